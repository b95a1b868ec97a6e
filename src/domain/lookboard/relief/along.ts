import type { Polyline } from '../pen/polyline.ts';
import type { Shape } from '../pen/shape.ts';
import { coverageOf } from './coverage.ts';
import { cropOf, type Frame, linesOf } from './frame.ts';
import { scratch } from './scratch.ts';

/** The pixels near one line, each once. */
export interface NearLine {
  count: number;
  /** Its place in the picture. */
  at: Int32Array;
  /** Pixels to the line, and along it from its start. */
  distance: Float32Array;
  along: Float32Array;
  /** On which side of the line: 1 or -1. */
  side: Float32Array;
}

const found: Omit<NearLine, 'count'> = {
  at: new Int32Array(0),
  distance: new Float32Array(0),
  along: new Float32Array(0),
  side: new Float32Array(0),
};

/** Finds every pixel within `reach` of each line where all clips cover it; good until the next line is asked for. */
export function* alongLines(
  frame: Frame,
  shape: Shape,
  clips: readonly Shape[],
  reach: number,
): Generator<NearLine> {
  for (const line of linesOf(frame, shape)) yield alongLine(frame, line, clips, reach);
}

function alongLine(frame: Frame, line: Polyline, clips: readonly Shape[], reach: number): NearLine {
  const placed = [line];
  const crop = cropOf(frame, placed, reach + 1);
  if (crop.width === 0 || crop.height === 0) return { ...found, count: 0 };
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
      const ax = from[0] - left;
      const ay = from[1] - top;
      const dx = to[0] - from[0];
      const dy = to[1] - from[1];
      const squared = dx * dx + dy * dy || 1e-6;
      const length = Math.sqrt(squared);
      const lastY = Math.min(height - 1, Math.max(ay, ay + dy) + reach);
      const lowX = Math.min(ax, ax + dx) - reach;
      const highX = Math.max(ax, ax + dx) + reach;
      // Of a row, only what is near the line through both ends.
      const spread = dy === 0 ? Number.POSITIVE_INFINITY : (reach * length) / Math.abs(dy);
      for (let y = Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach)); y <= lastY; y += 1) {
        const py = y + 0.5 - ay;
        const centre = dy === 0 ? 0 : ax + (py * dx) / dy;
        const lastX = Math.min(width - 1, highX, centre + spread);
        for (let x = Math.max(0, Math.floor(Math.max(lowX, centre - spread - 1))); x <= lastX; x += 1) {
          const px = x + 0.5 - ax;
          const raw = (px * dx + py * dy) / squared;
          const share = raw < 0 ? 0 : Math.min(raw, 1);
          const offX = dx * share - px;
          const offY = dy * share - py;
          const away = offX * offX + offY * offY;
          const at = y * width + x;
          if (away >= (nearest[at] ?? 0)) continue;
          nearest[at] = away;
          travelled[at] = walked + share * length;
          sides[at] = dx * py - dy * px > 0 ? 1 : -1;
        }
      }
      walked += length;
    }
  }
  const limit = Math.fround(reach * reach);
  const masks = clips.map((clip, index) => coverageOf(linesOf(frame, clip), crop, `clip ${index}`));
  makeRoom(width * height);
  const { at, distance, along, side } = found;
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const local = y * width + x;
      const squared = nearest[local] ?? 0;
      if (squared >= limit || (masks.length > 0 && masks.some((mask) => (mask[local] ?? 0) <= 0.5))) continue;
      at[count] = (y + top) * frame.width + x + left;
      distance[count] = Math.sqrt(squared);
      along[count] = travelled[local] ?? 0;
      side[count] = sides[local] ?? 1;
      count += 1;
    }
  return { ...found, count };
}

function makeRoom(count: number): void {
  if (found.at.length >= count) return;
  const length = Math.ceil(count * 1.25);
  found.at = new Int32Array(length);
  found.distance = new Float32Array(length);
  found.along = new Float32Array(length);
  found.side = new Float32Array(length);
}
