import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

export function drawScarf(sketch: Sketch, cloth: Cloth): void {
  if (sketch.asks('draped')) {
    drawWrap(sketch, cloth);
    return;
  }
  sketch.shows('fringe');
  const back = closed(
    corner(-118, 0),
    [-40, -14],
    [60, -12],
    corner(118, 2),
    [126, 180],
    corner(118, 420),
    [50, 428],
    corner(14, 424),
    [10, 200],
  );
  drawPanel(sketch, cloth, back, {
    relief: 24,
    steps: 0,
    folds: [{ from: [70, 60], to: [74, 410], width: 30, bow: 8 }],
  });
  fringe(sketch, cloth, 20, 116, 422);
  const frontPart = closed(
    corner(-120, 0),
    [-60, -16],
    corner(30, -6),
    [64, 40],
    [30, 200],
    corner(22, 500),
    [-50, 508],
    corner(-112, 500),
    [-126, 240],
  );
  drawCastShade(sketch, cloth, open([30, 0], [64, 44], [34, 200], [26, 498]), 12);
  drawPanel(sketch, cloth, frontPart, {
    relief: 26,
    folds: [
      { from: [-60, 20], to: [-66, 490], width: 34, bow: 10, depth: 0.8 },
      { from: [0, 30], to: [-16, 490], width: 26, bow: -8, depth: 0.7 },
    ],
  });
  fringe(sketch, cloth, -108, 20, 502);
}

/** A wide wrap folded in four, one corner turned back: long soft folds, and a fringe as fine as its threads. */
function drawWrap(sketch: Sketch, cloth: Cloth): void {
  const under = closed(
    corner(-196, -292),
    [10, -300],
    corner(204, -286),
    [212, 40],
    corner(222, 312),
    [40, 322],
    corner(-170, 314),
    [-192, 20],
  );
  fringe(sketch, cloth, -168, 220, 316, true);
  drawPanel(sketch, cloth, under, { relief: 26, steps: -0.5, surface: false });
  const over = closed(
    corner(-206, -300),
    [-20, -308],
    corner(192, -298),
    [198, -20],
    corner(206, 196),
    corner(104, 292),
    [-60, 298],
    corner(-204, 290),
    [-212, 30],
  );
  drawPanel(sketch, cloth, over, {
    relief: 30,
    folds: [
      { from: [-160, -296], to: [-120, 290], width: 44, bow: 30, depth: 1 },
      { from: [-70, -300], to: [-10, 292], width: 52, bow: -34, depth: 1.1 },
      { from: [40, -300], to: [84, 286], width: 46, bow: 26, depth: 0.9 },
      { from: [140, -296], to: [176, 210], width: 38, bow: -20, depth: 0.8 },
    ],
  });
  const turnedBack = closed(corner(206, 196), corner(104, 292), [96, 236], corner(88, 176), [150, 190]);
  drawCastShade(sketch, cloth, open([104, 292], [96, 236], [88, 176], [150, 190], [206, 196]), 12);
  drawPanel(sketch, cloth, turnedBack, { relief: 16, steps: -0.8, surface: false });
}

function fringe(sketch: Sketch, cloth: Cloth, from: number, to: number, y: number, isFine = false): void {
  const count = Math.round((to - from) / (isFine ? 3.6 : 7));
  const threads = Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + 0.5)) / count;
    const sway = Math.sin(index * 2.3) * 3;
    return open([x, y - 4], [x + sway * 0.4, y + 18], [x + sway, y + 42]);
  }).flat();
  sketch.castShadow(slab(from, y, to - from, 36, 2));
  sketch.paint(threads, { stroke: cloth.tones.at(-2.4), width: isFine ? 2 : 4.6 });
  sketch.paint(threads, { stroke: cloth.tones.at(0.6), width: isFine ? 1.2 : 2.8 });
}

