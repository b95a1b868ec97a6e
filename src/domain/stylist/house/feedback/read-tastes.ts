import type { Taste } from '#contract/style-profile.ts';
import type { Mention } from '../language/meanings.ts';
import { isOfUnknown, phrasesIn, wordsOf } from './phrases-of-taste.ts';
import { sideOf } from './side-of-phrase.ts';

/** One thing that a feedback likes or avoids. */
export interface SaidTaste {
  taste: Taste;
  parts: Mention[];
}

/**
 * What a feedback likes and avoids of garments, cloths, patterns, cuts, colors and styles, each in the words of the person. A thing
 * is liked only where something says so: "turtlenecks strangle me" is not understood rather than taken for a liking.
 */
export function readTastes(mentions: readonly Mention[]): SaidTaste[] {
  const said: SaidTaste[] = [];

  for (const phrase of phrasesIn(mentions)) {
    const side = isOfUnknown(phrase, mentions) ? null : sideOf(phrase, mentions, said.at(-1));
    const words = side === null ? null : wordsOf(phrase, side);
    if (side !== null && words !== null) said.push({ taste: { side, words }, parts: phrase.parts });
  }

  return said;
}
