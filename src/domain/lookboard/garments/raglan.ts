import type { Cloth } from '../cloth/cloth.ts';
import { drawSeam } from '../cloth/panel.ts';
import { mirrorShape, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** The seams of sleeves that are cut up to the neckline. */
export function drawRaglan(sketch: Sketch, cloth: Cloth): void {
  const seam = open([-92, 44], [-176, 140], [-244, 236]);
  for (const side of [seam, mirrorShape(seam)]) drawSeam(sketch, cloth, side, 1.8, 0.8);
}
