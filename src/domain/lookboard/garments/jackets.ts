import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import {
  closed,
  corner,
  ladder,
  line,
  mirrorShape,
  open,
  type Shape,
  slab,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawZip } from './fastenings.ts';
import { drawBackNeck, drawNeckBand, drawShirtCollar } from './neck.ts';
import { drawButton, drawRibs, drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { bodyFolds } from './tops.ts';
import { buildTorso } from './torso.ts';

const TAILORED_SLEEVE: SleeveMeasures = {
  length: 510,
  upperAngle: 11,
  lowerAngle: 3,
  bicep: 138,
  elbow: 124,
  cuff: 106,
  finish: 'coat-cuff',
};
const CASUAL_SLEEVE: SleeveMeasures = {
  length: 490,
  upperAngle: 14,
  lowerAngle: 4,
  bicep: 146,
  elbow: 130,
  cuff: 104,
  finish: 'plain',
};

export interface TailoredCut {
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

export function drawTailored(sketch: Sketch, cloth: Cloth, cut: TailoredCut): void {
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

function drawLining(sketch: Sketch, cloth: Cloth, roll: number): void {
  const lining = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.4 ? -1.6 : 1.4), 'satin');
  drawPanel(sketch, lining, symmetric([0, 12], corner(-92, -4), [-80, 160], corner(0, roll + 30)), {
    relief: 24,
    surface: false,
    castsShadow: false,
    folds: [
      { from: [-30, 60], to: [-14, roll - 30], width: 26, bow: 8 },
      { from: [40, 60], to: [12, roll - 60], width: 26, bow: -8 },
    ],
  });
  sketch.paint(slab(-32, 34, 64, 36, 2), {
    fill: lining.tones.at(lining.tones.lightness > 0.5 ? 1.6 : 3.4),
    opacity: 0.9,
  });
  sketch.paint(line([-20, 52], [20, 52]), { stroke: lining.tones.at(-2), width: 2, opacity: 0.5 });
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

export function drawFlapPockets(
  sketch: Sketch,
  cloth: Cloth,
  x: number,
  y: number,
  width: number,
  height = 50,
): void {
  for (const side of [-1, 1]) {
    const cx = side * x;
    const flap = closed(
      corner(cx - width / 2, y + side * -2),
      corner(cx + width / 2, y + side * 2),
      corner(cx + width / 2 + 1, y + height - 6),
      [cx + width / 2 - 8, y + height],
      [cx - width / 2 + 8, y + height],
      corner(cx - width / 2 - 1, y + height - 6),
    );
    drawCastShade(sketch, cloth, open([cx - width / 2, y + height + 1], [cx + width / 2, y + height + 1]), 5);
    drawPanel(sketch, cloth, flap, { relief: 8, castsShadow: false, edge: 0.6 });
    drawSeam(sketch, cloth, line([cx - width / 2, y - 1], [cx + width / 2, y + 1]), 2, 0.9);
  }
}

export function drawDenimJacket(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 80,
    shoulderHalf: 226,
    shoulderDrop: 44,
    chestHalf: 262,
    waistHalf: 246,
    hemHalf: 228,
    length: 580,
    underarm: 240,
    hemDrop: 0,
  });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), relief: 28 });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...CASUAL_SLEEVE, finish: 'shirt-cuff' },
    { over: torso.body },
  );
  const yoke = open([-208, 176], [-20, 180]);
  const vSeams = [open([-152, 240], [-96, 540]), open([-62, 240], [-44, 540])];
  for (const side of [false, true]) {
    const flip = (shape: Shape) => (side ? mirrorShape(shape) : shape);
    drawSeam(sketch, cloth, flip(yoke));
    sketch.moved(
      ([x, y]) => [x, y + 6],
      () => drawStitches(sketch, cloth, flip(yoke)),
    );
    for (const seam of vSeams) {
      drawSeam(sketch, cloth, flip(seam), 1.5);
      sketch.moved(
        ([x, y]) => [x + 6, y],
        () => drawStitches(sketch, cloth, flip(seam)),
      );
    }
    const flap = flip(
      closed(corner(-166, 180), corner(-54, 182), corner(-54, 214), corner(-110, 240), corner(-166, 212)),
    );
    drawPanel(sketch, cloth, flap, { relief: 8, castsShadow: false, edge: 0.7 });
    drawStitches(sketch, cloth, flip(open(corner(-161, 208), corner(-110, 233), corner(-59, 210))), 1.2);
    drawButton(sketch, cloth, [side ? 110 : -110, 222], 5, plainCloth(cloth, '#a98a55').tones);
  }
  verticalBand(sketch, cloth, 62, 574, 40);
  const waistband = closed(
    corner(-230, 532),
    [0, 538],
    corner(230, 532),
    corner(227, 584),
    [0, 590],
    corner(-227, 584),
  );
  drawPanel(sketch, cloth, waistband, { relief: 10, edge: 0.7 });
  drawStitches(sketch, cloth, open([-226, 540], [0, 546], [226, 540]));
  for (let y = 116; y < 580; y += 86)
    drawButton(sketch, cloth, [0, y], 7.5, plainCloth(cloth, '#a98a55').tones);
  drawShirtCollar(sketch, cloth, { neckHalf: 80, depth: 42, spread: 84, point: 84 });
}

