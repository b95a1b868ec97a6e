import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, line, open, type Point, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLowPair } from './pair.ts';
import { drawInside, drawLace, FINE, rubberOf } from './shoe-parts.ts';

type Make = 'low-top' | 'rubber-toe' | 'thick-sole';

/** Court shoe, canvas plimsoll, or the thick-soled kind. */
export const drawSneaker = drawLowPair((sketch, cloth) => {
  const isThick = sketch.asks('thick-sole');
  const isCanvas = sketch.asks('rubber-toe');
  if (!isThick) sketch.shows('low-top');
  const make: Make = isThick ? 'thick-sole' : isCanvas ? 'rubber-toe' : 'low-top';
  drawInside(sketch, cloth, INSIDE);
  drawTongue(sketch, cloth);
  drawPanel(sketch, cloth, UPPER, { ...FINE, surface: true, relief: 22, folds: FLEX });
  sketch.within(UPPER, () => drawUpper(sketch, cloth, make));
  drawLacing(sketch, cloth);
  drawCupSole(sketch, cloth, make);
});

/** Where a worn toe bends. */
const FLEX = [
  { from: [206, -82], to: [222, -44], width: 10, bow: 3, depth: 0.5 },
  { from: [222, -78], to: [236, -46], width: 8, bow: 3, depth: 0.4 },
] as const;

const UPPER = closed(
  corner(5, -26),
  [-1, -58],
  [3, -88],
  corner(9, -116),
  [24, -113],
  [44, -97],
  [72, -92],
  corner(97, -113),
  [124, -106],
  [160, -92],
  [196, -80],
  [238, -76],
  [274, -67],
  [297, -48],
  corner(301, -24),
  [150, -20],
);
const INSIDE = closed(
  corner(9, -115),
  [30, -124],
  [64, -122],
  corner(104, -128),
  corner(98, -110),
  [72, -88],
  [44, -92],
  [24, -108],
);

function drawTongue(sketch: Sketch, cloth: Cloth): void {
  const tongue = closed(
    corner(92, -106),
    [96, -134],
    corner(108, -144),
    [122, -142],
    corner(130, -132),
    [150, -112],
    corner(190, -86),
    corner(150, -88),
  );
  drawPanel(sketch, cloth, tongue, { ...FINE, relief: 10, steps: -0.3 });
  drawStitches(sketch, cloth, open([101, -132], [112, -138], [124, -134]), 0.7);
}

function drawUpper(sketch: Sketch, cloth: Cloth, make: Make): void {
  const laid = { ...FINE, surface: true, castsShadow: false };
  if (make === 'rubber-toe') {
    const rubber = rubberOf(cloth);
    const toe = closed(
      corner(236, -84),
      [230, -62],
      [236, -36],
      corner(244, -18),
      corner(312, -18),
      corner(306, -70),
    );
    drawPanel(sketch, rubber, toe, { ...FINE, relief: 14, castsShadow: false });
    drawSeam(sketch, cloth, open([92, -104], [104, -74], [96, -20]), 1.3, 0.8);
    drawStitches(sketch, cloth, open([12, -106], [34, -70], [36, -20]), 0.8);
    return;
  }
  const toeCap = closed(
    corner(214, -84),
    [208, -64],
    [222, -40],
    corner(238, -16),
    corner(310, -16),
    corner(304, -70),
  );
  drawPanel(sketch, cloth, toeCap, { ...laid, relief: 7 });
  drawStitches(sketch, cloth, open([218, -80], [213, -62], [226, -40], [240, -22]), 0.7);
  for (const [x, y] of [
    [240, -64],
    [250, -60],
    [244, -54],
    [256, -54],
    [262, -58],
  ] as const)
    sketch.paint(ellipse(x, y, 1.3), { fill: cloth.tones.at(-6), opacity: 0.85 });
  const counter = closed(
    corner(-6, -104),
    [20, -104],
    [42, -74],
    [48, -44],
    corner(54, -16),
    corner(-8, -16),
  );
  drawPanel(sketch, cloth, counter, { ...laid, relief: 7 });
  drawStitches(sketch, cloth, open([16, -104], [37, -74], [43, -44], [49, -20]), 0.7);
  const tab = closed(
    corner(-4, -90),
    [4, -120],
    corner(24, -116),
    [22, -92],
    corner(18, -72),
    corner(-6, -70),
  );
  drawPanel(sketch, { ...cloth, tones: cloth.second, ground: cloth.second.base, pattern: 'plain' }, tab, {
    ...FINE,
    relief: 6,
    castsShadow: false,
  });
  if (make === 'thick-sole')
    for (const wave of [
      open([60, -24], [104, -60], [150, -58], [206, -34]),
      open([76, -24], [110, -48], [150, -46], [190, -28]),
    ])
      drawSeam(sketch, cloth, wave, 3, 0.8);
}

const EYELETS: readonly Point[] = [
  [106, -106],
  [121, -101],
  [137, -96],
  [154, -90],
  [171, -84],
];

function drawLacing(sketch: Sketch, cloth: Cloth): void {
  const stay = closed(
    corner(94, -113),
    [124, -107],
    [160, -93],
    corner(190, -83),
    [196, -72],
    [160, -76],
    [122, -88],
    corner(94, -98),
  );
  drawPanel(sketch, cloth, stay, { ...FINE, surface: true, relief: 6, castsShadow: false });
  drawStitches(sketch, cloth, open([97, -101], [122, -91], [160, -79], [192, -74]), 0.7);
  const laces = cloth.tones.lightness > 0.75 ? cloth : rubberOf(cloth);
  for (const [x, y] of EYELETS) drawLace(sketch, laces, line([x, y + 3], [x + 15, y - 13]), 4.2);
}

function drawCupSole(sketch: Sketch, cloth: Cloth, make: Make): void {
  const rubber = rubberOf(cloth);
  const sole = make === 'thick-sole' ? THICK : CUP;
  drawPanel(sketch, rubber, sole, { ...FINE, relief: 9 });
  drawSeam(sketch, rubber, open([2, -25], [90, -22], [190, -21], [264, -25], [302, -34]), 1, 0.6);
  if (make === 'rubber-toe') {
    const stripe = { stroke: cloth.tones.lightness < 0.8 ? cloth.tones.base : '#8a2a2a', width: 2.4 };
    sketch.paint(open([0, -19], [90, -16], [190, -15], [264, -19], [303, -28]), stripe);
  }
  if (make === 'thick-sole')
    for (const y of [-22, -11])
      drawSeam(sketch, rubber, open([-4, y + 2], [100, y], [230, y], [306, y - 8]), 2.4, 0.8);
}

const CUP = closed(
  corner(0, -32),
  [90, -29],
  [190, -28],
  [262, -32],
  corner(302, -42),
  [308, -30],
  [300, -13],
  [262, -1],
  [160, 0],
  corner(16, 0),
  [2, -6],
  [-3, -18],
);
const THICK: Shape = closed(
  corner(-2, -36),
  [90, -32],
  [190, -30],
  [262, -34],
  corner(302, -46),
  [314, -32],
  [306, -8],
  [268, 10],
  [210, 13],
  [150, 7],
  [90, 14],
  corner(8, 14),
  [-10, 4],
  [-9, -18],
);
