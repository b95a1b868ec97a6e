import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { setMarket } from '#domain/shopping/market.ts';
import { pricePoints } from '#domain/shopping/price-points.ts';
import { PRICE_ROWS } from '#domain/shopping/price-rows.ts';
import { readPriceTable } from './read-price-table.ts';

function fileOf(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'prices-')), 'prices.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const withFirst = (change: object) => [{ ...PRICE_ROWS[0], ...change }, ...PRICE_ROWS.slice(1)];

afterEach(() => setMarket('US'));

describe("an operator's own prices", () => {
  test('replace ours: what the table says is what a coat costs', () => {
    setMarket('US', readPriceTable(fileOf(withFirst({ dollars: '300-400 700-900 950-1500 - -' }))));

    expect(pricePoints('wool-coat', 'wool')).toEqual([
      { tier: 'second-hand', low: 300, high: 699 },
      { tier: 'budget', low: 700, high: 900 },
      { tier: 'high street', low: 950, high: 1500 },
    ]);
  });

  test('are ours without a file', () => {
    expect(readPriceTable(null)).toBeNull();
  });

  test.each([
    ['no JSON', 'garments,dollars', /PRICE_TABLE: .*cannot be read/],
    ['an unknown garment', withFirst({ garments: 'spacesuit' }), /at 0.garments: .*spacesuit/],
    ['an unknown cloth', withFirst({ cloth: 'tinfoil' }), /at 0.cloth/],
    ['too few levels', withFirst({ dollars: '30-140 70-150' }), /at 0.dollars: .*5 levels/],
    ['a band upside down', withFirst({ dollars: '30-140 150-70 150-350 350-900 -' }), /at 0.dollars/],
    ['levels out of order', withFirst({ dollars: '30-140 400-500 150-350 350-900 -' }), /at 0.dollars/],
    ['nothing new', withFirst({ dollars: '30-140 - - - -' }), /at 0.dollars/],
    ['a garment without a price', PRICE_ROWS.slice(0, 40), /has no price for/],
  ])('are refused with %s, and ours stay', (_, content, message) => {
    expect(() => readPriceTable(fileOf(content))).toThrow(message);
    expect(pricePoints('wool-coat', 'wool')[1]).toMatchObject({ tier: 'budget', low: 85 });
  });
});
