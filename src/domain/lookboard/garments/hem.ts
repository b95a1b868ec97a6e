import type { Cloth } from '../cloth/cloth.ts';
import { drawStitches } from '../cloth/panel.ts';
import { open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Torso } from './torso.ts';

export function drawHem(sketch: Sketch, cloth: Cloth, { measures: m }: Torso, height: number): void {
  const side = m.length - Math.max(0, m.hemDrop) - height;
  const shape = open(
    [-m.hemHalf + 1, side],
    [-m.hemHalf * 0.45, m.length + m.hemDrop * 0.2 - height],
    [m.hemHalf * 0.45, m.length + m.hemDrop * 0.2 - height],
    [m.hemHalf - 1, side],
  );
  drawStitches(sketch, cloth, shape);
}
