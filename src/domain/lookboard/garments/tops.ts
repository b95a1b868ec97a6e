import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import {
  closed,
  corner,
  ladder,
  line,
  mirrorKnots,
  mirrorShape,
  open,
  type Point,
  type Shape,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBackNeck, drawNeckBand, drawRollNeck, drawShirtCollar, verticalPlacket } from './neck.ts';
import { drawButton, drawRibs, drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso, type Torso } from './torso.ts';

const SHORT: SleeveMeasures = {
  length: 150,
  upperAngle: 33,
  lowerAngle: 33,
  bicep: 176,
  elbow: 178,
  cuff: 176,
  finish: 'hem',
};
export const LONG: SleeveMeasures = {
  length: 480,
  upperAngle: 13,
  lowerAngle: 4,
  bicep: 130,
  elbow: 114,
  cuff: 88,
  finish: 'shirt-cuff',
};

export function bodyFolds({ measures: m }: Torso): Fold[] {
  return [
    {
      from: [-m.chestHalf + 8, m.underarm + 22],
      to: [-m.chestHalf * 0.4, m.underarm - 50],
      width: 38,
      bow: 10,
      depth: 0.5,
    },
    {
      from: [m.chestHalf - 8, m.underarm + 22],
      to: [m.chestHalf * 0.4, m.underarm - 44],
      width: 38,
      bow: -10,
      depth: 0.5,
    },
    {
      from: [-m.waistHalf * 0.74, m.underarm + 30],
      to: [-m.hemHalf * 0.6, m.length - 10],
      width: 56,
      bow: 12,
      depth: 0.4,
    },
    {
      from: [m.waistHalf * 0.3, m.waist - 90],
      to: [m.hemHalf * 0.54, m.length],
      width: 60,
      bow: -16,
      depth: 0.4,
    },
    {
      from: [m.waistHalf * 0.82, m.underarm + 50],
      to: [m.waistHalf * 0.84, m.length - 50],
      width: 40,
      bow: 8,
      depth: 0.4,
    },
    {
      from: [-m.hemHalf * 0.18, m.waist - 20],
      to: [-m.hemHalf * 0.28, m.length],
      width: 50,
      bow: 8,
      depth: 0.3,
    },
  ];
}

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

export function drawSweatshirt(sketch: Sketch, cloth: Cloth): void {
  const torso = knitTorso({ neckDepth: 70, neckHalf: 88 });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, KNIT_SLEEVE, {
    over: torso.body,
    stripes: 'across',
  });
  drawRibHem(sketch, cloth, torso, 62);
  drawNeckBand(sketch, cloth, torso, 27, true);
  const notch = closed(corner(-26, 99), corner(26, 99), corner(0, 136));
  drawPanel(sketch, cloth, notch, { relief: 4, castsShadow: false, surface: false, steps: -0.4 });
  drawRaglan(sketch, cloth);
}

export function drawHoodie(sketch: Sketch, cloth: Cloth): void {
  const torso = knitTorso({ neckDepth: 96, neckHalf: 96 });
  const hoodBack = symmetric(
    [0, -168],
    [-84, -160],
    [-134, -104],
    [-136, -30],
    corner(-104, 26),
    [-50, 50],
    [0, 54],
  );
  drawPanel(sketch, cloth, hoodBack, {
    relief: 34,
    surface: false,
    folds: [
      { from: [-90, -110], to: [-60, 20], width: 26, bow: 12 },
      { from: [84, -120], to: [66, 20], width: 26, bow: -12 },
    ],
  });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, KNIT_SLEEVE, {
    over: torso.body,
    stripes: 'across',
  });
  const opening = symmetric([0, -132], [-66, -122], [-100, -66], [-92, 10], [-54, 82], corner(0, 118));
  drawPanel(sketch, cloth, opening, { relief: 30, surface: false, steps: -2.2, castsShadow: false });
  const flap = closed(
    corner(0, 122),
    [-60, 86],
    [-98, 12],
    [-106, -68],
    [-70, -128],
    corner(0, -140),
    corner(0, -165),
    [-88, -156],
    [-140, -92],
    [-140, 0],
    [-112, 74],
    corner(-10, 150),
  );
  for (const side of [flap, mirrorShape(flap)])
    drawPanel(sketch, cloth, side, { relief: 18, surface: false, castsShadow: false, edge: 0.4 });
  drawPocketPouch(sketch, cloth, torso);
  drawRibHem(sketch, cloth, torso, 62);
  for (const [x, length] of [
    [-34, 178],
    [34, 162],
  ] as const) {
    const cord = open([x, 104], [x * 1.12, 104 + length * 0.5], [x * 0.94, 104 + length]);
    sketch.paint(cord, { stroke: cloth.tones.at(-5), width: 8, opacity: 0.4 });
    sketch.paint(cord, { stroke: cloth.tones.at(cloth.tones.lightness > 0.6 ? -1.6 : 2.2), width: 6 });
    sketch.paint(line([x * 0.94, 104 + length], [x * 0.92, 118 + length]), {
      stroke: cloth.tones.at(-4),
      width: 7,
    });
  }
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

