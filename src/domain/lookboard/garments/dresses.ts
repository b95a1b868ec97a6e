import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, type Shape, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLegs } from './legs.ts';
import { drawBackNeck, drawNeckBand, drawShirtCollar } from './neck.ts';
import { flareFolds, hemWave } from './skirts.ts';
import { drawButton, drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso, type Torso, type TorsoMeasures } from './torso.ts';

const SHORT: SleeveMeasures = {
  length: 130,
  upperAngle: 34,
  lowerAngle: 34,
  bicep: 142,
  elbow: 140,
  cuff: 140,
  finish: 'hem',
};
const LONG: SleeveMeasures = {
  length: 470,
  upperAngle: 13,
  lowerAngle: 4,
  bicep: 120,
  elbow: 104,
  cuff: 84,
  finish: 'shirt-cuff',
};

interface DressCut {
  torso: Partial<TorsoMeasures>;
  waist: number;
  waistHalf: number;
  hip: number;
  hipHalf: number;
  length: number;
  hemHalf: number;
  dip: number;
  flares: number;
}

/** Bodice and skirt in one outline. */
function buildDress(cut: DressCut): { shape: Shape; torso: Torso; folds: Fold[] } {
  const torso = buildTorso(cut.torso);
  const { measures: m, neckline, shoulder, underarmPoint } = torso;
  const wave = hemWave(cut);
  const shape = symmetric(
    ...neckline,
    corner(...shoulder),
    [-m.shoulderHalf + m.armholeCut, m.shoulderDrop + (m.underarm - m.shoulderDrop) * 0.58],
    corner(...underarmPoint),
    [-cut.waistHalf, cut.waist],
    [-cut.hipHalf, cut.hip],
    corner(-cut.hemHalf, cut.length - cut.dip),
    ...wave,
    [0, cut.length],
  );
  const folds: Fold[] = [
    ...flareFolds(
      {
        flares: cut.flares,
        waistHalf: cut.waistHalf,
        hemHalf: cut.hemHalf,
        length: cut.length,
        dip: cut.dip,
      },
      cut.waist,
    ),
    {
      from: [-m.chestHalf + 8, m.underarm + 16],
      to: [-m.chestHalf * 0.4, m.underarm + 4],
      width: 20,
      bow: 6,
      depth: 0.7,
    },
    {
      from: [m.chestHalf - 8, m.underarm + 16],
      to: [m.chestHalf * 0.4, m.underarm + 6],
      width: 20,
      bow: -6,
      depth: 0.7,
    },
    {
      from: [-cut.waistHalf * 0.5, m.underarm + 60],
      to: [-cut.waistHalf * 0.44, cut.waist - 10],
      width: 26,
      bow: 6,
      depth: 0.6,
    },
    {
      from: [cut.waistHalf * 0.5, m.underarm + 60],
      to: [cut.waistHalf * 0.48, cut.waist - 10],
      width: 26,
      bow: -6,
      depth: 0.6,
    },
  ];
  return { shape, torso, folds };
}

const SLEEVELESS: Partial<TorsoMeasures> = {
  shoulderHalf: 152,
  shoulderDrop: 22,
  armholeCut: 6,
  neckHalf: 96,
  neckDepth: 104,
  underarm: 218,
  chestHalf: 212,
};
const FITTED: Partial<TorsoMeasures> = {
  shoulderHalf: 186,
  shoulderDrop: 34,
  neckHalf: 90,
  neckDepth: 96,
  underarm: 218,
  chestHalf: 222,
};

