import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawArmholes, SLEEVELESS } from './dress-cut.ts';
import { drawZip } from './fastenings.ts';
import type { LegCut } from './leg-cut.ts';
import { drawLegs } from './leg-panels.ts';
import { drawBackNeck, drawNeckBand, drawShirtCollar } from './neck.ts';
import { drawFlapPockets, drawPatchPockets } from './pockets.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';

const LEGS: LegCut = {
  waistHalf: 192,
  hipHalf: 248,
  rise: 300,
  length: 1000,
  thigh: 264,
  knee: 256,
  hem: 270,
  gap: 10,
  band: 'leggings',
  details: 'tailored',
};

/** Bodice and trousers in one: tailored, or a worker's overall. */
export function drawJumpsuit(sketch: Sketch, cloth: Cloth): void {
  if (sketch.pick('wide-leg', 'straight-leg') === 'straight-leg') drawBoilersuit(sketch, cloth);
  else drawTailoredJumpsuit(sketch, cloth);
}

function drawLower(sketch: Sketch, cloth: Cloth, cut: LegCut, waist: number): void {
  sketch.moved(
    ([x, y]) => [x, y + waist],
    () => drawLegs(sketch, cloth, cut),
  );
}

function drawTailoredJumpsuit(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('sleeveless', 'belted', 'v-neck');
  drawLower(sketch, cloth, LEGS, 416);
  const torso = buildTorso({
    ...SLEEVELESS,
    neck: 'v',
    neckHalf: 88,
    neckDepth: 230,
    shoulderHalf: 158,
    waist: 380,
    waistHalf: 194,
    length: 424,
    hemHalf: 194,
    hemDrop: 4,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 40, label: false });
  drawPanel(sketch, cloth, torso.body, {
    relief: 30,
    folds: [
      { from: [-60, 260], to: [-100, 410], width: 24, bow: 6, depth: 0.7 },
      { from: [60, 260], to: [104, 410], width: 24, bow: -6, depth: 0.7 },
    ],
  });
  drawNeckBand(sketch, cloth, torso, 11, false);
  drawArmholes(sketch, cloth, torso);
  drawBelt(sketch, cloth);
}

function drawBelt(sketch: Sketch, cloth: Cloth): void {
  const band = closed(
    corner(-196, 396),
    [0, 404],
    corner(196, 396),
    corner(200, 446),
    [0, 454],
    corner(-200, 446),
  );
  drawPanel(sketch, cloth, band, { relief: 10 });
  const tie = closed(
    corner(-20, 420),
    corner(14, 416),
    [28, 520],
    corner(44, 620),
    corner(10, 628),
    [-8, 520],
  );
  drawCastShade(sketch, cloth, tie, 6);
  drawPanel(sketch, cloth, tie, { relief: 8, castsShadow: false });
  drawPanel(
    sketch,
    cloth,
    closed(corner(-26, 392), [0, 386], corner(24, 394), corner(24, 452), [0, 460], corner(-24, 452)),
    { relief: 9, castsShadow: false },
  );
}

function drawBoilersuit(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('point-collar', 'long-sleeve', 'zip-front', 'chest-pockets');
  drawLower(
    sketch,
    cloth,
    { ...LEGS, waistHalf: 224, hipHalf: 260, thigh: 258, knee: 214, hem: 178, gap: 18 },
    436,
  );
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 80,
    shoulderHalf: 226,
    shoulderDrop: 44,
    chestHalf: 258,
    waistHalf: 232,
    waist: 420,
    hemHalf: 228,
    length: 452,
    hemDrop: 4,
    underarm: 244,
  });
  drawPanel(sketch, cloth, torso.body, {
    relief: 30,
    folds: [
      { from: [-170, 270], to: [-190, 430], width: 34, bow: 6, depth: 0.7 },
      { from: [170, 270], to: [186, 430], width: 34, bow: -6, depth: 0.7 },
      { from: [-60, 330], to: [-96, 440], width: 26, bow: 6, depth: 0.6 },
    ],
  });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...CASUAL_SLEEVE, finish: 'shirt-cuff' },
    {
      over: torso.body,
    },
  );
  drawPatchPockets(sketch, cloth, { x: 122, y: 206, width: 116, height: 126 });
  drawFlapPockets(sketch, cloth, 122, 198, 122, 44);
  drawPanel(
    sketch,
    cloth,
    closed(corner(-230, 424), [0, 432], corner(230, 424), corner(232, 470), [0, 478], corner(-232, 470)),
    {
      relief: 9,
    },
  );
  drawZip(sketch, metalFor(cloth), line([0, 70], [0, 700]), 8);
  drawSeam(sketch, cloth, line([16, 74], [16, 700]), 2);
  drawShirtCollar(sketch, cloth, { neckHalf: 80, depth: 42, spread: 84, point: 80 });
}
