import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBlockHeel, drawEdge } from './boots.ts';
import { drawPair } from './pair.ts';
import { drawInside, drawOpening, FINE } from './shoe-parts.ts';

export const drawKneeBoot = drawPair(
  (sketch, cloth) => {
    const shaft = sketch.pick('knee-shaft', 'western-shaft', 'rubber-shaft');
    if (shaft === 'western-shaft') {
      drawWesternBoot(sketch, cloth);
      return;
    }
    if (shaft === 'rubber-shaft') {
      drawRainBoot(sketch, cloth);
      return;
    }
    sketch.shows('block-heel');
    drawBlockHeel(sketch, cloth, 56);
    const upper = closed(
      corner(8, -54),
      [3, -110],
      [2, -200],
      [-12, -330],
      corner(-10, -448),
      [60, -458],
      corner(136, -450),
      [136, -330],
      [120, -210],
      [126, -130],
      [168, -86],
      [220, -62],
      [254, -38],
      corner(270, -8),
      [234, -3],
      corner(180, -4),
      [128, -22],
      corner(72, -48),
    );
    drawOpening(sketch, cloth, ellipse(63, -452, 72, 9));
    drawPanel(sketch, cloth, upper, {
      ...FINE,
      surface: cloth.weave === 'suede',
      relief: 30,
      folds: [
        { from: [120, -184], to: [40, -150], width: 24, bow: -6, depth: 0.8 },
        { from: [122, -144], to: [44, -118], width: 20, bow: -5, depth: 0.8 },
        { from: [6, -190], to: [70, -168], width: 20, bow: 4, depth: 0.6 },
        { from: [20, -420], to: [20, -220], width: 26, bow: 4, depth: 0.6 },
        { from: [106, -420], to: [96, -240], width: 24, bow: -4, depth: 0.6 },
      ],
    });
    drawSeam(sketch, cloth, open([70, -452], [60, -260], [64, -60]), 1.4, 0.6);
    drawEdge(sketch, cloth, open([268, -5], [234, -1], [180, -2], [128, -19], [74, -45]));
  },
  { dx: 112, dy: 34 },
);

/** A scalloped shaft with stitched flames, pull straps, a pointed toe and a heel that slopes under. */
function drawWesternBoot(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('pointed-toe');
  const stack = plainCloth(cloth, cloth.tones.lightness > 0.3 ? '#5a3d28' : '#1d1a18', 'leather');
  drawPanel(
    sketch,
    stack,
    closed(corner(6, -46), corner(78, -38), [70, -18], corner(62, 0), corner(18, 0), [10, -22]),
    { ...FINE, relief: 6 },
  );
  for (const y of [-32, -20, -9]) drawSeam(sketch, stack, open([10, y - 2], [72, y + 1]), 1.2, 0.7);
  drawInside(sketch, cloth, closed(corner(-4, -322), [60, -300], corner(126, -322), [60, -312]));
  const upper = closed(
    corner(8, -44),
    [4, -90],
    [4, -180],
    corner(-6, -324),
    [24, -312],
    [60, -286],
    [96, -312],
    corner(128, -324),
    [122, -200],
    [128, -130],
    [170, -84],
    [224, -56],
    [270, -32],
    corner(312, -8),
    [240, -2],
    corner(178, -4),
    [128, -18],
    corner(76, -38),
  );
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    surface: true,
    relief: 26,
    folds: [
      { from: [120, -160], to: [50, -136], width: 22, bow: -5, depth: 0.9 },
      { from: [124, -128], to: [56, -104], width: 18, bow: -5, depth: 0.8 },
    ],
  });
  sketch.within(upper, () => {
    drawSeam(sketch, cloth, open([60, -290], [62, -170], [54, -44]), 2.4);
    for (const side of [-1, 1])
      for (const lift of [0, 16, 32])
        drawStitches(
          sketch,
          cloth,
          open(
            [62 + side * 6, -190 - lift],
            [62 + side * (34 - lift * 0.3), -214 - lift],
            [62 + side * (20 - lift * 0.2), -248 - lift * 0.8],
            [62 + side * 44, -296 + lift * 0.4],
          ),
          1.4,
        );
    drawSeam(sketch, cloth, open([128, -128], [104, -96], [126, -60], [112, -14]), 2, 0.9);
    for (const lift of [0, 8])
      drawStitches(
        sketch,
        cloth,
        open([156 + lift, -74], [190, -64 - lift * 0.4], [216 + lift, -46], [196, -36], [160, -46]),
        1,
      );
    drawSeam(sketch, cloth, open([6, -104], [44, -96], [62, -60], [60, -40]), 1.8, 0.8);
  });
  for (const x of [6, 102]) drawPanel(sketch, cloth, slab(x, -336, 12, 58, 4), { ...FINE, relief: 4 });
  drawEdge(sketch, cloth, open([308, -5], [240, 1], [178, -1], [128, -14], [80, -34]));
}

/** Moulded rubber: one smooth shaft, a band at the top, a strap, a cleated sole. */
function drawRainBoot(sketch: Sketch, given: Cloth): void {
  const cloth: Cloth = { ...given, weave: 'rubber' };
  drawInside(sketch, cloth, ellipse(58, -352, 66, 9));
  const upper = closed(
    corner(6, -30),
    [2, -90],
    [2, -180],
    corner(-10, -352),
    [58, -344],
    corner(126, -352),
    [122, -210],
    [132, -130],
    [178, -92],
    [236, -84],
    [284, -64],
    corner(300, -24),
    [150, -22],
  );
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    relief: 30,
    folds: [
      { from: [124, -168], to: [50, -144], width: 22, bow: -5, depth: 0.7 },
      { from: [128, -132], to: [58, -110], width: 18, bow: -5, depth: 0.7 },
    ],
  });
  sketch.within(upper, () => {
    drawSeam(sketch, cloth, open([-10, -326], [58, -318], [126, -326]), 2.4);
    drawSeam(sketch, cloth, open([188, -96], [176, -60], [190, -22]), 2.2);
    drawPanel(sketch, cloth, slab(96, -318, 40, 14, 3), { ...FINE, relief: 4, castsShadow: false });
  });
  const sole = closed(
    corner(2, -28),
    [150, -22],
    corner(302, -30),
    [308, -16],
    corner(300, 2),
    [200, 4],
    corner(118, 2),
    corner(112, -4),
    corner(86, -4),
    corner(82, 4),
    corner(6, 4),
    [-3, -12],
  );
  drawPanel(sketch, plainCloth(cloth, cloth.tones.at(-2.6), 'rubber'), sole, { ...FINE, relief: 7 });
}
