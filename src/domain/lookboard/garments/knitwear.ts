import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel } from '../cloth/panel.ts';
import { closed, corner, ladder, open, type Point } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawBackNeck, drawNeckBand, drawRollNeck } from './neck.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso, type Torso } from './torso.ts';
import { drawButton, drawRibs } from './trimmings.ts';

export const KNIT_SLEEVE: SleeveMeasures = {
  length: 490,
  upperAngle: 15,
  lowerAngle: 4,
  bicep: 142,
  elbow: 130,
  cuff: 96,
  finish: 'rib',
};

export function knitTorso(changes: Parameters<typeof buildTorso>[0]): Torso {
  return buildTorso({
    shoulderHalf: 222,
    shoulderDrop: 48,
    chestHalf: 254,
    waistHalf: 248,
    hemHalf: 232,
    length: 656,
    underarm: 246,
    hemDrop: 4,
    ...changes,
  });
}

export function drawRibHem(sketch: Sketch, cloth: Cloth, { measures: m }: Torso, height: number): void {
  const top = m.length - height;
  const half = m.hemHalf + 4;
  const knots = [
    corner(-half, top - 3),
    [-half * 0.45, top + 3] as Point,
    [half * 0.45, top + 3] as Point,
    corner(half, top - 3),
  ];
  const low = [
    corner(-m.hemHalf + 5, m.length - 3),
    [-half * 0.45, m.length + 5] as Point,
    [half * 0.45, m.length + 5] as Point,
    corner(m.hemHalf - 5, m.length - 3),
  ];
  drawPanel(sketch, cloth, closed(...knots, ...[...low].reverse()), {
    relief: 14,
    surface: false,
    edge: 0.5,
  });
  drawRibs(sketch, cloth, ladder(open(...knots), open(...low), 62));
}

export function drawSweater(sketch: Sketch, cloth: Cloth): void {
  const torso = knitTorso({ neckDepth: 70, neckHalf: 92 });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, KNIT_SLEEVE, {
    over: torso.body,
    stripes: 'across',
  });
  drawRibHem(sketch, cloth, torso, 62);
  drawNeckBand(sketch, cloth, torso, 30, true);
}

export function drawTurtleneck(sketch: Sketch, cloth: Cloth): void {
  const torso = knitTorso({ neck: 'closed', neckHalf: 78, chestHalf: 238, hemHalf: 226, waistHalf: 230 });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 32 });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...KNIT_SLEEVE, bicep: 128, elbow: 108 },
    { over: torso.body, stripes: 'across' },
  );
  drawRibHem(sketch, cloth, torso, 56);
  drawRollNeck(sketch, cloth, 76, 78);
}

export function drawCardigan(sketch: Sketch, cloth: Cloth): void {
  const torso = knitTorso({ neck: 'v', neckHalf: 88, neckDepth: 268 });
  drawBackNeck(sketch, cloth, torso, { dip: 26 });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, KNIT_SLEEVE, {
    over: torso.body,
    stripes: 'across',
  });
  drawRibHem(sketch, cloth, torso, 60);
  drawNeckBand(sketch, cloth, torso, 32, false);
  const bottom = torso.measures.length - 2;
  const band = closed(
    corner(-17, 292),
    corner(0, 262),
    corner(17, 292),
    corner(17, bottom),
    corner(-17, bottom),
  );
  drawPanel(sketch, cloth, band, { relief: 8, surface: false, castsShadow: false });
  for (let y = 312; y < bottom - 20; y += 76) drawButton(sketch, cloth, [0, y], 8);
  for (const side of [-1, 1]) {
    const x = side * 132;
    const pocket = closed(corner(x - 58, 446), corner(x + 58, 446), corner(x + 58, 566), corner(x - 58, 566));
    drawPanel(sketch, cloth, pocket, { relief: 8, castsShadow: false, edge: 0.4 });
    const top = closed(corner(x - 59, 440), corner(x + 59, 440), corner(x + 59, 464), corner(x - 59, 464));
    drawPanel(sketch, cloth, top, { relief: 5, castsShadow: false, surface: false });
  }
}
