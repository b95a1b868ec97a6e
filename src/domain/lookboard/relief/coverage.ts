import type { Polyline } from '../pen/polyline.ts';
import type { Crop } from './frame.ts';
import { scratch, zeros } from './scratch.ts';

/**
 * How much of each pixel the outlines cover, 0 to 1, exact: the signed areas that their edges leave to the right
 * are added up along each row, as font rasterisers do. A hole is an outline that turns the other way round.
 * @param lines closed outlines in the picture's pixels
 * @param crop the window of the picture that is asked for
 * @param name of the memory that holds the answer until the next call with it
 */
export function coverageOf(lines: Polyline[], crop: Crop, name = 'coverage'): Float32Array {
  const { width, height } = crop;
  const areas = zeros('areas', width * height + width + 2);
  for (const { points } of lines) {
    let from = points[points.length - 1];
    for (const to of points) {
      if (from && from[1] !== to[1]) addEdge(areas, crop, from, to);
      from = to;
    }
  }
  const covered = scratch(name, width * height);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    const row = y * width;
    for (let at = row; at < row + width; at += 1) {
      sum += areas[at] ?? 0;
      const share = sum < 0 ? -sum : sum;
      covered[at] = Math.min(share, 1);
    }
  }
  return covered;
}

type Point = readonly [x: number, y: number];

function addEdge(areas: Float32Array, { left, top, width, height }: Crop, from: Point, to: Point): void {
  const turn = from[1] < to[1] ? 1 : -1;
  const upper = turn > 0 ? from : to;
  const lower = turn > 0 ? to : from;
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const start = upper[1] - top;
  const end = lower[1] - top;
  const last = Math.min(height, Math.ceil(end));
  let x = upper[0] - left - (start < 0 ? start * slope : 0);
  for (let y = Math.max(0, Math.floor(start)); y < last; y += 1) {
    const drop = Math.min(y + 1, end) - Math.max(y, start);
    const next = x + slope * drop;
    addSpan(areas, y * width, width, Math.min(x, next), Math.max(x, next), drop * turn);
    x = next;
  }
}

/** One row's part of an edge: what it covers of the pixels that it crosses, and all of those to their right. */
function addSpan(
  areas: Float32Array,
  row: number,
  width: number,
  low: number,
  high: number,
  weight: number,
): void {
  const top = width - 1.001;
  const a = Math.max(0, Math.min(top, low));
  const b = Math.max(0, Math.min(top, high));
  const first = Math.floor(a);
  const last = Math.floor(b);
  const at = row + first;
  if (first === last) {
    const share = 1 - ((a + b) / 2 - first);
    areas[at] = (areas[at] ?? 0) + share * weight;
    areas[at + 1] = (areas[at + 1] ?? 0) + (1 - share) * weight;
    return;
  }
  const each = 1 / (b - a);
  const lead = 1 - (a - first);
  const tail = b - last;
  const add = (column: number, value: number) => {
    areas[row + column] = (areas[row + column] ?? 0) + value * weight;
  };
  const firstShare = 0.5 * each * lead * lead;
  const lastShare = 0.5 * each * tail * tail;
  add(first, firstShare);
  if (last === first + 1) {
    add(last, 1 - firstShare - lastShare);
    add(last + 1, lastShare);
    return;
  }
  const second = each * (1.5 - (a - first));
  add(first + 1, second - firstShare);
  for (let column = first + 2; column < last; column += 1) add(column, each);
  add(last, 1 - (second + (last - first - 2) * each) - lastShare);
  add(last + 1, lastShare);
}
