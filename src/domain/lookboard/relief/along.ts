import type { Polyline } from '../pen/polyline.ts';
import type { Shape } from '../pen/shape.ts';
import { coverageOf } from './coverage.ts';
import { cropOf, type Frame, linesOf } from './frame.ts';
import { scratch } from './scratch.ts';

/** A pixel near a line: its place in the picture, how far the line is, how far along it, and on which side, pixels. */
export type NearLine = (at: number, distance: number, along: number, side: 1 | -1) => void;

/** Visits every pixel within `reach` of each line, once, where all clips cover it. */
export function alongLines(
  frame: Frame,
  shape: Shape,
  clips: readonly Shape[],
  reach: number,
  visit: NearLine,
): void {
  for (const line of linesOf(frame, shape)) alongLine(frame, line, clips, reach, visit);
}

function alongLine(
  frame: Frame,
  line: Polyline,
  clips: readonly Shape[],
  reach: number,
  visit: NearLine,
): void {
  const placed = [line];
  const crop = cropOf(frame, placed, reach + 1);
  if (crop.width === 0 || crop.height === 0) return;
  const { left, top, width, height } = crop;
  const nearest = scratch('nearest', width * height).fill(reach * reach);
  const travelled = scratch('travelled', width * height);
  const sides = scratch('sides', width * height);
  let walked = 0;
  for (const { points, closed } of placed) {
    const all = closed && points[0] ? [...points, points[0]] : points;
    for (let index = 0; index + 1 < all.length; index += 1) {
      const [from, to] = [all[index], all[index + 1]];
      if (!from || !to) continue;
      const [ax, ay, dx, dy] = [from[0] - left, from[1] - top, to[0] - from[0], to[1] - from[1]];
      const squared = dx * dx + dy * dy || 1e-6;
      const length = Math.sqrt(squared);
      const [firstY, lastY] = [
        Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach)),
        Math.min(height - 1, Math.max(ay, ay + dy) + reach),
      ];
      const [firstX, lastX] = [
        Math.max(0, Math.floor(Math.min(ax, ax + dx) - reach)),
        Math.min(width - 1, Math.max(ax, ax + dx) + reach),
      ];
      for (let y = firstY; y <= lastY; y += 1)
        for (let x = firstX; x <= lastX; x += 1) {
          const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
          const share = Math.max(0, Math.min(1, (px * dx + py * dy) / squared));
          const away = (dx * share - px) ** 2 + (dy * share - py) ** 2;
          const at = y * width + x;
          if (away >= (nearest[at] ?? 0)) continue;
          nearest[at] = away;
          travelled[at] = walked + share * length;
          sides[at] = dx * py - dy * px > 0 ? 1 : -1;
        }
      walked += length;
    }
  }
  const masks = clips.map((clip, index) => coverageOf(linesOf(frame, clip), crop, `clip ${index}`));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const local = y * width + x;
      const squared = nearest[local] ?? 0;
      if (squared >= reach * reach || masks.some((mask) => (mask[local] ?? 0) <= 0.5)) continue;
      visit(
        (y + top) * frame.width + x + left,
        Math.sqrt(squared),
        travelled[local] ?? 0,
        sides[local] === 1 ? 1 : -1,
      );
    }
}
