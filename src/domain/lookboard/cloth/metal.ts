import type { Cloth } from './cloth.ts';

/** Buckles, zips and clasps. */
export interface Metal {
  face: string;
  light: string;
  deep: string;
}

const GOLD: Metal = { face: '#b99b5f', light: '#e9d9ab', deep: '#7c6233' };
const SILVER: Metal = { face: '#a9adb0', light: '#e8ebec', deep: '#6d7275' };

/** Warm colors are fitted with gold, cool ones and black with silver. */
export function metalFor({ tones }: Pick<Cloth, 'tones'>): Metal {
  const digits = tones.base.slice(1);
  const red = Number.parseInt(digits.slice(0, 2), 16);
  const blue = Number.parseInt(digits.slice(4, 6), 16);
  return blue >= red - 6 && tones.lightness < 0.9 ? SILVER : GOLD;
}

/** Whether metal comes in such a color: gold, bronze, and every gray from silver to gunmetal. */
export function isMetallic({ tones }: Pick<Cloth, 'tones'>): boolean {
  const [red, blue] = [1, 5].map((at) => Number.parseInt(tones.base.slice(at, at + 2), 16));
  return tones.chroma < 0.03 || ((red ?? 0) > (blue ?? 0) + 40 && tones.lightness > 0.6);
}

/** The color of what is cast of metal: the thing's own where metal comes in it, else the usual fitting's. */
export function metalColourOf(cloth: Pick<Cloth, 'tones'>): string {
  return isMetallic(cloth) ? cloth.tones.base : metalFor(cloth).face;
}

export function goldMetal(): Metal {
  return GOLD;
}

export function silverMetal(): Metal {
  return SILVER;
}
