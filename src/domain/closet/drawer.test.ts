import { expect, test } from 'vitest';
import { drawerFor } from './drawer.ts';

test('a garment lies in the drawer in a color that the pieces around it do not have', () => {
  const tops = drawerFor('womenswear').filter(({ slot }) => slot === 'top');
  const likeTheOneBefore = tops.filter(({ color }, place) => color.name === tops[place - 1]?.color.name);

  expect(tops.length).toBeGreaterThan(20);
  expect(likeTheOneBefore).toEqual([]);
  expect(tops.filter(({ color }) => color.name === 'White').length).toBeLessThan(tops.length / 4);
});
