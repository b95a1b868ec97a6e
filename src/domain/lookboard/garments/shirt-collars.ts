import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawShirtCollar } from './neck.ts';
import { drawButton } from './trimmings.ts';

/** The collar that the garment's words promise, over a body whose neckline is closed. */
export function drawCollarAsked(sketch: Sketch, cloth: Cloth, neckHalf = 70): void {
  const collar = sketch.pick('point-collar', 'button-down-collar', 'band-collar', 'camp-collar');
  if (collar === 'band-collar') {
    drawBandCollar(sketch, cloth, neckHalf);
    return;
  }
  if (collar === 'camp-collar') {
    drawCampCollar(sketch, cloth, neckHalf);
    return;
  }
  drawShirtCollar(sketch, cloth, { neckHalf, depth: 44 });
  if (collar === 'button-down-collar')
    for (const side of [-1, 1]) drawButton(sketch, cloth, [side * 55, 99], 4.6);
}

/** A low stand without leaves. */
function drawBandCollar(sketch: Sketch, cloth: Cloth, n: number): void {
  const inner = plainCloth(cloth, cloth.tones.at(-1.4));
  const ring = symmetric([0, -14], [-n * 0.6, -16], corner(-n, -14), [-n * 0.86, 30], corner(0, 58));
  drawPanel(sketch, inner, ring, { relief: 14, surface: false });
  const band = closed(corner(-n, -16), corner(-n - 12, 4), [-n * 0.84, 50], corner(6, 96), corner(8, 60), [
    -n * 0.6,
    30,
  ]);
  for (const side of [mirrorShape(band), band]) drawPanel(sketch, cloth, side, { relief: 7 });
  drawButton(sketch, cloth, [0, 80], 4.6);
}

/** A one-piece collar that lies open and flat, with the top of the front turned back. */
function drawCampCollar(sketch: Sketch, cloth: Cloth, n: number): void {
  const inner = plainCloth(cloth, cloth.tones.at(-1.4));
  drawPanel(
    sketch,
    inner,
    symmetric([0, -18], [-n * 0.6, -20], corner(-n, -16), [-n * 0.6, 70], corner(0, 150)),
    {
      relief: 18,
      surface: false,
    },
  );
  const lapel = closed(corner(-n * 0.9, 26), corner(-122, 92), [-70, 132], corner(2, 178), corner(0, 146), [
    -n * 0.5,
    84,
  ]);
  const leaf = closed(
    corner(-n * 0.94, -26),
    [-n - 16, -4],
    corner(-n - 24, 18),
    corner(-136, 82),
    corner(-104, 92),
    corner(-n * 0.78, 36),
    [-n * 0.78, 4],
  );
  for (const flip of [false, true]) {
    for (const shape of [lapel, leaf])
      drawPanel(sketch, cloth, flip ? mirrorShape(shape) : shape, {
        relief: 9,
        grain: flip ? -18 : 18,
      });
    const stitched = open(corner(-n - 18, 20), corner(-128, 80), corner(-106, 86));
    drawStitches(sketch, cloth, flip ? mirrorShape(stitched) : stitched, 1);
  }
  const back = open([-n * 0.9, -24], [0, -17], [n * 0.9, -24]);
  drawSeam(sketch, cloth, back, 2);
}
