import { lookUp } from '../lexicon/lexicon.ts';
import type { Mention } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';
import { startOfThought } from '../mentions/thought.ts';
import { isOnlyConsidered, isWornOut } from './not-worn-again.ts';

/** "My", "zu meinem": what follows up to its noun is the person's own. */
const POSSESSIVE = /(^| )(my|mein|meine|meinen|meinem|meiner|meines)$/;
const HAS = /^(have|got|own|ive got|i have|i own|habe|hab|besitze)$/;
const PERSON = /^(i|ive|we|ich|wir|hab|habe|besitze)$/;
/** Between "have" and what one has, or between a noun and "that I own". */
const BETWEEN =
  /^(already|schon|bereits|only|just|nur|new|old|real|proper|decent|neue\w*|alte\w*|existing|own|favorite|favourite|trusty|that|which|the|die|das|den|of mine)$/;
/** "Find my", "replace my": what is named is to be bought. */
const SOUGHT =
  /^(find|choose|pick|buy|get|need|replace|replacing|replacement|upgrade|instead of|tired of|sick of|finde|kaufe|brauche|ersetze\w*|ersatz|statt)$/;
const IN_THE_CLOSET =
  /^(?:(?:that|which|already|is|are|hangs?|schon|hangt|liegt|das|die|der) )*(?:in|from|out of|im|aus) (?:my |meinem |dem )?(?:closet|wardrobe|kleiderschrank|schrank)\b/;
/** "Black jeans already sorted", "the shoes I have covered". */
const SORTED =
  /^(?:(?:are|is|i have|ive got|i have got|have|sind|ist) )?(?:(?:already|schon|bereits) (?:sorted|covered|there|got|taken care of|da|vorhanden)\b|(?:sorted|covered|vorhanden)\b(?! in| with))/;
const RELATIVE = /^(die|der|das|den)$/;
const OTHERS =
  /^(grandmother|grandma|gran|mother|mum|mom|father|dad|grandfather|grandpa|husband|wife|sister|brother|aunt|uncle|partner|boyfriend|girlfriend)s$/;

/**
 * The nouns that somebody says they have: "my green shoes", "I already have a navy suit and brown shoes", "the boots that I own".
 * Where it is not plain, a noun is to be bought, as ever.
 * @returns the places of those nouns among the mentions
 */
export function ownedNouns(mentions: readonly Mention[]): ReadonlySet<number> {
  const owned = new Set<number>();
  const wordAt = (at: number) => mentions[at]?.text ?? '';

  for (let at = 0; at < mentions.length; at++) {
    const isMine =
      POSSESSIVE.test(wordAt(at)) && !SOUGHT.test(wordAt(at - 1)) && !isSaidToBeWornOut(mentions, at + 1);
    const starts = isMine || saysThatOneHas(mentions, at);
    if (starts) for (const noun of nounsAfter(mentions, at + 1, !isMine)) owned.add(noun);
    if (mentions[at]?.meaning.is === 'garments' && isOwnedAfterwards(mentions, at + 1)) owned.add(at);
  }

  return owned;
}

/** "All my shirts feel tired": what is to be replaced is not dressed in. */
function isSaidToBeWornOut(mentions: readonly Mention[], from: number): boolean {
  const noun = mentions.findIndex(
    ({ meaning }, at) => at >= from && at < from + 4 && meaning.is === 'garments',
  );

  return noun >= 0 && isWornOut(mentions, noun);
}

const LACKS = /^(own|owned|have|had|got|bought|worn|habe|hab|besitze|besaß|getragen)$/;
const WANTS_ONE = /^(one|some|einen|eine|eins|welche)$/;
const WANTS = /^(need|want|get|buy|looking for|brauche|brauch|will|suche|such|kaufe)$/;

const HABITUALLY =
  /^(usually|normally|mostly|otherwise|ordinarily|typically|sonst|normalerweise|meistens|meist|gewohnlich|ublicherweise)$/;
const WEARS = /^(wear|put on|live in|in|trage|trag|ziehe|laufe)$/;

