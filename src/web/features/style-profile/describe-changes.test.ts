import { expect, test } from 'vitest';
import { aProfile } from '#web/testing/factories.ts';
import { changesBetween } from './describe-changes.ts';

test('two equal profiles differ in nothing', () => {
  expect(changesBetween(aProfile(), aProfile({ updatedAt: '2026-11-21T08:00:00.000Z' }))).toEqual([]);
});

test('each difference is one short sentence', () => {
  const before = aProfile({ styleCategories: ['Minimalist', 'Edgy'], customColorPalette: ['Red'] });
  const after = aProfile({
    styleCategories: ['Minimalist', 'Tailored'],
    customColorPalette: ['Navy', 'Burgundy'],
    analysisData: { comfort: 80, elegance: 58, trendy: 30, description: 'Other words.' },
    bodyTypeProfile: { ...before.bodyTypeProfile, avoidances: ['crop-tops'] },
  });

  expect(changesBetween(before, after)).toEqual([
    'Comfort from 72 to 80',
    'Trendy from 35 to 30',
    'Styles: added Tailored',
    'Styles: removed Edgy',
    'Favorites: added Navy, Burgundy',
    'Favorites: removed Red',
    'Body type and fit changed',
    'Description rewritten',
  ]);
});
