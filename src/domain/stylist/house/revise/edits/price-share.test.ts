import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { readWords } from '../../language/read-words.ts';
import { spendByShare } from './price-share.ts';

const item = (garment: string, slot: OutfitItem['slot'], dollars: number) =>
  ({ id: garment, garment, slot, priceLowCents: dollars * 100, priceHighCents: dollars * 100 }) as OutfitItem;

const ITEMS = [item('parka', 'outer', 120), item('chinos', 'bottom', 60), item('knee-boots', 'shoes', 100)];

function spent(request: string): [dollars: number, items: readonly string[] | null] | null {
  const edit = spendByShare(readWords(request), ITEMS);

  return edit === null ? null : [edit.dollars, edit.items];
}

describe('a share of the price', () => {
  it.each([
    ['could it be half as expensive', 140],
    ['das Ganze zum halben Preis', 140],
    ['bring it all down, a quarter cheaper', 210],
    ['25 Prozent günstiger bitte', 210],
    ['more elegant for the same money', 280],
  ])('is of all where no piece is named: %s', (request, dollars) => {
    expect(spent(request)).toEqual([dollars, null]);
  });

  it('is of the pieces of its thought, or of those that it points at', () => {
    expect(spent('the boots at half the price')).toEqual([50, ['knee-boots']]);
    expect(spent('the parka costs a fortune. half the price for that one')).toEqual([60, ['parka']]);
    expect(spent('der Parka bleibt, die Chino ein Drittel billiger')).toEqual([40, ['chinos']]);
  });

  it('is none where nothing is said of it', () => {
    expect(spent('half of my wardrobe is navy')).toBeNull();
    expect(spent('the boots cheaper')).toBeNull();
  });
});
