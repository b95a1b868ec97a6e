import type { SeenColour } from '#contract/style-profile.ts';

/** What of a picture is measured: the clothes somebody wears, or all of it (a sunset, a cloth close by). */
export type Measured = 'clothes' | 'everything';

/** Raise it with every change that gives other measurements: stored photos are then measured again. */
export const EYE_VERSION = 9;

/**
 * `other` is a pattern whose kind the photo does not show. Stored by eyes before the fourth without it.
 */
export type SeenPattern = 'solid' | 'stripe' | 'check' | 'print' | 'other';

/**
 * What the eye measured in one photo. Computed once, when the photo is uploaded, and stored with it;
 * nothing about the person (skin, face, shape) is in it.
 */
export interface PhotoFeatures {
  /** Of the measuring code; photos measured by an older version are measured again. */
  version: number;
  /** The garment's colors, largest share first; shares are parts of the garment, 0 to 1. */
  colours: SeenColour[];
  pattern: SeenPattern;
  /** Whether the photo shows clearly that the cloth is plain, or that it is not. Absent before the eighth eye. */
  patternIsSure?: boolean;
  /** Part of the cloth that has a pattern, 0 to 1; before the fourth eye, how clearly it shows. */
  patternStrength: number;
  /** The colors of the patterned cloth, its ground first. Null for plain cloth, absent before the fourth eye. */
  patternColours?: SeenColour[] | null;
  /** Mean OKLCH chroma of the garment, 0 to about 0.35. */
  meanChroma: number;
  /** Spread of OKLab lightness over the garment (5th to 95th percentile), 0 to 1. */
  lightnessContrast: number;
  /** Mean OKLab lightness, 0 to 1. */
  meanLightness: number;
  /** Entropy of the chroma-weighted hue histogram, 0 (one hue) to 1 (all hues). */
  hueEntropy: number;
  /** Warm minus cool share of the chromatic pixels, -1 to 1. */
  warmth: number;
  /** Mean gradient magnitude inside the garment, 0 to 1: texture and print. */
  edgeEnergy: number;
  /** Part of the frame that was taken for garment, 0 to 1. */
  garmentArea: number;
}

/** What is not clear is not said; an earlier eye always said. */
export function showsPatternClearly({ patternIsSure }: Pick<PhotoFeatures, 'patternIsSure'>): boolean {
  return patternIsSure !== false;
}
