import { expect, test } from 'vitest';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { storedFeatures } from './stored-features.ts';

const PLACE = { table: 'photos', column: 'features', row: 'photo-1' };

const PLAIN: PhotoFeatures = {
  version: 4,
  colours: [{ name: 'Navy', hex: '#1f2a44', share: 0.8 }],
  pattern: 'solid',
  patternStrength: 0,
  patternColours: null,
  meanChroma: 0.05,
  lightnessContrast: 0.1,
  meanLightness: 0.3,
  hueEntropy: 0.1,
  warmth: -0.5,
  edgeEnergy: 0.02,
  garmentArea: 0.4,
};

test.each<PhotoFeatures>([
  PLAIN,
  { ...PLAIN, pattern: 'other', patternStrength: 0.4, patternColours: PLAIN.colours },
  { ...PLAIN, pattern: 'stripe', patternStrength: 0.9, patternColours: PLAIN.colours },
])('what the eye measured is read back as it was: $pattern', (features) => {
  expect(storedFeatures.read(storedFeatures.write(features), PLACE)).toEqual(features);
});

test('what an eye before the fourth measured is read without the colors of its pattern', () => {
  const { patternColours: _, ...older } = PLAIN;
  expect(storedFeatures.read(JSON.stringify(older), PLACE)).toEqual(older);
});
