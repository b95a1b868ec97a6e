import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A baseball cap, three quarters from the front: six gores, a button, a curved peak to the right. */
export function drawCap(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('peak');
  const crown = closed(
    corner(-112, 36),
    [-118, -20],
    [-98, -84],
    [-44, -118],
    [16, -120],
    [70, -92],
    [98, -40],
    corner(106, 22),
    [40, 44],
    [-40, 50],
  );
  drawPanel(sketch, cloth, crown, {
    relief: 40,
    folds: [
      { from: [-100, 10], to: [-50, -40], width: 22, bow: 6, depth: 0.5 },
      { from: [84, 0], to: [60, -60], width: 18, bow: -5, depth: 0.4 },
    ],
  });
  for (const seam of [
    open([-6, -120], [46, -82], [72, -30], [78, 30]),
    open([-6, -120], [-2, -60], [-14, 46]),
    open([-6, -120], [-66, -80], [-96, -20], [-100, 38]),
  ]) {
    drawSeam(sketch, cloth, seam, 1.6);
    for (const shift of [-5, 5])
      sketch.moved(
        ([x, y]) => [x + shift, y],
        () => drawStitches(sketch, cloth, seam, 0.8),
      );
  }
  for (const [x, y] of [
    [36, -62],
    [-44, -66],
    [-84, -52],
  ] as const) {
    drawSeam(sketch, cloth, ellipse(x, y, 4.4), 1.4, 0.7);
    sketch.paint(ellipse(x, y, 2.2), { fill: cloth.tones.at(-6) });
  }
  drawPanel(sketch, cloth, ellipse(-6, -121, 9, 6), { relief: 4 });
  const under = closed(corner(-6, 46), [60, 42], corner(106, 22), [150, 44], [184, 74], [150, 84], [60, 76]);
  drawPanel(sketch, cloth, under, { relief: 6, steps: -1.6 });
  const peak = closed(
    corner(-16, 44),
    [46, 36],
    corner(107, 16),
    [152, 26],
    [188, 58],
    [190, 72],
    [150, 66],
    [80, 60],
    [20, 66],
  );
  drawPanel(sketch, cloth, peak, { relief: 14 });
  for (const lift of [8, 16, 24])
    drawStitches(
      sketch,
      cloth,
      open(
        [6 + lift * 0.3, 46 + lift * 0.5],
        [60, 38 + lift * 0.7],
        [112 + lift, 22 + lift],
        [150 + lift, 36 + lift * 0.9],
      ),
      0.8,
    );
}

/** A soft crown pulled forward on to a short peak. */
export function drawFlatCap(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('soft-peak');
  const band = closed(
    corner(-112, 30),
    [-20, 46],
    corner(96, 34),
    corner(100, 52),
    [-20, 66],
    corner(-108, 50),
  );
  drawPanel(sketch, cloth, band, { relief: 6, steps: -1 });
  const peak = closed(corner(10, 44), [70, 40], corner(116, 22), [150, 40], [154, 58], [110, 66], [50, 64]);
  drawPanel(sketch, cloth, peak, { relief: 9 });
  const crown = closed(
    corner(-116, 34),
    [-132, -10],
    [-108, -56],
    [-40, -82],
    [40, -72],
    [104, -40],
    [142, 8],
    [146, 34],
    [110, 40],
    [30, 44],
    [-50, 50],
  );
  drawPanel(sketch, cloth, crown, {
    relief: 30,
    folds: [
      { from: [-100, 20], to: [-20, -20], width: 26, bow: 8, depth: 0.8 },
      { from: [120, 26], to: [50, -10], width: 22, bow: -6, depth: 0.7 },
      { from: [-20, 44], to: [60, 10], width: 22, bow: 6, depth: 0.6 },
    ],
  });
  drawSeam(sketch, cloth, open([-122, -16], [-40, -24], [50, -18], [136, 10]), 1.8, 0.9);
  drawStitches(sketch, cloth, open([20, 52], [80, 50], [140, 46]), 0.9);
  drawPanel(sketch, cloth, ellipse(-28, -80, 7, 4), { relief: 3 });
}
