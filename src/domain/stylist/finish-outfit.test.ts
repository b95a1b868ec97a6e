import { describe, expect, it } from 'vitest';
import { outfitItem, PRICE_RANGES } from '#contract/outfits.ts';
import { finishItem, finishOutfit } from './finish-outfit.ts';
import type { DraftItem, OutfitDraft } from './stylist.ts';
import { emptyProfile } from './testing/empty-profile.ts';

const profile = emptyProfile();

function draftItem(over: Partial<DraftItem> = {}): DraftItem {
  return {
    slot: 'top',
    category: 'Shirt',
    item: 'Linen shirt',
    garment: 'linen-shirt',
    color: 'White',
    colorHex: '#fafaf8',
    fabric: 'linen',
    pattern: 'plain',
    style: 'Coastal',
    priceLowCents: 3000,
    priceHighCents: 5000,
    ...over,
  };
}

function draft(over: Partial<OutfitDraft> = {}): OutfitDraft {
  return {
    title: 'Linen for the Heat',
    description: 'A white shirt.',
    overallFitAdvice: 'Loose.',
    reasons: ['Linen breathes.'],
    items: [
      draftItem(),
      draftItem({
        slot: 'bottom',
        garment: 'chinos',
        category: 'Pants',
        item: 'Twill chinos',
        color: 'Navy',
        priceLowCents: 4000,
        priceHighCents: 6000,
      }),
      draftItem({
        slot: 'shoes',
        garment: 'loafers',
        category: 'Footwear',
        item: 'Leather penny loafers',
        color: 'Brown',
        priceLowCents: 5000,
        priceHighCents: 7000,
      }),
    ],
    unmet: [],
    notUnderstood: [],
    ...over,
  };
}

function options(priceRange: (typeof PRICE_RANGES)[number] = '100-200') {
  let count = 0;

  return { priceRange, profile, newId: () => `item-number-${++count}` };
}

describe('finishing an outfit', () => {
  it('keeps the words and prices of a draft without faults', () => {
    const finished = finishOutfit(draft(), options());

    expect(finished.items.map((item) => [item.item, item.color, item.priceRange])).toEqual([
      ['Linen shirt', 'White', '$30-50'],
      ['Twill chinos', 'Navy', '$40-60'],
      ['Leather penny loafers', 'Brown', '$50-70'],
    ]);
    expect(finished.estimatedTotalCents).toBe(15000);
    expect(finished.title).toBe('Linen for the Heat');
  });

  it('makes items that the contract accepts, with ids and tips of ours', () => {
    for (const item of finishOutfit(draft(), options()).items) {
      expect(outfitItem.safeParse(item).success).toBe(true);
      expect(item.tailoringTips.length).toBeGreaterThan(0);
      expect(item.itemImageUrl).toBeNull();
    }
  });

  it.each(PRICE_RANGES)('brings a sum from outside into %s', (range) => {
    const [least, most] = {
      'under-50': [1, 50],
      '50-100': [50, 100],
      'under-100': [1, 100],
      '100-200': [100, 200],
      '200-300': [200, 300],
      '300-plus': [300, 1000],
    }[range] as [number, number];

    for (const cents of [100, 2_500, 90_000, 4_000_000]) {
      const items = draft().items.map((item) => ({
        ...item,
        priceLowCents: cents,
        priceHighCents: cents * 2,
      }));
      const { estimatedTotalCents } = finishOutfit(draft({ items }), options(range));

      expect(estimatedTotalCents / 100).toBeGreaterThanOrEqual(least);
      expect(estimatedTotalCents / 100).toBeLessThanOrEqual(most);
    }
  });

  it('gives every color our own hex: a curated name, anybody’s word, or gray', () => {
    const items = [
      draftItem({ color: 'Navy', colorHex: 'red' }),
      draftItem({ color: 'wine' }),
      draftItem({ color: 'zzxx' }),
    ];
    const finished = finishOutfit(draft({ items }), options());

    expect(finished.items.map((item) => [item.color, item.colorHex])).toEqual([
      ['Navy', '#1f2a44'],
      ['Burgundy', '#6d1a32'],
      ['zzxx', '#8e9092'],
    ]);
  });

  it('strips markup, addresses and control characters from every text, and cuts what is too long', () => {
    const finished = finishOutfit(
      draft({
        title: `<b>Bold</b> \u202eTitle ${'x'.repeat(300)}`,
        description: 'See https://evil.example/x <img src=x onerror=alert(1)> now',
        reasons: ['', '  ', '<i>Because</i>'],
        notUnderstood: ['<script>', 'a'.repeat(90)],
        items: [draftItem({ item: '<svg onload=1>Shirt', category: 'Shirt<', style: '\u0000Cool' })],
      }),
      options(),
    );
    const all = JSON.stringify(finished);

    expect(all).not.toMatch(/[<>]|evil\.example|\\u0000|\\u202e/);
    expect(finished.title.length).toBeLessThanOrEqual(80);
    expect(finished.reasons).toEqual(['Because']);
    expect(finished.notUnderstood.every((word) => word.length <= 40)).toBe(true);
  });

  it('holds a model’s slots, patterns and garments to the vocabularies', () => {
    const wild = {
      ...draftItem(),
      slot: 'hat',
      pattern: 'leopard',
      garment: 'space-suit',
    } as unknown as DraftItem;
    const [item] = finishOutfit(draft({ items: [wild] }), options()).items;

    expect([item?.slot, item?.pattern, item?.garment]).toEqual(['accessory', 'plain', null]);
  });

  it('survives prices that are not numbers', () => {
    const items = draft().items.map((item) => ({ ...item, priceLowCents: Number.NaN, priceHighCents: -5 }));
    const finished = finishOutfit(draft({ items }), options());

    expect(finished.estimatedTotalCents).toBeGreaterThanOrEqual(10_000);
  });
});

describe('finishing one new item', () => {
  it('takes its price as it comes', () => {
    const item = finishItem(draftItem({ priceLowCents: 900, priceHighCents: 1_100 }), options());

    expect([item.priceRange, item.priceLowCents]).toEqual(['$9-11', 900]);
  });
});
