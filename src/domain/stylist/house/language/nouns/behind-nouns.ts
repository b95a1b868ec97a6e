import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';

/**
 * "Suit dark blue and tie red", "a blazer beige, a blouse white": where each noun of a list has its color behind it, it is said as if it stood
 * before it. Of one noun alone the usual reading finds it.
 */
export function beforeTheirNouns(mentions: readonly Mention[]): Mention[] {
  const turned = [...mentions];
  for (let at = 0; at < turned.length; at++) {
    const pairs = pairsFrom(turned, at);
    if (pairs.length < 2) continue;
    for (const noun of pairs) {
      const [first, colour] = turned.slice(noun, noun + 2);
      if (first !== undefined && colour !== undefined) turned.splice(noun, 2, colour, first);
    }
    at = (pairs.at(-1) ?? at) + 1;
  }

  return turned;
}

/** Where the nouns of such a list stand, from a place on. */
function pairsFrom(mentions: readonly Mention[], start: number): number[] {
  const pairs: number[] = [];
  for (let at = start; ; ) {
    if (mentions[at]?.meaning.is !== 'garments' || mentions[at + 1]?.meaning.is !== 'colour') return pairs;
    if (mentions[at]?.negated === true || mentions[at + 1]?.negated === true) return pairs;
    // "Blazer, black trousers": the color stands before its noun; so does the first one of "a red dress, white shoes".
    if (mentions[at - 1]?.meaning.is === 'colour') return pairs;
    const next = mentions[at + 2];
    const isJoined = next !== undefined && (next.meaning.is === 'break' || isCue(next.meaning, 'and'));
    if (!isJoined && !isEnd(next)) return pairs;
    pairs.push(at);
    if (!isJoined) return pairs;
    at += 3;
    while (isCue(mentions[at]?.meaning, 'and', 'article')) at++;
  }
}

function isEnd(mention: Mention | undefined): boolean {
  return mention === undefined || /^(?:please|pls|bitte)$/.test(mention.text);
}
