import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, ellipse, line, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair } from './pair.ts';
import { drawLeatherSole, drawOpening, FINE, soleTone } from './shoe-parts.ts';

/** The toe of the far boot ends behind the near one's shaft: a sole beside it would look as if it went through. */
const BESIDE = { dx: 176, dy: 46 };

export const drawChelseaBoot = drawPair((sketch, cloth) => {
  sketch.shows('elastic-gusset');
  drawLeatherSole(sketch, cloth, { heel: 30, thickness: 10, length: 290 });
  const upper = closed(
    corner(8, -32),
    [3, -80],
    [10, -130],
    corner(10, -214),
    [60, -220],
    corner(114, -214),
    [116, -150],
    [134, -108],
    [176, -78],
    [234, -64],
    [274, -48],
    corner(292, -10),
    [220, -7],
    [150, -10],
    [96, -26],
  );
  drawOpening(sketch, cloth, ellipse(62, -216, 51, 7));
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    surface: cloth.weave === 'suede',
    relief: 24,
    folds: [
      { from: [124, -128], to: [66, -104], width: 18, bow: -4, depth: 0.8 },
      { from: [136, -106], to: [84, -80], width: 16, bow: -4, depth: 0.7 },
    ],
  });
  const gusset = closed(corner(44, -218), corner(94, -216), [88, -148], [74, -96], [60, -98], [50, -146]);
  sketch.within(gusset, () => {
    sketch.paint(gusset, { fill: cloth.tones.at(cloth.tones.lightness > 0.3 ? -2 : 1.2) });
    for (let x = 46; x < 94; x += 4.4)
      sketch.paint(line([x, -218], [60 + (x - 46) * 0.32, -96]), {
        stroke: cloth.tones.at(-5),
        width: 1.1,
        opacity: 0.5,
      });
  });
  drawSeam(sketch, cloth, gusset, 1.3);
  drawPanel(sketch, cloth, slab(4, -232, 10, 30, 3), { ...FINE, relief: 3 });
  drawSeam(sketch, cloth, open([72, -94], [96, -50], [90, -30]), 1.1, 0.6);
}, BESIDE);

export const drawAnkleBoot = drawPair((sketch, cloth) => {
  sketch.shows('block-heel');
  const lift = sketch.asks('platform-sole') ? PLATFORM : 0;
  drawBlockHeel(sketch, cloth, 64 + lift);
  if (lift > 0) drawPlatform(sketch, cloth);
  sketch.moved(
    ([x, y]) => [x, y - lift],
    () => drawShaft(sketch, cloth),
  );
}, BESIDE);

/** How thick the sole is below the ball of the foot, millimetres. */
const PLATFORM = 34;

function drawPlatform(sketch: Sketch, cloth: Cloth): void {
  const rubber = plainCloth(cloth, soleTone(cloth), 'rubber');
  const sole = closed(
    corner(112, -PLATFORM - 34),
    [140, -PLATFORM - 20],
    [178, -PLATFORM - 6],
    [230, -PLATFORM - 5],
    corner(268, -PLATFORM - 10),
    [279, -PLATFORM + 6],
    [276, -10],
    corner(262, 0),
    corner(142, 0),
    [124, -24],
  );
  drawPanel(sketch, rubber, sole, { ...FINE, relief: 8 });
  drawSeam(sketch, rubber, open([130, -PLATFORM + 2], [180, -PLATFORM + 12], [274, -PLATFORM + 8]), 1.4, 0.7);
}

function drawShaft(sketch: Sketch, cloth: Cloth): void {
  const upper = closed(
    corner(8, -62),
    [4, -110],
    [13, -160],
    corner(16, -236),
    [66, -242],
    corner(116, -236),
    [114, -172],
    [126, -120],
    [166, -82],
    [214, -62],
    [250, -38],
    corner(268, -8),
    [232, -3],
    corner(178, -4),
    [128, -26],
    corner(68, -58),
  );
  drawOpening(sketch, cloth, ellipse(66, -238, 49, 7));
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    surface: cloth.weave === 'suede',
    relief: 24,
    folds: [
      { from: [120, -150], to: [62, -126], width: 18, bow: -5, depth: 0.8 },
      { from: [130, -118], to: [74, -96], width: 18, bow: -4, depth: 0.7 },
      { from: [16, -150], to: [56, -134], width: 14, depth: 0.6 },
    ],
  });
  drawSideZip(sketch, cloth, line([72, -236], [74, -70]));
  drawEdge(sketch, cloth, open([266, -5], [232, -1], [178, -2], [128, -23], [70, -55]));
}

export function drawBlockHeel(sketch: Sketch, cloth: Cloth, height: number): void {
  const heel = closed(
    corner(7, -height - 4),
    corner(74, -height + 6),
    [68, -height * 0.5],
    corner(66, 0),
    corner(13, 0),
    [9, -height * 0.45],
  );
  drawPanel(sketch, cloth, heel, { ...FINE, relief: 8, steps: -1 });
  sketch.paint(slab(12, -5, 55, 5, 1), { fill: cloth.tones.at(-6) });
}

export function drawEdge(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  sketch.paint(shape, { stroke: cloth.tones.at(-6), width: 4 });
}

function drawSideZip(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  const metal = metalFor(cloth);
  sketch.paint(
    shape,
    { stroke: cloth.tones.at(-5), width: 6, opacity: 0.5 },
    { stroke: metal.face, width: 2.4, dash: [2, 1.6], cap: 'butt' },
  );
  const top = shape[0]?.start ?? [0, 0];
  sketch.paint(slab(top[0] - 2.5, top[1] + 2, 5, 18, 2.4), { fill: metal.face });
}
