import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { goldMetal, metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, type Knot, line, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair } from './pair.ts';

// Side views: the toe points right, the ground is y = 0, millimetres.

const FINE = { edgeWidth: 0.7, surface: false } as const;

export const drawLoafer = drawPair((sketch, cloth) => {
  drawSole(sketch, cloth, { heel: 14, thickness: 7, from: 4, to: 284 });
  const upper = closed(
    corner(6, -16),
    [4, -46],
    [14, -74],
    corner(30, -84),
    [70, -74],
    [104, -72],
    corner(122, -82),
    [160, -66],
    [214, -50],
    [262, -36],
    [286, -18],
    corner(284, -8),
    corner(6, -8),
  );
  drawPanel(sketch, cloth, upper, { ...FINE, relief: 22 });
  drawOpening(
    sketch,
    cloth,
    closed(corner(30, -84), [70, -76], [104, -73], corner(122, -82), [96, -86], [60, -88]),
  );
  const apron = open([96, -70], [126, -44], [190, -36], [246, -42], [262, -36]);
  drawSeam(sketch, cloth, apron, 1.8);
  sketch.paint(open([98, -74], [128, -50], [190, -42], [240, -46]), {
    stroke: cloth.tones.at(4),
    width: 3,
    opacity: 0.35,
  });
  const strap = closed(
    corner(118, -82),
    [134, -60],
    corner(136, -18),
    corner(172, -18),
    [174, -44],
    corner(166, -64),
    [142, -76],
  );
  drawCastShade(sketch, cloth, strap, 5);
  drawPanel(sketch, cloth, strap, { ...FINE, relief: 8, castsShadow: false });
  sketch.paint(slab(142, -54, 20, 6, 3), { fill: cloth.tones.at(-6), opacity: 0.85 });
  drawStitches(sketch, cloth, open([126, -72], [141, -50], [142, -20]), 0.8);
  drawSeam(sketch, cloth, open([44, -80], [50, -40], [46, -10]), 1, 0.8);
});

export const drawOxford = drawPair((sketch, cloth) => drawLaceUp(sketch, cloth, true));
export const drawDerby = drawPair((sketch, cloth) => drawLaceUp(sketch, cloth, false));

function drawLaceUp(sketch: Sketch, cloth: Cloth, isOxford: boolean): void {
  drawSole(sketch, cloth, { heel: isOxford ? 18 : 22, thickness: isOxford ? 7 : 11, from: 4, to: 290 });
  const upper = closed(
    corner(8, -18),
    [4, -54],
    [10, -88],
    corner(24, -104),
    [52, -92],
    [78, -90],
    corner(96, -106),
    [112, -104],
    [150, -74],
    [200, -56],
    [256, -42],
    [290, -24],
    corner(290, -9),
    corner(8, -9),
  );
  drawPanel(sketch, cloth, upper, { ...FINE, relief: 24 });
  drawOpening(
    sketch,
    cloth,
    closed(corner(24, -104), [52, -93], [78, -91], corner(96, -106), [70, -104], [44, -108]),
  );
  const toeCap = open([222, -50], [214, -30], [220, -9]);
  drawSeam(sketch, cloth, toeCap, 1.4);
  sketch.moved(
    ([x, y]) => [x + 3.4, y],
    () => drawStitches(sketch, cloth, toeCap, 0.8),
  );
  const quarter = isOxford
    ? open([150, -70], [128, -44], [138, -9])
    : open(corner(162, -66), corner(150, -50), [112, -44], [104, -9]);
  drawSeam(sketch, cloth, quarter, 1.5);
  sketch.moved(
    ([x, y]) => [x - 3.4, y],
    () => drawStitches(sketch, cloth, quarter, 0.8),
  );
  drawSeam(sketch, cloth, open([30, -100], [40, -50], [34, -9]), 1.2, 0.8);
  for (let index = 0; index < 4; index += 1) {
    const [x, y] = [104 + index * 13.5, -97 + index * 10];
    lace(sketch, cloth, line([x - 7, y + 12], [x + 7, y - 3]));
  }
}

