import type { Slot } from '#contract/outfits.ts';
import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import { isCue } from '../mentions/cues.ts';
import type { Cue, Meaning, Mention } from '../mentions/meanings.ts';

/**
 * "Suit, shoes, belt and tie in black": what stands behind a list of bare nouns is said of each of them. Of a list in which one noun has a
 * quality of its own ("white shirt, jeans and boots in brown") it is the last noun's.
 */
export function sharedByLists(mentions: readonly Mention[]): Mention[] {
  const shared = new Map<number, readonly Mention[]>();

  for (let at = 1; at < mentions.length; at++) {
    if (!isQuality(mentions[at]?.meaning) || isQuality(mentions[at - 1]?.meaning)) continue;
    const isAfterIn = isCue(mentions[at - 1]?.meaning, 'in');
    const last = isAfterIn ? at - 2 : at - 1;
    const list = listUpTo(mentions, last);
    const nouns = isAfterIn ? withoutOwn(mentions, list) : list;
    if (nouns.length < (isAfterIn && isBarePair(mentions, nouns) ? 2 : LEAST_NOUNS)) continue;
    const before = thoughtBefore(mentions, nouns[0] ?? 0);
    if (!(isAfterIn || before.some(({ meaning }) => isCue(meaning, 'make')))) continue;
    // "Navy dress, bag and shoes in red": the dress is not of the pair.
    const isApart = isAfterIn && nouns.length === 2 && mentions[(nouns[0] ?? 0) - 1]?.meaning.is === 'break';
    if (isStruck(before) || (!isApart && before.some(({ meaning }) => isQuality(meaning)))) continue;
    const end = mentions.findIndex(({ meaning }, index) => index > at && !isQuality(meaning));
    const said = mentions.slice(isAfterIn ? at - 1 : at, end < 0 ? undefined : end);
    for (const noun of nouns) if (noun !== last) shared.set(noun, said);
  }

  for (const [at, mention] of mentions.entries())
    if (
      isQuality(mention.meaning) &&
      ON.test(mentions[at + 1]?.text ?? '') &&
      !isStruck(thoughtBefore(mentions, at))
    )
      for (const noun of nounsBehind(mentions, at + 2).slice(1)) shared.set(noun, [mention]);

  const given = new Set<number>();
  for (const [at, mention] of mentions.entries()) {
    const nouns = isQuality(mention.meaning)
      ? [...pairBefore(mentions, at), ...eitherBefore(mentions, at)]
      : [];
    for (const noun of nouns) shared.set(noun, [IN, mention]);
    if (nouns.length > 0) given.add(isCue(mentions[at - 1]?.meaning, 'in') ? at - 1 : at).add(at);
  }

  return shared.size === 0
    ? [...mentions]
    : mentions.flatMap((mention, at) => [...(given.has(at) ? [] : [mention]), ...(shared.get(at) ?? [])]);
}

const IN: Mention = { meaning: { is: 'cue', cue: 'in' }, text: 'in', said: 'in', negated: false };

/** "Trousers and a blazer, both lilac", „beides in Schwarz“: the two nouns of which a quality behind "both" is said. */
function pairBefore(mentions: readonly Mention[], quality: number): number[] {
  const at = linkBefore(mentions, quality);
  if (!BOTH.test(mentions[at - 1]?.text ?? '')) return [];
  const comma = mentions.slice(0, at - 1).findLastIndex(({ meaning }) => meaning.is === 'break');
  const mark = mentions[comma]?.meaning;
  if (comma < at - FARTHEST || mark?.is !== 'break' || mark.strong) return [];
  // „Mantel und Handschuhe dazu, beides schwarz“.
  const last = mentions.slice(0, comma).findLastIndex(({ meaning }) => !isCue(meaning, 'add'));
  const [first, link] = isCue(mentions[last - 1]?.meaning, 'article')
    ? [last - 3, last - 2]
    : [last - 2, last - 1];
  const isPair =
    mentions[last]?.meaning.is === 'garments' &&
    isCue(mentions[link]?.meaning, 'and') &&
    mentions[first]?.meaning.is === 'garments' &&
    !isStruck(thoughtBefore(mentions, first)) &&
    ![last, first].some((noun) => isDefinite(mentions[noun - 1]) || isQuality(mentions[noun - 1]?.meaning));

  return isPair ? [first, last] : [];
}

/** Where "in" stands that a color is said behind, „in einem freundlichen Blau“; else where the color stands. */
function linkBefore(mentions: readonly Mention[], quality: number): number {
  const before = mentions
    .slice(0, quality)
    .findLastIndex(
      ({ meaning, text }) =>
        BOTH.test(text) || !(isCue(meaning, 'article') || meaning.is === 'filler' || meaning.is === 'mood'),
    );
  if (BOTH.test(mentions[before]?.text ?? '')) return before + 1;

  return isCue(mentions[before]?.meaning, 'in') ? before : quality;
}

