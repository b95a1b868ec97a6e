import type { SeenColour } from '#contract/style-profile.ts';

/**
 * What the eye measured in one photo. Computed once, when the photo is uploaded, and stored with it;
 * nothing about the person (skin, face, shape) is in it.
 */
export interface PhotoFeatures {
  /** Of the measuring code; photos measured by an older version are measured again. */
  version: number;
  /** The garment's colours, largest share first; shares are parts of the garment, 0 to 1. */
  colours: SeenColour[];
  pattern: 'solid' | 'stripe' | 'check' | 'print';
  /** How clearly the pattern shows, 0 to 1. */
  patternStrength: number;
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
