import { isCue } from './cues.ts';
import type { Mention } from './meanings.ts';

type Ends = (mention: Mention, at: number) => boolean;

const isMark: Ends = ({ meaning }) => meaning.is === 'break';

/** A mark, or a "but". */
export const isMarkOrBut: Ends = ({ meaning }) => meaning.is === 'break' || isCue(meaning, 'but');

/** The index where the thought begins that a word stands in: behind the last mark before it, or what else ends one here. */
export function startOfThought(mentions: readonly Mention[], at: number, ends = isMark): number {
  let start = Math.min(at, mentions.length);
  while (start > 0 && !ends(mentions[start - 1] as Mention, start - 1)) start--;

  return Math.max(0, start);
}

/** The index behind its last word. */
export function endOfThought(mentions: readonly Mention[], at: number, ends = isMark): number {
  let end = Math.max(0, at + 1);
  while (end < mentions.length && !ends(mentions[end] as Mention, end)) end++;

  return Math.min(end, mentions.length);
}

/** All that is said in the thought that a word stands in. */
export function thoughtAt(mentions: readonly Mention[], at: number, ends = isMark): Mention[] {
  return mentions.slice(startOfThought(mentions, at, ends), endOfThought(mentions, at, ends));
}
