import type { Meaning } from '#domain/stylist/house/language/meanings.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { DraftItem } from '#domain/stylist/stylist.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
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
  const meanings = readWords(words, 0)
    .map(({ meaning }) => meaning)
    .filter((meaning) => CHECKED.has(meaning.is));
  if (meanings.length === 0)
    return isLongByNature(item, words) || item.item.toLowerCase().includes(words.toLowerCase());

  return meanings.every((meaning) => holds(item, meaning, meanings, isUnwanted));
}

/** "Long trousers" are trousers. */
function isLongByNature(item: Worn, words: string): boolean {
  const garment = garmentOf(item.garment);

  return words === 'long' && garment !== null && isKind(garment, 'trousers', 'jeans');
}

const CHECKED: ReadonlySet<Meaning['is']> = new Set([
  'garments',
  'colour',
  'fabric',
  'pattern',
  'shape',
  'style',
]);

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
    default:
      return false;
  }
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
