import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import { NOTHING, opensScope } from './ends-of-scope.ts';
import { isQuality } from './strike-back.ts';

const DEFINITE = /^(?:the|my|that|der|dem|den|die|das|meine[mnr]?)$/;

export function addsBehindComma(marked: readonly Mention[], at: number): boolean {
  return (
    marked[at]?.meaning.is === 'break' &&
    isCue(marked[at + 1]?.meaning, 'and') &&
    !DEFINITE.test(marked[at + 2]?.text ?? '')
  );
}

/** Behind one struck piece a comma, "and", and a piece with no "no" of its own. */
export function isSecondAndLast(marked: readonly Mention[], at: number): boolean {
  const opener = marked.slice(0, at).findLastIndex(({ meaning }) => opensScope(meaning));
  const struck = marked.slice(opener + 1, at);
  const noun = marked.findIndex(({ meaning }, index) => index > at && meaning.is === 'garments');

  return (
    marked[at]?.meaning.is === 'break' &&
    isCue(marked[at + 1]?.meaning, 'and') &&
    struck.filter(({ meaning }) => meaning.is === 'garments').length === 1 &&
    struck.every(({ meaning }) => meaning.is !== 'break' && !isCue(meaning, 'or', 'and')) &&
    noun > 0 &&
    noun < at + 5 &&
    !isCue(marked[noun + 1]?.meaning, 'strikes-back') &&
    !/^(?:either|auch|not|nicht)$/.test(marked[noun + 1]?.text ?? '')
  );
}

/** Behind a piece, "without", what it is to be without, and "and": another piece. */
export function isBesideWithout(marked: readonly Mention[], at: number): boolean {
  const opener = marked.slice(0, at).findLastIndex(({ meaning }) => opensScope(meaning));
  const struck = marked.slice(opener + 1, at);
  const next = marked
    .slice(at + 1)
    .find(({ meaning }) => !isQuality(meaning) && !isCue(meaning, 'article') && meaning.is !== 'filler');

  return (
    isCue(marked[at]?.meaning, 'and') &&
    WITHOUT_OR_NOT.test(marked[opener]?.text ?? '') &&
    marked[opener - 1]?.meaning.is === 'garments' &&
    struck.every(({ meaning }) => isQuality(meaning)) &&
    next?.meaning.is === 'garments'
  );
}

/** Behind a piece, "without", and what it is to be without: "in" and a quality. */
export function isOfPieceWithout(marked: readonly Mention[], at: number): boolean {
  const opener = marked.slice(0, at).findLastIndex(({ meaning }) => opensScope(meaning));
  const piece = marked[opener - 1];

  return (
    isCue(marked[at]?.meaning, 'in') &&
    isQuality(marked[at + 1]?.meaning ?? { is: 'filler' }) &&
    at > opener + 1 &&
    WITHOUT.test(marked[opener]?.text ?? '') &&
    piece?.meaning.is === 'garments' &&
    !piece.negated
  );
}

const WITHOUT = /^(?:without|ohne)$/;
/** "A coat not black and snow boots". */
const WITHOUT_OR_NOT = /^(?:without|ohne|not|nicht)$/;

/** Behind "nothing so" and a comma: a piece. */
export function isBesideNothing(
  marked: readonly Mention[],
  at: number,
  struckNoun: Mention | null,
  hasStruck: boolean,
): boolean {
  if (!hasStruck || struckNoun !== null || marked[at]?.meaning.is !== 'break') return false;
  const opener = marked.slice(0, at).findLast(({ meaning }) => opensScope(meaning));
  const next = marked
    .slice(at + 1)
    .find(({ meaning }) => !isQuality(meaning) && !isCue(meaning, 'article') && meaning.is !== 'filler');

  return NOTHING.test(opener?.text ?? '') && next?.meaning.is === 'garments';
}
