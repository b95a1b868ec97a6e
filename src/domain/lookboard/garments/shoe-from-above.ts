import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, ladder, line, mapShape, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBuckle } from './fastenings.ts';
import { drawInside, drawLace, FINE } from './shoe-parts.ts';

// Low shoes as they stand, seen from above: the toe points right, the middle is y = 0, millimetres.

interface ShoeFromAbove {
  /** Pointed ones are cut low: their mouth reaches to the toes. Absent: round. */
  last?: 'pointed';
  /** What the sole shows beside the upper: its cloth, and how far it stands out. */
  sole: Cloth;
  rim: number;
  toe: 'plain' | 'cap' | 'rubber' | 'wing' | 'apron';
  fastening:
    | { kind: 'laces'; pairs: number; laces: Cloth; isOpen: boolean }
    | { kind: 'strap' | 'bow' | 'buckles' | 'none' };
  /** A tab of the second colour at the heel. */
  hasTab?: boolean;
}

const ROUND = closed(
  [6, 0],
  [12, -25],
  [42, -34],
  [112, -36],
  [186, -47],
  [238, -46],
  [278, -31],
  [297, -4],
  [288, 22],
  [252, 39],
  [196, 43],
  [112, 33],
  [42, 32],
  [12, 24],
);

const POINTED = closed(
  [6, 0],
  [12, -19],
  [40, -26],
  [112, -29],
  [182, -39],
  [226, -33],
  [262, -15],
  corner(290, 3),
  [262, 19],
  [226, 32],
  [182, 35],
  [112, 27],
  [40, 25],
  [12, 18],
);

export function drawShoeFromAbove(sketch: Sketch, cloth: Cloth, shoe: ShoeFromAbove): void {
  const { fastening, toe, rim, sole } = shoe;
  const upper = shoe.last === 'pointed' ? POINTED : ROUND;
  drawPanel(sketch, sole, widened(upper, rim), { ...FINE, relief: 6, surface: sole.weave === 'straw' });
  if (rim > 3) drawStitches(sketch, sole, widened(upper, rim * 0.5), 0.8);
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    surface: true,
    relief: 24,
    folds: [
      { from: [210, -34], to: [204, 30], width: 10, bow: 3, depth: 0.5 },
      { from: [224, -30], to: [220, 26], width: 8, bow: 3, depth: 0.35 },
    ],
  });
  sketch.within(upper, () => {
    drawToe(sketch, cloth, toe, sole);
    for (const side of [-1, 1])
      drawSeam(sketch, cloth, open([58, side * 40], [70, side * 30], [66, side * 22]), 1.2, 0.8);
  });
  drawMouth(
    sketch,
    cloth,
    shoe.last === 'pointed' ? 206 : fastening.kind === 'laces' || fastening.kind === 'buckles' ? 118 : 138,
  );
  if (shoe.hasTab)
    drawPanel(
      sketch,
      { ...cloth, tones: cloth.second, ground: cloth.second.base, pattern: 'plain' },
      slab(3, -13, 15, 26, 4),
      { ...FINE, relief: 4 },
    );
  if (fastening.kind === 'laces') drawLacing(sketch, cloth, fastening);
  if (fastening.kind === 'buckles') drawBuckledStraps(sketch, cloth);
  if (fastening.kind === 'strap' || fastening.kind === 'bow') drawSaddle(sketch, cloth, fastening.kind);
}

/** The upper's outline, further out. */
function widened(upper: Shape, by: number): Shape {
  const [x, y] = [1 + (by * 2) / 292, 1 + (by * 2) / 90];
  return mapShape(upper, ([px, py]) => [(px - 151) * x + 151, py * y]);
}

/** Where the foot goes in: lining at the sides, the insole deep below. */
function drawMouth(sketch: Sketch, cloth: Cloth, front: number): void {
  const side = Math.max(100, front - 36);
  const half = front > 140 ? 0.84 : 1;
  const mouth = closed(
    [17, 0],
    [24, -21 * half],
    [56, -25 * half],
    [side, -24],
    [front, 0],
    [side, 22],
    [56, 23 * half],
    [24, 20 * half],
  );
  drawInside(sketch, cloth, mouth);
  sketch.within(mouth, () => {
    const { lightness } = cloth.tones;
    const insole = plainCloth(
      cloth,
      lightness > 0.75 ? '#e2d2b6' : lightness > 0.35 ? '#c09c6e' : '#4a423b',
      'leather',
    );
    drawPanel(
      sketch,
      insole,
      closed(
        [28, 1],
        [34, -14 * half],
        [60, -17 * half],
        [side + 4, -15],
        [front + 8, 2],
        [side + 4, 15],
        [60, 16 * half],
        [34, 15 * half],
      ),
      { ...FINE, relief: 3, castsShadow: false },
    );
    drawCastShade(sketch, insole, open([22, -20], [56, -27 * half], [side + 4, -25]), 22);
    drawCastShade(sketch, insole, open([side - 4, -24], [front - 6, 0], [side - 4, 22]), 26);
  });
  drawSeam(sketch, cloth, mouth, 2.2, 0.9);
}

