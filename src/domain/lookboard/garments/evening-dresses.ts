import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { cowlFolds } from './camisole.ts';
import { buildDress, drawArmholes, drawWaistSeam, FITTED, LONG, SLEEVELESS } from './dress-cut.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawGathers, drawTiers } from './skirt-details.ts';
import { flareFolds } from './skirts.ts';
import { drawSleeves } from './sleeve.ts';

export function drawSlipDress(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('thin-straps', 'midi');
  if (sketch.asks('low-back')) {
    drawFromBehind(sketch, cloth);
    return;
  }
  sketch.shows('cowl-neck', 'bias');
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const strap = closed(corner(-116, -20), corner(-111, -20), corner(-119, 152), corner(-126, 152));
  for (const side of [strap, mirrorShape(strap)])
    drawPanel(sketch, silk, side, { relief: 0, surface: false });
  drawPanel(
    sketch,
    silk,
    symmetric(corner(0, 300), corner(-198, 262), corner(-196, 246), [-110, 222], [0, 216]),
    {
      steps: -1.8,
      relief: 10,
      surface: false,
    },
  );
  const shape = symmetric(
    [0, 246],
    [-62, 216],
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
      ...cowlFolds(150, 122),
      { from: [-110, 380], to: [-170, 1060], width: 60, bow: 22, depth: 0.9 },
      { from: [-40, 460], to: [-60, 1075], width: 52, bow: -16, depth: 0.8 },
      { from: [70, 420], to: [100, 1070], width: 60, bow: 16, depth: 0.9 },
      { from: [150, 440], to: [220, 1060], width: 46, bow: -20, depth: 0.9 },
    ],
  });
}

/** Laid on its front: the back is cut out to the waist, straps cross over it, and the front's neckline is seen behind them. */
function drawFromBehind(sketch: Sketch, cloth: Cloth): void {
  drawPanel(
    sketch,
    cloth,
    symmetric(
      [0, 214],
      [-62, 190],
      corner(-116, 130),
      [-150, 196],
      corner(-196, 250),
      [-180, 420],
      corner(0, 470),
    ),
    { steps: -1.8, relief: 12, surface: false },
  );
  const shape = symmetric(
    [0, 452],
    [-70, 430],
    [-142, 350],
    corner(-198, 236),
    [-178, 400],
    [-212, 580],
    [-232, 780],
    corner(-296, 1180),
    [-204, 1198],
    [-102, 1190],
    [0, 1202],
  );
  drawPanel(sketch, cloth, shape, {
    relief: 36,
    folds: [
      { from: [-150, 400], to: [130, 500], width: 24, bow: 22, depth: 0.8 },
      { from: [150, 410], to: [-120, 540], width: 24, bow: -22, depth: 0.7 },
      { from: [-110, 520], to: [-196, 1180], width: 56, bow: 20, depth: 0.8 },
      { from: [20, 540], to: [20, 1190], width: 50, bow: -12, depth: 0.6 },
      { from: [120, 520], to: [206, 1180], width: 56, bow: -20, depth: 0.8 },
    ],
  });
  const strap = closed(
    corner(-118, 128),
    corner(-109, 124),
    [20, 280],
    corner(150, 336),
    corner(146, 348),
    [12, 292],
  );
  for (const side of [strap, mirrorShape(strap)])
    drawPanel(sketch, cloth, side, { relief: 3, surface: false });
  const hem = open([-290, 1166], [-100, 1176], [0, 1188], [100, 1176], [290, 1166]);
  drawSeam(sketch, cloth, hem, 1.2, 0.5);
  drawSeam(sketch, cloth, line([0, 452], [0, 640]), 1.6, 0.8);
}

