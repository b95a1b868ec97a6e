import { hexToOklch, type Oklch, oklchToHex } from './oklab.ts';

/** What an adjective does to a color: steps in OKLCH lightness, and a factor on chroma. */
interface Shift {
  lightness: number;
  chroma: number;
}

const LIGHTER = { lightness: 0.13, chroma: 0.8 };
const PALER = { lightness: 0.18, chroma: 0.55 };
const DARKER = { lightness: -0.13, chroma: 0.95 };
const BRIGHTER = { lightness: 0.04, chroma: 1.35 };
const DULLER = { lightness: 0, chroma: 0.6 };
const UNCHANGED = { lightness: 0, chroma: 1 };

const SHIFTS: Readonly<Record<string, Shift>> = {
  light: LIGHTER,
  lighter: LIGHTER,
  soft: { lightness: 0.08, chroma: 0.75 },
  pale: PALER,
  pastel: PALER,
  icy: PALER,
  baby: PALER,
  dark: DARKER,
  darker: DARKER,
  deep: DARKER,
  rich: { lightness: -0.06, chroma: 1.15 },
  midnight: { lightness: -0.25, chroma: 0.7 },
  bright: BRIGHTER,
  vivid: BRIGHTER,
  bold: BRIGHTER,
  neon: { lightness: 0.08, chroma: 1.6 },
  electric: { lightness: 0.02, chroma: 1.5 },
  dusty: { lightness: 0.02, chroma: 0.55 },
  dusky: { lightness: -0.03, chroma: 0.55 },
  strong: BRIGHTER,
  muted: DULLER,
  washed: { lightness: 0.08, chroma: 0.6 },
  faded: { lightness: 0.1, chroma: 0.6 },
  smoky: { lightness: -0.05, chroma: 0.5 },
  warm: UNCHANGED,
  cool: UNCHANGED,
  classic: UNCHANGED,
  medium: UNCHANGED,
  mid: UNCHANGED,
  metallic: UNCHANGED,
  matte: UNCHANGED,
  solid: UNCHANGED,
  pure: UNCHANGED,
  true: UNCHANGED,
  natural: UNCHANGED,
  burnt: { lightness: -0.08, chroma: 0.9 },
  very: UNCHANGED,
};

export function isColourModifier(word: string): boolean {
  return Object.hasOwn(SHIFTS, word);
}

/** Applies adjectives to a color: `shiftedHex('#666538', ['dark'])` is a darker olive. */
export function shiftedHex(hex: string, modifiers: readonly string[]): string {
  const shifted = modifiers.reduce(applyModifier, hexToOklch(hex));

  return oklchToHex(shifted);
}

function applyModifier(colour: Oklch, modifier: string): Oklch {
  const shift = SHIFTS[modifier] ?? UNCHANGED;

  return {
    l: Math.max(0.05, Math.min(0.985, colour.l + shift.lightness)),
    c: colour.c * shift.chroma,
    h: colour.h,
  };
}
