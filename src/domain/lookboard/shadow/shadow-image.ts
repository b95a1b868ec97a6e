import { mapShape, onCurve, type Point, type Shape } from '../pen/shape.ts';
import { alphaPng } from './alpha-png.ts';
import { base64 } from './base64.ts';

/** Pixels of the page to one pixel of the shadow image: a blurred shadow has no finer detail. */
const CELL = 8;
const SHADOW_RGB = [58, 46, 34] as const;
/** Where the near shadow falls, page pixels; the light comes from the top left. */
const NEAR_OFFSET = [5, 8] as const;
const NEAR = { radius: 1, strength: 0.3 };
/** The far shadow gives height; it lies these many cells beyond the near one. */
const FAR = { radius: 3, strength: 0.2, right: 1, down: 2 };
const POINTS_PER_CURVE = 5;

/**
 * The soft shadow of shapes on a page, as an SVG image element with its pixels inside.
 * Blurred here once at an eighth of the size: an SVG blur filter over the page takes ten times as long
 * as drawing all garments.
 * @param shapes closed outlines in page pixels
 */
export function drawShadowImage(shapes: Shape[], pageWidth: number, pageHeight: number): string {
  const [width, height] = [Math.ceil(pageWidth / CELL), Math.ceil(pageHeight / CELL)];
  const coverage = new Float32Array(width * height);
  for (const shape of shapes) addCoverage(coverage, width, height, toCells(shape));
  const near = blur(coverage, width, height, NEAR.radius);
  const far = blur(coverage, width, height, FAR.radius);
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const isInside = x >= FAR.right && y >= FAR.down;
      const farCover = isInside ? (far[at - FAR.down * width - FAR.right] ?? 0) : 0;
      const lit = (1 - (near[at] ?? 0) * NEAR.strength) * (1 - farCover * FAR.strength);
      alpha[at] = Math.round((1 - lit) * 255);
    }
  }
  const pixels = base64(alphaPng(alpha, width, height, SHADOW_RGB));
  return `<image href="data:image/png;base64,${pixels}" width="${width * CELL}" height="${height * CELL}"/>`;
}

function toCells(shape: Shape): Point[][] {
  const [dx, dy] = NEAR_OFFSET;
  return mapShape(shape, ([x, y]) => [(x + dx) / CELL, (y + dy) / CELL]).map(({ start, curves }) => {
    const points: Point[] = [start];
    let from = start;
    for (const [a, b, to] of curves) {
      for (let step = 1; step <= POINTS_PER_CURVE; step += 1)
        points.push(onCurve(from, a, b, to, step / POINTS_PER_CURVE));
      from = to;
    }
    return points;
  });
}

const LINES_PER_CELL = 3;

interface Crossing {
  x: number;
  turn: 1 | -1;
}

/** Adds how much of each cell the polygons cover (non-zero winding), exact along a line, sampled across lines. */
function addCoverage(coverage: Float32Array, width: number, height: number, polygons: Point[][]): void {
  for (const [line, crossings] of crossingsByLine(polygons, height * LINES_PER_CELL)) {
    const row = Math.floor(line / LINES_PER_CELL) * width;
    let winding = 0;
    let entered = 0;
    for (const crossing of crossings.sort((a, b) => a.x - b.x)) {
      const before = winding;
      winding += crossing.turn;
      if (before === 0) entered = crossing.x;
      else if (winding === 0) addSpan(coverage, row, width, entered, crossing.x);
    }
  }
}

/** Where each sampling line meets the polygons' edges. */
function crossingsByLine(polygons: Point[][], lines: number): Map<number, Crossing[]> {
  const byLine = new Map<number, Crossing[]>();
  for (const polygon of polygons) {
    let from = polygon[polygon.length - 1] ?? [0, 0];
    for (const to of polygon) {
      const isDown = to[1] > from[1];
      const [upper, lower] = isDown ? [from, to] : [to, from];
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
      const first = Math.max(0, Math.ceil(upper[1] * LINES_PER_CELL - 0.5));
      const last = Math.min(lines, Math.ceil(lower[1] * LINES_PER_CELL - 0.5));
      for (let line = first; line < last; line += 1) {
        const x = upper[0] + ((line + 0.5) / LINES_PER_CELL - upper[1]) * slope;
        const crossing: Crossing = { x, turn: isDown ? 1 : -1 };
        const known = byLine.get(line);
        if (known) known.push(crossing);
        else byLine.set(line, [crossing]);
      }
      from = to;
    }
  }
  return byLine;
}

function addSpan(coverage: Float32Array, row: number, width: number, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(width, to)];
  for (let cell = Math.floor(start); cell < end; cell += 1) {
    const share = Math.min(cell + 1, end) - Math.max(cell, start);
    const at = row + cell;
    coverage[at] = Math.min(1, (coverage[at] ?? 0) + share / LINES_PER_CELL);
  }
}

/** Three box blurs one after another are close to a Gaussian. */
function blur(cells: Float32Array, width: number, height: number, radius: number): Float32Array {
  let blurred = cells;
  for (let pass = 0; pass < 3; pass += 1) {
    blurred = boxBlur(blurred, width, height, radius, 1, width);
    blurred = boxBlur(blurred, height, width, radius, width, 1);
  }
  return blurred;
}

/** Along lines of `length` cells that lie `step` apart; the lines themselves begin `nextLine` apart. */
function boxBlur(
  cells: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  nextLine: number,
): Float32Array {
  const result = new Float32Array(cells.length);
  const window = radius * 2 + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * nextLine;
    let sum = 0;
    for (let at = 0; at < Math.min(radius, length); at += 1) sum += cells[start + at * step] ?? 0;
    for (let at = 0; at < length; at += 1) {
      if (at + radius < length) sum += cells[start + (at + radius) * step] ?? 0;
      result[start + at * step] = sum / window;
      if (at - radius >= 0) sum -= cells[start + (at - radius) * step] ?? 0;
    }
  }
  return result;
}
