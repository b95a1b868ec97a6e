import { type Garment, isKind } from './garment.ts';
import { pairRulePoints } from './pair-rules.ts';
import { areNeighbours } from './styles.ts';

/**
 * What each part of a pair is worth, in points. By hand: style and dress code as `styles.ts` and `formality.ts` have them, cuts
 * after `pair-rules.ts`, warmth by the cut alone.
 */
const WORTH = {
  style: 0.5,
  formality: 0.5,
  formalityApart: -1.5,
  formalityTogether: 0.4,
  formalityEachStep: -0.25,
  /** Each step of warmth beyond two between them: a parka with sandals. */
  warmthEachStep: -0.3,
  /** Two pairs of trousers, two pairs of shoes. */
  samePart: -2,
} as const;

const KNOWN = new Map<Garment, Map<Garment, number>>();

/**
 * How well two garments go together, whatever their cloth and color: by part, dress code, warmth, style and cut. About -3 to 1;
 * the same whichever is named first. This is the one table of pairs: outfits are composed by it, and it is what is measured.
 */
export function garmentPairPoints(first: Garment, second: Garment): number {
  const known = KNOWN.get(first)?.get(second);
  if (known !== undefined) return known;

  const points =
    WORTH.style * styleOverlap(first, second) +
    WORTH.formality * formalityOverlap(first, second) +
    warmthApart(first, second) +
    (isOnePart(first, second) ? WORTH.samePart : 0) +
    pairRulePoints(first, second);
  const row = KNOWN.get(first) ?? new Map<Garment, number>();
  row.set(second, points);
  KNOWN.set(first, row);

  return points;
}

function styleOverlap(first: Garment, second: Garment): number {
  const shared = first.styles.filter((style) => second.styles.includes(style)).length;
  if (shared > 0) return Math.min(1, 0.6 + 0.2 * shared);

  return first.styles.some((style) => second.styles.some((other) => areNeighbours(style, other)))
    ? 0.3
    : -0.2;
}

function formalityOverlap(first: Garment, second: Garment): number {
  const low = Math.max(first.formality[0], second.formality[0]);
  const high = Math.min(first.formality[1], second.formality[1]);
  const middles =
    Math.abs(first.formality[0] + first.formality[1] - second.formality[0] - second.formality[1]) / 2;

  return low > high ? WORTH.formalityApart : WORTH.formalityTogether + WORTH.formalityEachStep * middles;
}

function warmthApart(first: Garment, second: Garment): number {
  return WORTH.warmthEachStep * Math.max(0, Math.abs(first.warmth - second.warmth) - 2);
}

/** Dresses and suits of one piece that have a top beneath them: a pinafore always, overalls where one is asked for. */
export const WORN_OVER_TOPS: ReadonlySet<string> = new Set(['pinafore', 'dungarees', 'boilersuit']);

/** Of them what nobody wears on the skin. */
export const WITH_A_BIB: ReadonlySet<string> = new Set(['pinafore', 'dungarees']);

/** Layers and touches are worn in numbers, a pinafore over a top; nothing else is worn twice. */
function isOnePart(first: Garment, second: Garment): boolean {
  if (first.slot === second.slot) return first.slot !== 'outer' && first.slot !== 'accessory';
  const [dress, other] = first.slot === 'dress' ? [first, second] : [second, first];

  return (
    dress.slot === 'dress' &&
    (other.slot === 'bottom' || (other.slot === 'top' && !WORN_OVER_TOPS.has(dress.key))) &&
    !isKind(other, 'base-layer')
  );
}
