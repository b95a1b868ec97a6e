import type { Mention } from '../mentions/meanings.ts';

/** "Knees covered", "covered knees": said of the part of the body, and asks for nothing more. */
export function isSaidOfPart(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  if (meaning?.is !== 'mood' || !COVERED.test(text ?? '')) return false;

  return (
    mentions[at + 1]?.meaning.is === 'body' ||
    mentions.some(({ meaning: { is } }, part) => is === 'body' && part < at && isCovered(mentions, part))
  );
}

/** Whether the part of the body is said to be covered, before it or behind it: "my knees should be covered". */
export function isCovered(mentions: readonly Mention[], at: number): boolean {
  const isWord = (mention: Mention | undefined) =>
    mention?.meaning.is === 'mood' && COVERED.test(mention.text) && !mention.negated;
  const behind = mentions
    .slice(at + 1, at + 5)
    .find(({ meaning: { is } }) => !['filler', 'body'].includes(is) && is !== 'cue');

  return isWord(mentions[at - 1]) || isWord(behind);
}

const COVERED = /^(?:covered|covered up|bedeckt|verdeckt)$/;

/** "A tattoo I'd rather cover": said behind the part. */
export function isHiddenBehind(mentions: readonly Mention[], at: number): boolean {
  const behind = mentions.slice(at + 1, at + 7);
  const end = behind.findIndex(({ meaning }) => meaning.is === 'break');
  const said = end < 0 ? behind : behind.slice(0, end);

  return (
    said.some(({ meaning, negated }) => meaning.is === 'hide' && !negated) &&
    !said.some(({ meaning }) => meaning.is === 'body')
  );
}

/** "Hide my hips and my arms": the reach of "hide" goes over a list, and ends where another thought begins. */
export function isToBeHidden(mentions: readonly Mention[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const { meaning } = mentions[before] ?? {};
    if (meaning?.is === 'hide') return true;
    const goesOn =
      meaning?.is === 'filler' ||
      meaning?.is === 'body' ||
      meaning?.is === 'goal' ||
      (meaning?.is === 'break' && !meaning.strong) ||
      (meaning?.is === 'cue' && ['and', 'or', 'article'].includes(meaning.cue));
    if (!goesOn) return false;
  }

  return false;
}
