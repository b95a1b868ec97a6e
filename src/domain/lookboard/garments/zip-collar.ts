import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawZip } from './fastenings.ts';
import { drawRibs } from './trimmings.ts';

/** A ribbed collar that stands about the neck and parts at a zip, open at its top. */
export function drawZipCollar(sketch: Sketch, cloth: Cloth, neckHalf: number): void {
  const n = neckHalf;
  drawPanel(
    sketch,
    cloth,
    symmetric([0, -62], [-n * 0.6, -64], corner(-n * 0.94, -54), [-n * 0.8, 10], [0, 40]),
    { relief: 14, steps: -1.4, surface: false },
  );
  const leaf = closed(
    corner(-n * 0.96, -56),
    [-n - 12, -14],
    corner(-n - 12, 20),
    [-n * 0.6, 50],
    corner(-3, 62),
    corner(-18, -30),
    [-n * 0.5, -36],
  );
  const ribs = ladder(
    open([-n * 0.96, -54], [-n * 0.5, -34], [-18, -28]),
    open([-n - 10, 20], [-n * 0.6, 50], [-4, 61]),
    14,
  );
  for (const isRight of [true, false]) {
    drawPanel(sketch, cloth, isRight ? mirrorShape(leaf) : leaf, { relief: 12, surface: false });
    drawRibs(sketch, cloth, isRight ? mirrorShape(ribs) : ribs);
  }
  for (const side of [-1, 1]) drawZip(sketch, metalFor(cloth), line([side * 18, -28], [side * 2, 62]), 6);
}
