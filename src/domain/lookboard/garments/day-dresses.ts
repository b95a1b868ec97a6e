import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { buildDress, drawArmholes, drawWaistSeam, FITTED, LONG, SHORT, SLEEVELESS } from './dress-cut.ts';
import { drawBackNeck, drawNeckBand, drawShirtCollar } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import { drawButton } from './trimmings.ts';

export function drawSheathDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: { ...SLEEVELESS, neckDepth: 78, neckHalf: 104 },
    waist: 400,
    waistHalf: 184,
    hip: 610,
    hipHalf: 232,
    length: 950,
    hemHalf: 214,
    dip: 4,
    flares: 0,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 26 });
  drawPanel(sketch, cloth, dress.shape, {
    relief: 34,
    folds: [
      ...dress.folds,
      { from: [-180, 420], to: [-70, 448], width: 20, bow: -8, depth: 0.7 },
      { from: [180, 410], to: [80, 440], width: 20, bow: 8, depth: 0.7 },
      { from: [-150, 640], to: [-150, 930], width: 36, bow: 8, depth: 0.5 },
      { from: [140, 640], to: [130, 930], width: 36, bow: -8, depth: 0.5 },
    ],
  });
  drawNeckBand(sketch, cloth, dress.torso, 10, false);
  drawSeam(sketch, cloth, open([-184, 400], [0, 408], [184, 400]), 1.6);
  for (const dart of [open([-92, 210], [-84, 400], [-96, 560])])
    for (const side of [dart, mirrorShape(dart)]) drawSeam(sketch, cloth, side, 1.5, 0.7);
  drawArmholes(sketch, cloth, dress.torso);
}

export function drawALineDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: FITTED,
    waist: 392,
    waistHalf: 186,
    hip: 560,
    hipHalf: 256,
    length: 940,
    hemHalf: 360,
    dip: 36,
    flares: 7,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 24 });
  drawPanel(sketch, cloth, dress.shape, { relief: 34, folds: dress.folds });
  drawSleeves(sketch, cloth, dress.torso.shoulder, dress.torso.underarmPoint, SHORT, { over: dress.shape });
  drawNeckBand(sketch, cloth, dress.torso, 12, false);
  drawWaistSeam(sketch, cloth, 392, 186);
}

export function drawShirtDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: {
      ...FITTED,
      neck: 'closed',
      neckHalf: 70,
      shoulderHalf: 204,
      shoulderDrop: 40,
      chestHalf: 240,
      underarm: 230,
    },
    waist: 430,
    waistHalf: 206,
    hip: 600,
    hipHalf: 262,
    length: 1040,
    hemHalf: 316,
    dip: 30,
    flares: 5,
  });
  drawPanel(sketch, cloth, dress.shape, { relief: 34, folds: dress.folds });
  drawSleeves(
    sketch,
    cloth,
    dress.torso.shoulder,
    dress.torso.underarmPoint,
    {
      ...LONG,
      bicep: 136,
      elbow: 120,
    },
    { over: dress.shape },
  );
  for (const x of [-17, 17]) drawSeam(sketch, cloth, line([x, 66], [x, 1034]), 1.4, 0.8);
  for (let y = 122; y < 1000; y += 88) drawButton(sketch, cloth, [0, y], 6);
  const belt = closed(
    corner(-210, 406),
    [0, 414],
    corner(210, 406),
    corner(211, 450),
    [0, 458],
    corner(-211, 450),
  );
  drawCastShade(sketch, cloth, open([-208, 454], [0, 462], [208, 454]), 6);
  drawPanel(sketch, cloth, belt, { relief: 9 });
  const tail = closed(
    corner(22, 420),
    corner(58, 426),
    [76, 540],
    corner(84, 640),
    corner(52, 646),
    [34, 540],
  );
  drawCastShade(sketch, cloth, tail, 6);
  drawPanel(sketch, cloth, tail, { relief: 8, castsShadow: false });
  drawPanel(
    sketch,
    cloth,
    closed(corner(16, 400), [40, 394], corner(66, 404), corner(64, 460), [40, 468], corner(18, 460)),
    { relief: 9, castsShadow: false },
  );
  for (const side of [-1, 1]) {
    const x = side * 112;
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(x - 46, 190),
        corner(x + 46, 190),
        corner(x + 46, 280),
        corner(x, 296),
        corner(x - 46, 280),
      ),
      { relief: 6, castsShadow: false, edge: 0.4 },
    );
  }
  drawShirtCollar(sketch, cloth, { neckHalf: 68, depth: 42 });
}
