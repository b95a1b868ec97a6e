import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawSnap } from './fastenings.ts';
import { drawHem } from './hem.ts';
import { verticalPlacket } from './neck.ts';
import { drawCollarAsked } from './shirt-collars.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { SHORT } from './tees.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

export const LONG: SleeveMeasures = {
  length: 480,
  upperAngle: 13,
  lowerAngle: 10,
  bicep: 130,
  elbow: 114,
  cuff: 88,
  finish: 'shirt-cuff',
};

const WIDE = {
  shoulderHalf: 244,
  shoulderDrop: 56,
  chestHalf: 292,
  waistHalf: 288,
  hemHalf: 290,
  length: 790,
};

export function drawShirt(sketch: Sketch, cloth: Cloth): void {
  const isShort = sketch.pick('long-sleeve', 'short-sleeve') === 'short-sleeve';
  const isStraight = sketch.asks('straight-hem');
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 72,
    length: isStraight ? 680 : 730,
    hemHalf: 240,
    hemDrop: isStraight ? 6 : 56,
    waistHalf: 234,
    ...(isStraight ? { chestHalf: 256, waistHalf: 252, hemHalf: 254 } : {}),
    ...(sketch.asks('oversized') ? WIDE : {}),
  });
  const bottom = torso.measures.length;
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso) });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    isShort ? { ...SHORT, length: 116, bicep: 170, cuff: 170, elbow: 170 } : { ...LONG, cuff: 94 },
    { over: torso.body },
  );
  if (sketch.asks('western-yoke')) drawWesternYoke(sketch, cloth);
  else drawYoke(sketch, cloth, torso.measures.shoulderHalf);
  if (sketch.asks('pleated-bib')) drawBib(sketch, cloth);
  // Pulled on over the head, as in the Alps.
  const end = sketch.asks('half-placket') ? 390 : bottom;
  verticalPlacket(sketch, cloth, 66, end - 1, 34);
  drawClosure(sketch, cloth, end);
  drawPockets(sketch, cloth);
  if (isStraight) drawHem(sketch, cloth, torso, 20);
  else
    drawStitches(
      sketch,
      cloth,
      open(
        corner(-torso.measures.hemHalf - 8, bottom - 66),
        [-112, bottom - 8],
        [0, bottom - 7],
        [112, bottom - 8],
        corner(torso.measures.hemHalf + 8, bottom - 66),
      ),
      1.1,
    );
  drawCollarAsked(sketch, cloth);
}

function drawClosure(sketch: Sketch, cloth: Cloth, bottom: number): void {
  const hasSnaps = sketch.pick('buttoned', 'snaps') === 'snaps';
  const first = sketch.asks('camp-collar') ? 196 : 128;
  for (let y = first; y < bottom - 50; y += 92) {
    if (hasSnaps) drawSnap(sketch, metalFor(cloth), 0, y, 6);
    else drawButton(sketch, cloth, [0, y], 5);
  }
}

function drawPockets(sketch: Sketch, cloth: Cloth): void {
  const both = sketch.asks('flap-pockets') || sketch.asks('western-yoke');
  if (!both && !sketch.asks('chest-pockets')) return;
  const pocket = symmetric(corner(0, 0), corner(-46, 0), corner(-46, 92), corner(0, 110));
  for (const x of both ? [-128, 128] : [128]) {
    sketch.moved(
      ([px, py]) => [px + x, py + 196],
      () => {
        drawPanel(sketch, cloth, pocket, { relief: 6, castsShadow: false });
        if (!both) {
          drawStitches(sketch, cloth, line([-46, 17], [46, 17]), 1);
          return;
        }
        const flap = symmetric(corner(0, -8), corner(-50, -8), corner(-50, 24), corner(0, 40));
        drawPanel(sketch, cloth, flap, { relief: 6, castsShadow: false });
        drawStitches(sketch, cloth, open(corner(-46, 20), corner(0, 34), corner(46, 20)), 1);
        drawButton(sketch, cloth, [0, 22], 4.6);
      },
    );
  }
}

/** Shoulders cut to two points over the chest. */
function drawWesternYoke(sketch: Sketch, cloth: Cloth): void {
  const point = closed(
    corner(-204, 40),
    corner(-74, 8),
    corner(-17, 70),
    corner(-17, 128),
    [-60, 136],
    corner(-122, 184),
    [-160, 146],
    corner(-206, 138),
  );
  for (const side of [point, mirrorShape(point)]) {
    drawPanel(sketch, cloth, side, { relief: 5, castsShadow: false });
    const stitched = open(corner(-20, 122), [-62, 130], corner(-122, 176), [-158, 140], corner(-200, 132));
    drawStitches(sketch, cloth, side === point ? stitched : mirrorShape(stitched), 1.2);
  }
}

/** The pleated front of a dress shirt. */
function drawBib(sketch: Sketch, cloth: Cloth): void {
  for (const side of [-1, 1]) {
    for (let x = 24; x < 132; x += 14) {
      const pleat = slab(
        side === 1 ? x : -x - 12,
        70 + Math.max(0, x - 60) * 0.5,
        12,
        400 - Math.max(0, x - 100) * 2,
        1,
      );
      drawPanel(sketch, cloth, pleat, { relief: 3, castsShadow: false });
    }
  }
}

function drawYoke(sketch: Sketch, cloth: Cloth, shoulderHalf: number): void {
  const seam = open([-shoulderHalf + 3, 62], [-150, 50], [-72, 34]);
  for (const side of [seam, mirrorShape(seam)]) drawSeam(sketch, cloth, side, 1.4, 0.8);
}
