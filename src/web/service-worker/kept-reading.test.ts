import { expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import { listOutfits } from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { getProfile, validateProfile } from '#contract/style-profile.ts';
import { READABLE } from '#web/lib/kept.ts';
import { isKeptForReading, isPicture } from './kept-reading.ts';

it('names its calls as the contract does', () => {
  const routes = [getCurrentUser, getPlanStatus, getProfile, validateProfile, listOutfits];
  expect(READABLE).toEqual(routes.map(({ path }) => path));
});

it.each([
  ['GET', 'cors', '/api/outfits', true],
  ['GET', 'cors', '/api/style/profile', true],
  ['GET', 'navigate', '/api/logout', false],
  ['GET', 'navigate', '/api/outfits', false],
  ['POST', 'cors', '/api/outfits/generate', false],
  ['DELETE', 'cors', '/api/outfits', false],
  ['GET', 'cors', '/api/user/account/export', false],
  ['GET', 'cors', '/api/outfits/1/can-undo', false],
])('%s (%s) %s: kept for reading %s', (method, mode, path, expected) => {
  expect(isKeptForReading(method, mode, path)).toBe(expected);
});

it('keeps pictures, and no other file', () => {
  expect(isPicture('GET', 'image', '/api/files/1')).toBe(true);
  expect(isPicture('GET', 'document', '/api/files/1')).toBe(false);
  expect(isPicture('GET', 'image', '/api/style/profile')).toBe(false);
});
