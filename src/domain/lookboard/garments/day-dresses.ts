import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { buildDress, drawArmholes, drawWaistSeam, FITTED, LONG, SHORT, SLEEVELESS } from './dress-cut.ts';
import { drawBackNeck, drawNeckBand, drawRollNeck } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import type { TorsoMeasures } from './torso.ts';
import { drawButton, drawRibs } from './trimmings.ts';

const SHEATH_LENGTHS = { 'knee-length': 950, mini: 830, midi: 1080 } as const;
const SHEATH_NECKS: Record<'crew-neck' | 'scoop-neck' | 'roll-neck', Partial<TorsoMeasures>> = {
  'crew-neck': { neckDepth: 78, neckHalf: 104 },
  'scoop-neck': { neckDepth: 148, neckHalf: 106, shoulderHalf: 140 },
  'roll-neck': { neck: 'closed', neckHalf: 78 },
};

/** Close to the body, or straight past it: sheath, shift, body-skimming and knitted dresses. */
export function drawSheathDress(sketch: Sketch, cloth: Cloth): void {
  const length = SHEATH_LENGTHS[sketch.pick('knee-length', 'mini', 'midi')];
  const neck = sketch.pick('crew-neck', 'scoop-neck', 'roll-neck');
  const isLong = sketch.pick('sleeveless', 'long-sleeve') === 'long-sleeve';
  const isStraight = sketch.pick('fitted', 'boxy') === 'boxy';
  const dress = buildDress({
    torso: { ...(isLong ? FITTED : SLEEVELESS), ...SHEATH_NECKS[neck] },
    waist: 400,
    waistHalf: isStraight ? 214 : 184,
    hip: 590,
    hipHalf: isStraight ? 236 : 230,
    length,
    hemHalf: isStraight ? 252 : 212,
    dip: 4,
    flares: 0,
  });
  const isKnitted = neck === 'roll-neck';
  if (!isKnitted) drawBackNeck(sketch, cloth, dress.torso, { dip: neck === 'scoop-neck' ? 50 : 26 });
  drawPanel(sketch, cloth, dress.shape, {
    relief: 34,
    folds: [
      ...dress.folds,
      ...(isStraight ? [] : SNUG),
      { from: [-150, 640], to: [-150, length - 20], width: 36, bow: 8, depth: 0.5 },
      { from: [140, 640], to: [130, length - 20], width: 36, bow: -8, depth: 0.5 },
    ],
  });
  if (isLong)
    drawSleeves(
      sketch,
      cloth,
      dress.torso.shoulder,
      dress.torso.underarmPoint,
      { ...LONG, finish: isKnitted ? 'rib' : 'hem', bicep: 128, elbow: 110, cuff: 80 },
      { over: dress.shape, stripes: 'across' },
    );
  else drawArmholes(sketch, cloth, dress.torso);
  if (isKnitted) {
    drawRollNeck(sketch, cloth, 76, 76);
    sketch.shows('rib-hem');
    drawRibs(
      sketch,
      cloth,
      ladder(line([-214, length - 66], [214, length - 66]), line([-208, length], [208, length]), 56),
    );
    drawSeam(sketch, cloth, line([-216, length - 68], [216, length - 68]), 2, 0.6);
    return;
  }
  drawNeckBand(sketch, cloth, dress.torso, 10, false);
  const darts = isStraight
    ? [open([-206, 236], [-150, 226], [-104, 218])]
    : [open([-92, 210], [-84, 400], [-96, 560])];
  for (const dart of darts)
    for (const side of [dart, mirrorShape(dart)]) drawSeam(sketch, cloth, side, 1.5, 0.7);
  if (sketch.asks('waist-seam')) drawSeam(sketch, cloth, open([-184, 400], [0, 408], [184, 400]), 2.2);
}

const SNUG = [
  { from: [-180, 420], to: [-70, 448], width: 20, bow: -8, depth: 0.7 },
  { from: [180, 410], to: [80, 440], width: 20, bow: 8, depth: 0.7 },
] as const;

const STRAPPY: Partial<TorsoMeasures> = {
  neck: 'square',
  neckHalf: 112,
  neckDepth: 168,
  shoulderHalf: 132,
  shoulderDrop: 2,
  armholeCut: 2,
  underarm: 232,
  chestHalf: 208,
};

