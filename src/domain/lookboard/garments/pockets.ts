import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
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
    drawPanel(sketch, cloth, flap, { relief: 8, castsShadow: false, edge: 0.6 });
    drawSeam(sketch, cloth, line([cx - width / 2, y - 1], [cx + width / 2, y + 1]), 2, 0.9);
  }
}
