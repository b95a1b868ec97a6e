import { COLOUR_NAMES, type ColourFamily, type ColourName, PALETTE } from '#contract/palette.ts';
import { isColourModifier, shiftedHex } from './colour-modifiers.ts';
import { COLOUR_WORDS, WORDS_WITH_ANOTHER_MEANING } from './colour-words.ts';
import { hexOf } from './hex-of-curated.ts';
import { editDistance, isMisspellingOf, spellingOf, type Tolerance } from './misspelling.ts';
import { nameOfColour } from './name-of-colour.ts';

/**
 * The `#rrggbb` of a color in anybody's words: "Navy", "light grey", "dark olive", "burgandy",
 * "Cream with black stripes" (the first color counts). Unknown words give Gray.
 */
export function hexOfColourName(name: string): string {
  const words = wordsOf(name).slice(0, MOST_WORDS);
  const reading = readWhole(words, 'careful') ?? readFirst(words, 'careful') ?? readFirst(words, 'generous');

  return reading === null ? GRAY : hexOfReading(reading);
}

/**
 * The curated color that a short phrase means ("wine" is Burgundy, "light navy" is the name nearest to
 * a lightened navy), or null when the phrase as a whole is not a color. Made for reading running text:
 * words that usually mean something else ("linen", "coffee") are not colors on their own, and only
 * spelling mistakes that are hardly another word are forgiven.
 */
export function closestColourName(phrase: string): ColourName | null {
  const words = wordsOf(phrase);
  // "Sand colored" can mean nothing but the color.
  const isNamed = /\bcolou?red$/i.test(phrase);
  if (!isNamed && words.length === 1 && WORDS_WITH_ANOTHER_MEANING.has(words[0] ?? '')) return null;

  const reading = readWhole(words, 'careful');
  if (reading === null) return null;

  return reading.modifiers.length === 0 ? reading.name : nameOfShifted(reading);
}

/** A color word with the adjectives before it that are not part of a known phrase. */
interface Reading {
  name: ColourName;
  modifiers: string[];
}

const GRAY = hexOf('Gray');
const LONGEST_PHRASE = 3;
/** More are no name of a color. */
const MOST_WORDS = 12;
/** "navy-coloured", "a shade of teal": words around a color that say nothing about it. */
const FILLERS = new Set([
  'colored',
  'color',
  'colour',
  'coloured',
  'shade',
  'tone',
  'hue',
  'of',
  'a',
  'in',
  'the',
]);

function hexOfReading({ name, modifiers }: Reading): string {
  const hex = hexOf(name);

  return modifiers.length === 0 ? hex : shiftedHex(hex, modifiers);
}

/** A pale sage is still a sage, not an ivory: adjectives never turn a color into a neutral. */
function nameOfShifted(reading: Reading): ColourName {
  const name = nameOfColour(hexOfReading(reading));
  const becameNeutral = familyOf(name) === 'neutrals' && familyOf(reading.name) !== 'neutrals';

  return becameNeutral ? reading.name : name;
}

function familyOf(name: ColourName): ColourFamily | undefined {
  return PALETTE[COLOUR_NAMES.indexOf(name)]?.family;
}

function wordsOf(phrase: string): string[] {
  return phrase
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/grey/g, 'gray')
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !FILLERS.has(word));
}

function readWhole(words: readonly string[], tolerance: Tolerance): Reading | null {
  for (let from = Math.max(0, words.length - LONGEST_PHRASE); from < words.length; from++) {
    const modifiers = words.slice(0, from);
    const name = lookUp(words.slice(from).join(' '), tolerance);

    if (name !== null && modifiers.every(isColourModifier)) return { name, modifiers };
  }

  return null;
}

/** The earliest color in the words, in its longest reading. */
function readFirst(words: readonly string[], tolerance: Tolerance): Reading | null {
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + LONGEST_PHRASE + 1); to > from; to--) {
      const reading = readWhole(words.slice(from, to), tolerance);
      if (reading !== null) return reading;
    }
  }

  return null;
}

function lookUp(phrase: string, tolerance: Tolerance): ColourName | null {
  const known = COLOUR_WORDS.get(phrase) ?? COMPACT_WORDS.get(phrase);
  if (known !== undefined) return known;
  // What ends in an adjective is no misspelled color.
  if (isColourModifier(phrase.slice(phrase.lastIndexOf(' ') + 1))) return null;

  let nearest: ColourName | null = null;
  let fewestEdits = Number.POSITIVE_INFINITY;

  const written = spellingOf(phrase);
  // Whoever is careful takes no other first letter.
  const candidates = tolerance === 'careful' ? (BY_LETTER.get(phrase[0]) ?? []) : SPELLINGS;
  for (const { meant, name } of candidates) {
    if (!isMisspellingOf(written, meant, tolerance)) continue;

    const edits = editDistance(phrase, meant.text);
    if (edits < fewestEdits) {
      fewestEdits = edits;
      nearest = name;
    }
  }

  return nearest;
}

const SPELLINGS = [...COLOUR_WORDS].map(([word, name]) => ({ meant: spellingOf(word), name }));
const BY_LETTER = new Map(
  [...new Set(SPELLINGS.map(({ meant }) => meant.text[0]))].map((letter) => [
    letter,
    SPELLINGS.filter(({ meant }) => meant.text[0] === letter),
  ]),
);

/** "offwhite" and "navyblue": the phrases written as one word. */
const COMPACT_WORDS: ReadonlyMap<string, ColourName> = new Map(
  [...COLOUR_WORDS].map(([phrase, name]) => [phrase.replaceAll(' ', ''), name]),
);
