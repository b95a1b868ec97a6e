import type { Cue, Meaning, Mention } from './meanings.ts';

/** Whether a meaning is one of these cues. */
export function isCue(meaning: Meaning | undefined, ...cues: readonly Cue[]): boolean {
  return meaning?.is === 'cue' && cues.includes(meaning.cue);
}

export function isCueAt(mentions: readonly Mention[], at: number, ...cues: readonly Cue[]): boolean {
  return isCue(mentions[at]?.meaning, ...cues);
}
