import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { ellipse, mirrorShape, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawHem } from './hem.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawRaglan } from './raglan.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso } from './torso.ts';

export const SHORT: SleeveMeasures = {
  length: 92,
  upperAngle: 32,
  lowerAngle: 32,
  bicep: 158,
  elbow: 158,
  cuff: 156,
  finish: 'hem',
};

const BOXY = {
  shoulderHalf: 238,
  shoulderDrop: 50,
  chestHalf: 278,
  waistHalf: 278,
  hemHalf: 280,
  length: 640,
};

const SECOND_SKIN = { shoulderHalf: 184, chestHalf: 208, waistHalf: 186, hemHalf: 200, length: 620 };
const LONGLINE = { waistHalf: 240, hemHalf: 262, length: 830 };

export function drawTshirt(sketch: Sketch, cloth: Cloth): void {
  const isWide = sketch.pick('crew-neck', 'boat-neck') === 'boat-neck';
  const isLong = sketch.pick('short-sleeve', 'long-sleeve') === 'long-sleeve';
  sketch.shows('pullover');
  const torso = buildTorso({
    ...(isWide ? { neckHalf: 128, neckDepth: 42 } : { neckDepth: 84 }),
    ...(sketch.asks('boxy') ? BOXY : {}),
    ...(sketch.asks('fitted') ? SECOND_SKIN : {}),
    ...(sketch.asks('thigh-length') ? LONGLINE : {}),
  });
  drawBackNeck(sketch, cloth, torso, { dip: isWide ? 12 : 20 });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across' });
  if (sketch.asks('front-print')) drawPrint(sketch, cloth);
  const sleeve = isLong
    ? { ...CASUAL_SLEEVE, cuff: 88, elbow: 118, bicep: 136, finish: 'hem' as const }
    : SHORT;
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, sleeve, {
    over: torso.body,
    stripes: 'across',
  });
  if (sketch.asks('raglan')) drawRaglan(sketch, cloth);
  drawNeckBand(sketch, cloth, torso, isWide ? 12 : 20, !isWide);
  drawHem(sketch, cloth, torso, 22);
}

/** A screen print: a sun over bars, as on a tour's shirt, without words. */
function drawPrint(sketch: Sketch, cloth: Cloth): void {
  const ink = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -7 : 7), 'smooth');
  const flat = { relief: 0, surface: false, castsShadow: false };
  drawPanel(sketch, ink, ellipse(0, 232, 62), flat);
  for (const [index, half] of [104, 92, 74, 48].entries())
    drawPanel(sketch, ink, slab(-half, 316 + index * 22, half * 2, 11), flat);
}

export function drawCropTop(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('cropped');
  const isBra = sketch.pick('short-sleeve', 'sleeveless') === 'sleeveless';
  const isRacer = sketch.asks('racer-cut');
  const torso = buildTorso({
    length: isBra ? 340 : 400,
    chestHalf: isBra ? 188 : 214,
    waist: 300,
    waistHalf: isBra ? 170 : 196,
    hemHalf: isBra ? 168 : 198,
    shoulderHalf: isRacer ? 122 : isBra ? 136 : 176,
    shoulderDrop: isBra ? 14 : 40,
    armholeCut: isRacer ? 26 : isBra ? -4 : 14,
    neckHalf: 96,
    neckDepth: isBra ? 150 : 112,
    underarm: 214,
  });
  drawBackNeck(sketch, cloth, torso, { dip: isBra ? 70 : 20, label: !isBra });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso).slice(0, 2), stripes: 'across' });
  if (isBra) {
    const band = open([-168, 300], [0, 308], [168, 300]);
    drawSeam(sketch, cloth, band, 2.2);
    drawStitches(sketch, cloth, open([-167, 309], [0, 317], [167, 309]));
    drawSeam(sketch, cloth, open([-60, 158], [-84, 232], [-80, 300]), 1.4, 0.7);
    drawSeam(sketch, cloth, open([60, 158], [84, 232], [80, 300]), 1.4, 0.7);
  } else
    drawSleeves(
      sketch,
      cloth,
      torso.shoulder,
      torso.underarmPoint,
      { ...SHORT, length: 76, bicep: 138, elbow: 134, cuff: 132 },
      { over: torso.body, stripes: 'across' },
    );
  drawNeckBand(sketch, cloth, torso, 16, !isBra);
  drawHem(sketch, cloth, torso, 20);
}

export function drawTank(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('sleeveless');
  const isHigh = sketch.pick('scoop-neck', 'crew-neck') === 'crew-neck';
  const isRacer = sketch.asks('racer-cut');
  const slim = sketch.asks('fitted') ? 30 : 0;
  const shoulder = isHigh ? 168 : isRacer ? 116 : 142;
  const torso = buildTorso({
    neckHalf: isHigh ? 98 : isRacer ? 84 : 92,
    neckDepth: isHigh ? 78 : 150,
    shoulderHalf: shoulder,
    shoulderDrop: 20,
    armholeCut: isRacer ? 14 : -8,
    underarm: 236,
    chestHalf: 224 - slim,
    waistHalf: 216 - slim * 1.4,
    hemHalf: 226 - slim,
    length: isHigh ? 600 : 630,
  });
  drawBackNeck(sketch, cloth, torso, { dip: isHigh ? 22 : 74, label: isHigh });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso).slice(2), stripes: 'across' });
  drawNeckBand(sketch, cloth, torso, isHigh ? 9 : 15, false);
  const { chestHalf, armholeCut } = torso.measures;
  const at = (inset: number) =>
    open(
      [-shoulder + inset, 20],
      [-shoulder + armholeCut + inset, 144],
      [-chestHalf + inset * 0.4, 236 + inset],
    );
  for (const edge of [at(0), mirrorShape(at(0))]) drawSeam(sketch, cloth, edge, 3, 0.5);
  for (const edge of [at(13), mirrorShape(at(13))]) drawStitches(sketch, cloth, edge);
  drawHem(sketch, cloth, torso, 20);
}
