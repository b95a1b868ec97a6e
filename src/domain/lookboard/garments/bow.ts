import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel } from '../cloth/panel.ts';
import { closed, corner, mapShape, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A soft bow: two tails, two loops, a knot. `size` 1 is some 180 mm wide; `tails` is how far they hang, mm. */
export function drawBow(
  sketch: Sketch,
  cloth: Cloth,
  { x, y, size, tails }: { x: number; y: number; size: number; tails: number },
): void {
  const at = (shape: Shape) => mapShape(shape, ([px, py]) => [x + px * size, y + py * size]);
  const long = tails / size;
  for (const side of [-1, 1]) {
    const tail = closed(
      corner(side * 2, 4),
      corner(side * 16, 0),
      [side * 34, long * 0.4],
      [side * 40, long * 0.75],
      corner(side * (58 + side * 4), long + side * 10),
      corner(side * 16, long + 14 + side * 8),
      [side * 14, long * 0.5],
    );
    drawPanel(sketch, cloth, at(tail), {
      relief: 8,
      folds: [
        { from: [x + side * 8 * size, y + 20], to: [x + side * 30 * size, y + tails], width: 16, depth: 0.7 },
      ],
    });
  }
  for (const side of [-1, 1]) {
    const loop = closed(
      corner(0, -2),
      [side * 34, -38],
      [side * 82, -34],
      [side * 92, 4],
      [side * 74, 34],
      [side * 34, 22],
    );
    drawPanel(sketch, cloth, at(loop), {
      relief: 14,
      folds: [
        { from: [x, y - 4], to: [x + side * 58 * size, y - 16 * size], width: 14, depth: 0.9 },
        { from: [x, y + 4], to: [x + side * 56 * size, y + 12 * size], width: 12, depth: 0.9 },
      ],
    });
  }
  drawPanel(sketch, cloth, at(closed([-16, -14], [2, -18], [17, -12], [16, 14], [0, 20], [-15, 14])), {
    relief: 8,
  });
}
