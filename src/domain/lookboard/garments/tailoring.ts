import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { facingOf } from './facing.ts';
import { drawLapels } from './lapels.ts';
import { drawLining } from './lining.ts';
import { drawFlapPockets, drawPatchPockets } from './pockets.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { type TailoredCut, tailoredFront } from './tailored-front.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

const TAILORED_SLEEVE: SleeveMeasures = {
  length: 510,
  upperAngle: 11,
  lowerAngle: 10,
  bicep: 138,
  elbow: 124,
  cuff: 106,
  finish: 'coat-cuff',
};

const BLAZER: TailoredCut = {
  length: 740,
  roll: 346,
  lapel: 92,
  chestHalf: 262,
  waistHalf: 234,
  hemHalf: 266,
  cutaway: 46,
  overlap: 16,
};

export function drawBlazer(sketch: Sketch, cloth: Cloth): void {
  drawTailored(sketch, cloth, BLAZER);
}

export function drawSuitJacket(sketch: Sketch, cloth: Cloth): void {
  drawTailored(sketch, cloth, { ...BLAZER, length: 750, roll: 338, lapel: 98, hemHalf: 262, cutaway: 38 });
}

/** A dress cut like a jacket, to the thigh. */
export function drawBlazerDress(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('mini', 'long-sleeve');
  drawTailored(sketch, cloth, { ...BLAZER, length: 884, waistHalf: 206, hemHalf: 266, cutaway: 8 });
}

function drawTailored(sketch: Sketch, cloth: Cloth, usual: TailoredCut): void {
  const isDouble = sketch.pick('single-breasted', 'double-breasted') === 'double-breasted';
  const hasTails = sketch.asks('tails');
  const cut: TailoredCut = {
    ...usual,
    ...(isDouble ? { overlap: 96, cutaway: 4, roll: 352, lapel: usual.lapel + 16 } : {}),
    ...(hasTails ? { length: 520, cutaway: 120, roll: 380, hemHalf: 236 } : {}),
  };
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 84,
    neckDepth: cut.roll,
    shoulderHalf: 226,
    shoulderDrop: 36,
    underarm: 244,
    chestHalf: cut.chestHalf,
    waist: 430,
    waistHalf: cut.waistHalf,
    hemHalf: cut.hemHalf,
    length: cut.length,
  });
  if (hasTails) drawTails(sketch, cloth);
  drawLining(sketch, cloth, cut.roll);
  const front = tailoredFront(torso.measures, cut);
  const folds = bodyFolds(torso);
  drawPanel(sketch, cloth, mirrorShape(front), {
    folds: folds.filter((fold) => fold.from[0] > 0),
    relief: 24,
  });
  drawPanel(sketch, cloth, front, { folds: folds.filter((fold) => fold.from[0] < 0), relief: 24 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, TAILORED_SLEEVE, {
    over: torso.body,
    ...(sketch.asks('elbow-patches') ? { extra: elbowPatch(sketch, cloth) } : {}),
  });
  const edge = [cut.overlap, cut.roll] as const;
  drawCastShade(
    sketch,
    cloth,
    open(edge, [edge[0] + 1, cut.roll + 150], [edge[0] + 2 - cut.cutaway * 0.3, cut.length - 120]),
    9,
  );
  const dart = open([-118, 250], [-112, 360], [-120, Math.min(520, cut.length - 20)]);
  for (const side of [dart, mirrorShape(dart)]) drawSeam(sketch, cloth, side, 1.5, 0.6);
  if (!hasTails) drawLowerPockets(sketch, cloth, cut.length);
  const welt = closed(corner(96, 244), corner(186, 232), corner(188, 252), corner(98, 264));
  drawPanel(sketch, cloth, welt, { relief: 4, castsShadow: false });
  drawLapels(sketch, cloth, facingOf(sketch, cloth), { neckHalf: torso.measures.neckHalf, ...cut });
  drawButtons(sketch, cloth, cut, isDouble || hasTails);
}

function drawButtons(sketch: Sketch, cloth: Cloth, { roll, overlap }: TailoredCut, inTwoRows: boolean): void {
  if (!inTwoRows) {
    for (const y of [roll + 22, roll + 124]) drawButton(sketch, cloth, [0, y], 9.5);
    return;
  }
  for (const [row, y] of [roll - 60, roll + 34, roll + 128].entries())
    for (const side of [-1, 1])
      drawButton(sketch, cloth, [side * (overlap * 0.62 + (row === 0 ? 26 : 0)), y], 9.5);
}

function drawLowerPockets(sketch: Sketch, cloth: Cloth, length: number): void {
  const pockets = sketch.pick('flap-pockets', 'patch-pockets', 'jetted-pockets');
  const y = length > 800 ? 520 : 500;
  if (pockets === 'patch-pockets') {
    drawPatchPockets(sketch, cloth, { x: 144, y, width: 136, height: 160 });
    return;
  }
  if (pockets === 'flap-pockets') {
    drawFlapPockets(sketch, cloth, 138, y, 132);
    return;
  }
  for (const side of [-1, 1])
    drawPanel(sketch, cloth, slab(side * 138 - 66, y, 132, 10, 2), { relief: 3, castsShadow: false });
}

/** The long back of a tailcoat, seen below its cut-off fronts. */
function drawTails(sketch: Sketch, cloth: Cloth): void {
  for (const side of [-1, 1]) {
    const tail = closed(
      corner(side * 6, 420),
      corner(side * 226, 430),
      [side * 214, 700],
      [side * 170, 960],
      corner(side * 128, 1080),
      corner(side * 40, 1084),
      [side * 16, 760],
    );
    drawPanel(sketch, cloth, tail, {
      relief: 22,
      folds: [
        { from: [side * 150, 470], to: [side * 100, 1040], width: 40, bow: side * 10, depth: 0.6 },
        { from: [side * 60, 520], to: [side * 66, 1060], width: 30, depth: 0.5 },
      ],
    });
  }
}

function elbowPatch(sketch: Sketch, cloth: Cloth) {
  const suede = plainCloth(cloth, cloth.second.base, 'suede');
  return ({ elbowOut }: { elbowOut: readonly [number, number] }, side: -1 | 1) => {
    const [x, y] = [side === -1 ? elbowOut[0] + 26 : -elbowOut[0] - 26, elbowOut[1] + 6];
    const patch = closed(
      [x, y - 62],
      [x + 32, y - 30],
      [x + 34, y + 30],
      [x, y + 64],
      [x - 32, y + 30],
      [x - 32, y - 30],
    );
    drawPanel(sketch, suede, patch, { relief: 6, castsShadow: false });
    drawSeam(sketch, suede, line([x, y - 62], [x, y - 62.1]), 1);
  };
}
