import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, type Shape, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawLining } from './lining.ts';
import { drawFlapPockets } from './pockets.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

const TAILORED_SLEEVE: SleeveMeasures = {
  length: 510,
  upperAngle: 11,
  lowerAngle: 3,
  bicep: 138,
  elbow: 124,
  cuff: 106,
  finish: 'coat-cuff',
};

interface TailoredCut {
  length: number;
  /** Where the lapels meet. */
  roll: number;
  lapel: number;
  buttons: number;
  doubleBreasted: boolean;
  chestHalf: number;
  waistHalf: number;
  hemHalf: number;
  peak: boolean;
  /** How far the fronts curve apart at the hem. */
  cutaway: number;
}

export function drawBlazer(sketch: Sketch, cloth: Cloth): void {
  drawTailored(sketch, cloth, {
    length: 740,
    roll: 372,
    lapel: 92,
    buttons: 1,
    doubleBreasted: false,
    chestHalf: 262,
    waistHalf: 232,
    hemHalf: 266,
    peak: false,
    cutaway: 46,
  });
}

export function drawSuitJacket(sketch: Sketch, cloth: Cloth): void {
  drawTailored(sketch, cloth, {
    length: 750,
    roll: 338,
    lapel: 98,
    buttons: 2,
    doubleBreasted: false,
    chestHalf: 262,
    waistHalf: 236,
    hemHalf: 262,
    peak: true,
    cutaway: 38,
  });
}

function drawTailored(sketch: Sketch, cloth: Cloth, cut: TailoredCut): void {
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
  drawLining(sketch, cloth, cut.roll);
  const m = torso.measures;
  const overlap = 16;
  const edgeX = overlap;
  const rightFront = front(m, cut, -edgeX);
  const leftFront = mirrorShape(front(m, cut, -edgeX));
  const folds = bodyFolds(torso);
  drawPanel(sketch, cloth, rightFront, { folds: folds.slice(0, 1), relief: 24 });
  drawPanel(sketch, cloth, leftFront, { folds: folds.filter((fold) => fold.from[0] > 0), relief: 24 });
  drawPanel(sketch, cloth, rightFront, {
    folds: folds.filter((fold) => fold.from[0] < 0),
    relief: 24,
    castsShadow: false,
  });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, TAILORED_SLEEVE, { over: torso.body });
  drawCastShade(
    sketch,
    cloth,
    open([edgeX, cut.roll], [edgeX + 1, cut.roll + 150], [edgeX + 2 - cut.cutaway * 0.3, cut.length - 120]),
    9,
  );
  const dart = open([-118, 250], [-112, 360], [-120, 520]);
  for (const side of [dart, mirrorShape(dart)]) drawSeam(sketch, cloth, side, 1.5, 0.6);
  drawFlapPockets(sketch, cloth, 138, 500, 132);
  const welt = closed(corner(96, 244), corner(186, 232), corner(188, 252), corner(98, 264));
  drawPanel(sketch, cloth, welt, { relief: 4, castsShadow: false });
  drawLapels(sketch, cloth, m.neckHalf, cut);
  for (let button = 0; button < cut.buttons; button += 1)
    drawButton(sketch, cloth, [0, cut.roll + 22 + button * 98], 9.5);
}

function front(
  m: {
    neckHalf: number;
    shoulderHalf: number;
    shoulderDrop: number;
    underarm: number;
    chestHalf: number;
    waist: number;
    waistHalf: number;
    hemHalf: number;
    armholeCut: number;
  },
  cut: TailoredCut,
  inner: number,
): Shape {
  return closed(
    corner(-m.neckHalf + 14, -6),
    corner(-m.shoulderHalf, m.shoulderDrop),
    [-m.shoulderHalf + 20, 150],
    corner(-m.chestHalf, m.underarm),
    [-m.waistHalf, m.waist],
    corner(-m.hemHalf, cut.length - 16),
    [-m.hemHalf * 0.5, cut.length + 4],
    [-cut.cutaway - 40, cut.length - 2],
    [-cut.cutaway * 0.4 - inner * 0.2, cut.length - 60],
    [-inner * 0.9, cut.length - 190],
    corner(-inner, cut.roll + 20),
    corner(-inner, cut.roll),
  );
}

function drawLapels(
  sketch: Sketch,
  cloth: Cloth,
  neckHalf: number,
  { roll, lapel, peak }: TailoredCut,
): void {
  const n = neckHalf;
  const gorge = 118;
  const notch = peak
    ? [corner(-n - lapel * 0.4, gorge + 4), corner(-n - lapel * 1.02, gorge - 16)]
    : [corner(-n - lapel * 0.3, gorge + 6), corner(-n - lapel * 0.86, gorge + 12)];
  const lapelShape = closed(
    corner(-n + 10, 44),
    ...notch,
    [-n - lapel * 0.4, gorge + 92],
    [-n * 0.72, roll - 90],
    corner(14, roll + 8),
    corner(8, roll - 6),
    [-n * 0.36, roll * 0.5],
    corner(-n + 18, 56),
  );
  const collar = closed(
    corner(-n * 0.56, -26),
    [-n - 8, 2],
    corner(-n - lapel * 0.44, 92),
    corner(-n - lapel * 0.3, gorge + 8),
    corner(-n + 22, 64),
    [-n * 0.72, 20],
    corner(-n * 0.42, -4),
  );
  const backCollar = symmetric(
    [0, -30],
    corner(-n * 0.62, -28),
    [-n - 4, 4],
    corner(-n + 2, 30),
    [-n * 0.5, 14],
    [0, 10],
  );
  drawPanel(sketch, cloth, backCollar, { relief: 16, surface: false });
  for (const side of [false, true]) {
    const flip = (shape: Shape) => (side ? mirrorShape(shape) : shape);
    drawCastShade(
      sketch,
      cloth,
      flip(
        open(
          [-n - lapel * 0.86, gorge + 16],
          [-n - lapel * 0.36, gorge + 100],
          [-n * 0.66, roll - 88],
          [14, roll + 10],
        ),
      ),
      8,
    );
    drawPanel(sketch, cloth, flip(lapelShape), {
      relief: 18,
      grain: side ? -14 : 14,
      castsShadow: false,
      edge: 0.75,
    });
    drawPanel(sketch, cloth, flip(collar), {
      relief: 14,
      grain: side ? -30 : 30,
      castsShadow: false,
      edge: 0.75,
    });
  }
  drawSeam(sketch, cloth, line([n + lapel * 0.5, gorge + 24], [n + lapel * 0.72, gorge + 26]), 1.8, 0.7);
}