function lace(sketch: Sketch, cloth: Cloth, shape: Shape, width = 4.2): void {
  sketch.paint(shape, { stroke: cloth.tones.at(-6), width: width * 1.3, opacity: 0.5 });
  sketch.paint(shape, { stroke: cloth.tones.at(cloth.tones.lightness > 0.7 ? 1.2 : 3), width });
}

export const drawSneaker = drawPair((sketch, cloth) => {
  const rubber = plainCloth(cloth, cloth.tones.lightness > 0.82 ? cloth.tones.at(0.5) : '#f1efe9', 'smooth');
  const upper = closed(
    corner(8, -24),
    [4, -56],
    [8, -84],
    corner(18, -98),
    [36, -96],
    [62, -82],
    [88, -88],
    corner(104, -112),
    [122, -110],
    [152, -82],
    [196, -64],
    [250, -56],
    [284, -38],
    corner(290, -20),
    corner(8, -20),
  );
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    surface: cloth.pattern !== 'plain' || cloth.weave !== 'smooth',
    relief: 24,
  });
  drawOpening(
    sketch,
    cloth,
    closed(corner(18, -98), [36, -97], [62, -84], [88, -90], corner(104, -112), [70, -108], [40, -108]),
  );
  drawPanel(
    sketch,
    cloth,
    closed(
      corner(8, -60),
      [6, -82],
      corner(17, -96),
      [34, -94],
      corner(44, -88),
      [46, -60],
      corner(40, -22),
      corner(8, -22),
    ),
    { ...FINE, relief: 10, castsShadow: false, steps: -0.5 },
  );
  const toe = open([214, -62], [204, -40], [212, -20]);
  drawSeam(sketch, cloth, toe, 1.3);
  sketch.moved(
    ([x, y]) => [x + 3, y],
    () => drawStitches(sketch, cloth, toe, 0.8),
  );
  const stay = open(corner(90, -92), [104, -70], [150, -48], [196, -52], [206, -62]);
  drawSeam(sketch, cloth, stay, 1.4);
  sketch.moved(
    ([x, y]) => [x - 1, y + 3.4],
    () => drawStitches(sketch, cloth, stay, 0.8),
  );
  drawSeam(sketch, cloth, open([104, -70], [92, -44], [100, -20]), 1.2, 0.8);
  for (let index = 0; index < 5; index += 1) {
    const [x, y] = [112 + index * 16, -104 + index * 10.5];
    lace(sketch, cloth.tones.lightness > 0.5 ? cloth : rubber, line([x - 9, y + 17], [x + 8, y - 1]), 5.4);
  }
  const sole = closed(
    corner(4, -26),
    [120, -24],
    [230, -24],
    corner(290, -28),
    [298, -16],
    corner(292, -1),
    [150, 0],
    corner(12, 0),
    [1, -12],
  );
  drawPanel(sketch, rubber, sole, { ...FINE, relief: 12 });
  drawStitches(sketch, rubber, open([8, -19], [120, -18], [230, -18], [292, -21]), 0.8);
  sketch.paint(open([6, -6], [150, -5], [292, -7]), {
    stroke: rubber.tones.at(-2),
    width: 1.2,
    opacity: 0.6,
  });
});

