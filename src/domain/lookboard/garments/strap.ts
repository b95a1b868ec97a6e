import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import type { Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A strip of even width along a line, rounded like folded leather. */
export function drawStrap(sketch: Sketch, cloth: Cloth, path: Shape, width: number, steps = 0): void {
  drawPanel(sketch, cloth, ribbon(path, width), {
    relief: Math.max(3, width * 0.5),
    surface: false,
    steps,
  });
}
