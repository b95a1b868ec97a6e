import type { Piece } from './piece.ts';

const SOLID = 0.98;

/** The colors of a piece where it covers the ground: sRGB bytes, red, green and blue in turn. */
export function solidPixels({ rgba }: Piece): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    const cover = rgba[at + 3] ?? 0;
    if (cover < SOLID) continue;
    for (let channel = 0; channel < 3; channel += 1) bytes.push(encoded((rgba[at + channel] ?? 0) / cover));
  }
  return Uint8Array.from(bytes);
}

function encoded(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.max(0, Math.min(1, value)) * 255);
}
