import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Outfit } from '#contract/outfits.ts';
import { DEFAULT_LINK_TABLE } from '#domain/shopping/link-table.ts';
import { createOutfitAnswers } from '../features/outfits/answer-outfit.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { readLinkTable } from './read-link-table.ts';

const SHOP = {
  type: 'fashion',
  store: 'Corner Shop',
  url: 'https://shop.example/find?q={query}&max={high}',
  brandColor: '#123456',
};

describe("the operator's table of shops", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-links-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('replaces ours in every outfit, also in one that was stored with links of other shops', async () => {
    const path = write([SHOP]);
    const app = await buildTestApp({ environment: { SHOPPING_LINKS: path } });
    const user = await app.signedIn();

    const made = (await user.post('/api/outfits/generate', { prompt: 'office' })).json();
    const { db } = app.database;
    const { content } = await db.selectFrom('outfits').select('content').executeTakeFirstOrThrow();
    const closed = [{ ...SHOP, store: 'Closed Shop', url: 'https://closed.example/' }];
    const stored = content.replaceAll('"shoppingLinks":[]', `"shoppingLinks":${JSON.stringify(closed)}`);
    expect(stored).not.toBe(content);
    await db.updateTable('outfits').set({ content: stored }).execute();
    const read = (await user.get(`/api/outfits/${made.id}`)).json();

    expect(read.items).toEqual(made.items);
    const { items } = made;
    for (const { shoppingLinks } of items) {
      expect(shoppingLinks).toEqual([
        {
          type: 'fashion',
          store: 'Corner Shop',
          url: expect.stringMatching(/^https:\/\/shop\.example\/find\?q=/),
          brandColor: '#123456',
        },
      ]);
    }
    await app.close();
  });

  test('without a file it is ours', () => {
    expect(readLinkTable(null, 'US')).toBe(DEFAULT_LINK_TABLE);
  });

  test('without a file it is that of the market, asked in the words of its shops', () => {
    const blazer = {
      id: 'blazer',
      item: 'Lightweight wool single-breasted blazer',
      color: 'Navy',
      priceLowCents: 4000,
      priceHighCents: 6000,
    };
    const linkOf = (market: 'DE' | 'UK', store: string, currency?: 'EUR') =>
      createOutfitAnswers(readLinkTable(null, market), market)('en', {
        items: [blazer],
        currency,
      } as unknown as Outfit).items[0]?.shoppingLinks.find((link) => link.store === store)?.url;

    expect(linkOf('DE', 'Zalando', 'EUR')).toMatch(/zalando\.de.*marine.*blazer/);
    expect(linkOf('DE', 'Zalando', 'EUR')).not.toMatch(/aus|wool/);
    // An outfit in dollars is looked for at what that is in euros.
    expect(linkOf('DE', 'eBay')).toMatch(/ebay\.de.*_udlo=44&_udhi=66/);
    expect(linkOf('DE', 'eBay', 'EUR')).toMatch(/_udlo=40&_udhi=60/);
    expect(linkOf('UK', 'John Lewis')).toMatch(/johnlewis\.com.*navy.*blazer/);
  });

  test.each([
    ['another protocol', [{ ...SHOP, url: 'javascript:alert(1)' }], /0\.url: must begin with https/],
    ['no colour', [{ ...SHOP, brandColor: 'red' }], /0\.brandColor/],
    ['an unknown type', [SHOP, { ...SHOP, type: 'mall' }], /1\.type/],
    ['an empty table', [], /at the top/],
  ])('%s is refused at start, by place', (_name, table, message) => {
    expect(() => readLinkTable(write(table), 'US')).toThrow(message);
  });

  test('a file that is not there, or not JSON, is refused by name', () => {
    expect(() => readLinkTable(join(folder, 'none.json'), 'US')).toThrow(/none\.json cannot be read/);
    writeFileSync(join(folder, 'broken.json'), '[{');
    expect(() => readLinkTable(join(folder, 'broken.json'), 'US')).toThrow(/broken\.json cannot be read/);
  });

  function write(table: unknown): string {
    const path = join(folder, 'links.json');
    writeFileSync(path, JSON.stringify(table));
    return path;
  }
});
