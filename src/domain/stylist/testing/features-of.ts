import { type ColourName, PALETTE } from '#contract/palette.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';

/** What the eye would have measured in a picture with these shares of colors. */
export function featuresOf(
  colours: Partial<Record<ColourName, number>>,
  rest: Partial<PhotoFeatures> = {},
): PhotoFeatures {
  return {
    version: 1,
    colours: PALETTE.filter(({ name }) => colours[name] !== undefined)
      .map(({ name, hex }) => ({ name, hex, share: colours[name] ?? 0 }))
      .sort((first, second) => second.share - first.share),
    pattern: 'solid',
    patternStrength: 0.05,
    meanChroma: 0.05,
    lightnessContrast: 0.3,
    meanLightness: 0.5,
    hueEntropy: 0.3,
    warmth: 0,
    edgeEnergy: 0.01,
    garmentArea: 0.3,
    ...rest,
  };
}
