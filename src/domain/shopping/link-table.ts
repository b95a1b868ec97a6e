import type { LinkType, ShoppingLink } from '#contract/outfits.ts';

/** Where to look for an item. `{…}` in the address is replaced; what is not known is left out with its parameter. */
export interface ShoppingLinkPattern {
  type: LinkType;
  store: string;
  /**
   * `{query}` percent-encoded words, `{plus}` words joined by plus signs, `{dashes}` words joined by dashes,
   * `{low}` and `{high}` whole sums.
   */
  url: string;
  brandColor: ShoppingLink['brandColor'];
}

export type ShoppingLinkTable = readonly ShoppingLinkPattern[];

/**
 * The table for the United States. These are searches in the stores' own pages: nothing here is
 * an offer, and no store pays for its place. An operator may pass another table.
 */
export const DEFAULT_LINK_TABLE: ShoppingLinkTable = [
  {
    type: 'department',
    store: 'Nordstrom',
    brandColor: '#1c2b39',
    url: 'https://www.nordstrom.com/sr?keyword={query}',
  },
  {
    type: 'department',
    store: "Macy's",
    brandColor: '#e21a2c',
    url: 'https://www.macys.com/shop/featured/{dashes}',
  },
  {
    type: 'fashion',
    store: 'ASOS',
    brandColor: '#2d2d2d',
    url: 'https://www.asos.com/us/search/?q={query}',
  },
  {
    type: 'fashion',
    store: 'Zara',
    brandColor: '#111111',
    url: 'https://www.zara.com/us/en/search?searchTerm={query}',
  },
  {
    type: 'fashion',
    store: 'H&M',
    brandColor: '#cc071e',
    url: 'https://www2.hm.com/en_us/search-results.html?q={query}',
  },
  {
    type: 'marketplace',
    store: 'Amazon',
    brandColor: '#ff9900',
    url: 'https://www.amazon.com/s?k={query}&low-price={low}&high-price={high}',
  },
  {
    type: 'marketplace',
    store: 'eBay',
    brandColor: '#0064d2',
    url: 'https://www.ebay.com/sch/i.html?_nkw={query}&_udlo={low}&_udhi={high}',
  },
  {
    type: 'secondhand',
    store: 'Depop',
    brandColor: '#ff2300',
    url: 'https://www.depop.com/search/?q={query}&priceMax={high}',
  },
  {
    type: 'secondhand',
    store: 'Vinted',
    brandColor: '#007782',
    url: 'https://www.vinted.com/catalog?search_text={query}&price_from={low}&price_to={high}',
  },
  {
    type: 'secondhand',
    store: 'Poshmark',
    brandColor: '#7f0353',
    url: 'https://poshmark.com/search?query={query}',
  },
  {
    type: 'visual_search',
    store: 'Google Shopping',
    brandColor: '#4285f4',
    url: 'https://www.google.com/search?tbm=shop&q={query}&tbs=mr:1,price:1,ppr_min:{low},ppr_max:{high}',
  },
  {
    type: 'visual_search',
    store: 'Pinterest',
    brandColor: '#e60023',
    url: 'https://www.pinterest.com/search/pins/?q={query}',
  },
];
