import { expect, test } from 'vitest';
import { tailorSearches } from './tailor-searches.ts';

test('a typed place goes into each search', () => {
  const { maps, reviews, directory } = tailorSearches(' São Paulo & 97201 ');

  expect(new URL(maps).searchParams.get('query')).toBe('tailors in São Paulo & 97201');
  expect(new URL(reviews).searchParams.get('find_loc')).toBe('São Paulo & 97201');
  expect(new URL(directory).searchParams.get('geo_location_terms')).toBe('São Paulo & 97201');
});

test('"near me" is a map search of its own', () => {
  expect(new URL(tailorSearches('Portland').nearMe).searchParams.get('query')).toBe('tailors near me');
});

test('without a place the map looks near the person, and the sites decide for themselves', () => {
  const { maps, nearMe, reviews } = tailorSearches('  ');

  expect(maps).toBe(nearMe);
  expect(new URL(reviews).searchParams.has('find_loc')).toBe(false);
});

test('the addresses are those of a map, a site of reviews and a directory', () => {
  expect(tailorSearches('Portland, OR')).toEqual({
    maps: 'https://www.google.com/maps/search/?api=1&query=tailors+in+Portland%2C+OR',
    reviews: 'https://www.yelp.com/search?find_desc=Tailors&find_loc=Portland%2C+OR',
    directory: 'https://www.yellowpages.com/search?search_terms=tailors&geo_location_terms=Portland%2C+OR',
    nearMe: 'https://www.google.com/maps/search/?api=1&query=tailors+near+me',
  });
});
