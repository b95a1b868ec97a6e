import type { LookSummary } from './look-summary.ts';
import { percent, photosOf } from './wording.ts';

/** One measured thing that a score can rest on. */
export interface PhotoSignal {
  /** -1 (much less than usual) to 1 (much more). */
  value: number;
  /** What was measured, in words. */
  measured: string;
}

export const SIGNAL_NAMES = [
  'neutrals',
  'plain',
  'vivid',
  'contrast',
  'manyHues',
  'dark',
  'light',
  'earth',
  'denimBlues',
  'warm',
] as const;
export type SignalName = (typeof SIGNAL_NAMES)[number];

/**
 * The measured things, each against what is usual in photos of everyday clothes. "Usual" and "much" are
 * the middle and about the outer tenth of what the eye measures in ordinary wardrobe photos.
 */
export function photoSignals(look: LookSummary): Record<SignalName, PhotoSignal> {
  const patterned = look.photos - look.patterns.solid;
  const { browns, greens, oranges, blues } = look.familyShare;
  const earth = browns + oranges + 0.5 * greens;

  return {
    neutrals: {
      value: against(look.neutralShare, 0.45, 0.4),
      measured: amount(look.neutralShare, 0.45, 'neutrals'),
    },
    plain: {
      value: against(look.plainShare, 0.6, 0.4),
      measured:
        patterned === 0
          ? `plain cloth in ${all(look.photos)}`
          : `a pattern in ${photosOf(patterned, look.photos)}`,
    },
    vivid: {
      value: against(look.meanChroma, 0.055, 0.055),
      measured: look.meanChroma > 0.055 ? 'vivid color' : 'muted color',
    },
    contrast: {
      value: against(look.lightnessContrast, 0.48, 0.25),
      measured: look.lightnessContrast > 0.48 ? 'light set against dark' : 'tones close to each other',
    },
    manyHues: {
      value: against(look.hueEntropy, 0.35, 0.3),
      measured: look.hueEntropy > 0.35 ? 'many different hues' : 'few hues',
    },
    dark: { value: against(look.darkShare, 0.35, 0.4), measured: amount(look.darkShare, 0.35, 'dark tones') },
    light: {
      value: against(look.lightShare, 0.2, 0.35),
      measured: amount(look.lightShare, 0.2, 'light tones'),
    },
    earth: { value: against(earth, 0.2, 0.4), measured: amount(earth, 0.2, 'earth tones') },
    denimBlues: { value: against(blues, 0.25, 0.4), measured: amount(blues, 0.25, 'blues') },
    warm: {
      value: against(look.warmth, 0.1, 0.6),
      measured: look.warmth > 0.1 ? 'mostly warm hues' : 'mostly cool hues',
    },
  };
}

function against(measured: number, usual: number, much: number): number {
  return Math.max(-1, Math.min(1, (measured - usual) / much));
}

/** "48% blues", or "only 5% blues" where that is less than usual. */
function amount(share: number, usual: number, what: string): string {
  return `${share < usual ? 'only ' : ''}${percent(Math.min(1, share))} ${what}`;
}

function all(photos: number): string {
  return photos === 1 ? 'the photo' : `all ${photos} photos`;
}
