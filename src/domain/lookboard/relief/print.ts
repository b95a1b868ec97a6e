import type { PrintPattern } from '../cloth/cloth.ts';

/**
 * How much of one of a pattern's further colors lies at a place, 0 to 1.
 * @param soft half a pixel in millimetres
 * @param layer which color, 0 is the lowest; most patterns have one
 */
export type Print = (u: number, v: number, soft: number, layer: number) => number;

const fraction = (value: number) => value - Math.floor(value);
/** How much of a pixel lies inside a band of `half` about zero: of a line that is finer than a pixel no more than the line. */
const band = (away: number, half: number, soft: number) =>
  Math.max(0, Math.min(half, away + soft) - Math.max(-half, away - soft)) / (2 * soft);

const stripes =
  (pitch: number, width: number): Print =>
  (u, _, soft) =>
    band((fraction(u / pitch) - 0.5) * pitch, width / 2, soft);

function check(u: number, v: number, soft: number): number {
  const line = (at: number) =>
    Math.max(
      band((fraction(at / 62) - 0.5) * 62, 1.3, soft),
      band((fraction(at / 62 + 0.36) - 0.5) * 62, 0.9, soft) * 0.6,
    );
  return Math.max(line(u), line(v));
}

/** The broad bands of a check, which lie in the cloth's own color: what they leave of its light. */
export function checkShade(u: number, v: number): number {
  const wide = (at: number) => (Math.abs(fraction(at / 62 + 0.5) - 0.5) < 0.15 ? 0.78 : 1);
  return wide(u) * wide(v);
}

function dots(u: number, v: number, soft: number): number {
  const row = Math.floor(v / 31);
  const x = (fraction(u / 36 + (row & 1) / 2) - 0.5) * 36;
  const y = (fraction(v / 31) - 0.5) * 31;
  return Math.max(0, Math.min(1, (6.2 - Math.hypot(x, y)) / (2 * soft) + 0.5));
}

/** Of a flower's size: a petal's radius, and how far its middle and its tip are from the eye. */
const PETAL = 0.5;
const PETAL_MIDDLE = 0.66;
const PETAL_TIP = PETAL_MIDDLE + PETAL;

/** Five petals about an eye, in two sizes, scattered on a grid that no two neighbours follow alike. */
function blossoms(u: number, v: number, soft: number): number {
  let most = 0;
  const row = Math.floor(v / 52);
  for (let dy = -1; dy <= 1; dy += 1) {
    const cellRow = row + dy;
    const column = Math.floor(u / 60 - (cellRow & 1) / 2);
    for (let dx = -1; dx <= 1; dx += 1) {
      const cell = column + dx;
      const dice = fraction(Math.sin(cell * 12.9898 + cellRow * 78.233) * 43758.5453);
      const size = dice < 0.5 ? 12.5 : 8;
      const x = u - (cell + 0.5 + (cellRow & 1) / 2 + (dice - 0.5) * 0.5) * 60;
      const y = v - (cellRow + 0.5 + (fraction(dice * 7.3) - 0.5) * 0.5) * 52;
      const reach = size * PETAL_TIP + soft;
      // Most places lie in none of the nine flowers about them.
      if (x * x + y * y > reach * reach) continue;
      const away = Math.hypot(x, y);
      // Folded into one fifth, a flower is a single round petal beside its eye.
      const fifth = (fraction((Math.atan2(y, x) / Math.PI / 2 + dice) * 5) - 0.5) * ((Math.PI * 2) / 5);
      const petal = Math.hypot(away * Math.cos(fifth) - size * PETAL_MIDDLE, away * Math.sin(fifth));
      const flower = Math.min(1, Math.max(0, (size * PETAL - petal) / (2 * soft) + 0.5));
      const eye = Math.min(1, Math.max(0, (size * 0.3 - away) / (2 * soft) + 0.5));
      most = Math.max(most, flower * (1 - eye * 0.8));
    }
  }
  return most;
}

const MEDALLION = { across: 190, down: 165 };

/** Large medallions in rays and rings, staggered, with rows of seeds between them: block-printed cloth. */
function wax(u: number, v: number, soft: number, layer: number): number {
  const row = Math.round(v / MEDALLION.down);
  const x = (fraction(u / MEDALLION.across + (row & 1) / 2) - 0.5) * MEDALLION.across;
  const y = v - row * MEDALLION.down;
  const away = Math.hypot(x, y);
  const turn = Math.atan2(y, x) / Math.PI / 2;
  const ray = Math.abs(fraction(turn * 14) - 0.5) * 2;
  const petal = 70 - 13 * ray;
  switch (layer) {
    case 0:
      return disc(away, petal, soft);
    case 1: {
      const seeds = disc(Math.hypot((fraction(u / 31.6667) - 0.5) * 31.6667, Math.abs(y) - 80), 6, soft);
      return Math.max(disc(away, 42, soft), away > 76 ? seeds : 0);
    }
    default: {
      const spoke = away > 20 && away < 40 ? band((fraction(turn * 14) - 0.5) * away * 0.44, 1.8, soft) : 0;
      const rings = Math.max(band(away - 42, 2.2, soft), band(away - petal, 2.4, soft), disc(away, 12, soft));
      return Math.max(spoke, rings);
    }
  }
}

const disc = (away: number, radius: number, soft: number) =>
  Math.max(0, Math.min(1, (radius - away) / (2 * soft) + 0.5));

/** Patterns that are printed or woven in a second color; knit and denim are the cloth's own. */
export function printOf(pattern: PrintPattern, way: 'across' | 'along'): Print | null {
  switch (pattern) {
    case 'stripe': {
      const print = way === 'across' ? stripes(36, 7.2) : stripes(24, 4.8);
      return way === 'across' ? (u, v, soft, layer) => print(v, u, soft, layer) : print;
    }
    case 'hoop': {
      const print = stripes(150, 60);
      return (u, v, soft, layer) => print(v, u, soft, layer);
    }
    case 'pinstripe':
      return stripes(19, 1.05);
    case 'check':
      return check;
    case 'dot':
      return dots;
    case 'floral':
      return blossoms;
    case 'wax':
      return wax;
    default:
      return null;
  }
}
