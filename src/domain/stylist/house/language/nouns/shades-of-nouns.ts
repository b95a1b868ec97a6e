import type { ColourName } from '#contract/palette.ts';
import { comesIn } from '#domain/wardrobe/colourways.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { coloursOfMood } from '../../compose/colours-of-mood.ts';
import { isCue } from '../mentions/cues.ts';
import type { Grammar } from '../mentions/grammar.ts';
import type { Meaning, Mention, Mood } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';
import { cutBehind, shapeOf } from './cuts-behind.ts';
import { BOTH } from './listed-qualities.ts';
import { isShadeInItsPlace } from './shade-in-its-place.ts';

/**
 * What stands before a garment is said of it: "dark jeans" are dark, whatever the look is; and „ein langer, weiter Rock“ is long and
 * wide, where the same words behind it ask for more ("länger, weiter").
 */
export function asSaidOfNouns(mentions: readonly Mention[], { positiveOf }: Grammar): Mention[] {
  return mentions.map((mention, at) => {
    const { meaning, text } = mention;
    const behind = cutBehind(mentions, at);
    if (behind !== null) return { ...mention, meaning: ofThis(behind, mention.said) };
    // "A long puffer coat"; long coats have a word of their own.
    const coat = LONG.test(text) ? garmentBehind(mentions, at) : undefined;
    if (meaning.is === 'filler' && coat?.is === 'garments' && coat.target.label !== 'coat' && isCoat(coat))
      return { ...mention, meaning: ofThis(shapeOf('long coat') ?? meaning, mention.said) };
    // "A big hoodie", „ein riesiger Pulli“: of what is worn above, how it is cut.
    const top = isUnread(meaning) && BIG.test(text) ? garmentBehind(mentions, at) : undefined;
    if (top?.is === 'garments' && top.target.slots.every((slot) => slot === 'top'))
      return { ...mention, meaning: ofThis(shapeOf('oversized') ?? meaning, mention.said) };
    const isOfShade =
      meaning.is === 'mood' &&
      OF_ONE_PIECE.has(meaning.mood) &&
      !COLOUR.test(text) &&
      // "Less flashy shoes" are the other way.
      !isLess(mentions[at - 1]) &&
      comesSo(mentions, at, meaning.mood);
    // "A gilet in a bright color"; "coat and gloves, both dark".
    if (meaning.is === 'mood' && (isInColour(mentions, at) || isOfBoth(mentions, at)))
      return { ...mention, meaning: shade(meaning, mention.said) };
    if (isWithColour(mentions, at))
      return { ...mention, meaning: shade({ is: 'mood', mood: 'colourful' }, mention.said) };
    if (COLOUR.test(text) && meaning.is === 'mood' && isInColour(mentions, at - 1))
      return { ...mention, meaning: { is: 'filler' } };
    // "A cheerful yellow": no other color beside it.
    if (meaning.is === 'mood' && LIVELY.has(meaning.mood) && mentions[at + 1]?.meaning.is === 'colour')
      return { ...mention, meaning: { is: 'filler' } };
    // "An overcoat on top, something dark".
    if (isOfShade && (isSaidOfNounBefore(mentions, at) || isShadeInItsPlace(mentions, at)))
      return { ...mention, meaning: shade(meaning, mention.said) };
    const isDeclined = meaning.is === 'change' && OF_CUT.has(meaning.axis) && /er$/.test(text);
    if (!(isOfShade || isDeclined) || !isBeforeGarment(mentions, at)) return mention;
    if (isOfShade) return { ...mention, meaning: shadeOf(meaning, mention.said, mentions, at) };
    const positive = positiveOf(text);
    if (positive === null) return mention;

    return {
      ...mention,
      meaning: positive.is === 'mood' ? shade(positive, mention.said) : ofThis(positive, mention.said),
    };
  });
}

function isLess(before: Mention | undefined): boolean {
  return before?.meaning.is === 'degree' && before.meaning.direction < 0;
}

/** „Großer“ is also how „größer“ is typed. */
function isUnread(meaning: Meaning): boolean {
  return (
    meaning.is === 'filler' || meaning.is === 'unknown' || (meaning.is === 'change' && meaning.axis === 'fit')
  );
}

const BIG = /^(?:big|huge|giant|massive|(?:gro(?:ß|ss)|riesig|riesengro(?:ß|ss))e[rnms]?)$/;
const LONG = /^(?:long|lange[rnms]?)$/;

function isCoat({ target }: Extract<Meaning, { is: 'garments' }>): boolean {
  return [...target.keys].every((key) => {
    const garment = garmentOf(key);
    return garment !== null && isKind(garment, 'coat');
  });
}

/** With nothing but its qualities between. */
function garmentBehind(mentions: readonly Mention[], at: number): Meaning | undefined {
  return mentions.slice(at + 1, at + FARTHEST).find((mention) => !isQuality(mention))?.meaning;
}