function drawToe(sketch: Sketch, cloth: Cloth, toe: ShoeFromAbove['toe'], sole: Cloth): void {
  const cap = open([246, -52], [236, -22], [235, 14], [244, 48]);
  switch (toe) {
    case 'plain':
      return;
    case 'rubber':
      drawPanel(
        sketch,
        sole,
        closed(corner(254, -56), [243, -22], [242, 14], corner(250, 50), corner(320, 50), corner(320, -56)),
        { ...FINE, relief: 14, castsShadow: false },
      );
      return;
    case 'cap':
      drawSeam(sketch, cloth, cap, 1.1, 0.8);
      drawStitches(
        sketch,
        cloth,
        mapShape(cap, ([x, y]) => [x + 5, y]),
        0.7,
      );
      return;
    case 'wing': {
      const wing = open([170, -50], [206, -34], [222, -14], [234, -1], [221, 12], [204, 30], [168, 46]);
      drawSeam(sketch, cloth, wing, 2.6);
      drawStitches(
        sketch,
        cloth,
        mapShape(wing, ([x, y]) => [x + 5, y]),
        0.8,
      );
      for (const [x, y] of [
        [262, -1],
        [254, -9],
        [254, 7],
        [247, -1],
        [270, -9],
        [270, 7],
      ] as const)
        sketch.paint(ellipse(x, y, 1.7), { fill: cloth.tones.at(-7), opacity: 0.9 });
      return;
    }
    case 'apron': {
      const [outer, inner] = [apron(0), apron(5)];
      drawSeam(sketch, cloth, outer, 3.4, 1);
      drawSeam(sketch, cloth, inner, 1.3, 0.6);
      drawSeam(sketch, cloth, ladder(outer, inner, 22), 1.3, 0.7);
    }
  }
}

/** The raised seam round the top of a moccasin's toe. */
function apron(inset: number): Shape {
  return open(
    [138, -29 + inset],
    [190, -33 + inset],
    [240, -31 + inset],
    [272 - inset, -14],
    [274 - inset, 9],
    [244, 27 - inset],
    [194, 30 - inset],
    [138, 26 - inset],
  );
}

/** Tongue, facings and laces. */
function drawLacing(
  sketch: Sketch,
  cloth: Cloth,
  { pairs, laces, isOpen }: { pairs: number; laces: Cloth; isOpen: boolean },
): void {
  const end = 118 + pairs * 15;
  const gap = isOpen ? 11 : 6;
  const tongue = closed(corner(84, -17), [78, 0], corner(84, 17), corner(end, gap), corner(end, -gap));
  drawPanel(sketch, cloth, tongue, { ...FINE, surface: true, relief: 8, steps: -0.5 });
  for (const side of [-1, 1] as const) {
    const facing = closed(
      corner(98, side * 24),
      corner(104, side * (gap + 7)),
      corner(end + 2, side * gap),
      [end + 10, side * (gap + 12)],
      corner(end - 8, side * (isOpen ? 30 : 24)),
      [130, side * 32],
    );
    drawPanel(sketch, cloth, facing, { ...FINE, surface: true, relief: 6 });
    drawStitches(sketch, cloth, open([104, side * 26], [134, side * 28], [end + 2, side * (gap + 9)]), 0.7);
  }
  for (let index = 0; index < pairs; index += 1) {
    const x = 112 + index * 15;
    for (const side of [-1, 1])
      sketch.paint(ellipse(x, side * (gap + 8), 2), { fill: cloth.tones.at(-7), opacity: 0.9 });
    drawLace(sketch, laces, line([x, -gap - 8], [x + 4, gap + 8]), 4.4);
  }
  for (const loop of [
    open([110, 0], [96, -22], [84, -32], [82, -20], [106, -2]),
    open([110, 1], [98, 20], [84, 30], [80, 20], [106, 3]),
    open([112, -2], [126, -24], [140, -34]),
    open([112, 3], [124, 24], [136, 36]),
  ])
    drawLace(sketch, laces, loop, 3.6);
}

/** Two straps over the instep, buckled on the outer side. */
function drawBuckledStraps(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  for (const x of [124, 158]) {
    const strap = closed(
      corner(x - 9, -42),
      corner(x + 9, -44),
      [x + 12, 0],
      corner(x + 9, 30),
      [x, 36],
      corner(x - 9, 30),
      [x - 6, 0],
    );
    drawPanel(sketch, cloth, strap, { ...FINE, surface: true, relief: 6 });
    drawBuckle(sketch, metal, x - 10, 12, 21, 14, 3);
    sketch.paint(line([x, 19], [x, 8]), { stroke: metal.face, width: 2.2 });
  }
}

/** What lies over a loafer's instep: a bar with a slot, or a cord with its bow. */
function drawSaddle(sketch: Sketch, cloth: Cloth, kind: 'strap' | 'bow'): void {
  if (kind === 'bow') {
    for (const side of [-1, 1]) {
      drawLace(sketch, cloth, open([154, 0], [144, side * 18], [158, side * 23], [155, side * 2]), 3.4);
      drawLace(sketch, cloth, open([154, 0], [170, side * 7], [184, side * 16]), 3.4);
    }
    drawPanel(sketch, cloth, ellipse(154, 0, 4.6, 4), { ...FINE, relief: 4 });
    return;
  }
  sketch.within(ROUND, () => {
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(140, -52),
        [150, -22],
        [150, 20],
        corner(140, 50),
        corner(178, 54),
        [180, 20],
        [180, -22],
        corner(178, -56),
      ),
      { ...FINE, surface: true, relief: 7 },
    );
    sketch.paint(slab(162, -13, 6, 26, 3), { fill: cloth.tones.at(-7), opacity: 0.9 });
  });
}
