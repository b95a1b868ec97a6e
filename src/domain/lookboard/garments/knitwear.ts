import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, type Point, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawZip } from './fastenings.ts';
import { drawBackNeck, drawNeckBand, drawRollNeck } from './neck.ts';
import { drawSleeves, type Sleeve, type SleeveMeasures } from './sleeve.ts';
import { buildTorso, type Torso } from './torso.ts';
import { drawRibs } from './trimmings.ts';
import { drawYokePattern } from './yoke-pattern.ts';
import { drawZipCollar } from './zip-collar.ts';

export const KNIT_SLEEVE: SleeveMeasures = {
  length: 490,
  upperAngle: 15,
  lowerAngle: 10,
  bicep: 142,
  elbow: 130,
  cuff: 96,
  finish: 'rib',
};

export function knitTorso(changes: Parameters<typeof buildTorso>[0]): Torso {
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

export function drawRibHem(
  sketch: Sketch,
  cloth: Cloth,
  { measures: m }: Torso,
  height: number,
  ribs = 62,
): void {
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
  });
  drawRibs(sketch, cloth, ladder(open(...knots), open(...low), ribs));
}

/** What the words say of the stitch. */
function knitted(sketch: Sketch, cloth: Cloth): Cloth {
  if (sketch.asks('cable')) return { ...cloth, weave: 'cable' };
  return sketch.asks('wide-gauge') ? { ...cloth, weave: 'chunky' } : cloth;
}

const SLOUCHY = {
  shoulderHalf: 256,
  shoulderDrop: 62,
  chestHalf: 300,
  waistHalf: 294,
  hemHalf: 268,
  underarm: 282,
  length: 700,
};

export function drawSweater(sketch: Sketch, cloth: Cloth): void {
  const neck = sketch.pick('crew-neck', 'v-neck', 'stand-collar');
  const isV = neck === 'v-neck';
  const isZipped = neck === 'stand-collar';
  sketch.shows('long-sleeve', 'rib-hem', 'pullover');
  const knit = knitted(sketch, cloth);
  const isSlouchy = sketch.asks('oversized');
  const hasYoke = sketch.asks('patterned-yoke');
  const isThick = knit.weave === 'chunky';
  const torso = knitTorso({
    ...(isV ? { neck: 'v', neckDepth: 196, neckHalf: 88 } : { neckDepth: 70, neckHalf: 92 }),
    ...(isZipped ? { neck: 'closed', neckHalf: 84 } : {}),
    ...(isSlouchy ? SLOUCHY : {}),
  });
  if (!isZipped) drawBackNeck(sketch, knit, torso, { dip: isV ? 26 : 20 });
  drawPanel(sketch, knit, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 34 });
  drawSleeves(
    sketch,
    knit,
    torso.shoulder,
    torso.underarmPoint,
    isSlouchy ? { ...KNIT_SLEEVE, bicep: 182, elbow: 172, cuff: 122, puff: 16 } : KNIT_SLEEVE,
    {
      over: torso.body,
      stripes: 'across',
      ...(hasYoke && {
        extra: ({ shape }: Sleeve, side: -1 | 1) =>
          drawYokePattern(sketch, knit, side === -1 ? shape : mirrorShape(shape)),
      }),
    },
  );
  drawRibHem(sketch, knit, torso, isThick ? 92 : 62, isThick ? 26 : 62);
  if (hasYoke) drawYokePattern(sketch, knit, torso.body);
  if (isZipped) drawZipNeck(sketch, knit);
  else drawNeckBand(sketch, knit, torso, isThick ? 54 : isV ? 24 : 30, !isV);
}

/** A zip from the breast to the top of the collar. */
function drawZipNeck(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('half-zip');
  const end = 250;
  for (const side of [-1, 1]) drawSeam(sketch, cloth, line([side * 14, 60], [side * 14, end + 8]), 1.6, 0.7);
  drawSeam(sketch, cloth, line([-14, end + 8], [14, end + 8]), 1.6, 0.7);
  drawZip(sketch, metalFor(cloth), line([0, 56], [0, end]), 8);
  drawZipCollar(sketch, cloth, 84);
}

export function drawTurtleneck(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('roll-neck', 'long-sleeve', 'rib-hem', 'pullover');
  const slim = sketch.asks('fitted') ? 34 : 0;
  const torso = knitTorso({
    neck: 'closed',
    neckHalf: 78,
    shoulderHalf: 222 - slim,
    chestHalf: 238 - slim,
    hemHalf: 226 - slim,
    waistHalf: 230 - slim * 1.3,
  });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 32 });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...KNIT_SLEEVE, bicep: 128 - slim * 0.6, elbow: 108 - slim * 0.4, cuff: 96 - slim * 0.6 },
    { over: torso.body, stripes: 'across' },
  );
  drawRibHem(sketch, cloth, torso, 56);
  drawRollNeck(sketch, cloth, 76, 78);
}

/** A sleeveless pullover with ribbed armholes. */
export function drawSweaterVest(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('v-neck', 'pullover', 'sleeveless', 'rib-hem');
  const torso = knitTorso({
    neck: 'v',
    neckHalf: 86,
    neckDepth: 212,
    shoulderHalf: 178,
    shoulderDrop: 26,
    armholeCut: 8,
    chestHalf: 236,
    waistHalf: 232,
    hemHalf: 220,
    length: 600,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 26 });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso).slice(2), stripes: 'across', relief: 32 });
  const armhole = (inset: number) =>
    [
      [-178 + inset, 26],
      [-170 + inset, 152],
      [-236 + inset * 0.5, 246 + inset * 0.7],
    ] as const;
  for (const flip of [false, true]) {
    const mirrored = (shape: Shape) => (flip ? mirrorShape(shape) : shape);
    const [outer, inner] = [open(...armhole(0)), open(...armhole(24))];
    const band = closed(
      ...armhole(0).map(([x, y]) => corner(x, y)),
      ...[...armhole(24)].reverse().map(([x, y]) => corner(x, y)),
    );
    drawPanel(sketch, cloth, mirrored(band), { relief: 8, surface: false, castsShadow: false });
    drawRibs(sketch, cloth, mirrored(ladder(outer, inner, 26)));
  }
  drawRibHem(sketch, cloth, torso, 62);
  drawNeckBand(sketch, cloth, torso, 26, false);
}
