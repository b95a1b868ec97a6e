import { asFiller } from '../mentions/as-filler.ts';
import type { Mention } from '../mentions/meanings.ts';
import type { FeelingSaid } from './read-feelings.ts';

/**
 * What is left of a text where feelings have been read out of it: their words ask for nothing else, but for the styles, cuts
 * and levels they name. `asFelt` are those, in their words and by their names: what meets them is said of the feeling.
 */
export function besideFeelings(
  mentions: readonly Mention[],
  feelings: readonly FeelingSaid[],
): { told: Mention[]; asFelt: string[] } {
  if (feelings.length === 0) return { told: [...mentions], asFelt: [] };
  const asFelt: string[] = [];
  const told = mentions.map((mention, at): Mention => {
    const { meaning, text, from } = mention;
    const next = mentions.findIndex((other, index) => index > at && (other.from ?? -1) > (from ?? 0));
    const end = mentions[next]?.from ?? Number.POSITIVE_INFINITY;
    const felt = feelings.find((one) => from !== undefined && from < one.to && end > one.from);
    if (felt === undefined) return isJudged(mention, feelings) ? asFiller(mention) : mention;
    if (meaning.is === 'formality' || meaning.is === 'shape') asFelt.push(text, mention.said);
    // "Nothing too fancy", "not too casual": what is not to be overdone is no level that is asked for.
    if (['formality', 'occasion'].includes(meaning.is) && !mention.negated && DENIED.test(felt.said))
      return asFiller(mention);
    if (meaning.is === 'style') {
      asFelt.push(text, meaning.style);
      // "Not frumpy" asks for what is not: the style that mends it.
      return MENDED.has(felt.feeling) ? { ...mention, negated: false } : mention;
    }

    // "Not a bin bag", "not a tent": what it is not to look like is neither worn nor gone to.
    return ASKS_ONLY_THIS.has(meaning.is) || felt.feeling === 'shapely' ? asFiller(mention) : mention;
  });

  return { told, asFelt };
}

/** "Not a boring suit" denies that it is boring, and not the suit. */
function isJudged({ meaning, negated, from }: Mention, feelings: readonly FeelingSaid[]): boolean {
  return meaning.is === 'garments' && negated && feelings.some(({ to }) => to === from);
}

const DENIED = /^(?:not|nicht) /;

/** Feelings that name a style by what it is not. */
const MENDED: ReadonlySet<FeelingSaid['feeling']> = new Set(['current', 'easy'] as const);

const ASKS_ONLY_THIS: ReadonlySet<Mention['meaning']['is']> = new Set([
  ...(['unknown', 'pattern', 'missing', 'degree', 'wearer', 'years'] as const),
]);
