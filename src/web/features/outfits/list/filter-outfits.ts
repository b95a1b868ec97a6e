import type { OutfitSummaries, OutfitSummary, PriceRange } from '#contract/outfits.ts';
import { nearest, soughtWords } from '#web/lib/nearest.ts';
import { colourWord } from '#web/words/colours.ts';
import { categoryWord } from '#web/words/garments.ts';

export interface OutfitFilters {
  /** Looked for as it is, without regard to case, in every text of an outfit, its kinds of pieces and colors also as the screens call them. */
  text: string;
  /** `null`: any. */
  price: PriceRange | null;
  onlyFavorites: boolean;
}

/** The outfits that pass every filter, in their order. */
export function filterOutfits({ outfits, words }: OutfitSummaries, filters: OutfitFilters): OutfitSummary[] {
  const sought = filters.text.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(sought);
  // Five hundred outfits share a few hundred words: each is looked into once.
  const found = words.map((word) => holds(word) || holds(categoryWord(word)) || holds(colourWord(word)));

  return outfits.filter(
    ({ title, description, isFavorite, priceRange, words: places }) =>
      (!filters.onlyFavorites || isFavorite) &&
      (filters.price === null || priceRange === filters.price) &&
      (sought === '' || holds(title) || holds(description) || places.some((place) => found[place])),
  );
}

/** So many stand in for what is not there: a row. */
const NEAREST = 3;

/** Of a list of which none passes: those with most of the words and filters; none where nothing has any of them. */
export function nearestOutfits(
  list: OutfitSummaries,
  { text, price, onlyFavorites }: OutfitFilters,
): OutfitSummary[] {
  const passing = (filter: Partial<OutfitFilters>) =>
    filterOutfits(list, { text: '', price: null, onlyFavorites: false, ...filter });
  return nearest(
    list.outfits,
    soughtWords(text).map((word) => passing({ text: word })),
    [...(price === null ? [] : [passing({ price })]), ...(onlyFavorites ? [passing({ onlyFavorites })] : [])],
  ).slice(0, NEAREST);
}

export function isAnyFilterActive({ text, price, onlyFavorites }: OutfitFilters): boolean {
  return text.trim() !== '' || price !== null || onlyFavorites;
}
