import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, type Knot, line, mirrorShape, open, symmetric, turnedPoint } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';

/** Tights laid flat with feet, as they come out of the packet; or a base layer: a long-sleeved top over its leggings. */
export function drawTights(sketch: Sketch, cloth: Cloth): void {
  if (!sketch.asks('base-set')) {
    drawLegs(sketch, cloth, sketch.pick('sheer-leg', 'rib-cuff') === 'rib-cuff');
    return;
  }
  sketch.shows('rib-cuff', 'long-sleeve');
  sketch.moved(
    ([x, y]) => turnedPoint([x + 190, y + 150], -4),
    () => drawLegs(sketch, cloth, true),
  );
  sketch.moved(
    ([x, y]) => turnedPoint([x - 120, y], 2),
    () => drawBaseTop(sketch, cloth),
  );
}

function drawBaseTop(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    shoulderHalf: 186,
    chestHalf: 208,
    waistHalf: 190,
    hemHalf: 198,
    underarm: 214,
    length: 640,
    neckDepth: 62,
    neckHalf: 84,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 18 });
  drawPanel(sketch, cloth, torso.body, { relief: 28, stripes: 'across', folds: bodyFolds(torso) });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { length: 480, upperAngle: 14, lowerAngle: 10, bicep: 116, elbow: 98, cuff: 72, finish: 'rib' },
    { over: torso.body, stripes: 'across' },
  );
  drawNeckBand(sketch, cloth, torso, 18, true);
  drawSeam(sketch, cloth, open([-196, 616], [0, 626], [196, 616]), 1.2, 0.6);
}

function drawLegs(sketch: Sketch, cloth: Cloth, isFootless: boolean): void {
  const foot: readonly Knot[] = isFootless
    ? [corner(-68, 880), corner(-22, 880)]
    : [
        [-66, 880],
        corner(-66, 930),
        [-92, 986],
        [-118, 1012],
        [-112, 1034],
        [-74, 1026],
        [-30, 972],
        corner(-24, 920),
      ];
  const leg = closed(
    corner(2, 20),
    corner(-120, 12),
    [-132, 110],
    [-124, 250],
    [-104, 470],
    [-88, 640],
    [-80, 760],
    ...foot,
    [-22, 760],
    [-16, 560],
    [-8, 380],
    corner(2, 260),
  );
  for (const shape of [mirrorShape(leg), leg]) {
    const side = shape === leg ? -1 : 1;
    drawPanel(sketch, cloth, shape, {
      relief: 22,
      folds: [
        { from: [side * 20, 300], to: [side * 90, 350], width: 20, bow: 4, depth: 0.5 },
        { from: [side * 24, 620], to: [side * 78, 650], width: 16, bow: 4, depth: 0.5 },
        { from: [side * 30, 880], to: [side * 62, 900], width: 12, depth: 0.6 },
      ],
    });
    if (isFootless) {
      const cuff = closed(
        corner(side * 21, 836),
        corner(side * 72, 836),
        corner(side * 69, 884),
        corner(side * 21, 884),
      );
      drawPanel(sketch, { ...cloth, weave: 'rib' }, cuff, { relief: 7 });
      continue;
    }
    drawSeam(sketch, cloth, open([side * 26, 936], [side * 48, 950], [side * 64, 932]), 1.2, 0.5);
    drawSeam(sketch, cloth, open([side * 84, 996], [side * 96, 1010], [side * 92, 1028]), 1.4, 0.7);
  }
  drawSeam(sketch, cloth, line([0, 24], [0, 262]), 1.6, 0.8);
  const panty = symmetric([0, 196], [-60, 206], corner(-128, 180));
  drawSeam(sketch, cloth, panty, 1, 0.4);
  const band = symmetric([0, -18], [-60, -20], corner(-112, -24), corner(-122, 22), [-60, 28], [0, 30]);
  drawPanel(sketch, { ...cloth, weave: 'rib' }, band, { relief: 7 });
}
