import { expect, test } from 'vitest';
import { limitsOf, packageOf, packageTable, raisedByUpgrade, remainingOf } from './plan-limits.ts';

const EVERYTHING_BUT_PHOTOS = ['inspirations', 'outfits', 'generationsToday', 'modificationsToday'];

test('an upgrade raises what a plan above allows more of', () => {
  const table = packageTable({}, 'plan');
  expect(raisedByUpgrade(table, null)).toEqual(EVERYTHING_BUT_PHOTOS);
  expect(raisedByUpgrade(table, 'basic')).toEqual(EVERYTHING_BUT_PHOTOS);
  expect(raisedByUpgrade(table, 'advanced')).toEqual(EVERYTHING_BUT_PHOTOS);
  expect(raisedByUpgrade(table, 'pro')).toEqual([]);
});

test('an upgrade raises no limit that there is not, and one that it takes away', () => {
  expect(raisedByUpgrade(packageTable({}, 'unlimited'), 'basic')).toEqual(['inspirations', 'outfits']);
  const table = packageTable({ pro: { limits: { outfitUploads: null } } }, 'plan');
  expect(raisedByUpgrade(table, 'advanced')).toContain('photos');
});

test('what is left of a limit is never below zero, and of none there is no end', () => {
  const limits = {
    ...limitsOf(packageTable({}, 'plan'), 'basic'),
    generationsPerDay: null,
    outfitStorage: 4,
  };
  const usage = {
    photos: 5,
    inspirations: 10,
    outfits: 9,
    generationsToday: 7,
    modificationsToday: 0,
    closetPieces: 3,
  };

  expect(remainingOf(limits, usage)).toEqual({
    photos: 7,
    inspirations: 0,
    outfits: 0,
    generationsToday: null,
    modificationsToday: 1,
    closetPieces: null,
  });
});

test('without a plan the limits are those of Basic, and a package is found by its name or not at all', () => {
  const table = packageTable({ basic: { price: 999 } }, 'plan');

  expect(limitsOf(table, null)).toBe(table.limits.basic);
  expect(limitsOf(table, 'pro')).toBe(table.limits.pro);
  expect(packageOf(table, 'pro').id).toBe('pro');
  expect(packageOf(table, 'basic')).toMatchObject({ id: 'basic', price: 999, currency: 'usd' });
  expect(() => packageOf({ ...table, packages: [] }, 'pro')).toThrow('no package pro');
});
