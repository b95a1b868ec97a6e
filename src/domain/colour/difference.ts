import {
  converter,
  differenceCiede2000,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeRgb,
  modeXyz65,
  useMode as registerMode,
} from 'culori/fn';
import { parseHex } from './hex.ts';
import type { Oklab } from './oklab.ts';

/** CIE L*a*b* under D65: the space that CIEDE2000 is defined on. */
export interface CieLab {
  mode: 'lab65';
  l: number;
  a: number;
  b: number;
}

for (const mode of [modeRgb, modeLrgb, modeXyz65, modeLab65, modeOklab]) registerMode(mode);

const toCieLab = converter('lab65');
const ciede2000 = differenceCiede2000();

/**
 * How different two colors look, as ΔE00: below 1 invisible, 2 to 10 seen at a glance, 50 and more opposite.
 * @see Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula", Color Research & Application 30 (2005)
 */
export function differenceOf(first: CieLab, second: CieLab): number {
  return ciede2000(first, second);
}

/** {@link differenceOf} for two colors as `#rrggbb`. */
export function differenceOfHexes(first: string, second: string): number {
  return differenceOf(cieLabOfHex(first), cieLabOfHex(second));
}

export function cieLabOfHex(hex: string): CieLab {
  const { r, g, b } = parseHex(hex);
  const lab = toCieLab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });

  return { mode: 'lab65', l: lab.l, a: lab.a, b: lab.b };
}

export function cieLabOfOklab(colour: Oklab): CieLab {
  const lab = toCieLab({ mode: 'oklab', ...colour });

  return { mode: 'lab65', l: lab.l, a: lab.a, b: lab.b };
}