export function drawSheathDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: { ...SLEEVELESS, neckDepth: 78, neckHalf: 104 },
    waist: 400,
    waistHalf: 184,
    hip: 610,
    hipHalf: 232,
    length: 950,
    hemHalf: 214,
    dip: 4,
    flares: 0,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 26 });
  drawPanel(sketch, cloth, dress.shape, {
    relief: 34,
    folds: [
      ...dress.folds,
      { from: [-180, 420], to: [-70, 448], width: 20, bow: -8, depth: 0.7 },
      { from: [180, 410], to: [80, 440], width: 20, bow: 8, depth: 0.7 },
      { from: [-150, 640], to: [-150, 930], width: 36, bow: 8, depth: 0.5 },
      { from: [140, 640], to: [130, 930], width: 36, bow: -8, depth: 0.5 },
    ],
  });
  drawNeckBand(sketch, cloth, dress.torso, 10, false);
  drawSeam(sketch, cloth, open([-184, 400], [0, 408], [184, 400]), 1.6);
  for (const dart of [open([-92, 210], [-84, 400], [-96, 560])])
    for (const side of [dart, mirrorShape(dart)]) drawSeam(sketch, cloth, side, 1.5, 0.7);
  drawArmholes(sketch, cloth, dress.torso);
}

export function drawALineDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: FITTED,
    waist: 392,
    waistHalf: 186,
    hip: 560,
    hipHalf: 256,
    length: 940,
    hemHalf: 360,
    dip: 36,
    flares: 7,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 24 });
  drawPanel(sketch, cloth, dress.shape, { relief: 34, folds: dress.folds });
  drawSleeves(sketch, cloth, dress.torso.shoulder, dress.torso.underarmPoint, SHORT, { over: dress.shape });
  drawNeckBand(sketch, cloth, dress.torso, 12, false);
  drawWaistSeam(sketch, cloth, 392, 186);
}

export function drawShirtDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: {
      ...FITTED,
      neck: 'closed',
      neckHalf: 70,
      shoulderHalf: 204,
      shoulderDrop: 40,
      chestHalf: 240,
      underarm: 230,
    },
    waist: 430,
    waistHalf: 206,
    hip: 600,
    hipHalf: 262,
    length: 1040,
    hemHalf: 316,
    dip: 30,
    flares: 5,
  });
  drawPanel(sketch, cloth, dress.shape, { relief: 34, folds: dress.folds });
  drawSleeves(
    sketch,
    cloth,
    dress.torso.shoulder,
    dress.torso.underarmPoint,
    {
      ...LONG,
      bicep: 136,
      elbow: 120,
    },
    { over: dress.shape },
  );
  for (const x of [-17, 17]) drawSeam(sketch, cloth, line([x, 66], [x, 1034]), 1.4, 0.8);
  for (let y = 122; y < 1000; y += 88) drawButton(sketch, cloth, [0, y], 6);
  const belt = closed(
    corner(-210, 406),
    [0, 414],
    corner(210, 406),
    corner(211, 450),
    [0, 458],
    corner(-211, 450),
  );
  drawCastShade(sketch, cloth, open([-208, 454], [0, 462], [208, 454]), 6);
  drawPanel(sketch, cloth, belt, { relief: 9 });
  const tail = closed(
    corner(22, 420),
    corner(58, 426),
    [76, 540],
    corner(84, 640),
    corner(52, 646),
    [34, 540],
  );
  drawCastShade(sketch, cloth, tail, 6);
  drawPanel(sketch, cloth, tail, { relief: 8, castsShadow: false });
  drawPanel(
    sketch,
    cloth,
    closed(corner(16, 400), [40, 394], corner(66, 404), corner(64, 460), [40, 468], corner(18, 460)),
    { relief: 9, castsShadow: false },
  );
  for (const side of [-1, 1]) {
    const x = side * 112;
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(x - 46, 190),
        corner(x + 46, 190),
        corner(x + 46, 280),
        corner(x, 296),
        corner(x - 46, 280),
      ),
      { relief: 6, castsShadow: false, edge: 0.4 },
    );
  }
  drawShirtCollar(sketch, cloth, { neckHalf: 68, depth: 42 });
}