export const drawPump = drawPair((sketch, cloth) => {
  heel(
    sketch,
    cloth,
    closed(
      corner(8, -96),
      [34, -92],
      corner(52, -82),
      [32, -56],
      [22, -20],
      corner(20, 0),
      corner(10, 0),
      [9, -40],
      [2, -70],
    ),
  );
  const upper = closed(
    corner(6, -92),
    [2, -116],
    [8, -136],
    corner(18, -144),
    [30, -116],
    [74, -84],
    [124, -58],
    [160, -46],
    corner(176, -50),
    [220, -36],
    [256, -14],
    corner(262, -2),
    [230, -1],
    corner(200, -2),
    [150, -22],
    [90, -60],
    [44, -84],
  );
  drawPanel(sketch, cloth, upper, { ...FINE, relief: 18 });
  drawOpening(
    sketch,
    cloth,
    closed(
      corner(18, -144),
      [30, -118],
      [74, -86],
      [124, -60],
      [160, -48],
      corner(176, -50),
      [120, -66],
      [60, -104],
      [30, -140],
    ),
  );
  sketch.paint(open([262, -2], [230, 1], [198, 0], [150, -20], [90, -58], [46, -82]), {
    stroke: cloth.tones.at(-5),
    width: 3,
    opacity: 0.9,
  });
});

export const drawHeeledSandal = drawPair((sketch, cloth) => {
  const insole = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -1.4 : 1.4));
  heel(
    sketch,
    cloth,
    closed(
      corner(10, -88),
      [36, -84],
      corner(50, -76),
      [38, -50],
      [34, -18],
      corner(32, 0),
      corner(14, 0),
      [12, -40],
      [4, -64],
    ),
  );
  const bed = closed(
    corner(8, -94),
    [30, -88],
    [84, -60],
    [140, -24],
    [196, -8],
    corner(258, -9),
    corner(262, -1),
    [190, 0],
    [140, -14],
    [88, -46],
    [44, -78],
    corner(8, -86),
  );
  drawPanel(sketch, insole, bed, { ...FINE, relief: 5 });
  strapBand(
    sketch,
    cloth,
    closed(
      corner(186, -10),
      [196, -52],
      [222, -58],
      corner(246, -10),
      corner(226, -9),
      [220, -40],
      [206, -38],
      corner(204, -9),
    ),
  );
  const front = closed(
    corner(182, -8),
    [190, -44],
    [208, -60],
    corner(222, -60),
    [240, -40],
    corner(250, -8),
    corner(232, -6),
    [222, -36],
    [208, -40],
    corner(200, -6),
  );
  void front;
  strapBand(
    sketch,
    cloth,
    closed(corner(12, -92), [2, -120], corner(12, -156), corner(22, -156), [14, -120], corner(30, -86)),
  );
  strapBand(
    sketch,
    cloth,
    closed(
      corner(10, -152),
      [50, -166],
      [86, -156],
      corner(98, -140),
      corner(92, -130),
      [76, -144],
      [50, -152],
      corner(14, -140),
    ),
  );
  const metal = metalFor(cloth);
  sketch.paint(slab(78, -158, 14, 16, 3), { stroke: metal.face, width: 2.6 });
});

function strapBand(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  drawPanel(sketch, cloth, shape, { ...FINE, relief: 5, edge: 0.7 });
}

function heel(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  drawPanel(sketch, cloth, shape, { ...FINE, relief: 10, steps: -0.5 });
}

export const drawChelseaBoot = drawPair((sketch, cloth) => {
  drawSole(sketch, cloth, { heel: 26, thickness: 9, from: 4, to: 286 });
  const upper = closed(
    corner(8, -20),
    [6, -70],
    [12, -120],
    corner(14, -196),
    [60, -202],
    corner(112, -196),
    [116, -140],
    [132, -96],
    [176, -66],
    [240, -48],
    [282, -28],
    corner(288, -10),
    corner(8, -10),
  );
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    surface: cloth.weave === 'suede',
    relief: 26,
    folds: [
      { from: [118, -120], to: [70, -96], width: 14, bow: -4 },
      { from: [130, -96], to: [84, -70], width: 12, bow: -4 },
    ],
  });
  const gusset = closed(corner(46, -196), corner(92, -196), [86, -130], [72, -86], [58, -90], [50, -130]);
  drawPanel(sketch, cloth, gusset, { ...FINE, relief: 8, castsShadow: false, steps: -1.4 });
  for (let x = 51; x < 90; x += 5)
    sketch.paint(line([x, -192], [62 + (x - 51) * 0.3, -94]), {
      stroke: cloth.tones.at(-5),
      width: 1,
      opacity: 0.5,
    });
  drawSeam(sketch, cloth, gusset, 1.2);
  drawPanel(sketch, cloth, slab(6, -214, 10, 26, 3), { ...FINE, relief: 3 });
  sketch.paint(open([14, -196], [60, -202], [112, -196]), {
    stroke: cloth.tones.at(-6),
    width: 4,
    opacity: 0.7,
  });
});