export function drawBodysuit(sketch: Sketch, cloth: Cloth): void {
  const neck = { neck: 'round', neckHalf: 108, neckDepth: 128 } as const;
  const torso = buildTorso({
    ...neck,
    shoulderHalf: 178,
    chestHalf: 196,
    underarm: 214,
    waist: 390,
    waistHalf: 166,
    length: 600,
    hemHalf: 190,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 40 });
  const body = symmetric(
    ...torso.neckline,
    corner(-178, 40),
    [-166, 140],
    corner(-196, 214),
    [-166, 388],
    [-184, 500],
    corner(-190, 540),
    [-118, 620],
    [-52, 716],
    corner(-34, 752),
    corner(0, 754),
  );
  drawPanel(sketch, cloth, body, {
    folds: [
      ...bodyFolds(torso).slice(0, 2),
      { from: [-150, 380], to: [-40, 410], width: 18, bow: -8, depth: 0.6 },
      { from: [150, 400], to: [50, 424], width: 18, bow: 8, depth: 0.6 },
      { from: [-150, 420], to: [-80, 436], width: 14, depth: 0.5 },
    ],
  });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...LONG, bicep: 104, elbow: 88, cuff: 66, finish: 'hem' },
    { over: torso.body, stripes: 'across' },
  );
  drawNeckBand(sketch, cloth, torso, 13, false);
  const leg = open([-184, 548], [-110, 634], [-44, 724]);
  for (const side of [leg, mirrorShape(leg)]) drawStitches(sketch, cloth, side, 1.1);
  drawSeam(sketch, cloth, line([-34, 738], [34, 738]), 1.4, 0.7);
}

export function drawCorsetTop(sketch: Sketch, cloth: Cloth): void {
  const body = symmetric(
    corner(0, 92),
    [-42, 38],
    [-110, 22],
    [-164, 62],
    corner(-190, 130),
    [-168, 250],
    [-152, 340],
    [-168, 420],
    corner(-184, 462),
    [-90, 482],
    corner(0, 522),
  );
  drawPanel(sketch, cloth, symmetric(corner(0, 90), corner(-186, 128), [-120, 104], [0, 96]), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  drawPanel(sketch, cloth, body, { relief: 36 });
  const bones: Shape[] = [
    open([-44, 40], [-34, 250], [-30, 504]),
    open([-112, 24], [-84, 250], [-92, 484]),
    open([-164, 64], [-128, 260], [-142, 472]),
  ];
  for (const bone of bones) {
    for (const seam of [bone, mirrorShape(bone)]) {
      drawSeam(sketch, cloth, seam, 2, 0.9);
      sketch.moved(
        ([x, y]: Point) => [x + 7, y],
        () => drawStitches(sketch, cloth, seam, 1),
      );
    }
  }
  const cups = open([-168, 150], [-110, 176], [-40, 168], [0, 150]);
  for (const seam of [cups, mirrorShape(cups)]) drawSeam(sketch, cloth, seam, 1.8, 0.8);
  for (let y = 120; y < 500; y += 30) {
    sketch.paint(line([-7, y], [7, y]), { stroke: cloth.tones.at(-4), width: 3.4, opacity: 0.75 });
    sketch.paint(line([-6, y - 1], [5, y - 1]), { stroke: cloth.tones.at(4), width: 1.4, opacity: 0.8 });
  }
  drawSeam(sketch, cloth, line([0, 92], [0, 520]), 1.6);
  drawStitches(
    sketch,
    cloth,
    open(
      [-186, 134],
      [-158, 70],
      [-110, 32],
      [-42, 48],
      corner(0, 104),
      [42, 48],
      [110, 32],
      [158, 70],
      [186, 134],
    ),
    1,
  );
}

const KNIT_SLEEVE: SleeveMeasures = {
  length: 490,
  upperAngle: 15,
  lowerAngle: 4,
  bicep: 142,
  elbow: 130,
  cuff: 96,
  finish: 'rib',
};

function knitTorso(changes: Parameters<typeof buildTorso>[0]): Torso {
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

function drawHem(sketch: Sketch, cloth: Cloth, { measures: m }: Torso, height: number): void {
  const side = m.length - Math.max(0, m.hemDrop) - height;
  const shape = open(
    [-m.hemHalf + 1, side],
    [-m.hemHalf * 0.45, m.length + m.hemDrop * 0.2 - height],
    [m.hemHalf * 0.45, m.length + m.hemDrop * 0.2 - height],
    [m.hemHalf - 1, side],
  );
  drawStitches(sketch, cloth, shape);
}

function drawRibHem(sketch: Sketch, cloth: Cloth, { measures: m }: Torso, height: number): void {
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

function drawYoke(sketch: Sketch, cloth: Cloth, shoulderHalf: number): void {
  const seam = open([-shoulderHalf + 3, 62], [-150, 50], [-72, 34]);
  for (const side of [seam, mirrorShape(seam)]) drawSeam(sketch, cloth, side, 1.4, 0.8);
}

function drawRaglan(sketch: Sketch, cloth: Cloth): void {
  const seam = open([-96, 60], [-190, 150], [-262, 244]);
  void mirrorKnots;
  for (const side of [seam, mirrorShape(seam)]) drawSeam(sketch, cloth, side, 1.4, 0.35);
}

function drawPocketPouch(sketch: Sketch, cloth: Cloth, { measures: m }: Torso): void {
  const top = m.length - 250;
  const bottom = m.length - 60;
  const pouch = symmetric(
    corner(0, top),
    corner(-92, top),
    [-118, top + 60],
    corner(-160, top + 104),
    corner(-160, bottom),
    corner(0, bottom),
  );
  drawPanel(sketch, cloth, pouch, { relief: 12, castsShadow: false, surface: false, edge: 0.6 });
  const slant = open([-84, top + 2], [-110, top + 62], [-152, top + 108]);
  for (const side of [slant, mirrorShape(slant)]) drawStitches(sketch, cloth, side);
}