export function drawMaxiDress(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('tiers', 'full-length', 'v-neck');
  const hasSleeves = sketch.asks('long-sleeve');
  const dress = buildDress({
    torso: {
      ...(hasSleeves ? FITTED : { ...SLEEVELESS, shoulderHalf: 132 }),
      ...{ neck: 'v', neckHalf: 92, neckDepth: hasSleeves ? 170 : 190 },
    },
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
  if (hasSleeves)
    drawSleeves(sketch, cloth, dress.torso.shoulder, dress.torso.underarmPoint, LONG, { over: dress.shape });
  else drawArmholes(sketch, cloth, dress.torso);
  drawNeckBand(sketch, cloth, dress.torso, 10, false);
  drawWaistSeam(sketch, cloth, 392, 186);
  drawTiers(sketch, cloth, { waistHalf: 186, hipHalf: 226, hipY: 600, hemHalf: 380, length: 1280 }, 392);
}

/** A rectangle of cloth with a slit for the head: sleeve and side are one. */
export function drawKaftan(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('wide-sleeve', 'full-length', 'v-neck');
  const shape = symmetric(
    corner(0, 190),
    [-44, 90],
    corner(-84, 0),
    [-220, 40],
    [-380, 210],
    corner(-560, 470),
    [-530, 540],
    corner(-448, 612),
    [-350, 500],
    corner(-270, 430),
    [-272, 800],
    corner(-316, 1370),
    [-160, 1402],
    [0, 1392],
  );
  drawPanel(sketch, cloth, symmetric([0, 20], corner(-84, 0), corner(-50, 110), corner(0, 200)), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  drawPanel(sketch, cloth, shape, {
    relief: 40,
    folds: [
      { from: [-150, 90], to: [-500, 540], width: 50, bow: 20, depth: 0.8 },
      { from: [150, 90], to: [500, 540], width: 50, bow: -20, depth: 0.8 },
      { from: [-190, 300], to: [-260, 1360], width: 60, bow: 16, depth: 0.9 },
      { from: [-90, 420], to: [-124, 1380], width: 60, bow: -14, depth: 0.8 },
      { from: [60, 380], to: [86, 1380], width: 60, bow: 14, depth: 0.8 },
      { from: [180, 320], to: [250, 1360], width: 60, bow: -16, depth: 0.9 },
    ],
  });
  const band = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -4 : 4), 'poplin');
  const edge = closed(
    corner(-84, 0),
    [-44, 92],
    corner(-8, 194),
    corner(-14, 420),
    corner(14, 420),
    corner(8, 194),
    [44, 92],
    corner(84, 0),
    corner(108, 6),
    [66, 104],
    corner(34, 204),
    corner(34, 446),
    corner(-34, 446),
    corner(-34, 204),
    [-66, 104],
    corner(-108, 6),
  );
  drawPanel(sketch, band, edge, { relief: 5, castsShadow: false });
  drawSeam(sketch, cloth, line([0, 194], [0, 420]), 2.4);
  for (const side of [-1, 1])
    drawPanel(
      sketch,
      band,
      closed(
        corner(side * 560, 470),
        corner(side * 544, 446),
        [side * 506, 524],
        corner(side * 432, 594),
        corner(side * 448, 612),
        [side * 530, 540],
      ),
      { relief: 5, castsShadow: false },
    );
}

/** Strapless to the floor, a column or a bodice over a wide skirt; or closed at the neck, with sleeves. */
export function drawGown(sketch: Sketch, cloth: Cloth): void {
  if (sketch.asks('long-sleeve')) {
    drawSleevedGown(sketch, cloth);
    return;
  }
  const isFull = sketch.pick('column', 'full-skirt') === 'full-skirt';
  sketch.shows('strapless', 'full-length');
  drawPanel(sketch, cloth, symmetric(corner(0, 140), corner(-184, 124), [-110, 108], [0, 104]), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  const isHeart = sketch.asks('sweetheart');
  const top = isHeart
    ? [corner(0, 150), [-52, 92] as const, [-118, 70] as const, corner(-186, 128)]
    : [[0, 112] as const, [-90, 104] as const, corner(-184, 116)];
  const skirt = isFull
    ? ([
        [-300, 480],
        [-430, 800],
        [-540, 1120],
      ] as const)
    : ([
        [-214, 520],
        [-226, 800],
        [-244, 1120],
      ] as const);
  const hem = isFull ? 600 : 286;
  const shape = symmetric(
    ...top,
    [-176, 230],
    [-158, 350],
    ...skirt,
    corner(-hem, 1370),
    [-hem * 0.73, 1400],
    [-hem * 0.46, 1392],
    [-hem * 0.22, 1412],
    [0, 1400],
  );
  const draped: Fold[] = [
    { from: [-150, 330], to: [90, 250], width: 22, bow: 8, depth: 0.9 },
    { from: [-156, 290], to: [60, 200], width: 22, bow: 8, depth: 0.9 },
    { from: [150, 340], to: [-20, 296], width: 22, bow: -8, depth: 0.8 },
  ];
  drawPanel(sketch, cloth, shape, {
    relief: 40,
    folds: [
      ...flareFolds(
        { flares: isFull ? 12 : 4, waistHalf: 150, hemHalf: hem * 0.95, length: 1400, dip: 26 },
        isFull ? 360 : 480,
      ),
      ...(isFull ? [] : draped),
    ],
  });
  if (isFull) {
    drawSeam(sketch, cloth, open([-160, 350], [0, 372], [160, 350]), 2.6);
    drawGathers(sketch, cloth, line([-158, 356], [158, 356]), line([-214, 440], [214, 440]), 30);
    for (const x of [-64, 64])
      drawSeam(sketch, cloth, open([x * 0.9, 110], [x * 0.74, 240], [x * 0.7, 352]), 1.8, 0.8);
  } else drawSeam(sketch, cloth, open([-160, 350], [-60, 372], [70, 352], [160, 344]), 1.6, 0.6);
}

function drawSleevedGown(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('boat-neck', 'waist-seam', 'full-length');
  const dress = buildDress({
    torso: { ...FITTED, neckHalf: 118, neckDepth: 44, shoulderHalf: 166 },
    waist: 380,
    waistHalf: 178,
    hip: 580,
    hipHalf: 236,
    length: 1400,
    hemHalf: 340,
    dip: 30,
    flares: 6,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 14, label: false });
  drawPanel(sketch, cloth, dress.shape, { relief: 38, folds: dress.folds });
  drawSleeves(
    sketch,
    cloth,
    dress.torso.shoulder,
    dress.torso.underarmPoint,
    { ...LONG, bicep: 122, elbow: 104, cuff: 72 },
    { over: dress.shape },
  );
  drawNeckBand(sketch, cloth, dress.torso, 8, false);
  drawWaistSeam(sketch, cloth, 380, 178);
}