export function drawWrapDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: { ...FITTED, neck: 'v', neckHalf: 84, neckDepth: 260 },
    waist: 400,
    waistHalf: 188,
    hip: 560,
    hipHalf: 250,
    length: 1000,
    hemHalf: 330,
    dip: 34,
    flares: 6,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 18 });
  drawPanel(sketch, cloth, dress.shape, {
    relief: 34,
    folds: [
      ...dress.folds,
      { from: [-120, 330], to: [130, 404], width: 22, bow: 10, depth: 0.8 },
      { from: [-80, 250], to: [150, 396], width: 22, bow: 12, depth: 0.7 },
      { from: [150, 430], to: [-60, 700], width: 40, bow: -20, depth: 0.8 },
    ],
  });
  drawSleeves(
    sketch,
    cloth,
    dress.torso.shoulder,
    dress.torso.underarmPoint,
    {
      ...LONG,
      finish: 'hem',
      cuff: 104,
      elbow: 116,
      length: 400,
      lowerAngle: 10,
    },
    { over: dress.shape },
  );
  const over = open([-84, 2], [-46, 150], [60, 306], [178, 396]);
  drawCastShade(sketch, cloth, over, 9);
  drawSeam(sketch, cloth, over, 2);
  const skirtEdge = open([176, 412], [110, 620], [96, 1000]);
  drawCastShade(sketch, cloth, skirtEdge, 11);
  drawSeam(sketch, cloth, skirtEdge, 2);
  const band = closed(
    corner(-191, 384),
    [0, 396],
    corner(190, 386),
    corner(192, 424),
    [0, 434],
    corner(-193, 422),
  );
  drawPanel(sketch, cloth, band, { relief: 9, castsShadow: false });
  for (const tail of [
    closed(corner(150, 400), corner(176, 404), [196, 520], corner(214, 640), corner(186, 646), [164, 520]),
    closed(corner(150, 404), corner(168, 396), [250, 500], corner(286, 590), corner(262, 604), [206, 500]),
  ]) {
    drawCastShade(sketch, cloth, tail, 6);
    drawPanel(sketch, cloth, tail, { relief: 8 });
  }
  for (const loop of [
    closed(corner(160, 404), [106, 362], [84, 396], [112, 424]),
    closed(corner(160, 404), [214, 352], [240, 380], [206, 420]),
  ])
    drawPanel(sketch, cloth, loop, { relief: 9 });
  drawPanel(sketch, cloth, closed([148, 392], [164, 386], [176, 398], [172, 418], [154, 420]), {
    relief: 6,
    castsShadow: false,
  });
}

export function drawSlipDress(sketch: Sketch, cloth: Cloth): void {
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const strap = closed(corner(-116, -20), corner(-111, -20), corner(-119, 152), corner(-126, 152));
  for (const side of [strap, mirrorShape(strap)])
    drawPanel(sketch, silk, side, { relief: 0, surface: false });
  drawPanel(sketch, silk, symmetric(corner(0, 214), corner(-196, 244), [-120, 216], [0, 208]), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  const shape = symmetric(
    [0, 224],
    [-64, 198],
    corner(-122, 148),
    [-152, 206],
    corner(-202, 250),
    [-178, 400],
    [-212, 580],
    [-232, 780],
    corner(-284, 1060),
    [-200, 1078],
    [-100, 1070],
    [0, 1082],
  );
  drawPanel(sketch, silk, shape, {
    relief: 36,
    folds: [
      { from: [-60, 210], to: [-30, 330], width: 26, bow: 12, depth: 0.8 },
      { from: [40, 220], to: [20, 340], width: 26, bow: -12, depth: 0.8 },
      { from: [-110, 380], to: [-170, 1060], width: 60, bow: 22, depth: 0.9 },
      { from: [-40, 460], to: [-60, 1075], width: 52, bow: -16, depth: 0.8 },
      { from: [70, 420], to: [100, 1070], width: 60, bow: 16, depth: 0.9 },
      { from: [150, 440], to: [220, 1060], width: 46, bow: -20, depth: 0.9 },
    ],
  });
  drawSeam(sketch, silk, open([-122, 156], [-64, 206], [0, 232], [64, 206], [122, 156]), 1.6, 0.8);
}

export function drawMaxiDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: { ...SLEEVELESS, neck: 'v', neckHalf: 92, neckDepth: 190, shoulderHalf: 132 },
    waist: 392,
    waistHalf: 186,
    hip: 600,
    hipHalf: 262,
    length: 1280,
    hemHalf: 380,
    dip: 34,
    flares: 8,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 70, label: false });
  drawPanel(sketch, cloth, dress.shape, { relief: 36, folds: dress.folds });
  drawNeckBand(sketch, cloth, dress.torso, 10, false);
  drawArmholes(sketch, cloth, dress.torso);
  drawWaistSeam(sketch, cloth, 392, 186);
  for (const [y, half] of [
    [700, 284],
    [980, 332],
  ] as const) {
    const tier = open([-half, y - 12], [-half * 0.5, y + 4], [0, y + 8], [half * 0.5, y + 4], [half, y - 12]);
    drawSeam(sketch, cloth, tier, 1.8, 0.8);
    sketch.paint(
      ladder(
        tier,
        open(
          [-half - 8, y + 34],
          [-half * 0.52, y + 52],
          [0, y + 58],
          [half * 0.52, y + 52],
          [half + 8, y + 34],
        ),
        34,
      ),
      { stroke: cloth.tones.at(-4.5), width: 2, opacity: 0.26 },
    );
  }
}

