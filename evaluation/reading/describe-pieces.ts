import { COLOUR_NAMES } from '#contract/palette.ts';
import { lightnessOf } from '#domain/stylist/house/compose/colour-pairs.ts';
import type { Meaning, Mood } from '#domain/stylist/house/language/mentions/meanings.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { DraftItem } from '#domain/stylist/stylist.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { isHeeled } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Described } from './blind-sentence.ts';

export type Worn = Pick<
  DraftItem,
  | 'slot'
  | 'category'
  | 'item'
  | 'garment'
  | 'color'
  | 'fabric'
  | 'pattern'
  | 'priceLowCents'
  | 'priceHighCents'
>;

/**
 * Whether an item is what somebody describes, e.g. `{ what: 'dress', colour: 'navy', more: 'long sleeves' }`.
 * @param isUnwanted reads the words as a refusal means them: no leather is no suede either, and vegan leather is none
 */
export function isDescribed(
  item: Worn,
  { what, colour, cloth, pattern, more, style }: Described,
  isUnwanted = false,
): boolean {
  return [what, colour, cloth, pattern, more, style].every(
    (words) => words === undefined || isCalled(item, words, isUnwanted),
  );
}

/**
 * The words are plain English nouns and adjectives, "blue or lilac" either of them; what the lexicon has no entry for is looked
 * for in the item's name.
 */
export function isCalled(item: Worn, words: string, isUnwanted = false): boolean {
  return words.split(/,| or /).some((part) => isEach(item, part.trim(), isUnwanted));
}

function isEach(item: Worn, words: string, isUnwanted: boolean): boolean {
  const read = readWords(words, 0).map(({ meaning }) => meaning);
  // "Platform sandals": where nothing is like that, no sandals are.
  if (isUnwanted && read.some(({ is }) => is === 'missing')) return false;
  const meanings = read.filter((meaning) => CHECKED.has(meaning.is) || isOfOnePiece(meaning));
  if (isUnwanted && /^high heel/.test(words) && isLow(item)) return false;
  if (meanings.length === 0)
    return (
      isLongByNature(item, words) ||
      isWarm(item, words) ||
      item.item.toLowerCase().includes(words.toLowerCase())
    );

  return (
    meanings.every((meaning) => holds(item, meaning, meanings, isUnwanted)) ||
    (!isUnwanted && item.item.toLowerCase().includes(words.toLowerCase()))
  );
}

/** Kitten heels are no high heels. */
function isLow(item: Worn): boolean {
  const garment = garmentOf(item.garment);

  return garment !== null && (!isHeeled(garment) || LOW.has(garment.key));
}

const LOW: ReadonlySet<string> = new Set(['kitten-heels', 'low-pumps']);

/** A puffer is a warm coat. */
function isWarm(item: Worn, words: string): boolean {
  return words === 'warm' && (garmentOf(item.garment)?.warmth ?? 0) >= WARMS;
}

const WARMS = 3;

/** "Long trousers" are trousers, a long dress covers the knee, and a long coat is no jacket. */
function isLongByNature(item: Worn, words: string): boolean {
  const garment = garmentOf(item.garment);

  if (words !== 'long' || garment === null) return false;
  if (garment.slot === 'outer') return isKind(garment, 'coat') && !isKind(garment, 'jacket');

  return isKind(garment, 'trousers', 'jeans', 'midi', 'floor-length');
}

const CHECKED: ReadonlySet<Meaning['is']> = new Set([
  'garments',
  'colour',
  'fabric',
  'pattern',
  'shape',
  'style',
  'care',
]);

/** Of the moods those that a single piece can be in. */
function isOfOnePiece(meaning: Meaning): boolean {
  return meaning.is === 'mood' && ['dark', 'light', 'comfortable'].includes(meaning.mood);
}

function holds(item: Worn, meaning: Meaning, all: readonly Meaning[], isUnwanted: boolean): boolean {
  const garment = garmentOf(item.garment);

  switch (meaning.is) {
    case 'garments':
      return item.garment !== null && meaning.target.keys.has(item.garment);
    case 'colour':
      return namesMeant(item, meaning, isUnwanted).includes(item.color);
    case 'fabric':
      // "Denim jacket" is a garment of its own, and its cloth may be called otherwise.
      return (
        all.some(({ is }) => is === 'garments') ||
        (isUnwanted ? meaning.avoid : meaning.names).some((name) => name === item.fabric)
      );
    case 'pattern':
      return meaning.patterns.includes(item.pattern);
    case 'shape':
      return garment !== null && meaning.shape.matches(garment);
    case 'style':
      return garment?.styles.includes(meaning.style) === true;
    case 'care':
      return CLOTHS_BY_CARE[meaning.care].some((name) => name === item.fabric) === isUnwanted;
    case 'mood':
      return garment !== null && isOfMood(item, garment, meaning.mood);
    default:
      return false;
  }
}

/** "Dark suspenders", "comfortable shoes"; what no single piece can be is not asked of it. */
function isOfMood({ color }: Worn, garment: Garment, mood: Mood): boolean {
  const name = COLOUR_NAMES.find((known) => known === color);
  const lightness = name === undefined ? 0.5 : lightnessOf(name);
  if (mood === 'dark') return lightness < 0.45;
  if (mood === 'light') return lightness > 0.7;

  return mood !== 'comfortable' || (!isKind(garment, 'heels') && !garment.avoid.includes('tight-fitting'));
}

/** Silver earrings are not what a person calls something gray. */
function namesMeant(
  item: Worn,
  { names, avoid }: Extract<Meaning, { is: 'colour' }>,
  isUnwanted: boolean,
): readonly string[] {
  const meant = isUnwanted ? avoid : names;
  const garment = garmentOf(item.garment);
  const isMetal = garment !== null && isKind(garment, 'jewelry', 'watch');

  return isMetal && meant.includes('Gray') ? meant.filter((name) => name !== 'Silver') : meant;
}