export const drawAnkleBoot = drawPair((sketch, cloth) => {
  heel(
    sketch,
    cloth,
    closed(corner(8, -66), corner(70, -58), [64, -30], corner(62, 0), corner(14, 0), [10, -30]),
  );
  sketch.paint(slab(13, -5, 50, 5, 1), { fill: cloth.tones.at(-6) });
  const upper = closed(
    corner(8, -62),
    [6, -110],
    [16, -156],
    corner(22, -222),
    [70, -228],
    corner(114, -222),
    [112, -160],
    [122, -110],
    [166, -70],
    [220, -48],
    [258, -22],
    corner(264, -6),
    [230, -2],
    corner(176, -4),
    [128, -26],
    corner(68, -58),
  );
  drawPanel(sketch, cloth, upper, {
    ...FINE,
    surface: cloth.weave === 'suede',
    relief: 26,
    folds: [
      { from: [114, -140], to: [60, -116], width: 14, bow: -5 },
      { from: [122, -112], to: [70, -90], width: 14, bow: -4 },
    ],
  });
  sketch.paint(open([264, -3], [230, 0], [176, -2], [128, -23], [70, -55]), {
    stroke: cloth.tones.at(-6),
    width: 4,
  });
  drawZipLine(sketch, cloth, line([76, -220], [76, -66]));
  sketch.paint(open([22, -222], [70, -228], [114, -222]), {
    stroke: cloth.tones.at(-6),
    width: 4,
    opacity: 0.7,
  });
  drawSeam(sketch, cloth, open([118, -130], [150, -40], [130, -26]), 1.1, 0.6);
});

function drawZipLine(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  const metal = metalFor(cloth);
  sketch.paint(shape, { stroke: cloth.tones.at(-5), width: 6, opacity: 0.5 });
  sketch.paint(shape, { stroke: metal.face, width: 2.4, dash: [2, 1.6], cap: 'butt' });
  const top = shape[0]?.start ?? [0, 0];
  sketch.paint(slab(top[0] - 2.5, top[1] + 2, 5, 18, 2.4), { fill: metal.face });
}

export const drawKneeBoot = drawPair(
  (sketch, cloth) => {
    heel(
      sketch,
      cloth,
      closed(corner(8, -56), corner(74, -48), [68, -24], corner(66, 0), corner(14, 0), [10, -26]),
    );
    sketch.paint(slab(13, -5, 54, 5, 1), { fill: cloth.tones.at(-6) });
    const upper = closed(
      corner(8, -52),
      [6, -110],
      [2, -200],
      [-12, -330],
      corner(-8, -440),
      [60, -452],
      corner(136, -444),
      [134, -330],
      [120, -200],
      [124, -120],
      [168, -72],
      [224, -48],
      [262, -22],
      corner(268, -6),
      [230, -2],
      corner(180, -4),
      [128, -22],
      corner(72, -48),
    );
    drawPanel(sketch, cloth, upper, {
      ...FINE,
      surface: cloth.weave === 'suede',
      relief: 34,
      folds: [
        { from: [118, -170], to: [40, -140], width: 20, bow: -6 },
        { from: [118, -136], to: [40, -112], width: 16, bow: -5 },
        { from: [8, -180], to: [70, -160], width: 16, bow: 4 },
        { from: [112, -230], to: [60, -204], width: 16, bow: -4, depth: 0.7 },
      ],
    });
    drawSeam(sketch, cloth, open([66, -448], [58, -250], [62, -60]), 1.4, 0.6);
    sketch.paint(open([268, -3], [230, 0], [180, -2], [128, -19], [74, -45]), {
      stroke: cloth.tones.at(-6),
      width: 4,
    });
    sketch.paint(open([-8, -440], [60, -452], [136, -444]), {
      stroke: cloth.tones.at(-6),
      width: 5,
      opacity: 0.7,
    });
  },
  { dx: 96, dy: 40 },
);

