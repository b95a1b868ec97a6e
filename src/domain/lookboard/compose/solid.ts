import type { Box } from '../box.ts';
import type { Bounds } from '../pen/bounds.ts';
import { movedPolyline, polylinesOf } from '../pen/polyline.ts';
import type { Shape } from '../pen/shape.ts';
import { coverageOf } from '../relief/coverage.ts';
import { isClothing, type Sized } from './sized.ts';

/** Of an outline, along either side: nobody lays closer than this. */
const CELLS = 24;
/** Cells in a row that are looked at together. */
const BAND = 3;

/** Where of its box an outline lies, in parts of the box: in each band of its height what stands between two gaps. */
export function solidOfOutline(outline: Shape, { x, y, width, height }: Bounds): Box[] {
  const lines = polylinesOf(outline).map((line) =>
    movedPolyline(line, 40, ([px, py]) => [((px - x) / width) * CELLS, ((py - y) / height) * CELLS]),
  );
  // One at a time: fronts that lie over each other turn opposite ways, and together they would be a hole.
  const covered = new Float32Array(CELLS * CELLS);
  for (const line of lines)
    for (const [at, share] of coverageOf([line], { left: 0, top: 0, width: CELLS, height: CELLS }).entries())
      covered[at] = Math.max(covered[at] ?? 0, share);
  const boxes: Box[] = [];
  for (let top = 0; top < CELLS; top += BAND) {
    const isThere = (column: number) =>
      Array.from({ length: BAND }, (_, row) => covered[(top + row) * CELLS + column] ?? 0).some(
        (share) => share > 0.08,
      );
    let from = -1;
    for (let column = 0; column <= CELLS; column += 1) {
      const here = column < CELLS && isThere(column);
      if (here && from < 0) from = column;
      if (here || from < 0) continue;
      boxes.push({
        x: from / CELLS,
        y: top / CELLS,
        width: (column - from) / CELLS,
        height: BAND / CELLS,
      });
      from = -1;
    }
  }
  return merged(boxes);
}

/** Boxes that stand on each other as one. */
function merged(boxes: readonly Box[]): Box[] {
  const whole: Box[] = [];
  for (const box of boxes) {
    const above = whole.find(
      (other) => other.x === box.x && other.width === box.width && other.y + other.height === box.y,
    );
    if (above) above.height += box.height;
    else whole.push({ ...box });
  }
  return whole;
}

/** What has sleeves is wider, millimetres. */
const SLEEVED = 640;
/** From this length an outer layer ends below its cuffs, which end about here. */
const COAT = 900;
const CUFF = 700;

/** How far a garment with sleeves stands in from its box, by height: its shoulders slope from the neck to the sleeves. */
const SHOULDERS: readonly Box[] = [
  { x: 0.3, y: 0, width: 0.4, height: 0.08 },
  { x: 0.19, y: 0.08, width: 0.62, height: 0.12 },
  { x: 0.09, y: 0.2, width: 0.82, height: 0.14 },
];
const SKIRT = 0.16;

/**
 * Where of its box a piece really lies: beside a neck, below a cuff and between handle and bag there is room. Boxes that
 * together hold it, upright and without its tilt, which is small.
 */
export function solidOf(item: Sized, box: Box): Box[] {
  return (item.solid ?? usualSolid(item)).map(({ x, y, width, height }) => ({
    x: box.x + box.width * x,
    y: box.y + box.height * y,
    width: box.width * width,
    height: box.height * height,
  }));
}

/** Of what was photographed: as such clothes usually lie. */
function usualSolid({ slot, width, height }: Sized): readonly Box[] {
  if (!isClothing(slot) || slot === 'bottom' || width < SLEEVED) return [{ x: 0, y: 0, width: 1, height: 1 }];
  const cuff = slot === 'outer' && height > COAT ? CUFF / height : 1;
  return [
    ...SHOULDERS,
    { x: 0, y: 0.34, width: 1, height: cuff - 0.34 },
    ...(cuff < 1 ? [{ x: SKIRT, y: cuff, width: 1 - 2 * SKIRT, height: 1 - cuff }] : []),
  ];
}
