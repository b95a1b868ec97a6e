import type { Metal } from '../cloth/metal.ts';
import { line, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A bag's turn lock. */
export function drawClasp(
  sketch: Sketch,
  metal: Metal,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  sketch.paint(slab(x - width / 2 + 1.5, y + 2.5, width, height, 4), { fill: '#1c1815', opacity: 0.35 });
  sketch.paint(slab(x - width / 2, y, width, height, 4), { fill: metal.face });
  sketch.paint(slab(x - width / 2 + 1.5, y + 1.5, width - 3, height * 0.4, 3), {
    fill: metal.light,
    opacity: 0.6,
  });
  sketch.paint(slab(x - width * 0.18, y + height * 0.5, width * 0.36, height * 0.22, 2), {
    fill: metal.deep,
  });
  sketch.paint(line([x - width / 2 + 2, y + height], [x + width / 2 - 2, y + height]), {
    stroke: metal.deep,
    width: 1.2,
  });
}
