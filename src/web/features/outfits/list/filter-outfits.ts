import type { Outfit, PriceRange } from '#contract/outfits.ts';
import { colourWord } from '#web/words/colours.ts';
import { categoryWord } from '#web/words/garments.ts';

export interface OutfitFilters {
  /** Looked for as it is, without regard to case, in every text of an outfit, its kinds of pieces and colours also as the screens call them. */
  text: string;
  /** `null`: any. */
  price: PriceRange | null;
  onlyFavorites: boolean;
}

/** The outfits that pass every filter, in their order. */
export function filterOutfits(outfits: readonly Outfit[], filters: OutfitFilters): Outfit[] {
  const sought = filters.text.trim().toLowerCase();

  return outfits.filter(
    (outfit) =>
      (!filters.onlyFavorites || outfit.isFavorite) &&
      (filters.price === null || outfit.priceRange === filters.price) &&
      (sought === '' || searchedTextOf(outfit).includes(sought)),
  );
}

export function isAnyFilterActive({ text, price, onlyFavorites }: OutfitFilters): boolean {
  return text.trim() !== '' || price !== null || onlyFavorites;
}

/** Makes ready what the first keystroke needs. */
export function prepareSearch(outfits: readonly Outfit[]): void {
  for (const outfit of outfits) searchedTextOf(outfit);
}

const searchedTexts = new WeakMap<Outfit, string>();

/** Made once an outfit: a keystroke must not lower-case five hundred of them. */
function searchedTextOf(outfit: Outfit): string {
  const known = searchedTexts.get(outfit);
  if (known !== undefined) return known;

  const texts = new Set([
    outfit.title,
    outfit.description,
    ...outfit.items.flatMap(({ category, item, color, style }) => [category, item, color, style]),
    ...outfit.items.map(({ category }) => categoryWord(category)),
    ...outfit.items.map(({ color }) => colourWord(color)),
  ]);
  // Line breaks between them, which nobody can type: what is found never spans two of them.
  const searched = [...texts].join('\n').toLowerCase();
  searchedTexts.set(outfit, searched);
  return searched;
}
