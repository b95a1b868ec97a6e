import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawHem } from './hem.ts';
import { drawBackNeck, drawShirtCollar, verticalPlacket } from './neck.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { SHORT } from './tees.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

export const LONG: SleeveMeasures = {
  length: 480,
  upperAngle: 13,
  lowerAngle: 4,
  bicep: 130,
  elbow: 114,
  cuff: 88,
  finish: 'shirt-cuff',
};

export function drawShirt(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 72,
    length: 730,
    hemHalf: 240,
    hemDrop: 56,
    waistHalf: 234,
  });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso) });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...LONG, cuff: 94 },
    { over: torso.body },
  );
  drawYoke(sketch, cloth, torso.measures.shoulderHalf);
  verticalPlacket(sketch, cloth, 66, 729, 34);
  for (let y = 128; y < 690; y += 92) drawButton(sketch, cloth, [0, y], 5);
  const pocket = symmetric(corner(0, 0), corner(-46, 0), corner(-46, 92), corner(0, 110));
  sketch.moved(
    ([x, y]) => [x + 128, y + 196],
    () => {
      drawPanel(sketch, cloth, pocket, { relief: 6, castsShadow: false, edge: 0.45 });
      drawStitches(sketch, cloth, line([-46, 17], [46, 17]), 1);
    },
  );
  drawStitches(
    sketch,
    cloth,
    open(corner(-248, 664), [-112, 722], [0, 723], [112, 722], corner(248, 664)),
    1.1,
  );
  drawShirtCollar(sketch, cloth, { neckHalf: 70, depth: 44 });
}

export function drawBlouse(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 84,
    neckDepth: 176,
    shoulderHalf: 206,
    length: 660,
    waistHalf: 236,
    hemHalf: 250,
    hemDrop: 16,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 18 });
  drawPanel(sketch, cloth, torso.body, {
    folds: [
      ...bodyFolds(torso),
      { from: [-120, 60], to: [-80, 420], width: 34, bow: 14, depth: 0.7 },
      { from: [120, 60], to: [92, 460], width: 34, bow: -14, depth: 0.7 },
      { from: [30, 240], to: [40, 640], width: 28, bow: -10, depth: 0.6 },
    ],
  });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    {
      length: 480,
      upperAngle: 15,
      lowerAngle: 4,
      bicep: 150,
      elbow: 156,
      cuff: 84,
      puff: 30,
      finish: 'gathered',
    },
    { over: torso.body },
  );
  for (const side of [-1, 1]) {
    sketch.paint(
      ladder(line([side * 100, 8], [side * 190, 38]), line([side * 96, 80], [side * 168, 96]), 9),
      { stroke: cloth.tones.at(-4), width: 1.5, opacity: 0.26 },
    );
  }
  drawSeam(sketch, cloth, line([0, 178], [0, 658]), 1.4, 0.8);
  for (let y = 226; y < 620; y += 74) drawButton(sketch, cloth, [8, y], 4);
  const lapel = closed(
    corner(-86, -12),
    [-104, 6],
    corner(-118, 46),
    [-70, 118],
    corner(-2, 190),
    corner(0, 176),
    [-52, 84],
    [-78, 12],
  );
  for (const side of [lapel, mirrorShape(lapel)])
    drawPanel(sketch, cloth, side, { relief: 12, surface: false, edge: 0.5 });
  drawHem(sketch, cloth, torso, 12);
}

export function drawPolo(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({ neck: 'closed', neckHalf: 76, length: 680, chestHalf: 252 });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across' });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...SHORT, cuff: 156, finish: 'rib', length: 190 },
    { over: torso.body, stripes: 'across' },
  );
  const placket = closed(corner(-17, 40), corner(17, 40), corner(17, 212), corner(-17, 212));
  drawPanel(sketch, cloth, placket, { relief: 5, castsShadow: false, surface: false });
  drawStitches(sketch, cloth, line([-17, 196], [17, 196]), 1);
  for (const y of [84, 128, 172]) drawButton(sketch, cloth, [0, y], 5);
  drawShirtCollar(sketch, cloth, { neckHalf: 74, depth: 40, spread: 70, point: 62 });
  drawHem(sketch, cloth, torso, 24);
}

function drawYoke(sketch: Sketch, cloth: Cloth, shoulderHalf: number): void {
  const seam = open([-shoulderHalf + 3, 62], [-150, 50], [-72, 34]);
  for (const side of [seam, mirrorShape(seam)]) drawSeam(sketch, cloth, side, 1.4, 0.8);
}
