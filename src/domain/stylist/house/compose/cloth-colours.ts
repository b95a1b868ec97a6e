import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';

const METALS: readonly ColourName[] = ['Gold', 'Silver'];

/** Materials that have a color of their own; every other cloth can be dyed. */
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

/** What a cloth is found in besides by who asks for it: dyed raffia, stones of glass, a puffer that shines, knits with lurex. */
const FOUND_IN: Partial<Record<FabricName, readonly ColourName[]>> = {
  straw: ['White', 'Cognac', 'Chocolate', 'Stone', 'Khaki'],
  raffia: COLOUR_NAMES.filter((name) => !METALS.includes(name)),
  pearl: ['Black', 'Charcoal', 'Gray', 'Silver', 'Blush', 'Gold', 'Beige'],
  crystal: COLOUR_NAMES,
  ...Object.fromEntries(
    (
      [
        ...(['patent leather', 'suede', 'nylon', 'down-filled nylon', 'recycled padding', 'mesh'] as const),
        ...(['canvas', 'stretch nylon', 'waterproof shell', 'chiffon', 'jersey', 'crepe'] as const),
        ...(['ribbed knit', 'cotton knit', 'merino', 'viscose'] as const),
      ] as const
    ).map((fabric) => [fabric, METALS]),
  ),
};

/** Whether a cloth can be found in that color by who asks for it. */
export function clothIsFoundIn(fabric: FabricName, colour: ColourName): boolean {
  return clothComesIn(fabric, colour) || FOUND_IN[fabric]?.includes(colour) === true;
}

export function clothComesIn(fabric: FabricName, colour: ColourName): boolean {
  const own = OWN_COLOURS[fabric];
  if (own !== undefined) return own.includes(colour);

  return !METALS.includes(colour) || CAN_BE_METALLIC.has(fabric);
}