/** "Skirt or trousers, I don't mind, but in green": the two bare nouns of which one is to have a quality that is said behind them. */
function eitherBefore(mentions: readonly Mention[], quality: number): number[] {
  const or = mentions
    .slice(0, quality)
    .findLastIndex(({ meaning }, at) => isCue(meaning, 'or') && mentions[at - 1]?.meaning.is === 'garments');
  const [first, last] = [or - 1, isCue(mentions[or + 1]?.meaning, 'article') ? or + 2 : or + 1];
  const between = mentions.slice(last + 1, quality);
  const isBare = ![first - 1, last - 1].some((at) => isDescription(mentions[at]?.meaning));
  const isIndifferent = between.some(({ text }) => INDIFFERENT.test(text));
  const isSaid = between.every(
    ({ meaning }) =>
      meaning.is === 'filler' ||
      (meaning.is === 'break' && !meaning.strong) ||
      isCue(meaning, 'but', 'in', 'it', 'only', 'article'),
  );

  const next = mentions.slice(quality).find(({ meaning }) => !isQuality(meaning))?.meaning;

  return or > 0 &&
    next?.is !== 'garments' &&
    mentions[last]?.meaning.is === 'garments' &&
    isBare &&
    isIndifferent &&
    isSaid
    ? [first, last]
    : [];
}

const INDIFFERENT = phrase([
  '^',
  anyOf(
    // German
    'egal|gleich|wurscht|wurst|schnuppe|schnurz|schnurzegal|schnurzpiepegal',
    'piepegal|einerlei|jacke wie hose',

    // English
    'dont mind|dont care|do not mind|either|whichever|doesnt matter',
    'does not matter|dont care which|either is fine|either works|either will do',
    'either would do|either way|no preference|all the same|same to me',
  ),
  '$',
]);

function isDescription(meaning: Meaning | undefined): boolean {
  return isQuality(meaning) || meaning?.is === 'shape' || meaning?.is === 'mood';
}

/** „Beides in“ is two words where "both in" is one. */
export const BOTH = /^(?:both(?: in)?|beides?|alle beide)$/;
const ON = /^(?:on|auf)$/;

/** "Pinstripes on the blazer and the trousers": the nouns of a list that begins at a position. */
function nounsBehind(mentions: readonly Mention[], from: number): number[] {
  const nouns: number[] = [];
  for (let at = from; nouns.length < MOST_NOUNS; ) {
    if (isDefinite(mentions[at])) at += 1;
    if (mentions[at]?.meaning.is !== 'garments') break;
    nouns.push(at);
    if (!isCue(mentions[at + 1]?.meaning, 'and')) break;
    at += 2;
  }

  return nouns;
}

function isStruck(thought: readonly Mention[]): boolean {
  return thought.some(({ meaning }) => STRIKES.some((cue) => isCue(meaning, cue)));
}

const LEAST_NOUNS = 3;
/** Nobody lists more, and looking further costs more than it finds. */
const MOST_NOUNS = 8;
const STRIKES: readonly Cue[] = ['not', 'except', 'instead-of', 'keep', 'swap'];

/** Where the bare nouns of the list stand that ends at a position; each with no word but an article before it. */
function listUpTo(mentions: readonly Mention[], last: number): number[] {
  const nouns: number[] = [];
  for (let at = last; at >= 0 && nouns.length < MOST_NOUNS; ) {
    const noun = mentions[at]?.meaning;
    // Of jeans the blue goes without saying: "jeans, tee and shoes in white".
    if (noun?.is !== 'garments' || noun.target.label === 'jeans') break;
    nouns.unshift(at);
    let link = at - 1;
    // "A roll-neck and jeans, the sweater in red": of the last alone.
    const isPointedAt =
      at === last && isDefinite(mentions[link]) && mentions[link - 1]?.meaning.is === 'break';
    if (isPointedAt && !isDefinite(mentions[link - 3])) break;
    if (isDefinite(mentions[link])) link -= 1;
    if (!isListed(mentions[link]?.meaning)) break;
    at = link - 1;
    if (isListed(mentions[at]?.meaning)) at -= 1;
  }

  return nouns;
}

/** "Navy dress, bag and shoes in red": the dress has a color of its own, and what is carried and walked in goes together. */
function withoutOwn(mentions: readonly Mention[], nouns: readonly number[]): number[] {
  const [first = 0, ...others] = nouns;
  const areCarried = others.every((at) => {
    const { meaning } = mentions[at] as Mention;
    return meaning.is === 'garments' && meaning.target.slots.every((slot) => CARRIED.has(slot));
  });

  return others.length === 2 && areCarried && isQuality(mentions[first - 1]?.meaning) ? others : [...nouns];
}

const CARRIED: ReadonlySet<Slot> = new Set(['shoes', 'bag', 'accessory']);

/** "Blazer and trousers in cream": no article tells them apart. */
function isBarePair(mentions: readonly Mention[], [first = 0, second]: readonly number[]): boolean {
  return (
    second === first + 2 &&
    isCue(mentions[first + 1]?.meaning, 'and') &&
    !isCue(mentions[first - 1]?.meaning, 'article')
  );
}

function thoughtBefore(mentions: readonly Mention[], at: number): Mention[] {
  const before = mentions.slice(Math.max(0, at - FARTHEST), at);
  const start = before.findLastIndex(({ meaning }) => meaning.is === 'break' && meaning.strong);

  return before.slice(start + 1);
}

const FARTHEST = 6;

function isListed(meaning: Meaning | undefined): boolean {
  return isCue(meaning, 'and') || (meaning?.is === 'break' && meaning.mark === ',');
}

/** "A blazer, a tee and a skirt in navy" are three things, and one of them is navy. */
function isDefinite(mention: Mention | undefined): boolean {
  return isCue(mention?.meaning, 'article') && !/^(?:an?|eine?[nrms]?)$/.test(mention?.text ?? '');
}

function isQuality(meaning: Meaning | undefined): boolean {
  return meaning?.is === 'colour' || meaning?.is === 'fabric' || meaning?.is === 'pattern';
}
