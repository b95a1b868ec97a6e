import { pricePoints, tierAt } from '#domain/shopping/price-points.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isQuiet } from '../../house/compose/colour-pairs.ts';
import { coloursOfMood } from '../../house/compose/colours-of-mood.ts';
import type { Mood } from '../../house/language/mentions/meanings.ts';
import type { Wishes } from '../../house/language/wishes/what-is-wished.ts';
import type { KnownItem } from '../worn-item.ts';

/** Comfort and light are matters of degree: they always count as met. */
export function isInMood(
  mood: Mood,
  asked: Wishes,
  items: readonly KnownItem[],
  clothes: readonly KnownItem[],
): boolean {
  const colours = clothes.flatMap(({ colour }) => (colour === null ? [] : [colour]));
  const named = asked.colours.flatMap(({ names }) => [...names]);
  const ofPieces = asked.demands.flatMap(({ colours }) => colours.flatMap(({ names }) => [...names]));

  switch (mood) {
    case 'vegan':
      return !items.some(({ fabric }) => fabric !== null && fabricOf(fabric).animal === true);
    case 'sustainable':
      return items.every(isBoughtUsed);
    case 'modest':
      return !items.some(
        ({ garment }) =>
          garment !== null &&
          (isKind(garment, 'above-knee', 'crop-top', 'corset') ||
            (isKind(garment, 'sleeveless') && !hasSleevesOver(items))),
      );
    case 'monochrome':
      return named.length > 0
        ? // "The skirt in mustard, the rest navy".
          colours.every((colour) =>
            [...named, ...ofPieces].some((name) => familyOf(name) === familyOf(colour)),
          )
        : new Set(colours.map(familyOf)).size <= 1;
    case 'colourful':
      return colours.some((colour) => !isQuiet(colour));
    case 'neutral':
      return colours.every(isQuiet);
    case 'pastel':
    case 'earthy':
    case 'jewel':
      return colours.some((colour) => coloursOfMood(mood).includes(colour));
    case 'bold':
      return clothes.some(isNoticed);
    default:
      return true;
  }
}

/** A color that is none of the quiet ones, a pattern that is seen from afar, a cloth that shines. */
function isNoticed({ item, colour, fabric }: KnownItem): boolean {
  return (
    (colour !== null && !isQuiet(colour)) ||
    ['floral', 'dot', 'check', 'stripe'].includes(item.pattern) ||
    (fabric !== null && NOTICED_CLOTHS.includes(fabric))
  );
}

const NOTICED_CLOTHS: readonly FabricName[] = [
  ...(['leather', 'vegan leather', 'patent leather', 'sequin', 'satin'] as const),
  ...(['velvet', 'brocade', 'lace', 'mesh', 'taffeta'] as const),
];

/** Underwear and the like is not bought second-hand; nobody expects it. */
function isBoughtUsed({ item, garment, fabric }: KnownItem): boolean {
  if (garment === null || fabric === null) return true;
  const points = pricePoints(garment.key, fabric);

  return (
    !points.some(({ tier }) => tier === 'second-hand') ||
    tierAt(points, (item.priceLowCents + item.priceHighCents) / 200) === 'second-hand'
  );
}

function hasSleevesOver(items: readonly KnownItem[]): boolean {
  return items.some(({ garment }) => garment?.slot === 'outer' && !isKind(garment, 'vest'));
}
