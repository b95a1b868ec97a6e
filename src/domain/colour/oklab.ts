import { formatHex, parseHex, type Rgb } from './hex.ts';

/**
 * OKLab, a space in which equal steps look about equally large.
 * `l` is lightness 0 (black) to 1 (white); `a` green to red and `b` blue to yellow, about -0.3 to 0.3.
 * @see Björn Ottosson, "A perceptual color space for image processing" (2020), bottosson.github.io/posts/oklab
 */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** OKLab in polar form: `c` is chroma, 0 to about 0.32; `h` is hue in degrees, 0 up to 360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export function hexToOklab(hex: string): Oklab {
  return rgbToOklab(parseHex(hex));
}

export function hexToOklch(hex: string): Oklch {
  return oklabToOklch(hexToOklab(hex));
}

/** What lies outside sRGB is clipped; use {@link oklchToHex} where hue and lightness must survive. */
export function oklabToHex(colour: Oklab): string {
  return formatHex(oklabToRgb(colour));
}

/** What lies outside sRGB loses chroma until it fits, so that hue and lightness stay. */
export function oklchToHex(colour: Oklch): string {
  const l = Math.max(0, Math.min(1, colour.l));
  if (isInSrgb(oklchToOklab({ ...colour, l }))) return oklabToHex(oklchToOklab({ ...colour, l }));

  let inside = 0;
  let outside = colour.c;

  for (let step = 0; step < 20; step++) {
    const c = (inside + outside) / 2;
    if (isInSrgb(oklchToOklab({ l, c, h: colour.h }))) inside = c;
    else outside = c;
  }

  return oklabToHex(oklchToOklab({ l, c: inside, h: colour.h }));
}

export function oklabToOklch({ l, a, b }: Oklab): Oklch {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;

  return { l, c: Math.hypot(a, b), h: degrees < 0 ? degrees + 360 : degrees };
}

export function oklchToOklab({ l, c, h }: Oklch): Oklab {
  const radians = (h * Math.PI) / 180;

  return { l, a: c * Math.cos(radians), b: c * Math.sin(radians) };
}

export function rgbToOklab({ r, g, b }: Rgb): Oklab {
  const [l = 0, a = 0, bb = 0] = oklabOfPixels(Uint8Array.of(r, g, b));

  return { l, a, b: bb };
}

/** Channels 0 to 255, not rounded; colors outside sRGB give values outside that range. */
export function oklabToRgb({ l, a, b }: Oklab): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;

  return {
    r: 255 * gammaEncoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: 255 * gammaEncoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: 255 * gammaEncoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

/**
 * The fast path for pictures.
 * @param rgb three bytes a pixel (R, G, B)
 * @returns three floats a pixel (l, a, b), in the same order
 */
export function oklabOfPixels(rgb: Uint8Array): Float32Array {
  const oklab = new Float32Array(rgb.length);

  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const r = LINEAR_LIGHT[rgb[at] ?? 0] ?? 0;
    const g = LINEAR_LIGHT[rgb[at + 1] ?? 0] ?? 0;
    const b = LINEAR_LIGHT[rgb[at + 2] ?? 0] ?? 0;
    const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);

    oklab[at] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
    oklab[at + 1] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
    oklab[at + 2] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  }

  return oklab;
}

/** The 256 sRGB byte values as linear light, 0 to 1 (IEC 61966-2-1). */
const LINEAR_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;

  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function gammaEncoded(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** A quarter of a byte of slack, so that rounding does not push the corners of sRGB outside. */
const SLACK = 0.25;

function isInSrgb(colour: Oklab): boolean {
  const { r, g, b } = oklabToRgb(colour);

  return [r, g, b].every((value) => value >= -SLACK && value <= 255 + SLACK);
}
