/**
 * Near-Gaussian: three box blurs. Wide ones run on half the pixels each way, which nobody can see.
 * @param radius pixels
 */
export function blurred(cells: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius > 3.5 && width > 24 && height > 24) {
    const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
    const half = blurred(halved(cells, width, height), halfWidth, halfHeight, radius / 2);
    return doubled(half, halfWidth, halfHeight, width, height);
  }
  const reach = Math.max(1, Math.round(radius * 0.62));
  const between = new Float32Array(cells.length);
  const result = new Float32Array(cells.length);
  let from = cells;
  for (let pass = 0; pass < (radius < 1.4 ? 1 : 3); pass += 1) {
    boxBlur(from, between, height, width, reach, width, 1);
    boxBlur(between, result, width, height, reach, 1, width);
    from = result;
  }
  return result;
}

/** Along `lines` lines of `length` cells that lie `step` apart; the ends are repeated outwards. */
function boxBlur(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  reach: number,
  nextLine: number,
  step: number,
): void {
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * nextLine;
    const end = start + (length - 1) * step;
    const [first, last] = [from[start] ?? 0, from[end] ?? 0];
    let sum = first * (reach + 1);
    for (let at = 1; at <= reach; at += 1) sum += at < length ? (from[start + at * step] ?? 0) : last;
    for (let at = 0; at < length; at += 1) {
      to[start + at * step] = sum * share;
      const entering = at + reach + 1;
      const leaving = at - reach;
      sum +=
        (entering < length ? (from[start + entering * step] ?? 0) : last) -
        (leaving > 0 ? (from[start + leaving * step] ?? 0) : first);
    }
  }
}

function halved(cells: Float32Array, width: number, height: number): Float32Array {
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = new Float32Array(halfWidth * halfHeight);
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

function doubled(
  half: Float32Array,
  halfWidth: number,
  halfHeight: number,
  width: number,
  height: number,
): Float32Array {
  const cells = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = Math.max(0, y / 2 - 0.25);
    const row = Math.floor(v);
    const down = v - row;
    const upper = row * halfWidth;
    const lower = Math.min(halfHeight - 1, row + 1) * halfWidth;
    for (let x = 0; x < width; x += 1) {
      const u = Math.max(0, x / 2 - 0.25);
      const left = u | 0;
      const across = u - left;
      const right = Math.min(halfWidth - 1, left + 1);
      const above = (half[upper + left] ?? 0) * (1 - across) + (half[upper + right] ?? 0) * across;
      const below = (half[lower + left] ?? 0) * (1 - across) + (half[lower + right] ?? 0) * across;
      cells[y * width + x] = above * (1 - down) + below * down;
    }
  }
  return cells;
}
