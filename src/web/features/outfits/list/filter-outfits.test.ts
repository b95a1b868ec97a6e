import { expect, test } from 'vitest';
import { anOutfit, anOutfitItem } from '#web/testing/an-outfit.ts';
import { filterOutfits, isAnyFilterActive } from './filter-outfits.ts';

const NOTHING = { text: '', price: null, onlyFavorites: false };
const harbor = anOutfit({ id: 'outfit-harbor', priceRange: '100-200', isFavorite: true });
const office = anOutfit({
  id: 'outfit-office',
  title: 'Monday desk',
  description: 'Quiet and sharp.',
  priceRange: 'under-100',
  items: [anOutfitItem({ category: 'Blazer', item: 'Hopsack jacket', color: 'Charcoal', style: 'Tailored' })],
});
const all = [harbor, office];

test.each([
  ['the title', 'MONDAY'],
  ['the description', 'quiet AND'],
  ["an item's category", 'blaz'],
  ["an item's name", 'hopsack'],
  ["an item's color", 'charCOAL'],
  ["an item's style", 'Tailored'],
])('the search finds part of %s, whatever the case', (_, text) => {
  expect(filterOutfits([office], { ...NOTHING, text })).toEqual([office]);
});

test('the search finds nothing that only spans two texts, or stands in another field', () => {
  const across = filterOutfits([office], { ...NOTHING, text: 'desk Quiet' });
  const fabric = filterOutfits([office], { ...NOTHING, text: 'Merino' });

  expect([across, fabric]).toEqual([[], []]);
});

test('a price range is matched exactly: under $100 does not include $50-100', () => {
  const cheap = anOutfit({ id: 'outfit-cheap', priceRange: '50-100' });

  expect(filterOutfits([cheap, office], { ...NOTHING, price: 'under-100' })).toEqual([office]);
});

test('all filters apply together, in the order of the list', () => {
  expect(filterOutfits(all, NOTHING)).toEqual(all);
  expect(filterOutfits(all, { text: 'tailored', price: null, onlyFavorites: true })).toEqual([harbor]);
  expect(filterOutfits(all, { text: 'monday', price: null, onlyFavorites: true })).toEqual([]);
});

test('a modified outfit is searched by its new words', () => {
  expect(filterOutfits([harbor], { ...NOTHING, text: 'rain' })).toEqual([]);
  const modified = { ...harbor, title: 'Harbor walk in the rain' };

  expect(filterOutfits([modified], { ...NOTHING, text: 'rain' })).toEqual([modified]);
});

test('blank text is no filter', () => {
  expect(isAnyFilterActive({ ...NOTHING, text: '  ' })).toBe(false);
  expect(isAnyFilterActive({ ...NOTHING, text: 'navy' })).toBe(true);
  expect(isAnyFilterActive({ ...NOTHING, price: '50-100' })).toBe(true);
  expect(isAnyFilterActive({ ...NOTHING, onlyFavorites: true })).toBe(true);
});
