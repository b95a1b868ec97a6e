import { hexToOklch, oklchToHex } from '#domain/colour/oklab.ts';

const HEX = /^#[0-9a-f]{6}$/i;
const UNKNOWN_COLOUR = '#8e9092';
/** One step of shading in OKLCH lightness. */
const STEP = 0.055;

/** Lighter and darker relatives of one color. */
export interface Tones {
  base: string;
  /** Steps up (lighter) or down (darker); small near white and black, where there is little room. */
  at(steps: number): string;
  lightness: number;
  chroma: number;
}

/** Whatever comes from outside passes here: only `#rrggbb` gets into the picture. */
export function safeHex(written: string | undefined): string {
  return written !== undefined && HEX.test(written) ? written.toLowerCase() : UNKNOWN_COLOUR;
}

export function tonesOf(hex: string): Tones {
  const base = hexToOklch(hex);
  return {
    base: hex,
    lightness: base.l,
    chroma: base.c,
    at(steps) {
      if (steps === 0) return hex;
      const room = steps > 0 ? 1 - base.l : base.l;
      // Near the end of the scale a step shrinks, but never to nothing: seams must stay visible.
      const reach = STEP * Math.abs(steps) * emphasis(base.l, steps);
      const moved = Math.min(reach, room * 0.85);
      const l = steps > 0 ? base.l + moved : base.l - moved;
      // Shadows of near-white cloth are warm gray, as on the board's ground, not dead gray.
      const isPale = base.l > 0.9 && base.c < 0.03 && steps < 0;
      return oklchToHex({
        l,
        c: isPale
          ? base.c + 0.006 * Math.min(2, -steps)
          : base.c * (steps > 0 ? 1 - 0.05 * Math.min(6, steps) : 1.02),
        h: isPale && base.c < 0.012 ? 75 : base.h,
      });
    },
  };
}

/** On dark cloth the lights do the modelling, on pale cloth the shadows. */
function emphasis(lightness: number, steps: number): number {
  if (lightness < 0.32) return steps < 0 ? 0.55 : 1.35;
  return lightness > 0.93 && steps < 0 ? 1.15 : 1;
}
