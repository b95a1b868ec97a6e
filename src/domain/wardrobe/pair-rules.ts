import type { Slot } from '#contract/outfits.ts';
import { type Fit, type Garment, isKind, type Kind } from './garment.ts';
import type { Silhouette } from './silhouettes.ts';

/** Garments by what they are; every field that is given has to hold. */
interface Sort {
  kinds?: readonly Kind[];
  without?: readonly Kind[];
  keys?: readonly string[];
  fits?: readonly Fit[];
  slot?: Slot;
  silhouette?: Silhouette;
  /** The least formality at which it is worn at all. */
  fromFormality?: number;
}

export interface PairRule {
  one: Sort;
  other: Sort;
  /** -1 is a mistake that everybody sees, 0.4 a pair that is sold together. */
  points: number;
}

/**
 * What is worn with what: volume against volume, and the habits of the trade. By hand, after the rules that tailors and
 * dress codes agree on (a roll-neck has no room for a tie; boots are not for shorts); color, style and dress code
 * are judged apart.
 */
export const PAIR_RULES: readonly PairRule[] = [
  // Volume: wide over narrow, narrow over wide, not wide over wide.
  { one: { fits: ['oversized'] }, other: { fits: ['slim', 'straight'] }, points: 0.25 },
  { one: { fits: ['oversized'] }, other: { fits: ['wide-leg'] }, points: -0.3 },
  { one: { fits: ['fitted'] }, other: { fits: ['wide-leg'] }, points: 0.3 },
  { one: { kinds: ['crop-top'] }, other: { kinds: ['high-rise'] }, points: 0.4 },
  { one: { kinds: ['crop-top'] }, other: { kinds: ['low-rise'] }, points: -0.6 },
  // A short jacket cut close has no room for a loose shirt.
  {
    one: { keys: ['biker-jacket', 'denim-jacket', 'bomber'] },
    other: { slot: 'top', fits: ['oversized'], kinds: ['collared'] },
    points: -0.9,
  },
  { one: { kinds: ['shorts'] }, other: { kinds: ['vest'] }, points: -0.9 },
  // Lengths and what stands below them.
  { one: { kinds: ['shorts'] }, other: { kinds: ['boots', 'heels', 'lace-ups', 'coat'] }, points: -0.9 },
  { one: { kinds: ['floor-length'] }, other: { kinds: ['sneakers', 'coat'] }, points: -0.3 },
  { one: { kinds: ['coat'] }, other: { kinds: ['open-toe'] }, points: -0.9 },
  {
    one: { kinds: ['dress', 'skirt'] },
    other: { keys: ['cap', 'sports-watch'] },
    points: -0.6,
  },
  { one: { kinds: ['dress', 'skirt'], without: ['active'] }, other: { keys: ['backpack'] }, points: -0.6 },
  { one: { kinds: ['skirt', 'dress'] }, other: { kinds: ['lace-ups'], fromFormality: 2 }, points: -0.5 },
  { one: { kinds: ['dress'] }, other: { kinds: ['loafers'] }, points: -0.3 },
  // What flows wants a shoe that is cut low, and a skirt of a suit one that is lighter than the loafer.
  {
    one: { keys: ['wrap-dress', 'day-dress', 'suit-skirt', 'pencil-skirt'] },
    other: { kinds: ['loafers'] },
    points: -1.2,
  },
  { one: { kinds: ['dress'] }, other: { kinds: ['vest'] }, points: -1.5 },
  { one: { kinds: ['skirt'] }, other: { keys: ['waistcoat'] }, points: -0.8 },
  { one: { kinds: ['sleeveless'], slot: 'top' }, other: { kinds: ['vest'] }, points: -1.5 },
  { one: { kinds: ['gown'] }, other: { kinds: ['jacket'] }, points: -0.8 },
  // Layers and necks.
  { one: { kinds: ['hoodie'] }, other: { kinds: ['blazer', 'lace-ups', 'heels'] }, points: -0.8 },
  // Soft trousers and the loafer with a strap are of two days.
  { one: { kinds: ['joggers'] }, other: { kinds: ['loafers', 'lace-ups'] }, points: -2 },
  {
    one: { kinds: ['hoodie', 'sweater', 'sweatshirt'] },
    other: { kinds: ['cardigan', 'vest', 'hoodie'] },
    points: -0.8,
  },
  { one: { kinds: ['turtleneck'] }, other: { kinds: ['tie', 'bow-tie', 'necklace'] }, points: -0.6 },
  { one: { kinds: ['collared'] }, other: { kinds: ['blazer', 'vest', 'sweater'] }, points: 0.15 },
  { one: { kinds: ['polo'] }, other: { kinds: ['collared'] }, points: -0.5 },
  { one: { keys: ['flannel-shirt'] }, other: { kinds: ['blazer'] }, points: -0.8 },
  {
    one: { slot: 'top', kinds: ['collared'] },
    other: { slot: 'outer', silhouette: 'shirt' },
    points: -1.6,
  },
  // Six buttons and peaked lapels over rubber soles.
  { one: { keys: ['double-breasted-blazer'] }, other: { kinds: ['sneakers'] }, points: -0.9 },
  // Sport and town.
  {
    one: { kinds: ['joggers', 'leggings'] },
    other: { kinds: ['loafers', 'lace-ups', 'belt', 'collared', 'blazer'] },
    points: -0.9,
  },
  { one: { kinds: ['jumpsuit'] }, other: { kinds: ['belt'] }, points: 0.1 },
  { one: { kinds: ['skirt', 'dress'] }, other: { keys: ['hiking-boots'] }, points: -1 },
  { one: { kinds: ['joggers'] }, other: { kinds: ['boots'], without: ['outdoor', 'rain'] }, points: -2 },
  {
    one: { kinds: ['wide-leg'] },
    other: { kinds: ['boots'], silhouette: 'knee-boot' },
    points: -0.6,
  },
  { one: { kinds: ['trousers'] }, other: { silhouette: 'knee-boot' }, points: -0.35 },
  { one: { kinds: ['midi'] }, other: { kinds: ['boots', 'heels', 'flats'] }, points: 0.1 },
  {
    one: { kinds: ['active'] },
    other: { without: ['active', 'lounge'], fromFormality: 1 },
    points: -0.7,
  },
];

/** The sum of the rules that the two fall under, whichever is named first. */
export function pairRulePoints(first: Garment, second: Garment): number {
  return oneWay(first, second) + oneWay(second, first);
}

function oneWay(first: Garment, second: Garment): number {
  return PAIR_RULES.reduce(
    (sum, { one, other, points }) => (isOf(one, first) && isOf(other, second) ? sum + points : sum),
    0,
  );
}

function isOf(sort: Sort, garment: Garment): boolean {
  return (
    (sort.kinds === undefined || isKind(garment, ...sort.kinds)) &&
    (sort.without === undefined || !isKind(garment, ...sort.without)) &&
    (sort.keys === undefined || sort.keys.includes(garment.key)) &&
    (sort.fits === undefined || (garment.fit !== null && sort.fits.includes(garment.fit))) &&
    (sort.slot === undefined || garment.slot === sort.slot) &&
    (sort.silhouette === undefined || garment.silhouette === sort.silhouette) &&
    (sort.fromFormality === undefined || garment.formality[0] >= sort.fromFormality)
  );
}