export function drawGown(sketch: Sketch, cloth: Cloth): void {
  const shape = symmetric(
    corner(0, 150),
    [-52, 92],
    [-118, 70],
    corner(-186, 128),
    [-176, 230],
    [-158, 350],
    [-206, 520],
    [-260, 800],
    [-340, 1120],
    corner(-450, 1370),
    [-330, 1400],
    [-210, 1392],
    [-100, 1412],
    [0, 1400],
  );
  drawPanel(sketch, cloth, symmetric(corner(0, 140), corner(-184, 124), [-110, 108], [0, 104]), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  drawPanel(sketch, cloth, shape, {
    relief: 40,
    folds: [
      ...flareFolds({ flares: 8, waistHalf: 150, hemHalf: 430, length: 1400, dip: 26 }, 360),
      { from: [-150, 330], to: [90, 250], width: 22, bow: 8, depth: 0.9 },
      { from: [-156, 290], to: [60, 200], width: 22, bow: 8, depth: 0.9 },
      { from: [150, 340], to: [-20, 296], width: 22, bow: -8, depth: 0.8 },
    ],
  });
  drawSeam(sketch, cloth, open([-160, 350], [-60, 372], [70, 352], [160, 344]), 2);
  drawSeam(
    sketch,
    cloth,
    open([-184, 140], [-118, 82], [-52, 102], corner(0, 162), [52, 102], [118, 82], [184, 140]),
    1.6,
    0.7,
  );
}

export function drawJumpsuit(sketch: Sketch, cloth: Cloth): void {
  sketch.moved(
    ([x, y]) => [x, y + 416],
    () =>
      drawLegs(sketch, cloth, {
        waistHalf: 192,
        hipHalf: 248,
        rise: 300,
        length: 1000,
        thigh: 264,
        knee: 256,
        hem: 270,
        gap: 10,
        band: 'leggings',
        details: 'crease',
      }),
  );
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

function drawArmholes(sketch: Sketch, cloth: Cloth, { measures: m }: Torso): void {
  const inset = 10;
  const edge = open(
    [-m.shoulderHalf + inset, m.shoulderDrop + 2],
    [-m.shoulderHalf + m.armholeCut + inset, m.shoulderDrop + (m.underarm - m.shoulderDrop) * 0.58],
    [-m.chestHalf + 4, m.underarm + inset],
  );
  for (const side of [edge, mirrorShape(edge)]) drawStitches(sketch, cloth, side, 1.1);
}

function drawWaistSeam(sketch: Sketch, cloth: Cloth, y: number, half: number): void {
  const seam = open([-half, y], [-half * 0.5, y + 8], [0, y + 10], [half * 0.5, y + 8], [half, y]);
  drawSeam(sketch, cloth, seam, 1.8);
  sketch.paint(ladder(seam, open([-half - 10, y + 46], [0, y + 70], [half + 10, y + 46]), 24), {
    stroke: cloth.tones.at(-4.5),
    width: 2,
    opacity: 0.24,
  });
}
