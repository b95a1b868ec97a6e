import { expect, test } from 'vitest';
import { anOutfit, anOutfitItem, summariesOf } from '#web/testing/an-outfit.ts';
import { filterOutfits, isAnyFilterActive, nearestOutfits, type OutfitFilters } from './filter-outfits.ts';

const NOTHING: OutfitFilters = { text: '', price: null, onlyFavorites: false };
const harbor = anOutfit({ id: 'outfit-harbor', priceRange: '100-200', isFavorite: true });
const jacket = { category: 'Blazer', item: 'Hopsack jacket', color: 'Charcoal', style: 'Tailored' };
const office = anOutfit({
  id: 'outfit-office',
  title: 'Monday desk',
  description: 'Quiet and sharp.',
  priceRange: 'under-100',
  items: [anOutfitItem(jacket)],
});

/** The ids of those that pass. */
function passing(outfits: (typeof harbor)[], filters: Partial<OutfitFilters>): string[] {
  return filterOutfits(summariesOf(outfits), { ...NOTHING, ...filters }).map(({ id }) => id);
}

test.each([
  ['the title', 'MONDAY'],
  ['the description', 'quiet AND'],
  ["an item's category", 'blaz'],
  ["an item's name", 'hopsack'],
  ["an item's color", 'charCOAL'],
])('the search finds part of %s, whatever the case, and no other outfit', (_, text) => {
  expect(passing([harbor, office], { text })).toEqual([office.id]);
});

test("the search finds part of an item's style, in all that have it", () => {
  expect(passing([harbor, office], { text: 'tailoRED' })).toEqual([harbor.id, office.id]);
});

test('the search finds nothing that only spans two texts, or stands in another field', () => {
  expect(passing([office], { text: 'desk Quiet' })).toEqual([]);
  expect(passing([office], { text: 'jacket charcoal' })).toEqual([]);
  expect(passing([office], { text: 'Merino' })).toEqual([]);
});

test('a price range is matched exactly: under $100 does not include $50-100', () => {
  const cheap = anOutfit({ id: 'outfit-cheap', priceRange: '50-100' });

  expect(passing([cheap, office], { price: 'under-100' })).toEqual([office.id]);
});

test('all filters apply together, in the order of the list', () => {
  const all = [harbor, office];
  expect(passing(all, {})).toEqual([harbor.id, office.id]);
  expect(passing(all, { text: 'tailored', onlyFavorites: true })).toEqual([harbor.id]);
  expect(passing(all, { text: 'monday', onlyFavorites: true })).toEqual([]);
});

test('blank text is no filter', () => {
  expect(isAnyFilterActive({ ...NOTHING, text: '  ' })).toBe(false);
  expect(isAnyFilterActive({ ...NOTHING, text: 'navy' })).toBe(true);
  expect(isAnyFilterActive({ ...NOTHING, price: '50-100' })).toBe(true);
  expect(isAnyFilterActive({ ...NOTHING, onlyFavorites: true })).toBe(true);
});

test('where none passes, those with most of the words and filters come nearest, and none without a word', () => {
  const list = summariesOf([harbor, office]);

  expect(nearestOutfits(list, { text: 'monday plaid', price: '300-plus', onlyFavorites: false })[0]?.id).toBe(
    office.id,
  );
  expect(nearestOutfits(list, { text: 'plaid', price: '100-200', onlyFavorites: true })).toEqual([]);
  expect(nearestOutfits(list, { text: '', price: '300-plus', onlyFavorites: true })).toEqual([
    list.outfits[0],
  ]);
});
