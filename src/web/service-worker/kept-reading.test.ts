import { expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import { listPieces } from '#contract/closet.ts';
import { listOutfitSummaries } from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { getProfile, validateProfile } from '#contract/style-profile.ts';
import { READABLE } from '#web/lib/kept.ts';
import { isKeptForReading, isOutfit, isPicture } from './kept-reading.ts';

it('names its calls as the contract does', () => {
  const routes = [
    getCurrentUser,
    getPlanStatus,
    getProfile,
    validateProfile,
    listOutfitSummaries,
    listPieces,
  ];
  expect(READABLE).toEqual(routes.map(({ path }) => path));
});

it.each([
  ['GET', 'cors', '/api/outfits/summaries', true],
  ['GET', 'cors', '/api/outfits/0f3c9a52-7d1e-4c8e-9f53-2b8f4a6b1c20', true],
  ['GET', 'cors', '/api/outfits/deleted', false],
  ['GET', 'cors', '/api/style/profile', true],
  ['GET', 'navigate', '/api/logout', false],
  ['GET', 'navigate', '/api/outfits', false],
  ['POST', 'cors', '/api/outfits/generate', false],
  ['DELETE', 'cors', '/api/outfits/0f3c9a52-7d1e-4c8e-9f53-2b8f4a6b1c20', false],
  ['GET', 'cors', '/api/user/account/export', false],
  ['GET', 'cors', '/api/outfits/1/can-undo', false],
])('%s (%s) %s: kept for reading %s', (method, mode, path, expected) => {
  expect(isKeptForReading(method, mode, path)).toBe(expected);
});

it('keeps pictures, and no other file', () => {
  expect(isPicture('GET', 'image', '/api/files/1')).toBe(true);
  expect(isPicture('GET', 'image', '/api/closet/drawings/soft-blazer')).toBe(true);
  expect(isPicture('GET', 'document', '/api/files/1')).toBe(false);
  expect(isPicture('GET', 'image', '/api/style/profile')).toBe(false);
});

it('knows an outfit from a list of them', () => {
  expect(isOutfit('/api/outfits/0f3c9a52-7d1e-4c8e-9f53-2b8f4a6b1c20')).toBe(true);
  expect(isOutfit('/api/outfits/summaries')).toBe(false);
});
