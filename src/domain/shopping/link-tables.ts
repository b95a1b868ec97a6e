import type { Market } from '#contract/markets.ts';
import { DEFAULT_LINK_TABLE, type ShoppingLinkPattern, type ShoppingLinkTable } from './link-table.ts';

const H_AND_M = { type: 'fashion', store: 'H&M', brandColor: '#cc071e' } as const;
const ZARA = { type: 'fashion', store: 'Zara', brandColor: '#111111' } as const;
const AMAZON = { type: 'marketplace', store: 'Amazon', brandColor: '#ff9900' } as const;
const EBAY = { type: 'marketplace', store: 'eBay', brandColor: '#0064d2' } as const;
const VINTED = { type: 'secondhand', store: 'Vinted', brandColor: '#007782' } as const;

/** The same everywhere but for the language of its pages. */
function googleShopping(host: string): ShoppingLinkPattern {
  return {
    type: 'visual_search',
    store: 'Google Shopping',
    brandColor: '#4285f4',
    url: `https://${host}/search?tbm=shop&q={query}&tbs=mr:1,price:1,ppr_min:{low},ppr_max:{high}`,
  };
}

const UK_LINK_TABLE: ShoppingLinkTable = [
  {
    type: 'department',
    store: 'John Lewis',
    brandColor: '#141414',
    url: 'https://www.johnlewis.com/search?search-term={query}',
  },
  {
    type: 'department',
    store: 'M&S',
    brandColor: '#0c6b4e',
    url: 'https://www.marksandspencer.com/l/search?q={query}',
  },
  {
    type: 'fashion',
    store: 'ASOS',
    brandColor: '#2d2d2d',
    url: 'https://www.asos.com/search/?q={query}',
  },
  { ...ZARA, url: 'https://www.zara.com/uk/en/search?searchTerm={query}' },
  { ...H_AND_M, url: 'https://www2.hm.com/en_gb/search-results.html?q={query}' },
  { ...AMAZON, url: 'https://www.amazon.co.uk/s?k={query}&low-price={low}&high-price={high}' },
  { ...EBAY, url: 'https://www.ebay.co.uk/sch/i.html?_nkw={query}&_udlo={low}&_udhi={high}' },
  { ...VINTED, url: 'https://www.vinted.co.uk/catalog?search_text={query}&price_from={low}&price_to={high}' },
  {
    type: 'secondhand',
    store: 'Depop',
    brandColor: '#ff2300',
    url: 'https://www.depop.com/search/?q={query}&priceMax={high}',
  },
  {
    type: 'secondhand',
    store: 'Oxfam',
    brandColor: '#44841a',
    url: 'https://onlineshop.oxfam.org.uk/search?q={query}',
  },
  googleShopping('www.google.co.uk'),
  {
    type: 'visual_search',
    store: 'Pinterest',
    brandColor: '#e60023',
    url: 'https://www.pinterest.co.uk/search/pins/?q={query}',
  },
];

const DE_LINK_TABLE: ShoppingLinkTable = [
  {
    type: 'department',
    store: 'Breuninger',
    brandColor: '#1a1a1a',
    url: 'https://www.breuninger.com/de/suche/?q={query}',
  },
  {
    type: 'department',
    store: 'Otto',
    brandColor: '#d52b1e',
    url: 'https://www.otto.de/suche/{query}/',
  },
  {
    type: 'fashion',
    store: 'Zalando',
    brandColor: '#ff6900',
    url: 'https://www.zalando.de/katalog/?q={plus}',
  },
  {
    type: 'fashion',
    store: 'About You',
    brandColor: '#1c1c1c',
    url: 'https://www.aboutyou.de/suche?term={query}',
  },
  { ...ZARA, url: 'https://www.zara.com/de/de/search?searchTerm={query}' },
  { ...H_AND_M, url: 'https://www2.hm.com/de_de/search-results.html?q={query}' },
  { ...AMAZON, url: 'https://www.amazon.de/s?k={query}&low-price={low}&high-price={high}' },
  { ...EBAY, url: 'https://www.ebay.de/sch/i.html?_nkw={query}&_udlo={low}&_udhi={high}' },
  { ...VINTED, url: 'https://www.vinted.de/catalog?search_text={query}&price_from={low}&price_to={high}' },
  {
    type: 'secondhand',
    store: 'Sellpy',
    brandColor: '#0b6e4f',
    url: 'https://www.sellpy.de/search?query={query}',
  },
  {
    type: 'secondhand',
    store: 'Kleinanzeigen',
    brandColor: '#326916',
    url: 'https://www.kleinanzeigen.de/s-preis:{low}:{high}/{dashes}/k0',
  },
  googleShopping('www.google.de'),
  {
    type: 'visual_search',
    store: 'Pinterest',
    brandColor: '#e60023',
    url: 'https://www.pinterest.de/search/pins/?q={query}',
  },
];

/** The shops of each market; searches in their own pages, as in {@link DEFAULT_LINK_TABLE}. */
export const LINK_TABLES: Record<Market, ShoppingLinkTable> = {
  US: DEFAULT_LINK_TABLE,
  UK: UK_LINK_TABLE,
  DE: DE_LINK_TABLE,
};
