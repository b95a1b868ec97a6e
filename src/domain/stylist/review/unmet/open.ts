import type { UnmetReason } from '#contract/outfits.ts';
import { type Named, saidOf } from '../../house/language/mentions/meanings.ts';
import type { Wishes } from '../../house/language/wishes/what-is-wished.ts';
import type { Part } from '../../writing/sentence.ts';

/** A wish that is not in the outfit, before anybody has asked why. */
export interface Open {
  /** The request's own words, or the house's. */
  words: string | Part;
  why: () => UnmetReason;
}

/** In a longer text, what the person rather tells of than wishes. */
export function isToldOf(named: Named, { doubtful }: Wishes): boolean {
  return doubtful.has(saidOf(named));
}
