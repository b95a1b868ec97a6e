import { describe, expect, it } from 'vitest';
import { MARKETS } from '#contract/markets.ts';
import { LINK_TYPES, shoppingLink } from '#contract/outfits.ts';
import { LINK_TABLES } from './link-tables.ts';
import { shoppingLinksFor } from './shopping-links.ts';

const item = { item: 'Linen wide-leg trousers', color: 'Navy', priceLowCents: 3500, priceHighCents: 5500 };

describe('shopping links', () => {
  it('search for color and item in every store, within the price band where the store can', () => {
    const links = shoppingLinksFor(item);
    const byStore = new Map(links.map((link) => [link.store, link.url]));

    expect(byStore.get('Nordstrom')).toBe(
      'https://www.nordstrom.com/sr?keyword=navy%20linen%20wide%20leg%20trousers',
    );
    expect(byStore.get("Macy's")).toBe('https://www.macys.com/shop/featured/navy-linen-wide-leg-trousers');
    expect(byStore.get('Amazon')).toContain('low-price=35&high-price=55');
    expect(byStore.get('Depop')).toContain('priceMax=55');
  });

  it('cover department, fashion, marketplace, second-hand and visual search, as the contract writes them', () => {
    const links = shoppingLinksFor(item);

    expect(new Set(links.map((link) => link.type))).toEqual(
      new Set(LINK_TYPES.filter((type) => type !== 'search')),
    );
    for (const link of links) expect(shoppingLink.safeParse(link).success).toBe(true);
  });

  it.each(MARKETS)('are searches over https in every shop of %s, each once', (market) => {
    const links = shoppingLinksFor(item, LINK_TABLES[market]);

    for (const link of links) expect(shoppingLink.safeParse(link).success).toBe(true);
    expect(links.every(({ url }) => /^https:\/\/[^/]+\/.*linen/.test(url))).toBe(true);
    expect(new Set(links.map(({ store }) => store)).size).toBe(links.length);
    expect(new Set(links.map(({ type }) => type))).toEqual(
      new Set(LINK_TYPES.filter((type) => type !== 'search')),
    );
  });

  it('cannot be steered by what an item is called', () => {
    const links = shoppingLinksFor({
      ...item,
      item: '"><script>&url=https://evil.example/?a=b#c',
      color: '../..',
    });

    for (const { url } of links) {
      expect(url).not.toMatch(/[<>"]|evil\.example\/|\.\.\//);
      expect(new URL(url).protocol).toBe('https:');
    }
  });

  it('use the table that an operator gives', () => {
    const table = [
      { type: 'search', store: 'Corner Shop', url: 'https://shop.example/{plus}', brandColor: '#123456' },
    ] as const;

    expect(shoppingLinksFor(item, table)).toEqual([
      {
        type: 'search',
        store: 'Corner Shop',
        url: 'https://shop.example/navy+linen+wide+leg+trousers',
        brandColor: '#123456',
      },
    ]);
  });

  it('are left out for an item without words', () => {
    expect(shoppingLinksFor({ ...item, item: '…', color: '' })).toEqual([]);
  });
});
