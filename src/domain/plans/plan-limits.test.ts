import { expect, test } from 'vitest';
import { packageTable, raisedByUpgrade } from './plan-limits.ts';

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
