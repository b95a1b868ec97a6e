import { type Part, tellPart } from '../../writing/sentence.ts';
import type { LookSummary } from './look-summary.ts';
import type { SignalName } from './signal-names.ts';
import { percent, photosOf } from './wording.ts';

/** One measured thing that a score can rest on. */
export interface PhotoSignal {
  /** -1 (much less than usual) to 1 (much more). */
  value: number;
  /** What was measured, in words. */
  measured: Part;
}

/** Part of the photos. */
const USUALLY_PLAIN = 0.6;

/**
 * The measured things, each against what is usual in photos of everyday clothes. "Usual" and "much" are
 * the middle and about the outer tenth of what the eye measures in ordinary wardrobe photos.
 */
export function photoSignals(look: LookSummary): Record<SignalName, PhotoSignal> {
  const { solid, stripe, check, print, other } = look.patterns;
  const patterned = stripe + check + print + other;
  const clear = solid + patterned;
  const { browns, greens, oranges, blues } = look.familyShare;
  const earth = browns + oranges + 0.5 * greens;

  return {
    neutrals: {
      value: against(look.neutralShare, 0.45, 0.4),
      measured: amount('neutrals', look.neutralShare, 0.45, 'neutrals'),
    },
    plain: {
      value: against(look.plainShare ?? USUALLY_PLAIN, USUALLY_PLAIN, 0.4),
      measured: tellPart(
        'seen: plain',
        patterned === 0
          ? `plain cloth in ${clear === look.photos ? all(clear) : photosOf(clear, look.photos)}`
          : `a pattern in ${photosOf(patterned, look.photos)}`,
        { sums: [patterned, look.photos, clear] },
      ),
    },
    vivid: {
      value: against(look.meanChroma, 0.055, 0.055),
      measured: either('vivid', look.meanChroma > 0.055, 'vivid color', 'muted color'),
    },
    contrast: {
      value: against(look.lightnessContrast, 0.48, 0.25),
      measured: either(
        'contrast',
        look.lightnessContrast > 0.48,
        'light set against dark',
        'tones close to each other',
      ),
    },
    manyHues: {
      value: against(look.hueEntropy, 0.35, 0.3),
      measured: either('manyHues', look.hueEntropy > 0.35, 'many different hues', 'few hues'),
    },
    dark: {
      value: against(look.darkShare, 0.35, 0.4),
      measured: amount('dark', look.darkShare, 0.35, 'dark tones'),
    },
    light: {
      value: against(look.lightShare, 0.2, 0.35),
      measured: amount('light', look.lightShare, 0.2, 'light tones'),
    },
    earth: { value: against(earth, 0.2, 0.4), measured: amount('earth', earth, 0.2, 'earth tones') },
    denimBlues: { value: against(blues, 0.25, 0.4), measured: amount('denimBlues', blues, 0.25, 'blues') },
    warm: {
      value: against(look.warmth, 0.1, 0.6),
      measured: either('warm', look.warmth > 0.1, 'mostly warm hues', 'mostly cool hues'),
    },
  };
}

function against(measured: number, usual: number, much: number): number {
  return Math.max(-1, Math.min(1, (measured - usual) / much));
}

/** "48% blues", "only 5% blues" where that is less than usual, or "no blues". */
function amount(name: SignalName, share: number, usual: number, what: string): Part {
  const seen = Math.min(1, share);
  const isLittle = share < usual;
  const hundredths = Math.round(seen * 100);
  const text = `${isLittle ? 'only ' : ''}${percent(seen)} ${what}`;

  return tellPart(`seen: ${name}`, hundredths === 0 ? `no ${what}` : text, {
    words: [isLittle ? 'little' : 'much'],
    sums: [hundredths],
  });
}

function either(name: SignalName, isMuch: boolean, much: string, little: string): Part {
  return tellPart(`seen: ${name}`, isMuch ? much : little, { words: [isMuch ? 'much' : 'little'] });
}

function all(photos: number): string {
  return photos === 1 ? 'the photo' : `all ${photos} photos`;
}
