import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';

/**
 * "Suit dark blue and tie red", "a blazer beige, a blouse white": where each noun of a list has its color behind it, it is said as if it stood
 * before it. Of one noun alone the usual reading finds it.
 * @param isWhole whether the text says all that is worn, so that a bare noun behind "and" leaves the color to the first
 */
export function beforeTheirNouns(mentions: readonly Mention[], isWhole: boolean): Mention[] {
  const turned = [...mentions];
  for (let at = 0; at < turned.length; at++) {
    if (isBehindNoun(turned, at)) {
      const [noun, colour] = turned.slice(at, at + 2);
      if (noun !== undefined && colour !== undefined) turned.splice(at, 2, colour, noun);
      at++;
      continue;
    }
    const pairs = pairsFrom(turned, at);
    if (pairs.length < 2 && !(isWhole && isBeforeNoun(turned, at))) continue;
    for (const noun of pairs) {
      const [first, colour] = turned.slice(noun, noun + 2);
      if (first !== undefined && colour !== undefined) turned.splice(noun, 2, colour, first);
    }
    at = (pairs.at(-1) ?? at) + 1;
  }

  return turned;
}

/** „Sakko grau und dazu Hose“: what stands beside it is another piece, and of no color yet. */
function isBehindNoun(mentions: readonly Mention[], at: number): boolean {
  const [noun, colour, and, beside] = mentions.slice(at, at + 4);

  return (
    noun?.meaning.is === 'garments' &&
    colour?.meaning.is === 'colour' &&
    !noun.negated &&
    !colour.negated &&
    mentions[at - 1]?.meaning.is !== 'colour' &&
    isCue(and?.meaning, 'and') &&
    /^(?:dazu|with it|to go with it)$/.test(beside?.text ?? '')
  );
}

/** "Suit dark blue and a bow tie": what stands before the "and" is of the first alone. */
function isBeforeNoun(mentions: readonly Mention[], at: number): boolean {
  const next = isCue(mentions[at + 3]?.meaning, 'article') ? at + 4 : at + 3;

  return isCue(mentions[at + 2]?.meaning, 'and') && mentions[next]?.meaning.is === 'garments';
}

/** Where the nouns of such a list stand, from a place on. */
function pairsFrom(mentions: readonly Mention[], start: number): number[] {
  const pairs: number[] = [];
  for (let at = start; ; ) {
    if (mentions[at]?.meaning.is !== 'garments' || mentions[at + 1]?.meaning.is !== 'colour') return pairs;
    if (mentions[at]?.negated === true || mentions[at + 1]?.negated === true) return pairs;
    // "Blazer, black trousers": the color stands before its noun; so does the first one of "a red dress, white shoes".
    if (mentions[at - 1]?.meaning.is === 'colour' && !pairs.includes(at - 2)) return pairs;
    const next = mentions[at + 2];
    // "Shirt white tie navy": as far as each has one.
    const isNoun = next?.meaning.is === 'garments';
    const isJoined = next !== undefined && (next.meaning.is === 'break' || isCue(next.meaning, 'and'));
    if (isNoun && mentions[at + 3]?.meaning.is !== 'colour') return [];
    if (!isNoun && !isJoined && !isEnd(next)) return pairs;
    pairs.push(at);
    if (!isNoun && !isJoined) return pairs;
    at += isNoun ? 2 : 3;
    while (isCue(mentions[at]?.meaning, 'and', 'article')) at++;
  }
}

function isEnd(mention: Mention | undefined): boolean {
  return mention === undefined || /^(?:please|pls|bitte)$/.test(mention.text);
}