export const drawHikingBoot = drawPair((sketch, cloth) => {
  const rubber = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -5 : -2), 'smooth');
  const upper = closed(
    corner(10, -34),
    [4, -90],
    [8, -150],
    corner(18, -176),
    [60, -182],
    corner(106, -178),
    [116, -140],
    [136, -110],
    [180, -84],
    [238, -72],
    [280, -50],
    corner(292, -24),
    corner(10, -24),
  );
  drawPanel(sketch, cloth, upper, { ...FINE, relief: 26 });
  const collar = closed(corner(16, -174), [60, -186], corner(108, -178), [112, -152], [60, -152], [14, -150]);
  drawPanel(sketch, cloth, collar, { ...FINE, relief: 12, castsShadow: false, steps: -1 });
  drawSeam(sketch, cloth, open([112, -150], [90, -110], [110, -60], [90, -26]), 1.4);
  drawSeam(sketch, cloth, open([10, -100], [50, -96], [70, -60], [64, -26]), 1.4);
  drawPanel(
    sketch,
    cloth,
    closed(corner(232, -72), [262, -64], [286, -44], corner(293, -24), corner(222, -24), [218, -50]),
    { ...FINE, relief: 10, castsShadow: false, steps: -0.7 },
  );
  const metal = metalFor(cloth);
  for (let index = 0; index < 6; index += 1) {
    const [x, y] =
      index < 3 ? [112 + index * 9, -168 + index * 20] : [136 + (index - 2) * 18, -112 + (index - 3) * 10];
    lace(
      sketch,
      plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.6 ? -3 : 4)),
      line([x - 16, y + 12], [x + 4, y - 2]),
      4.6,
    );
    sketch.paint(ellipse(x - 16, y + 12, 3), { fill: metal.face });
  }
  const treads: Knot[] = Array.from({ length: 12 }, (_, index): Knot[] => [
    corner(286 - index * 24, 0),
    corner(276 - index * 24, 0),
    corner(274 - index * 24, -7),
    corner(266 - index * 24, -7),
  ]).flat();
  const sole = closed(
    corner(6, -34),
    [120, -30],
    [220, -28],
    corner(290, -34),
    [300, -20],
    corner(294, -4),
    ...treads.filter((knot) => 'corner' in knot && knot.corner[0] > 14),
    corner(10, 0),
    [2, -16],
  );
  drawPanel(sketch, rubber, sole, { ...FINE, relief: 10 });
});

export const drawBalletFlat = drawPair((sketch, cloth) => {
  drawSole(sketch, cloth, { heel: 5, thickness: 4, from: 4, to: 256 });
  const upper = closed(
    corner(4, -8),
    [2, -30],
    [8, -50],
    corner(18, -56),
    [44, -38],
    [96, -28],
    [150, -32],
    corner(176, -42),
    [214, -34],
    [248, -18],
    corner(256, -5),
    corner(4, -5),
  );
  drawPanel(sketch, cloth, upper, { ...FINE, relief: 14 });
  drawOpening(
    sketch,
    cloth,
    closed(corner(18, -56), [44, -40], [96, -30], [150, -34], corner(176, -42), [120, -46], [60, -54]),
  );
  for (const bow of [
    closed(corner(176, -42), [160, -56], [154, -46], [160, -36]),
    closed(corner(178, -42), [192, -56], [200, -46], [194, -36]),
  ])
    drawPanel(sketch, cloth, bow, { ...FINE, relief: 4 });
  sketch.paint(ellipse(177, -43, 4), { fill: cloth.tones.at(-1.4) });
});

