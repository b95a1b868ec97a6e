import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { angleBetween } from '#domain/colour/hue-template.ts';
import { hexToOklch, type Oklch } from '#domain/colour/oklab.ts';
import { madeWhenNeeded } from '#domain/made-when-needed.ts';

/**
 * How well two colors sit side by side, 0 to 1. Moderate contrast scores best (Gray et al. 2014, PLoS ONE
 * 9(7) e102772); near-misses such as black with navy and clashes of two loud hues score least.
 */
export function colourPairScore(first: ColourName, second: ColourName): number {
  return table().get(first)?.get(second) ?? 0.5;
}

/** Loudness 0 to 1. Browns, navy, denim and olive are worn as neutrals although their chroma is not. */
export function loudness(colour: ColourName): number {
  return (TAMED.get(colour) ?? 1) * Math.min(1, lch(colour).c / 0.16);
}

export function lightnessOf(colour: ColourName): number {
  return lch(colour).l;
}

/** Worn with anything: a loudness that does not ask to be matched. */
export const QUIET_LOUDNESS = 0.3;

export function isQuiet(colour: ColourName): boolean {
  return loudness(colour) < QUIET_LOUDNESS;
}

const TAMED: ReadonlyMap<ColourName, number> = new Map([
  ...(
    ['Navy', 'Denim', 'Olive', 'Khaki', 'Tan', 'Camel', 'Brown', 'Chocolate', 'Cognac', 'Beige'] as const
  ).map((name) => [name, 0.4] as const),
  ...(
    ['Cream', 'Stone', 'Taupe', 'Slate', 'Powder Blue', 'Blush', 'Gold', 'Sage', 'Forest Green'] as const
  ).map((name) => [name, 0.6] as const),
]);

const LCH = new Map<ColourName, Oklch>(COLOUR_NAMES.map((name) => [name, hexToOklch(hexOf(name))]));

function lch(colour: ColourName): Oklch {
  return LCH.get(colour) ?? { l: 0.6, c: 0, h: 0 };
}

function scorePair(first: ColourName, second: ColourName): number {
  const [one, two] = [lch(first), lch(second)];
  const contrast = Math.abs(one.l - two.l);
  const loud = [loudness(first), loudness(second)];
  const quietOnes = loud.filter((value) => value < QUIET_LOUDNESS).length;

  if (first === second) return quietOnes === 2 ? 0.62 : 0.42;
  if (isNearMiss(one, two)) return 0.22;
  if (isVoice(first) && isVoice(second) && areKindred(one, two)) return 0.05;
  if (quietOnes === 2) return 0.62 + 0.3 * peak(contrast, 0.38, 0.5);
  if (quietOnes === 1) return 0.58 + 0.34 * peak(contrast, 0.35, 0.5);

  const angle = angleBetween(one.h, two.h);
  const loudest = Math.min(1, (loud[0] ?? 0) * (loud[1] ?? 0));
  const relation = angle < 28 ? 0.66 : angle < 75 ? 0.56 : angle > 150 ? 0.52 : 0.3;

  return relation + 0.2 * peak(contrast, 0.3, 0.4) - 0.35 * loudest;
}

/** Almost the same, but not: it looks like a mistake (black and navy, ivory and white are let pass when light). */
function isNearMiss(one: Oklch, two: Oklch): boolean {
  const a = one.c * Math.cos((one.h * Math.PI) / 180) - two.c * Math.cos((two.h * Math.PI) / 180);
  const b = one.c * Math.sin((one.h * Math.PI) / 180) - two.c * Math.sin((two.h * Math.PI) / 180);
  const difference = Math.hypot(one.l - two.l, 2 * a, 2 * b);

  return difference < 0.1 && (one.l + two.l) / 2 < 0.88;
}

/** Of one hue and about as deep, one of them strong: coral with red, emerald with forest green quarrel where navy with sky blue does not. */
function areKindred(one: Oklch, two: Oklch): boolean {
  return (
    angleBetween(one.h, two.h) < 36 &&
    Math.min(one.c, two.c) > 0.05 &&
    Math.max(one.c, two.c) > 0.12 &&
    Math.abs(one.l - two.l) < 0.2
  );
}

/** Neither a metal nor worn as a neutral, as rust with cognac leather shows. */
function isVoice(colour: ColourName): boolean {
  return colour !== 'Gold' && TAMED.get(colour) !== 0.4;
}

/** 1 at the peak, falling as a parabola to 0 at `reach` from it. */
function peak(value: number, at: number, reach: number): number {
  const away = (value - at) / reach;

  return Math.max(0, 1 - away * away);
}

const table = madeWhenNeeded<ReadonlyMap<ColourName, ReadonlyMap<ColourName, number>>>(
  () =>
    new Map(
      COLOUR_NAMES.map((first) => [
        first,
        // Rounded, so that the last bit of a cosine can never decide between two outfits.
        new Map(COLOUR_NAMES.map((second) => [second, Math.round(scorePair(first, second) * 1e4) / 1e4])),
      ]),
    ),
);