function verticalBand(sketch: Sketch, cloth: Cloth, top: number, bottom: number, width: number): void {
  drawPanel(sketch, cloth, slab(-width / 2, top, width, bottom - top), {
    relief: 7,
    castsShadow: false,
    edge: 0.6,
  });
  for (const x of [-width / 2 + 5, width / 2 - 5])
    drawStitches(sketch, cloth, line([x, top + 6], [x, bottom]), 1.2);
}

export function drawLeatherJacket(sketch: Sketch, cloth: Cloth): void {
  const hide = cloth.weave === 'smooth' ? { ...cloth, weave: 'leather' as const } : cloth;
  const metal = metalFor(cloth);
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 84,
    neckDepth: 200,
    shoulderHalf: 224,
    shoulderDrop: 42,
    chestHalf: 256,
    waistHalf: 236,
    hemHalf: 226,
    length: 560,
    underarm: 240,
    hemDrop: 0,
  });
  drawLining(sketch, hide, 210);
  drawPanel(sketch, hide, torso.body, {
    folds: [
      ...bodyFolds(torso),
      { from: [-180, 330], to: [-60, 350], width: 16, bow: -8, depth: 0.8 },
      { from: [170, 400], to: [70, 420], width: 16, bow: 8, depth: 0.8 },
    ],
    relief: 32,
  });
  drawSleeves(sketch, hide, torso.shoulder, torso.underarmPoint, CASUAL_SLEEVE, {
    over: torso.body,
    extra: ({ cuffIn, elbowIn }, side) => {
      const x = (value: number) => (side === -1 ? value : -value);
      drawZip(sketch, metal, line([x(cuffIn[0] - 16), cuffIn[1]], [x(elbowIn[0] - 20), elbowIn[1] + 150]), 4);
    },
  });
  const shoulderSeam = open([-222, 96], [-140, 84], [-84, 92]);
  for (const side of [shoulderSeam, mirrorShape(shoulderSeam)]) drawSeam(sketch, hide, side);
  drawZip(sketch, metal, open([78, 166], [40, 330], [34, 556]), 7);
  drawZip(sketch, metal, line([-190, 300], [-100, 352]), 5);
  drawZip(sketch, metal, line([-196, 420], [-128, 500]), 5);
  drawZip(sketch, metal, line([196, 420], [130, 500]), 5);
  const leftLapel = closed(
    corner(-84, 12),
    corner(-128, 84),
    corner(-182, 116),
    [-132, 200],
    corner(-40, 312),
    corner(10, 330),
    corner(0, 204),
    [-50, 104],
  );
  const rightLapel = closed(
    corner(84, 12),
    corner(126, 86),
    corner(184, 108),
    [160, 190],
    corner(78, 300),
    corner(34, 330),
    corner(0, 204),
    [50, 104],
  );
  for (const shape of [leftLapel, rightLapel]) {
    drawCastShade(sketch, hide, shape, 8);
    drawPanel(sketch, hide, shape, { relief: 20, edge: 0.8, castsShadow: false });
  }
  const collar = closed(
    corner(-40, -30),
    [-84, -18],
    corner(-142, 74),
    corner(-122, 98),
    corner(-84, 30),
    [-70, 6],
    corner(-30, -2),
  );
  drawPanel(sketch, hide, symmetric([0, -34], corner(-60, -30), corner(-70, 20), [0, 14]), {
    relief: 14,
    surface: false,
  });
  for (const shape of [collar, mirrorShape(collar)])
    drawPanel(sketch, hide, shape, { relief: 16, edge: 0.8 });
  for (const [x, y] of [
    [-164, 112],
    [165, 106],
    [-132, 78],
    [132, 78],
  ] as const)
    stud(sketch, metal, x, y);
  const belt = closed(
    corner(-230, 512),
    [0, 520],
    corner(230, 512),
    corner(228, 560),
    [0, 567],
    corner(-228, 560),
  );
  drawPanel(sketch, hide, belt, { relief: 12, edge: 0.7 });
  sketch.paint(slab(-52, 508, 50, 62, 5), { stroke: metal.face, width: 7 });
  sketch.paint(line([-27, 540], [-4, 540]), { stroke: metal.light, width: 4 });
}