/** What somebody usually wears, told for the contrast: "I normally live in jeans", "ich trage sonst nur Jeans". */
export function usualNouns(mentions: readonly Mention[]): ReadonlySet<number> {
  const usual = new Set<number>();

  for (const [at, { text }] of mentions.entries()) {
    const livesIn = /^(?:live|lebe|wohne)$/.test(text) && /^(?:in)$/.test(mentions[at + 1]?.text ?? '');
    // "I have worn suits for thirty years", "I only own hoodies": told of what was.
    const isPast = text === 'worn' && /^(?:have|ive|had|i have)$/.test(mentions[at - 1]?.text ?? '');
    const isAllThereIs =
      (/^(?:own|have)$/.test(text) && mentions[at - 1]?.text === 'only') ||
      (/^(?:besitze|habe|hab)$/.test(text) && mentions[at + 1]?.text === 'nur');
    if (!HABITUALLY.test(text) && !livesIn && !isPast && !isAllThereIs) continue;
    const near = mentions.slice(Math.max(0, at - 2), at + 4);
    if (!isPast && !isAllThereIs && !near.some((mention) => WEARS.test(mention.text))) continue;
    const noun = mentions.findIndex(
      ({ meaning }, after) => after > at && after < at + 6 && meaning.is === 'garments',
    );
    // Of shoes, coats and bags who has only one pair wears it.
    if (isAllThereIs && isOneForAll(mentions[noun]?.meaning)) continue;
    if (isAllThereIs && isToBeJoined(mentions, noun)) continue;
    if (noun > 0) for (const one of nounsAfter(mentions, noun, true)) usual.add(one);
  }

  return usual;
}

/** "I only have a navy suit, what goes with it", „hab nur einen Anzug, was zieh ich dazu an“: it is worn, and the rest is looked for. */
function isToBeJoined(mentions: readonly Mention[], noun: number): boolean {
  const behind = mentions
    .slice(noun + 1)
    .map(({ text }) => text)
    .join(' ');

  return /(?:^| )(?:goes? with (?:it|that|them)|(?:to )?wear with (?:it|that|them)|dazu|damit)(?: |$)/.test(
    behind,
  );
}

function isOneForAll(meaning: Mention['meaning'] | undefined): boolean {
  return (
    meaning?.is === 'garments' &&
    meaning.target.slots.every((slot) => slot === 'shoes' || slot === 'bag' || slot === 'outer')
  );
}

/**
 * The nouns that somebody says they do not have: "I don't own a coat", "never worn a suit", "ich habe keinen Anzug". Nobody refuses
 * what they lack; it is asked for where "I need one" follows.
 * @returns by the place of the noun, whether it is asked for
 */
export function lackedNouns(mentions: readonly Mention[]): ReadonlyMap<number, boolean> {
  const lacked = new Map<number, boolean>();

  for (const [at, { meaning }] of mentions.entries()) {
    if (!isNot(meaning)) continue;
    const [before, after, next] = [mentions[at - 1], mentions[at + 1], mentions[at + 2]];
    const isSaidAfter = LACKS.test(after?.text ?? '') && next?.text !== 'to';
    const isSaidBefore =
      (LACKS.test(before?.text ?? '') && isPhrase(after)) ||
      // "I own thirty tracksuits and not one pair of chinos".
      (/^(?:one|single|a single)$/.test(after?.text ?? '') &&
        mentions.slice(startOfThought(mentions, at), at).some(({ text }) => LACKS.test(text)));
    if (!isSaidAfter && !isSaidBefore) continue;
    // "I have no suit and want none", „hab keinen Anzug, will auch keinen“: refused after all.
    const behind = mentions.slice(at + 1, at + 10).map(({ text }) => text);
    if (WANTS_NONE.test(behind.join(' '))) continue;
    const from = isSaidAfter ? at + 2 : at + 1;
    for (const noun of [...nounsAfter(mentions, from, true), ...qualitiesAfter(mentions, from)])
      lacked.set(noun, isAskedFor(mentions, noun));
  }

  return lacked;
}

const WANTS_NONE =
  /\b(?:(?:will|mag|mochte|brauche?|want|need)(?: \w+){0,2} (?:keine[nrs]?|none)|(?:dont|do not|wont)(?: really| actually)? (?:want|need|wear|like)(?: to)? (?:one|any|it|them|either))\b/;

function isPhrase(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'garments' || isQuality(mention);
}

function isAskedFor(mentions: readonly Mention[], noun: number): boolean {
  return mentions
    .slice(noun + 1, noun + 8)
    .some(
      ({ text }, at, rest) =>
        WANTS.test(text.replace(/^(?:i|so) /, '')) && WANTS_ONE.test(rest[at + 1]?.text ?? ''),
    );
}

