import type { Mention } from './meanings.ts';

export function isCueAt(mentions: readonly Mention[], at: number, cue: string): boolean {
  const meaning = mentions[at]?.meaning;

  return meaning?.is === 'cue' && meaning.cue === cue;
}
