import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawHem } from './hem.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso } from './torso.ts';

export const SHORT: SleeveMeasures = {
  length: 150,
  upperAngle: 33,
  lowerAngle: 33,
  bicep: 176,
  elbow: 178,
  cuff: 176,
  finish: 'hem',
};

export function drawTshirt(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({ neckDepth: 84 });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across' });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, SHORT, {
    over: torso.body,
    stripes: 'across',
  });
  drawNeckBand(sketch, cloth, torso, 20, true);
  drawHem(sketch, cloth, torso, 22);
}

export function drawCropTop(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    length: 400,
    chestHalf: 214,
    waist: 320,
    waistHalf: 196,
    hemHalf: 198,
    shoulderHalf: 176,
    neckHalf: 96,
    neckDepth: 112,
    underarm: 214,
  });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso).slice(0, 2), stripes: 'across' });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...SHORT, length: 110, bicep: 138, elbow: 130, cuff: 126, upperAngle: 34 },
    { over: torso.body, stripes: 'across' },
  );
  drawNeckBand(sketch, cloth, torso, 16, true);
  drawHem(sketch, cloth, torso, 20);
}

export function drawTank(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neckHalf: 92,
    neckDepth: 150,
    shoulderHalf: 142,
    shoulderDrop: 20,
    armholeCut: -8,
    underarm: 236,
    chestHalf: 224,
    waistHalf: 216,
    hemHalf: 226,
    length: 630,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 74, label: false });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso).slice(2), stripes: 'across' });
  drawNeckBand(sketch, cloth, torso, 15, false);
  const armhole = open([-142, 20], [-150, 130], [-224, 236]);
  for (const edge of [armhole, mirrorShape(armhole)]) drawSeam(sketch, cloth, edge, 3, 0.5);
  const stitched = open([-128, 16], [-137, 138], [-218, 250]);
  for (const edge of [stitched, mirrorShape(stitched)]) drawStitches(sketch, cloth, edge);
  drawHem(sketch, cloth, torso, 20);
}

export function drawCamisole(sketch: Sketch, cloth: Cloth): void {
  const strap = closed(corner(-122, 0), corner(-116, 0), corner(-126, 172), corner(-132, 172));
  for (const side of [strap, mirrorShape(strap)])
    drawPanel(sketch, cloth, side, { relief: 0, surface: false });
  const back = symmetric(corner(0, 250), corner(-206, 262), [-140, 236], [0, 226]);
  drawPanel(sketch, cloth, back, { steps: -1.6, relief: 12, surface: false });
  const body = symmetric(
    corner(0, 258),
    [-70, 212],
    corner(-131, 168),
    [-160, 226],
    corner(-212, 272),
    [-200, 400],
    [-214, 520],
    corner(-238, 640),
    [-110, 652],
    [0, 654],
  );
  drawPanel(sketch, cloth, body, {
    folds: [
      { from: [-80, 240], to: [-120, 640], width: 44, bow: 26, depth: 0.9 },
      { from: [10, 270], to: [60, 645], width: 46, bow: -24, depth: 0.9 },
      { from: [130, 260], to: [168, 630], width: 40, bow: 22, depth: 0.9 },
      { from: [-190, 320], to: [-210, 620], width: 26, depth: 0.8 },
      { from: [-40, 420], to: [-20, 650], width: 30, bow: 12, depth: 0.7 },
    ],
  });
  const trim = open(corner(-131, 174), [-70, 220], corner(0, 266), [70, 220], corner(131, 174));
  drawSeam(sketch, cloth, trim, 1.6, 0.8);
  drawStitches(sketch, cloth, open([-236, 630], [-110, 642], [0, 644], [110, 642], [236, 630]), 1);
}
