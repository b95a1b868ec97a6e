import { scratch, zeros } from './scratch.ts';

/**
 * Near-Gaussian: three box blurs. Wide ones run on half the pixels each way, which nobody can see.
 * @param radius pixels
 * @param name of the memory that holds the answer until the next call with it
 */
export function blurred(
  cells: Float32Array,
  width: number,
  height: number,
  radius: number,
  name = 'blurred',
): Float32Array {
  if (radius > 1.7 && width > 24 && height > 24) {
    const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
    const half = blurred(
      halved(cells, width, height, `${name} halved`),
      halfWidth,
      halfHeight,
      radius / 2,
      `${name} half`,
    );
    return doubled(half, halfWidth, halfHeight, width, height, name);
  }
  const reach = Math.max(1, Math.round(radius * 0.62));
  const between = scratch('between', cells.length);
  const result = scratch(name, cells.length);
  let from = cells;
  for (let pass = 0; pass < (radius < 1.4 ? 1 : 3); pass += 1) {
    blurRows(from, between, width, height, reach);
    blurColumns(between, result, width, height, reach);
    from = result;
  }
  return result;
}

/** A box blur along the rows; the ends are repeated outwards. */
function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  const share = 1 / (2 * reach + 1);
  for (let start = 0; start < width * height; start += width) {
    const [first, last] = [from[start] ?? 0, from[start + width - 1] ?? 0];
    let sum = first * (reach + 1);
    for (let at = 1; at <= reach; at += 1) sum += at < width ? (from[start + at] ?? 0) : last;
    for (let at = 0; at < width; at += 1) {
      to[start + at] = sum * share;
      const [entering, leaving] = [at + reach + 1, at - reach];
      sum +=
        (entering < width ? (from[start + entering] ?? 0) : last) -
        (leaving > 0 ? (from[start + leaving] ?? 0) : first);
    }
  }
}

/** The same down the columns, a row at a time: memory is read in the order in which it lies. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1);
  const sums = zeros('sums', width);
  const row = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  for (let y = -reach; y <= reach; y += 1) {
    const start = row(y);
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (from[start + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const [here, entering, leaving] = [y * width, row(y + reach + 1), row(y - reach)];
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      to[here + x] = sum * share;
      sums[x] = sum + (from[entering + x] ?? 0) - (from[leaving + x] ?? 0);
    }
  }
}

function halved(cells: Float32Array, width: number, height: number, name: string): Float32Array {
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = scratch(name, halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y += 1) {
    const upper = 2 * y * width;
    const lower = 2 * y + 1 < height ? upper + width : upper;
    for (let x = 0; x < halfWidth; x += 1) {
      const left = 2 * x;
      const right = left + 1 < width ? left + 1 : left;
      half[y * halfWidth + x] =
        ((cells[upper + left] ?? 0) +
          (cells[upper + right] ?? 0) +
          (cells[lower + left] ?? 0) +
          (cells[lower + right] ?? 0)) /
        4;
    }
  }
  return half;
}

/** Twice the size each way, softly: of the two nearest cells, the nearer counts three times. */
export function doubled(
  half: Float32Array,
  halfWidth: number,
  halfHeight: number,
  width: number,
  height: number,
  name: string,
): Float32Array {
  const cells = scratch(name, width * height);
  const row = scratch('row', halfWidth);
  for (let y = 0; y < height; y += 1) {
    const nearer = (y >> 1) * halfWidth;
    const other = Math.max(0, Math.min(halfHeight - 1, (y >> 1) + ((y & 1) === 0 ? -1 : 1))) * halfWidth;
    for (let x = 0; x < halfWidth; x += 1)
      row[x] = (half[nearer + x] ?? 0) * 0.75 + (half[other + x] ?? 0) * 0.25;
    const start = y * width;
    let before = row[0] ?? 0;
    let here = before;
    for (let x = 0; x < halfWidth; x += 1) {
      const after = x + 1 < halfWidth ? (row[x + 1] ?? 0) : here;
      cells[start + 2 * x] = here * 0.75 + before * 0.25;
      if (2 * x + 1 < width) cells[start + 2 * x + 1] = here * 0.75 + after * 0.25;
      before = here;
      here = after;
    }
  }
  return cells;
}