/** A square with a border; folded to a triangle; or wound for the head, with a knot. */
export function drawHeadscarf(sketch: Sketch, cloth: Cloth): void {
  const form = sketch.pick('square-cut', 'folded-square', 'head-tie');
  if (form === 'folded-square') {
    drawBandana(sketch, cloth);
    return;
  }
  if (form === 'head-tie') {
    drawHeadTie(sketch, cloth);
    return;
  }
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  // A carré laid flat: its folds run through, its hem is rolled, a plain band goes about the field.
  const diamond = (reach: number) =>
    closed(
      corner(0, -150 * reach),
      [82 * reach, -77 * reach],
      corner(168 * reach, 0),
      [84 * reach, 73 * reach],
      corner(4 * reach, 148 * reach),
      [-79 * reach, 77 * reach],
      corner(-164 * reach, 4 * reach),
      [-82 * reach, -74 * reach],
    );
  drawPanel(sketch, plainCloth(silk, silk.second.base), diamond(1), {
    relief: 5,
    grain: 45,
    folds: [
      { from: [-140, -6], to: [30, 116], width: 20, bow: 8, depth: 0.7 },
      { from: [-60, -96], to: [140, 26], width: 24, bow: -12, depth: 0.8 },
      { from: [10, -140], to: [90, 60], width: 18, bow: 10, depth: 0.5 },
    ],
  });
  drawPanel(sketch, silk, diamond(0.84), { relief: 1, grain: 45, castsShadow: false });
  drawSeam(sketch, silk, diamond(0.84), 0.6, 0.15);
  sketch.paint(diamond(0.74), { stroke: silk.second.base, width: 2.4, opacity: 0.7 });
}

/** Folded to a triangle, its long edge rolled. */
function drawBandana(sketch: Sketch, cloth: Cloth): void {
  const under = closed(corner(-206, -64), [0, -78], corner(204, -70), [110, 40], corner(12, 158), [-100, 50]);
  drawPanel(sketch, cloth, under, { relief: 10, steps: -0.8 });
  const top = closed(corner(-210, -68), [0, -80], corner(208, -66), [100, 40], corner(-4, 146), [-108, 44]);
  drawPanel(sketch, cloth, top, {
    relief: 16,
    folds: [
      { from: [-120, -60], to: [-20, 90], width: 30, bow: 8, depth: 0.7 },
      { from: [110, -60], to: [10, 110], width: 30, bow: -8, depth: 0.7 },
      { from: [-30, -70], to: [-2, 60], width: 24, bow: 6, depth: 0.6 },
    ],
  });
  const white = plainCloth(cloth, cloth.accent, 'poplin');
  for (const inset of [14, 24]) {
    const border = open(
      corner(-210 + inset * 2.4, -62 + inset * 0.3),
      [-100, 44 - inset * 0.9],
      corner(-4, 146 - inset * 1.4),
      [96, 40 - inset * 0.9],
      corner(208 - inset * 2.4, -60 + inset * 0.3),
    );
    drawSeam(sketch, white, border, 2.2, 0.7);
  }
  const roll = closed(
    corner(-214, -72),
    [0, -92],
    corner(212, -72),
    [216, -62],
    corner(208, -54),
    [0, -66],
    corner(-210, -56),
  );
  drawPanel(sketch, cloth, roll, { relief: 9 });
}

/** Wound round as for the head: overlapping turns, a knot to the side, two ends. */
function drawHeadTie(sketch: Sketch, cloth: Cloth): void {
  for (const tail of [
    closed(corner(96, 26), [150, 70], corner(196, 150), corner(150, 168), [110, 110], corner(78, 50)),
    closed(corner(88, 30), [112, 96], corner(118, 190), corner(72, 184), [70, 110], corner(66, 50)),
  ])
    drawPanel(sketch, cloth, tail, {
      relief: 12,
      folds: [{ from: [96, 50], to: [120, 150], width: 20, bow: 6, depth: 0.9 }],
    });
  const turns = [
    closed(
      [-140, 20],
      [-128, -60],
      [-60, -116],
      [30, -116],
      [96, -70],
      [112, 0],
      [60, 44],
      [-40, 60],
      [-110, 56],
    ),
    closed(
      corner(-144, 24),
      [-130, -30],
      [-50, -76],
      [50, -72],
      corner(112, -10),
      [98, 30],
      [30, -8],
      [-60, 2],
      corner(-120, 58),
    ),
    closed(corner(-130, 52), [-60, 4], [30, -4], corner(104, 26), [70, 54], [-20, 46], corner(-104, 76)),
  ];
  for (const turn of turns)
    drawPanel(sketch, cloth, turn, {
      relief: 20,
      folds: [
        { from: [-110, 30], to: [60, -40], width: 26, bow: 24, depth: 0.9 },
        { from: [-80, 50], to: [90, 0], width: 22, bow: 16, depth: 0.8 },
      ],
    });
  drawPanel(sketch, cloth, closed([70, 8], [98, 2], [116, 22], [104, 46], [76, 46], [62, 28]), {
    relief: 12,
  });
}
