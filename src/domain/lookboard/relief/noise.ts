import { seededDice } from '../pen/dice.ts';

/** Cells along a side; a power of two, so that the tile repeats without a seam. */
const SIDE = 256;
const MASK = SIDE - 1;

/** Endless soft noise with a variance of one, looked up at a place given in cells. */
export type Noise = (x: number, y: number) => number;

/** @param rx cells over which it is smooth across; `ry` down */
export function noiseOf(rx: number, ry: number, seed: number): Noise {
  let tile: Float32Array | null = null;
  return (x, y) => {
    tile ??= drawTile(rx, ry, seed);
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = x - left;
    const down = y - top;
    const a = left & MASK;
    const b = (left + 1) & MASK;
    const upper = (top & MASK) * SIDE;
    const lower = ((top + 1) & MASK) * SIDE;
    const ua = tile[upper + a] ?? 0;
    const la = tile[lower + a] ?? 0;
    const above = ua + ((tile[upper + b] ?? 0) - ua) * across;
    const below = la + ((tile[lower + b] ?? 0) - la) * across;
    return above + (below - above) * down;
  };
}

/** Noise with a value to each cell and nothing between them: what is finer than pixels anyway. */
export function speckOf(seed: number): Noise {
  let tile: Float32Array | null = null;
  return (x, y) => {
    tile ??= drawTile(0, 0, seed);
    return tile[((y & MASK) << 8) | (x & MASK)] ?? 0;
  };
}

function drawTile(rx: number, ry: number, seed: number): Float32Array {
  const dice = seededDice(seed * 7919 + 99);
  let cells: Float32Array = new Float32Array(SIDE * SIDE);
  for (let at = 0; at < cells.length; at += 1) cells[at] = dice() * 2 - 1;
  for (let pass = 0; pass < 3; pass += 1) {
    cells = smoothed(cells, Math.round(rx * 0.6), 1, SIDE);
    cells = smoothed(cells, Math.round(ry * 0.6), SIDE, 1);
  }
  const variance = cells.reduce((sum, value) => sum + value * value, 0) / cells.length;
  const gain = 1 / Math.sqrt(variance);
  return cells.map((value) => value * gain);
}

/** A box blur that runs round the tile's edges. */
function smoothed(cells: Float32Array, reach: number, step: number, nextLine: number): Float32Array {
  if (reach < 1) return cells;
  const result = new Float32Array(cells.length);
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < SIDE; line += 1) {
    const start = line * nextLine;
    let sum = 0;
    for (let index = -reach; index <= reach; index += 1) sum += cells[start + (index & MASK) * step] ?? 0;
    for (let index = 0; index < SIDE; index += 1) {
      result[start + index * step] = sum * share;
      sum +=
        (cells[start + ((index + reach + 1) & MASK) * step] ?? 0) -
        (cells[start + ((index - reach) & MASK) * step] ?? 0);
    }
  }
  return result;
}