function stud(sketch: Sketch, metal: ReturnType<typeof metalFor>, x: number, y: number): void {
  sketch.paint(line([x, y], [x + 0.1, y]), { stroke: metal.deep, width: 9 });
  sketch.paint(line([x - 1, y - 1], [x - 0.9, y - 1]), { stroke: metal.light, width: 5 });
}

export function drawBomber(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neckDepth: 52,
    neckHalf: 84,
    shoulderHalf: 228,
    shoulderDrop: 48,
    chestHalf: 276,
    waistHalf: 274,
    hemHalf: 240,
    length: 620,
    underarm: 250,
    hemDrop: 4,
  });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, {
    folds: [
      ...bodyFolds(torso),
      { from: [-230, 540], to: [-90, 480], width: 30, bow: 12 },
      { from: [230, 540], to: [110, 470], width: 30, bow: -12 },
    ],
    relief: 40,
  });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    {
      ...CASUAL_SLEEVE,
      bicep: 156,
      elbow: 150,
      cuff: 96,
      puff: 14,
      finish: 'rib',
    },
    { over: torso.body },
  );
  drawNeckBand(sketch, cloth, torso, 36, true);
  const hem = closed(
    corner(-246, 552),
    [0, 560],
    corner(246, 552),
    corner(234, 622),
    [0, 630],
    corner(-234, 622),
  );
  drawPanel(sketch, cloth, hem, { relief: 14, surface: false });
  drawRibs(
    sketch,
    cloth,
    ladder(open([-246, 552], [0, 560], [246, 552]), open([-234, 622], [0, 630], [234, 622]), 60),
  );
  drawZip(sketch, metalFor(cloth), line([0, 56], [0, 626]), 8);
  for (const side of [-1, 1]) {
    const pocket = line([side * 186, 350], [side * 126, 470]);
    sketch.paint(pocket, { stroke: cloth.tones.at(-3), width: 16, opacity: 0.45 });
    drawSeam(sketch, cloth, pocket, 3);
  }
}

export function drawVest(sketch: Sketch, cloth: Cloth): void {
  const body = symmetric(
    corner(0, 296),
    [-54, 170],
    corner(-96, 4),
    corner(-158, 26),
    [-142, 150],
    corner(-222, 250),
    [-198, 400],
    corner(-204, 520),
    corner(-54, 620),
    corner(-4, 560),
  );
  drawPanel(
    sketch,
    plainCloth(cloth, cloth.tones.at(-1.4), 'satin'),
    symmetric([0, 16], corner(-97, 2), corner(-160, 26), corner(-90, 240), corner(0, 310)),
    { relief: 24, surface: false },
  );
  sketch.paint(slab(-26, 34, 52, 30, 2), {
    fill: cloth.tones.at(cloth.tones.lightness > 0.5 ? 1 : 3),
    opacity: 0.9,
  });
  drawPanel(sketch, cloth, body, {
    folds: [
      { from: [-200, 270], to: [-120, 210], width: 20, bow: 6 },
      { from: [200, 270], to: [120, 210], width: 20, bow: -6 },
    ],
  });
  drawSeam(sketch, cloth, line([14, 290], [14, 560]), 1.8, 1);
  for (let y = 316; y < 560; y += 56) drawButton(sketch, cloth, [0, y], 7);
  for (const side of [-1, 1]) {
    for (const [x, y, width] of [
      [120, 440, 104],
      [112, 262, 84],
    ] as const) {
      const welt = closed(
        corner(side * (x - width / 2), y + 4),
        corner(side * (x + width / 2), y - 6),
        corner(side * (x + width / 2), y + 12),
        corner(side * (x - width / 2), y + 22),
      );
      drawPanel(sketch, cloth, welt, { relief: 3, castsShadow: false });
    }
    drawSeam(sketch, cloth, open([side * 100, 290], [side * 92, 430], [side * 96, 570]), 1.4, 0.6);
  }
  drawStitches(sketch, cloth, open(corner(-90, 10), [-48, 176], corner(-6, 300)), 1);
  drawStitches(sketch, cloth, open(corner(90, 10), [48, 176], corner(6, 300)), 1);
}
