import { hueFit } from './hue-template.ts';
import { hexToOklab, hexToOklch, type Oklab, type Oklch } from './oklab.ts';

/** Below this OKLCH chroma a color reads as a neutral: it goes with everything. */
export const NEUTRAL_CHROMA = 0.045;

export interface Harmony {
  /** Part of the colors that are neutral, 0 to 1. */
  neutralShare: number;
  /** How many clearly different hues there are; neutrals have none. */
  chromaticHues: number;
  /** How well the hues fit a harmonious template, 0 to 1; 1 with at most one hue. */
  hueFit: number;
  /** Mean difference between the colors, 0 (all the same) to 1 (black with white, or opposites). */
  contrast: number;
  contrastName: 'tone on tone' | 'soft contrast' | 'clear contrast' | 'strong contrast';
  /** 1 at moderate contrast, falling to 0 towards "all the same" and towards "everything clashes". */
  coordination: number;
}

/**
 * How the colors of an outfit go together. The order does not matter; repeat a color to give it weight.
 * No colors measure as one neutral.
 */
export function measureHarmony(hexes: readonly string[]): Harmony {
  const colours = hexes.map(hexToOklch);
  const chromatic = colours.filter((colour) => !isNeutral(colour));
  const contrast = meanContrast(hexes.map(hexToOklab));

  return {
    neutralShare: colours.length === 0 ? 1 : 1 - chromatic.length / colours.length,
    chromaticHues: countHues(chromatic),
    hueFit: hueFit(chromatic),
    contrast,
    contrastName: contrastNameOf(contrast, isOneHue(colours)),
    coordination: coordinationOf(contrast),
  };
}

/** As eyes name it: gray with charcoal is soft, with black clear; black with white is strong. */
function contrastNameOf(contrast: number, oneHue: boolean): Harmony['contrastName'] {
  if (contrast < 0.2 && oneHue) return 'tone on tone';
  if (contrast < 0.38) return 'soft contrast';

  return contrast < 0.55 ? 'clear contrast' : 'strong contrast';
}

/** Grays, or tones of one hue: rose with khaki is as light, and no tone of it; nor is powder blue with stone. */
function isOneHue(colours: readonly Oklch[]): boolean {
  const chromatic = colours.filter((colour) => !isNeutral(colour));
  if (countHues(colours.filter(({ c }) => c >= TINTED)) > 1) return false;

  return chromatic.length === 0 || (chromatic.length === colours.length && countHues(chromatic) === 1);
}

/** From this chroma on a neutral has a hue that is seen beside another. */
const TINTED = 0.02;

export function isNeutral(colour: Pick<Oklch, 'c'>): boolean {
  return colour.c < NEUTRAL_CHROMA;
}

/** The mean contrast at which people found outfits most fashionable, on our scale. */
const MODERATE_CONTRAST = 0.35;

/**
 * People find outfits most fashionable between "all matching" and "all clashing", and their judgement
 * falls off as a parabola on both sides.
 * @see Gray, Schmitt, Strohminger, Kassam, "The Science of Style", PLoS ONE 9(7) e102772 (2014)
 */
function coordinationOf(contrast: number): number {
  const reach = contrast < MODERATE_CONTRAST ? MODERATE_CONTRAST : 1 - MODERATE_CONTRAST;
  const away = (contrast - MODERATE_CONTRAST) / reach;

  return Math.max(0, 1 - away * away);
}

/** Chroma counts double: a fifth of OKLab chroma is as loud as almost half of its lightness. */
const CHROMA_WEIGHT = 2.2;

function meanContrast(colours: readonly Oklab[]): number {
  let sum = 0;
  let pairs = 0;

  for (const [index, first] of colours.entries()) {
    for (const second of colours.slice(index + 1)) {
      const chromatic = CHROMA_WEIGHT * Math.hypot(first.a - second.a, first.b - second.b);
      sum += Math.min(1, Math.hypot(first.l - second.l, chromatic));
      pairs++;
    }
  }

  return pairs === 0 ? 0 : sum / pairs;
}

/** Hues nearer than this are told apart by lightness and chroma only: navy and sky blue are one hue. */
const SAME_HUE_DEGREES = 32;

function countHues(chromatic: readonly Oklch[]): number {
  const hues = chromatic.map((colour) => colour.h).sort((first, second) => first - second);
  const gaps = hues.map((hue, index) => {
    const next = hues[index + 1] ?? (hues[0] ?? 0) + 360;

    return next - hue;
  });
  const separations = gaps.filter((gap) => gap > SAME_HUE_DEGREES).length;

  return hues.length === 0 ? 0 : Math.max(1, separations);
}
