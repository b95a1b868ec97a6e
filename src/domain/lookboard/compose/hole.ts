import type { Area, Box } from '../box.ts';

/** Pixels; a hole is only looked at this closely. */
const CELL = 24;

/** The largest upright rectangle of the area on which nothing lies. */
export function largestHole(boxes: readonly Box[], area: Area): Box {
  const columns = Math.floor((area.right - area.left) / CELL);
  const rows = Math.floor((area.bottom - area.top) / CELL);
  let [largest, most] = [{ x: area.left, y: area.top, width: 0, height: 0 }, 0];
  // How many free cells stand above each other, up to the row that is looked at.
  const free = new Uint16Array(columns);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      free[column] = isFree(area.left + column * CELL, area.top + row * CELL) ? (free[column] ?? 0) + 1 : 0;
    for (let from = 0; from < columns; from += 1) {
      let height = rows;
      for (let to = from; to < columns; to += 1) {
        height = Math.min(height, free[to] ?? 0);
        const width = to - from + 1;
        if (height === 0) break;
        if (width * height <= most) continue;
        most = width * height;
        largest = {
          x: area.left + from * CELL,
          y: area.top + (row + 1 - height) * CELL,
          width: width * CELL,
          height: height * CELL,
        };
      }
    }
  }
  return largest;

  function isFree(x: number, y: number): boolean {
    return boxes.every(
      (box) => x + CELL <= box.x || x >= box.x + box.width || y + CELL <= box.y || y >= box.y + box.height,
    );
  }
}
