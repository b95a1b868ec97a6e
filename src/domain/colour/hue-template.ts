import type { Oklch } from './oklab.ts';

/** A sector of the hue wheel: where its middle lies and how wide it is, in degrees. */
interface Sector {
  middle: number;
  width: number;
}

/**
 * The chromatic templates of harmony: a palette is harmonious when one of them, turned to any angle,
 * covers its hues.
 * @see Matsuda, "Color Design" (1995); Cohen-Or et al., "Color Harmonization", SIGGRAPH 2006 (sector widths)
 */
const TEMPLATES: readonly (readonly Sector[])[] = [
  [{ middle: 0, width: 18 }],
  [{ middle: 0, width: 93.6 }],
  [
    { middle: 0, width: 18 },
    { middle: 90, width: 79.2 },
  ],
  [
    { middle: 0, width: 79.2 },
    { middle: 90, width: 18 },
  ],
  [
    { middle: 0, width: 18 },
    { middle: 180, width: 18 },
  ],
  [{ middle: 0, width: 180 }],
  [
    { middle: 0, width: 93.6 },
    { middle: 180, width: 18 },
  ],
  [
    { middle: 0, width: 93.6 },
    { middle: 180, width: 93.6 },
  ],
];

const TURN_STEP_DEGREES = 6;
/** A hue this far outside every sector does not fit at all. */
const MISFIT_DEGREES = 45;
/** The half wheel of the widest template covers almost any few hues, so width costs something. */
const COST_OF_WIDTH = 0.5;

/**
 * How well colors fit the best template at its best angle, weighted by chroma: 1 is a perfect fit to a
 * narrow template, 0 is no fit to any. No colors, or one, fit perfectly.
 */
export function hueFit(chromatic: readonly Pick<Oklch, 'c' | 'h'>[]): number {
  const weight = chromatic.reduce((sum, colour) => sum + colour.c, 0);
  if (weight === 0) return 1;

  let best = 0;

  for (const template of TEMPLATES) {
    const width = template.reduce((sum, sector) => sum + sector.width, 0);
    const charge = COST_OF_WIDTH * Math.max(0, width / 360 - 0.05);
    // However well it fits, it costs more than another has lost.
    if (1 - charge <= best) continue;

    for (let turn = 0; turn < 360; turn += TURN_STEP_DEGREES) {
      const misfit = chromatic.reduce((sum, { c, h }) => sum + c * misfitOf(h - turn, template), 0) / weight;
      best = Math.max(best, 1 - misfit - charge);
    }
  }

  return best;
}

function misfitOf(hue: number, template: readonly Sector[]): number {
  const outside = template.map(({ middle, width }) => Math.max(0, angleBetween(hue, middle) - width / 2));

  return Math.min(1, Math.min(...outside) / MISFIT_DEGREES);
}

/** The smaller angle between two hues, 0 to 180 degrees. */
export function angleBetween(first: number, second: number): number {
  const difference = Math.abs(first - second) % 360;

  return difference > 180 ? 360 - difference : difference;
}
