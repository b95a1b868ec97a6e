import { parseHex } from '#domain/colour/hex.ts';
import type { RgbImage } from './working-image.ts';

/** Pictures for tests, made of numbers: what `paint` answers for a place (0 to 1 each way) as `#rrggbb`. */
export function testPicture(
  width: number,
  height: number,
  paint: (x: number, y: number) => string,
): RgbImage {
  const data = new Uint8Array(width * height * 3);

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { r, g, b } = parseHex(paint((x + 0.5) / width, (y + 0.5) / height));
      // A little grain, as every camera has, and the same at every run.
      const grain = ((x * 7 + y * 13) % 5) - 2;
      data.set(
        [r, g, b].map((value) => Math.max(0, Math.min(255, value + grain))),
        3 * (y * width + x),
      );
    }
  }

  return { width, height, data };
}

/** A garment in the middle of an even wall. */
export function garmentOnWall(cloth: (x: number, y: number) => string, wall = '#d8d4cc') {
  return (x: number, y: number) => (x > 0.25 && x < 0.75 && y > 0.15 && y < 0.85 ? cloth(x, y) : wall);
}