export const drawFlatSandal = drawPair((sketch, cloth) => {
  const bed = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -1.6 : 1.8));
  drawPanel(
    sketch,
    bed,
    closed(
      corner(4, -16),
      [80, -14],
      [180, -12],
      corner(256, -14),
      [260, -6],
      corner(252, 0),
      corner(8, 0),
      [2, -8],
    ),
    { ...FINE, relief: 6 },
  );
  strapBand(
    sketch,
    cloth,
    closed(
      corner(168, -13),
      [178, -52],
      [206, -60],
      corner(236, -14),
      corner(214, -13),
      [202, -42],
      [190, -40],
      corner(188, -13),
    ),
  );
  strapBand(
    sketch,
    cloth,
    closed(corner(8, -15), [2, -54], corner(10, -84), corner(24, -84), [16, -52], corner(26, -15)),
  );
  strapBand(
    sketch,
    cloth,
    closed(
      corner(10, -82),
      [56, -96],
      [92, -84],
      corner(120, -14),
      corner(104, -14),
      [80, -68],
      [54, -80],
      corner(14, -68),
    ),
  );
  sketch.paint(slab(72, -88, 14, 16, 3), { stroke: goldMetal().face, width: 2.6 });
});

export const drawSlide = drawPair((sketch, cloth) => {
  const bed = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -1 : 1.2));
  drawPanel(
    sketch,
    bed,
    closed(
      corner(2, -30),
      [30, -26],
      [90, -20],
      [190, -20],
      corner(262, -26),
      [268, -12],
      corner(256, 0),
      corner(8, 0),
      [0, -14],
    ),
    { ...FINE, relief: 10 },
  );
  sketch.paint(open([2, -14], [130, -9], [264, -13]), { stroke: bed.tones.at(-3), width: 1.2, opacity: 0.6 });
  const strap = closed(corner(120, -18), [130, -62], [168, -84], [206, -78], corner(236, -20));
  drawPanel(sketch, cloth, strap, { ...FINE, surface: true, relief: 16 });
  drawStitches(sketch, cloth, open([127, -22], [138, -58], [169, -77], [200, -72], [228, -24]), 0.9);
});

interface SoleCut {
  heel: number;
  thickness: number;
  from: number;
  to: number;
}

/** A leather sole with its stacked heel. */
function drawSole(sketch: Sketch, cloth: Cloth, { heel: height, thickness, from, to }: SoleCut): void {
  const leather = plainCloth(
    cloth,
    cloth.tones.lightness > 0.75 ? cloth.tones.at(-3.5) : cloth.tones.at(-2.6),
    'smooth',
  );
  const lift = Math.max(0, height - thickness);
  const sole = closed(
    corner(from, -thickness - lift * 0.2 - 4),
    [(from + to) / 2, -thickness - 3],
    corner(to, -thickness - 4),
    [to + 6, -thickness * 0.6],
    corner(to - 4, 0),
    [to - 80, 0],
    corner(from + 92, -lift * 0.2),
    corner(from + 84, 0),
    corner(from + 4, 0),
  );
  drawPanel(sketch, leather, sole, { ...FINE, relief: 5 });
  sketch.paint(open([from + 2, -thickness - 1], [(from + to) / 2, -thickness], [to, -thickness - 1]), {
    stroke: leather.tones.at(3),
    width: 1,
    opacity: 0.6,
    dash: [3, 2],
    cap: 'butt',
  });
}

/** The inside that is seen at the ankle. */
function drawOpening(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  drawPanel(sketch, cloth, shape, { ...FINE, relief: 5, steps: cloth.tones.lightness > 0.3 ? -3 : 2 });
}
