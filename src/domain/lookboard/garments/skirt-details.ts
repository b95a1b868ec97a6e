import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBow } from './bow.ts';
import { drawSnap } from './fastenings.ts';

/** As much of a skirt as its details need, millimetres. */
interface SkirtSize {
  waistHalf: number;
  hipHalf: number;
  hipY: number;
  hemHalf: number;
  length: number;
}

/** Short gathers that run from one edge towards another. */
export function drawGathers(sketch: Sketch, cloth: Cloth, from: Shape, to: Shape, count: number): void {
  drawSeam(sketch, cloth, ladder(from, to, count), 2.4, 0.45);
}

/** Flounces, each gathered into the one above. */
export function drawTiers(
  sketch: Sketch,
  cloth: Cloth,
  { hipHalf, hemHalf, length }: SkirtSize,
  top = 0,
): void {
  for (const share of [0.36, 0.68]) {
    const y = top + (length - top) * share;
    const half = hipHalf + (hemHalf - hipHalf) * share;
    const seam = open([-half, y - 12], [-half * 0.5, y + 4], [0, y + 8], [half * 0.5, y + 4], [half, y - 12]);
    drawCastShade(sketch, cloth, seam, 10);
    drawSeam(sketch, cloth, seam, 3, 1);
    const below = open(
      [-half - 8, y + 40],
      [-half * 0.52, y + 64],
      [0, y + 70],
      [half * 0.52, y + 64],
      [half + 8, y + 40],
    );
    drawGathers(sketch, cloth, seam, below, 34);
  }
}

/** A fly, scooped pockets and rivets, as on jeans. */
export function drawJeansTop(
  sketch: Sketch,
  cloth: Cloth,
  { waistHalf: w, length, hemHalf }: SkirtSize,
): void {
  const pocket = open([-w * 0.42, 20], [-w * 0.54, 78], [-w * 0.9, 104], [-w * 1.12, 108]);
  for (const side of [pocket, mirrorShape(pocket)]) {
    drawSeam(sketch, cloth, side, 2, 1);
    sketch.moved(
      ([x, y]) => [x, y + 7],
      () => drawStitches(sketch, cloth, side),
    );
  }
  drawSeam(sketch, cloth, line([2, 18], [2, length - 6]), 2, 0.8);
  drawStitches(sketch, cloth, open([38, 18], [38, 110], [26, 150], [4, 172]));
  drawStitches(sketch, cloth, line([9, 172], [9, length - 24]));
  drawStitches(
    sketch,
    cloth,
    open([-hemHalf + 4, length - 44], [0, length - 26], [hemHalf - 4, length - 44]),
  );
  drawSnap(sketch, { face: '#b08b57', light: '#e0c691', deep: '#76572f' }, 4, -8, 9);
}

/** One front laid over the other and tied at the hip. */
export function drawOverlap(
  sketch: Sketch,
  cloth: Cloth,
  { waistHalf: w, hemHalf, length }: SkirtSize,
): void {
  const edge = open(
    [w * 0.5, 0],
    [w * 0.62, length * 0.4],
    [hemHalf * 0.34, length * 0.8],
    [hemHalf * 0.16, length + 2],
  );
  drawCastShade(sketch, cloth, edge, 12);
  drawSeam(sketch, cloth, edge, 3.4);
  drawBow(sketch, cloth, { x: w * 0.56, y: 2, size: 0.8, tails: 210 });
}

/** The sheen of cloth hung across its grain, and the plain top of a slip. */
export function drawBias(sketch: Sketch, cloth: Cloth, { waistHalf: w, hipHalf, length }: SkirtSize): void {
  const side = open([-w * 0.98, 6], [-hipHalf * 0.72, length * 0.5], [-hipHalf * 0.5, length]);
  for (const seam of [side, mirrorShape(side)]) drawSeam(sketch, cloth, seam, 1.4, 0.5);
  const facing = closed(
    corner(-w, -14),
    [0, -4],
    corner(w, -14),
    corner(w + 2, 4),
    [0, 14],
    corner(-w - 2, 4),
  );
  drawPanel(sketch, cloth, facing, { relief: 6 });
}
