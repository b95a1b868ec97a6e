import { mapShape, onCurve, type Point, type Shape } from '../pen/shape.ts';
import { alphaPng } from './alpha-png.ts';
import { base64 } from './base64.ts';

/** Pixels of the page to one pixel of the shadow image: a blurred shadow has no finer detail. */
const CELL = 8;
const SHADOW_RGB = [58, 46, 34] as const;
/** The near shadow gives contact, the far one height; offsets in page pixels, light from the top left. */
const NEAR = { dx: 5, dy: 8, radius: 1, strength: 0.3 };
const FAR = { dx: 13, dy: 20, radius: 3, strength: 0.2 };
const POINTS_PER_CURVE = 5;

/**
 * The soft shadow of shapes on a page, as an SVG image element with its pixels inside.
 * Blurred here once at an eighth of the size: an SVG blur filter over the page takes ten times as long
 * as drawing all garments.
 * @param shapes closed outlines in page pixels
 */
export function drawShadowImage(shapes: Shape[], pageWidth: number, pageHeight: number): string {
  const [width, height] = [Math.ceil(pageWidth / CELL), Math.ceil(pageHeight / CELL)];
  const alpha = new Uint8Array(width * height);
  const layers = [NEAR, FAR].map(({ dx, dy, radius, strength }) => {
    const coverage = new Float32Array(width * height);
    for (const shape of shapes) addCoverage(coverage, width, height, toCells(shape, dx, dy));
    return { blurred: blur(coverage, width, height, radius), strength };
  });
  for (let at = 0; at < alpha.length; at += 1) {
    const lit = layers.reduce(
      (light, { blurred, strength }) => light * (1 - Math.min(1, blurred[at] ?? 0) * strength),
      1,
    );
    alpha[at] = Math.round((1 - lit) * 255);
  }
  const pixels = base64(alphaPng(alpha, width, height, SHADOW_RGB));
  return `<image href="data:image/png;base64,${pixels}" width="${width * CELL}" height="${height * CELL}"/>`;
}

function toCells(shape: Shape, dx: number, dy: number): Point[][] {
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

/** Adds how much of each cell the polygons cover (non-zero winding), exact along a line, sampled across lines. */
function addCoverage(coverage: Float32Array, width: number, height: number, polygons: Point[][]): void {
  for (let line = 0; line < height * LINES_PER_CELL; line += 1) {
    const y = (line + 0.5) / LINES_PER_CELL;
    const row = Math.floor(line / LINES_PER_CELL) * width;
    let winding = 0;
    let entered = 0;
    for (const crossing of crossingsAt(polygons, y)) {
      const before = winding;
      winding += crossing.turn;
      if (before === 0) entered = crossing.x;
      else if (winding === 0) addSpan(coverage, row, width, entered, crossing.x);
    }
  }
}

function crossingsAt(polygons: Point[][], y: number): { x: number; turn: 1 | -1 }[] {
  const crossings: { x: number; turn: 1 | -1 }[] = [];
  for (const polygon of polygons) {
    let from = polygon[polygon.length - 1];
    for (const to of polygon) {
      if (from && from[1] <= y !== to[1] <= y) {
        const x = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
        crossings.push({ x, turn: to[1] > from[1] ? 1 : -1 });
      }
      from = to;
    }
  }
  return crossings.sort((a, b) => a.x - b.x);
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
