import type { OutfitItem, ShoppingLink } from '#contract/outfits.ts';
import { DEFAULT_LINK_TABLE, type ShoppingLinkTable } from './link-table.ts';

type Sought = Pick<OutfitItem, 'item' | 'color' | 'priceLowCents' | 'priceHighCents'>;

const MAX_QUERY_LENGTH = 90;
const PLACES = /\{(query|plus|dashes|low|high)\}/g;

/**
 * Searches for an item in each store of the table. Built from the item's own words and prices only; an
 * engine's addresses are never used.
 */
export function shoppingLinksFor(
  item: Sought,
  table: ShoppingLinkTable = DEFAULT_LINK_TABLE,
): ShoppingLink[] {
  const words = searchWords(item);
  if (words.length === 0) return [];

  const encoded = words.map(encodeURIComponent);
  const places: Record<string, string> = {
    '{query}': encoded.join('%20'),
    '{plus}': encoded.join('+'),
    '{dashes}': encoded.join('-'),
    '{low}': String(Math.floor(item.priceLowCents / 100)),
    '{high}': String(Math.ceil(item.priceHighCents / 100)),
  };
  return table.map(({ type, store, url, brandColor }) => ({
    type,
    store,
    url: url.replace(PLACES, (place) => places[place] ?? place),
    brandColor,
  }));
}

/** "Blazer aus Wolle mit Nadelstreifen": a search of a shop does better without. */
const SMALL_WORDS = new Set(['aus', 'mit', 'in']);

/** "navy linen wide-leg trousers" as words: small letters and digits, each once, not too many. */
function searchWords({ item, color }: Sought): string[] {
  const words = `${color} ${item}`
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, MAX_QUERY_LENGTH)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));

  return [...new Set(words)]
    .map((word) => word.replace(/[\ud800-\udfff]/g, ''))
    .filter((word) => word !== '');
}
