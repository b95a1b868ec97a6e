import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';

const METALS: readonly ColourName[] = ['Gold', 'Silver'];

/** Materials that have a colour of their own; every other cloth can be dyed. */
const OWN_COLOURS: Partial<Record<FabricName, readonly ColourName[]>> = {
  'gold-tone metal': ['Gold'],
  'silver-tone metal': ['Silver'],
  steel: ['Silver', 'Gold', 'Black'],
  crystal: ['Silver', 'Gold', 'Black', 'White', 'Blush', 'Emerald', 'Navy'],
  pearl: ['Ivory', 'White', 'Cream'],
  straw: ['Tan', 'Beige', 'Camel', 'Cream', 'Brown', 'Ivory', 'Black'],
  raffia: ['Tan', 'Beige', 'Camel', 'Cream', 'Brown', 'Ivory', 'Black'],
};

/** What shines like metal besides metal: gold in dull cloth is mustard, and silver gray. */
const CAN_BE_METALLIC: ReadonlySet<FabricName> = new Set([
  ...([
    'leather',
    'vegan leather',
    'sequin',
    'brocade',
    'satin',
    'silk',
    'velvet',
    'taffeta',
    'lace',
  ] as const),
]);

export function clothComesIn(fabric: FabricName, colour: ColourName): boolean {
  const own = OWN_COLOURS[fabric];
  if (own !== undefined) return own.includes(colour);

  return !METALS.includes(colour) || CAN_BE_METALLIC.has(fabric);
}
