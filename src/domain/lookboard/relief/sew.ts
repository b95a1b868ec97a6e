import type { Weave } from '../cloth/weave.ts';
import type { Shape } from '../pen/shape.ts';
import { alongLines } from './along.ts';
import { bell } from './bell.ts';
import { type Fields, linearOf, luminanceOf } from './fields.ts';
import { type Noise, noiseOf } from './noise.ts';
import { SURFACES } from './surface.ts';

interface Sewn {
  shape: Shape;
  clips: readonly Shape[];
  weave: Weave;
  /** Of chance. */
  seed: number;
}

const pull: Noise = noiseOf(2, 2, 5);

/** A seam: a groove, one lip of it higher, and cloth that the thread draws in. */
export function sewSeam(
  fields: Fields,
  { shape, clips, weave, seed, strength }: Sewn & { strength: number },
): void {
  const { frame, fineness, height, tone, alpha } = fields;
  const size = frame.scale * fineness;
  const { pucker } = SURFACES[weave];
  // Narrower than a pixel, a groove is as deep as it can be seen.
  const narrow = Math.max(1.1, 0.8 / size);
  const shaded = Math.max(0.8, 0.5 / size);
  for (const near of alongLines(frame, shape, clips, Math.max(3, 8 * size)))
    for (let place = 0; place < near.count; place += 1) {
      const at = near.at[place] ?? 0;
      if ((alpha[at] ?? 0) < 0.02) continue;
      const away = (near.distance[place] ?? 0) / size;
      const side = near.side[place] ?? 1;
      const drawn = pull((near.along[place] ?? 0) / size / 2.2, seed);
      const groove = bell((away * away) / (narrow * narrow));
      height[at] =
        (height[at] ?? 0) +
        size *
          (-strength * 0.7 * groove +
            side * strength * 0.22 * bell(away / 3) +
            pucker * 0.42 * drawn * bell((away * away) / 30));
      tone[at] =
        (tone[at] ?? 0) * (1 - 0.24 * Math.max(0, strength) * bell((away * away) / (shaded * shaded)));
    }
}

/** Topstitching: threads that lie on the cloth, holes between them. */
export function sewStitches(
  fields: Fields,
  { shape, clips, weave, seed, width, hex, under }: Sewn & { width: number; hex: string; under: string },
): void {
  const { frame, fineness, height, tone, alpha, albedo } = fields;
  const size = frame.scale * fineness;
  const { pucker } = SURFACES[weave];
  const colour = linearOf(hex);
  const [red, green, blue] = colour;
  const shows = Math.abs(luminanceOf(colour) - luminanceOf(linearOf(under))) > 0.06;
  const length = Math.max(4.4 * width * size, 2.6);
  const half = Math.max(0.62 * width * size, 0.5);
  for (const near of alongLines(frame, shape, clips, Math.max(2.4, 6 * size)))
    for (let place = 0; place < near.count; place += 1) {
      const at = near.at[place] ?? 0;
      if ((alpha[at] ?? 0) < 0.02) continue;
      const distance = near.distance[place] ?? 0;
      const along = near.along[place] ?? 0;
      const away = distance / size;
      const isThread = (along / length) % 1 < 0.64;
      const drawn = pull(along / size / 2.2, seed);
      height[at] =
        (height[at] ?? 0) +
        size *
          ((isThread ? 0.25 : -0.75) * bell((away * away) / 0.81) -
            0.35 * bell((away * away) / 4.84) +
            pucker * 0.4 * drawn * bell((away * away) / 20));
      const cover = Math.max(0, Math.min(1, half + 0.5 - distance)) * 0.85;
      if (isThread && shows) {
        const rgb = at * 3;
        albedo[rgb] = (albedo[rgb] ?? 0) * (1 - cover) + red * cover;
        albedo[rgb + 1] = (albedo[rgb + 1] ?? 0) * (1 - cover) + green * cover;
        albedo[rgb + 2] = (albedo[rgb + 2] ?? 0) * (1 - cover) + blue * cover;
      } else if (!isThread && away < 1) tone[at] = (tone[at] ?? 0) * 0.87;
    }
}

/** The dark beside an edge that lies over. */
export function shadeBeside(fields: Fields, shape: Shape, clips: readonly Shape[], reach: number): void {
  const { frame, tone } = fields;
  const size = Math.max(1, reach * frame.scale * 0.6);
  for (const near of alongLines(frame, shape, clips, reach * frame.scale * 1.3))
    for (let place = 0; place < near.count; place += 1) {
      const at = near.at[place] ?? 0;
      const distance = near.distance[place] ?? 0;
      tone[at] = (tone[at] ?? 0) * (1 - 0.2 * bell((distance * distance) / (size * size)));
    }
}
