import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

export function drawFlapPockets(
  sketch: Sketch,
  cloth: Cloth,
  x: number,
  y: number,
  width: number,
  height = 50,
): void {
  for (const side of [-1, 1]) {
    const cx = side * x;
    const flap = closed(
      corner(cx - width / 2, y + side * -2),
      corner(cx + width / 2, y + side * 2),
      corner(cx + width / 2 + 1, y + height - 6),
      [cx + width / 2 - 8, y + height],
      [cx - width / 2 + 8, y + height],
      corner(cx - width / 2 - 1, y + height - 6),
    );
    drawCastShade(sketch, cloth, open([cx - width / 2, y + height + 1], [cx + width / 2, y + height + 1]), 5);
    drawPanel(sketch, cloth, flap, { relief: 8, castsShadow: false });
    drawSeam(sketch, cloth, line([cx - width / 2, y - 1], [cx + width / 2, y + 1]), 2, 0.9);
  }
}

/** Pockets of their own piece of cloth, sewn on round three sides. */
export function drawPatchPockets(
  sketch: Sketch,
  cloth: Cloth,
  { x, y, width, height, only }: { x: number; y: number; width: number; height: number; only?: 1 | -1 },
): void {
  for (const side of only === undefined ? [-1, 1] : [only]) {
    const [left, right, bottom] = [side * x - width / 2, side * x + width / 2, y + height];
    const pocket = closed(
      corner(left, y),
      corner(right, y),
      corner(right + 2, bottom - 22),
      [right - 16, bottom],
      [left + 16, bottom],
      corner(left - 2, bottom - 22),
    );
    drawPanel(sketch, cloth, pocket, { relief: 8, castsShadow: false });
    drawStitches(sketch, cloth, line([left + 2, y + 18], [right - 2, y + 18]), 1.1);
    drawStitches(
      sketch,
      cloth,
      open(
        corner(left + 6, y + 4),
        corner(left + 5, bottom - 24),
        [left + 20, bottom - 7],
        [right - 20, bottom - 7],
        corner(right - 5, bottom - 24),
        corner(right - 6, y + 4),
      ),
      1.1,
    );
  }
}
