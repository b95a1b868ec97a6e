import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { buildDress, FITTED, LONG } from './dress-cut.ts';
import { drawBackNeck } from './neck.ts';
import { drawSleeves } from './sleeve.ts';

const LENGTHS = { midi: 1130, 'full-length': 1340 } as const;

export function drawWrapDress(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('wrapped', 'v-neck', 'long-sleeve');
  const length = LENGTHS[sketch.pick('midi', 'full-length')];
  const dress = buildDress({
    torso: { ...FITTED, neck: 'v', neckHalf: 84, neckDepth: 260 },
    waist: 400,
    waistHalf: 188,
    hip: 560,
    hipHalf: 250,
    length,
    hemHalf: length > 1200 ? 372 : 348,
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
  const skirtEdge = open([176, 412], [110, 620], [92, length]);
  drawCastShade(sketch, cloth, skirtEdge, 11);
  drawSeam(sketch, cloth, skirtEdge, 2);
  if (sketch.asks('ruffle')) drawFlounce(sketch, cloth, length);
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

/** A flounce that falls along the edge of the wrap, from the waist to the hem. */
function drawFlounce(sketch: Sketch, cloth: Cloth, length: number): void {
  const flounce = closed(
    corner(176, 412),
    [120, 560],
    [90, 800],
    corner(88, length + 4),
    [150, length + 30],
    [198, length - 24],
    [160, 1010],
    [208, 920],
    [164, 830],
    [212, 740],
    [212, 650],
    [178, 570],
    [216, 500],
  );
  drawPanel(sketch, cloth, flounce, {
    relief: 16,
    folds: [520, 610, 700, 790, 880, 970, 1070].map((y) => ({
      from: [118, y + 26] as const,
      to: [196, y - 10] as const,
      width: 26,
      bow: 6,
      depth: 1,
    })),
  });
}
