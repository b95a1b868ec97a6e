import type { OutfitItem, ShoppingLink } from '#contract/outfits.ts';
import { DEFAULT_LINK_TABLE, type ShoppingLinkPattern, type ShoppingLinkTable } from './link-table.ts';

type Sought = Pick<OutfitItem, 'item' | 'color' | 'priceLowCents' | 'priceHighCents'>;

const MAX_QUERY_LENGTH = 90;

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

  return table.map((pattern) => linkBy(pattern, words, item));
}

function linkBy(pattern: ShoppingLinkPattern, words: readonly string[], item: Sought): ShoppingLink {
  const low = Math.floor(item.priceLowCents / 100);
  const high = Math.ceil(item.priceHighCents / 100);
  const url = pattern.url
    .replaceAll('{query}', encodeURIComponent(words.join(' ')))
    .replaceAll('{plus}', words.map(encodeURIComponent).join('+'))
    .replaceAll('{dashes}', words.map(encodeURIComponent).join('-'))
    .replaceAll('{low}', String(low))
    .replaceAll('{high}', String(high));

  return { type: pattern.type, store: pattern.store, url, brandColor: pattern.brandColor };
}

/** "navy linen wide-leg trousers" as words: small letters and digits, each once, not too many. */
function searchWords({ item, color }: Sought): string[] {
  const words = `${color} ${item}`
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, MAX_QUERY_LENGTH)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

  return [...new Set(words)]
    .map((word) => word.replace(/[\ud800-\udfff]/g, ''))
    .filter((word) => word !== '');
}
