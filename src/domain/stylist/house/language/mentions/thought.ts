import { isCue } from './cues.ts';
import type { Mention } from './meanings.ts';

type Ends = (mention: Mention, at: number) => boolean;

const isMark: Ends = ({ meaning }) => meaning.is === 'break';

/** A mark, or a "but". */
export const isMarkOrBut: Ends = ({ meaning }) => meaning.is === 'break' || isCue(meaning, 'but');

/** The index where the thought begins that a word stands in: behind the last mark before it, or what else ends one here. */
export function startOfThought(mentions: readonly Mention[], at: number, ends = isMark): number {
  return mentions.slice(0, at).findLastIndex(ends) + 1;
}

/** The index behind its last word. */
export function endOfThought(mentions: readonly Mention[], at: number, ends = isMark): number {
  const end = mentions.findIndex((mention, index) => index > at && ends(mention, index));

  return end < 0 ? mentions.length : end;
}

/** All that is said in the thought that a word stands in. */
export function thoughtAt(mentions: readonly Mention[], at: number, ends = isMark): Mention[] {
  return mentions.slice(startOfThought(mentions, at, ends), endOfThought(mentions, at, ends));
}
