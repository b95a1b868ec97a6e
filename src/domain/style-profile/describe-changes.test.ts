import { expect, test } from 'vitest';
import type { Profile } from '#contract/style-profile.ts';
import { changesBetween, isSameProfile } from './describe-changes.ts';
import { emptyProfile } from './empty-profile.ts';

const THEN = new Date('2026-11-20T12:00:00.000Z');
const LATER = '2026-11-21T08:00:00.000Z';

const BEFORE: Profile = {
  ...emptyProfile(THEN),
  colorPalette: ['Navy', 'Khaki'],
  styleCategories: ['Minimalist', 'Edgy'],
  customColorPalette: ['Red'],
  analysisData: { comfort: 72, elegance: 58, trendy: 35, description: 'Navy keeps coming back.' },
};

test('two profiles that say the same differ in nothing', () => {
  expect(changesBetween(BEFORE, { ...BEFORE, updatedAt: LATER })).toEqual([]);
  expect(isSameProfile(BEFORE, { ...BEFORE, updatedAt: LATER })).toBe(true);
  expect(
    isSameProfile(BEFORE, { ...BEFORE, confidence: { level: 'low', usablePhotos: 1, note: null } }),
  ).toBe(false);
});

test('each difference is one short sentence', () => {
  const after: Profile = {
    ...BEFORE,
    colorPalette: ['Navy', 'Cream'],
    styleCategories: ['Minimalist', 'Tailored'],
    customColorPalette: ['Navy', 'Burgundy'],
    analysisData: { comfort: 80, elegance: 58, trendy: 30, description: 'Other words.' },
    bodyTypeProfile: { ...BEFORE.bodyTypeProfile, avoidances: ['crop-tops'] },
    rawQuizResponses: { lifestyle: {} },
  };

  expect(changesBetween(BEFORE, after).map(({ message }) => message)).toEqual([
    'Colors seen: added Cream',
    'Colors seen: removed Khaki',
    'Comfort from 72 to 80',
    'Trendy from 35 to 30',
    'Styles: added Tailored',
    'Styles: removed Edgy',
    'Favorites: added Navy, Burgundy',
    'Favorites: removed Red',
    'Body type and fit changed',
    'Quiz answers changed',
    'Description rewritten',
  ]);
});

test('the first description is written, not rewritten', () => {
  expect(changesBetween(emptyProfile(THEN), BEFORE)).toContainEqual({
    message: 'Description written',
    reason: 'description_written',
  });
});