/** "I already have", "ich habe"; "I have to" and "I don't have" say nothing of the kind. */
function saysThatOneHas(mentions: readonly Mention[], at: number): boolean {
  const word = mentions[at]?.text ?? '';
  if (!HAS.test(word) || mentions[at + 1]?.text === 'to') return false;
  const before = mentions.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  if (isOnlyConsidered(mentions, at + 1)) return false;
  // "Already own black jeans", "hab schon eine Chino".
  const isAlready = [before.at(-1), mentions[at + 1]?.text].some((text) => ALREADY.test(text ?? ''));
  if (isAlready && !before.some(isAnybody))
    return !before.some((text) => /^(?:should|might|could)$/.test(text));
  // "Got a gray suit already", "have doc martens already".
  const isSaidOfWhatIsThere =
    /^(?:got|have)$/.test(word) &&
    (mentions[at - 1] === undefined || mentions[at - 1]?.meaning.is === 'break') &&
    mentions.slice(at + 1, at + 7).some(({ text }) => ALREADY.test(text));
  if (isSaidOfWhatIsThere) return true;
  const isSaidOfOneself = [word.split(' ')[0] ?? '', ...before, mentions[at + 1]?.text ?? ''].some((text) =>
    PERSON.test(text),
  );

  return isSaidOfOneself && !mentions.slice(Math.max(0, at - 2), at).some(({ meaning }) => isNot(meaning));
}

const ALREADY = /^(?:already|schon|bereits)$/;

function isAnybody(text: string): boolean {
  return /^(?:he|she|they|who|everyone|er|sie)$/.test(text);
}

function isNot(meaning: Mention['meaning']): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'not' || meaning.cue === 'instead-of');
}

/** "Anything black": what stands for a noun. */
function qualitiesAfter(mentions: readonly Mention[], from: number): number[] {
  if (!/^(?:anything|something|much|etwas|nichts)$/.test(mentions[from]?.text ?? '')) return [];
  const end = mentions.findIndex((mention, at) => at > from && !isQuality(mention));

  return mentions.map((_, at) => at).slice(from + 1, end < 0 ? undefined : end);
}

/** "My lululemon leggings", "my phase eight dress", "my interview blazer": a maker's name, or what it is worn for, right before the noun. */
function saysWhichOwn(mentions: readonly Mention[], at: number): boolean {
  const isName = ({ meaning, text }: Mention) =>
    ['unknown', 'occasion', 'style'].includes(meaning.is) ||
    (meaning.is === 'filler' && lookUp(text)?.some(({ is }) => is === 'occasion') === true);
  const [here, next, third] = mentions.slice(at, at + 3);
  if (here === undefined || !isName(here)) return false;

  return (
    next?.meaning.is === 'garments' ||
    (here.meaning.is === 'unknown' &&
      (next?.meaning.is === 'unknown' || next?.meaning.is === 'filler') &&
      third?.meaning.is === 'garments')
  );
}

/** The noun of this phrase, and those that "and" joins to it; "my suit and a shirt" stops before the article. */
function nounsAfter(mentions: readonly Mention[], from: number, isList: boolean): number[] {
  const nouns: number[] = [];

  for (let at = from; at < mentions.length; at++) {
    const mention = mentions[at];
    if (mention === undefined) break;
    const { meaning, text } = mention;
    if (meaning.is === 'garments') {
      nouns.push(at);
      const next = mentions[at + 1]?.meaning;
      if (next?.is === 'garments') continue;
      if (next?.is !== 'cue' || next.cue !== 'and') break;
      at++;
      const after = mentions[at + 1]?.meaning;
      if (after?.is === 'cue' && after.cue === 'article' && !isList) break;
      continue;
    }
    const isArticle = meaning.is === 'cue' && meaning.cue === 'article';
    if (nouns.length === 0 && saysWhichOwn(mentions, at)) {
      if (mentions[at + 1]?.meaning.is !== 'garments') at++;
      continue;
    }
    if (isQuality(mention) || isArticle || BETWEEN.test(text) || OTHERS.test(text) || PERSON.test(text))
      continue;
    break;
  }

  return nouns;
}

/** "... that I already own", "... die ich schon habe", "... in my closet". */
function isOwnedAfterwards(mentions: readonly Mention[], from: number): boolean {
  let isSaidOfOneself = false;
  const rest = mentions.slice(from, from + 6).map(({ text }) => text);
  if (SORTED.test(rest.join(' ').trim())) return true;
  if (IN_THE_CLOSET.test(rest.join(' '))) return true;

  for (let at = from; at < Math.min(mentions.length, from + 6); at++) {
    const text = mentions[at]?.text ?? '';
    // A German relative clause follows a comma.
    if (mentions[at]?.meaning.is === 'break' && RELATIVE.test(mentions[at + 1]?.text ?? '')) continue;
    if (/^(?:habe|hab)$/.test(text) && /^ich$/.test(mentions[at + 1]?.text ?? ''))
      return !isOnlyConsidered(mentions, at + 2);
    if (HAS.test(text)) return (isSaidOfOneself || /^i /.test(text)) && mentions[at + 1]?.text !== 'to';
    if (PERSON.test(text)) isSaidOfOneself = true;
    else if (!BETWEEN.test(text)) return false;
    // "I own": the word is read as one with what stands before it.
    if (text === 'own') return isSaidOfOneself;
  }

  return false;
}
