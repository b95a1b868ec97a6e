import { isCue } from '../mentions/cues.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';

/** "Too much gold, bag and earrings in silver": behind a comma other things than what there is too much of are a remedy. */
export function endsExcess(marked: readonly Mention[], at: number, struckLast: Meaning): boolean {
  const opener = marked.findLast(({ meaning }, index) => index < at && isCue(meaning, 'not'));
  const next = marked[at + 1]?.meaning;
  const thing = next !== undefined && isCue(next, 'article') ? marked[at + 2]?.meaning : next;

  return (
    marked[at]?.meaning.is === 'break' &&
    EXCESS.test(opener?.text ?? '') &&
    thing !== undefined &&
    thing.is !== struckLast.is
  );
}

const EXCESS = /^(?:zu viele?|too much|too many|genug von|enough of|enough)$/;
