import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, line, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBuckle } from './fastenings.ts';
import { THIN_EDGE } from './thin-edge.ts';

/** Rolled up, as it is sold: the coil from above and the buckled end. */
export function drawBelt(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  const strip = closed(
    corner(-196, -2),
    [-60, -22],
    [80, -16],
    corner(250, 14),
    [258, 30],
    corner(246, 46),
    [80, 18],
    [-60, 12],
    corner(-196, 32),
  );
  drawPanel(sketch, cloth, strip, { ...THIN_EDGE, relief: 10 });
  drawStitches(sketch, cloth, open([-190, 3], [-60, -17], [80, -11], [244, 19]), 0.9);
  drawStitches(sketch, cloth, open([-190, 27], [-60, 7], [80, 13], [240, 41]), 0.9);
  for (const [x, y] of [
    [110, 2],
    [138, 6],
    [166, 10],
    [194, 15],
  ] as const)
    sketch.paint(ellipse(x, y, 3), { fill: cloth.tones.at(-6) });
  drawPanel(sketch, cloth, slab(-142, -16, 13, 44, 2), { ...THIN_EDGE, relief: 3 });
  sketch.castShadow(slab(-216, -12, 44, 54, 6));
  drawBuckle(sketch, metal, -214, -10, 42, 50, 7);
  sketch.paint(line([-192, 15], [-168, 12]), { stroke: metal.face, width: 4.4 });
}
