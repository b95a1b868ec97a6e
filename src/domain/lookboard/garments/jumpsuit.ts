import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawArmholes, SLEEVELESS } from './dress-cut.ts';
import { drawBuckle, drawSnap, drawZip } from './fastenings.ts';
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
  if (sketch.asks('bib')) drawDungarees(sketch, cloth);
  else if (sketch.pick('wide-leg', 'straight-leg') === 'straight-leg') drawBoilersuit(sketch, cloth);
  else drawTailoredJumpsuit(sketch, cloth);
}

/** Jeans with a bib in front and straps over the shoulders, which the back is seen to end in. */
function drawDungarees(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('straight-leg', 'five-pockets');
  const metal = metalFor(cloth);
  const back = closed(
    corner(-150, 420),
    [-96, 300],
    corner(-60, 130),
    corner(60, 130),
    [96, 300],
    corner(150, 420),
  );
  drawPanel(sketch, cloth, back, { relief: 12, steps: -1.6, surface: false });
  for (const side of [-1, 1]) {
    const over = closed(
      corner(side * 30, 134),
      [side * 70, 40],
      corner(side * 112, -6),
      corner(side * 146, 10),
      [side * 96, 70],
      corner(side * 64, 134),
    );
    drawPanel(sketch, cloth, over, { relief: 6, steps: -1.2 });
  }
  drawLower(sketch, cloth, { ...LEGS, ...DENIM_LEGS }, 416);
  const bib = closed(
    corner(-116, 166),
    corner(116, 166),
    [130, 280],
    corner(176, 420),
    corner(-176, 420),
    [-130, 280],
  );
  drawPanel(sketch, cloth, bib, { relief: 12 });
  drawStitches(
    sketch,
    cloth,
    open(corner(-168, 410), [-121, 280], corner(-107, 176), corner(107, 176), [121, 280], corner(168, 410)),
  );
  drawPanel(sketch, cloth, slab(-64, 226, 128, 118, 8), { relief: 6, castsShadow: false });
  drawStitches(sketch, cloth, slab(-57, 233, 114, 104, 6));
  for (const side of [-1, 1]) {
    const strap = closed(
      corner(side * 112, -8),
      corner(side * 148, 6),
      [side * 122, 110],
      corner(side * 104, 214),
      corner(side * 68, 208),
      [side * 86, 100],
    );
    drawPanel(sketch, cloth, strap, { relief: 7 });
    drawStitches(sketch, cloth, open([side * 122, 2], [side * 96, 104], [side * 78, 204]), 1.1);
    drawBuckle(sketch, metal, side * 84 - 24, 170, 48, 46, 7);
    drawSnap(sketch, metal, side * 84, 206, 9);
  }
}

const DENIM_LEGS = {
  band: 'denim',
  details: 'jeans',
  knee: 208,
  hem: 188,
  thigh: 246,
  rise: 284,
  gap: 18,
} as const;

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
