import type { Meaning } from '#domain/stylist/house/language/meanings.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { DraftItem } from '#domain/stylist/stylist.ts';
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

/** Whether an item is what somebody describes, e.g. `{ what: 'dress', colour: 'navy', more: 'long sleeves' }`. */
export function isDescribed(item: Worn, { what, colour, cloth, pattern, more, style }: Described): boolean {
  return [what, colour, cloth, pattern, more, style].every(
    (words) => words === undefined || isCalled(item, words),
  );
}

/** The words are plain English nouns and adjectives; what the lexicon has no entry for is looked for in the item's name. */
export function isCalled(item: Worn, words: string): boolean {
  const meanings = readWords(words, 0)
    .map(({ meaning }) => meaning)
    .filter((meaning) => CHECKED.has(meaning.is));
  if (meanings.length === 0) return item.item.toLowerCase().includes(words.toLowerCase());

  return meanings.every((meaning) => holds(item, meaning, meanings));
}

const CHECKED: ReadonlySet<Meaning['is']> = new Set([
  'garments',
  'colour',
  'fabric',
  'pattern',
  'shape',
  'style',
]);

function holds(item: Worn, meaning: Meaning, all: readonly Meaning[]): boolean {
  const garment = garmentOf(item.garment);

  switch (meaning.is) {
    case 'garments':
      return item.garment !== null && meaning.target.keys.has(item.garment);
    case 'colour':
      return meaning.names.some((name) => name === item.color);
    case 'fabric':
      // "Denim jacket" is a garment of its own, and its cloth may be called otherwise.
      return all.some(({ is }) => is === 'garments') || meaning.names.some((name) => name === item.fabric);
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