const OF_ONE_PIECE: ReadonlySet<string> = new Set(['dark', 'light', 'pastel', 'colourful', 'bold']);
const LIVELY: ReadonlySet<string> = new Set(['colourful', 'bold']);
const OF_CUT: ReadonlySet<string> = new Set(['brightness', 'fit', 'length']);

function isBeforeGarment(mentions: readonly Mention[], at: number): boolean {
  return garmentBehind(mentions, at)?.is === 'garments';
}

const FARTHEST = 4;

/** A bold tie is one in a bold color; bold earrings have none. */
function comesSo(mentions: readonly Mention[], at: number, mood: Mood): boolean {
  const noun = mentions.slice(at + 1).find((mention) => !isQuality(mention))?.meaning;
  if (noun?.is !== 'garments') return true;
  const names = coloursOfMood(mood);

  return [...noun.target.keys].some((key) => {
    const garment = garmentOf(key);
    return garment !== null && names.some((name) => comesIn(garment.colours, name));
  });
}

/** "In a bright color", „in einer knalligen Farbe“: a mood that has colors, behind "in" and with the word for it. */
function isInColour(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text = '' } = mentions[at] ?? {};
  const opens = isCue(mentions[at - 1]?.meaning, 'article') ? at - 2 : at - 1;

  return (
    meaning?.is === 'mood' &&
    coloursOfMood(meaning.mood).length > 0 &&
    // "Everybody is to come in bright colors" is said of the whole look.
    mentions.slice(0, at).some((mention) => mention.meaning.is === 'garments') &&
    isCue(mentions[opens]?.meaning, 'in') &&
    (/ (?:colou?rs?|farben?)$/.test(text) || COLOUR.test(mentions[at + 1]?.text ?? ''))
  );
}

/** "A coat and gloves, both dark", „beides in hell“. */
function isOfBoth(mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};
  const before = isCue(mentions[at - 1]?.meaning, 'in') ? mentions[at - 2] : mentions[at - 1];

  return meaning?.is === 'mood' && coloursOfMood(meaning.mood).length > 0 && BOTH.test(before?.text ?? '');
}

/** "Sneakers with some color": what was named is to have it. */
function isWithColour(mentions: readonly Mention[], at: number): boolean {
  const { text = '' } = mentions[at] ?? {};
  const opens = SOME.test(mentions[at - 1]?.text ?? '') ? at - 2 : at - 1;

  return (
    OF_COLOUR.test(text) &&
    isCue(mentions[opens]?.meaning, 'with') &&
    mentions.slice(0, opens).some((mention) => mention.meaning.is === 'garments')
  );
}

const OF_COLOUR = /^(?:(?:some|a bit of|a little|etwas|bisschen) )?(?:colou?rs?|farben?)$/;
const SOME = /^(?:some|etwas|bisschen|ein bisschen)$/;
const COLOUR = /^(?:colou?rs?|farben?|ton|tone|shade)$/;

/** Behind a comma "something dark", „etwas Dunkles“ and nothing else, where the thought before it names a garment. */
function isSaidOfNounBefore(mentions: readonly Mention[], at: number): boolean {
  const start = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'break');
  const next = mentions[at + 1];
  const isAlone =
    next === undefined || next.meaning.is === 'break' || /^(?:please|pls|bitte)$/.test(next.text);
  const opening = mentions[start];
  if (!isAlone || opening?.meaning.is !== 'break' || opening.meaning.strong) return false;
  const before = mentions.slice(0, start);
  const isSomething =
    mentions.slice(start + 1, at).every(({ text }) => SOMETHING.test(text)) && start + 1 < at;

  return (
    isSomething &&
    before
      .slice(before.findLastIndex(({ meaning }) => meaning.is === 'break') + 1)
      .some(({ meaning }) => meaning.is === 'garments')
  );
}

const SOMETHING = /^(?:something|anything|sth|smth|etwas|was|irgendwas|in|a|nice|schones)$/;

/** Dark jeans are dark blue before they are black, and no brown. */
function shadeOf(meaning: Meaning, said: string, mentions: readonly Mention[], at: number): Meaning {
  const noun = mentions.slice(at + 1).find((mention) => mention.meaning.is === 'garments')?.meaning;
  const isOfJeans = noun?.is === 'garments' && noun.target.label === 'jeans';
  const asked = shade(meaning, said);
  if (!isOfJeans || meaning.is !== 'mood' || meaning.mood !== 'dark' || asked.is !== 'colour') return asked;

  return { ...asked, names: DARK_DENIM, avoid: DARK_DENIM };
}

const DARK_DENIM: readonly ColourName[] = ['Navy', 'Black'];

function shade(meaning: Meaning, said: string): Meaning {
  if (meaning.is !== 'mood') return meaning;
  const names = coloursOfMood(meaning.mood);

  return { is: 'colour', label: meaning.mood, said, names, avoid: names };
}

function ofThis(meaning: Meaning, said: string): Meaning {
  return meaning.is === 'shape' ? { ...meaning, shape: { ...meaning.shape, said } } : meaning;
}