/** A fitted bodice over a skirt that swings. */
export function drawALineDress(sketch: Sketch, cloth: Cloth): void {
  const sleeve = sketch.pick('short-sleeve', 'long-sleeve', 'sleeveless', 'thin-straps');
  const isSquare = sketch.asks('square-neck');
  const isBoat = sketch.asks('boat-neck');
  const isMidi = sketch.asks('midi');
  sketch.shows('waist-seam', 'flared-skirt');
  if (sleeve === 'thin-straps') sketch.shows('square-neck');
  const torso: Partial<TorsoMeasures> = {
    ...(sleeve === 'thin-straps' ? STRAPPY : sleeve === 'sleeveless' ? SLEEVELESS : FITTED),
    ...(isSquare && sleeve !== 'thin-straps' ? { neck: 'square', neckHalf: 100, neckDepth: 108 } : {}),
    ...(isBoat ? { neckHalf: 126, neckDepth: 40, shoulderHalf: 164 } : {}),
  };
  const dress = buildDress({
    torso,
    waist: 392,
    waistHalf: 186,
    hip: 560,
    hipHalf: 256,
    length: isMidi ? 1080 : 940,
    hemHalf: isMidi ? 384 : 360,
    dip: 36,
    flares: 7,
  });
  drawBackNeck(sketch, cloth, dress.torso, {
    dip: isBoat ? 12 : sleeve === 'thin-straps' ? 120 : 24,
    label: !isBoat,
  });
  drawPanel(sketch, cloth, dress.shape, { relief: 34, folds: dress.folds });
  if (sleeve === 'short-sleeve')
    drawSleeves(sketch, cloth, dress.torso.shoulder, dress.torso.underarmPoint, SHORT, { over: dress.shape });
  else if (sleeve === 'long-sleeve')
    drawSleeves(sketch, cloth, dress.torso.shoulder, dress.torso.underarmPoint, LONG, { over: dress.shape });
  else drawArmholes(sketch, cloth, dress.torso);
  drawNeckBand(sketch, cloth, dress.torso, isBoat ? 8 : 12, false);
  drawWaistSeam(sketch, cloth, 392, 186);
}

/** A bib on two straps over a short flared skirt. */
export function drawPinafore(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('bib', 'mini', 'flared-skirt');
  for (const side of [-1, 1]) {
    const back = closed(
      corner(side * 74, -6),
      corner(side * 100, -4),
      corner(side * 76, 330),
      corner(side * 48, 330),
    );
    drawPanel(sketch, cloth, back, { relief: 5, steps: -2 });
  }
  const skirt = closed(
    corner(-180, 330),
    [-226, 470],
    corner(-322, 800),
    [-200, 836],
    [-90, 824],
    [0, 838],
    [96, 824],
    [210, 836],
    corner(322, 800),
    [226, 470],
    corner(180, 330),
    [0, 338],
  );
  drawPanel(sketch, cloth, skirt, {
    relief: 34,
    folds: [-0.8, -0.45, -0.1, 0.3, 0.65].map((share) => ({
      from: [share * 170, 430] as const,
      to: [share * 320, 820] as const,
      width: 52,
      bow: share * -12,
      depth: 0.9,
    })),
  });
  const bib = closed(
    corner(-112, 128),
    corner(112, 128),
    [122, 230],
    corner(144, 336),
    corner(-144, 336),
    [-122, 230],
  );
  drawPanel(sketch, cloth, bib, { relief: 12 });
  drawStitches(
    sketch,
    cloth,
    open(corner(-138, 326), [-114, 230], corner(-104, 138), corner(104, 138), [114, 230], corner(138, 326)),
    1.2,
  );
  drawPanel(sketch, cloth, slab(-52, 190, 104, 92, 5), { relief: 6, castsShadow: false });
  drawStitches(sketch, cloth, slab(-46, 196, 92, 80, 4), 1.2);
  drawPanel(
    sketch,
    cloth,
    closed(corner(-186, 326), [0, 334], corner(186, 326), corner(190, 372), [0, 380], corner(-190, 372)),
    {
      relief: 9,
    },
  );
  for (const side of [-1, 1]) {
    drawPanel(
      sketch,
      cloth,
      closed(corner(side * 72, -8), corner(side * 100, -6), corner(side * 98, 152), corner(side * 70, 152)),
      {
        relief: 6,
      },
    );
    drawButton(sketch, cloth, [side * 84, 138], 8);
  }
}
