import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, line, open, type Point } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBuckle } from './fastenings.ts';
import { drawLowPair, drawPair } from './pair.ts';
import { drawInside, drawLace, drawLeatherSole, FINE } from './shoe-parts.ts';

const UPPER = closed(
  corner(8, -24),
  [2, -58],
  [6, -86],
  corner(13, -106),
  [34, -101],
  [62, -92],
  corner(92, -108),
  [122, -101],
  [154, -86],
  [192, -71],
  [236, -63],
  [276, -49],
  [298, -26],
  corner(300, -12),
  [230, -8],
  [150, -9],
  [96, -20],
);
const INSIDE = closed(
  corner(13, -105),
  [36, -114],
  [66, -113],
  corner(98, -122),
  corner(92, -106),
  [62, -88],
  [34, -97],
);

export const drawOxford = drawLowPair((sketch, cloth) => {
  const hasStraps = sketch.pick('closed-lacing', 'monk-straps') === 'monk-straps';
  drawShoe(sketch, cloth, { heel: 24, thickness: 8, isClosed: !hasStraps });
  sketch.within(UPPER, () => {
    if (!hasStraps) {
      drawSeam(sketch, cloth, open([160, -88], [134, -62], [122, -36], [132, -10]), 1.8);
      drawStitches(sketch, cloth, open([155, -90], [129, -63], [117, -36], [127, -10]), 0.7);
    }
    if (sketch.asks('broguing')) drawWingTip(sketch, cloth);
    else if (sketch.asks('cap-toe')) drawCap(sketch, cloth);
    drawSeam(sketch, cloth, open([28, -104], [42, -62], [34, -20]), 1.2, 0.8);
  });
  if (hasStraps) drawMonkStraps(sketch, cloth);
  else drawClosedLacing(sketch, cloth);
});

export const drawDerby = drawLowPair((sketch, cloth) => {
  sketch.shows('open-lacing');
  drawShoe(sketch, cloth, { heel: 27, thickness: 12 });
  sketch.within(UPPER, () => drawQuarter(sketch, cloth));
  drawLaces(sketch, cloth, 4);
});

/** Ankle-high, unlined suede on crêpe, two pairs of eyelets. */
export const drawDesertBoot = drawPair(
  (sketch, cloth) => {
    sketch.shows('two-eyelets', 'open-lacing');
    drawLeatherSole(sketch, cloth, { heel: 22, thickness: 17, length: 292, isCrepe: true });
    drawInside(
      sketch,
      cloth,
      closed(
        corner(6, -178),
        [40, -190],
        [80, -188],
        corner(112, -184),
        corner(108, -170),
        [60, -170],
        [30, -170],
      ),
    );
    const upper = closed(
      corner(8, -24),
      [3, -80],
      [8, -130],
      corner(6, -178),
      [40, -172],
      corner(112, -172),
      [122, -140],
      [146, -106],
      [186, -80],
      [236, -68],
      [276, -52],
      [298, -28],
      corner(298, -14),
      [150, -14],
    );
    drawPanel(sketch, cloth, upper, {
      ...FINE,
      surface: true,
      relief: 24,
      folds: [
        { from: [128, -120], to: [70, -104], width: 16, bow: -4, depth: 0.8 },
        { from: [206, -72], to: [220, -36], width: 10, depth: 0.6 },
      ],
    });
    sketch.within(upper, () => {
      const facing = open(corner(158, -104), corner(164, -84), [128, -64], [116, -14]);
      drawCastShade(sketch, cloth, facing, 5);
      drawSeam(sketch, cloth, facing, 2.6);
      drawStitches(sketch, cloth, open(corner(152, -104), corner(157, -88), [122, -66], [110, -16]), 0.9);
      drawSeam(sketch, cloth, open([2, -110], [46, -100], [58, -16]), 1.4, 0.7);
    });
    for (const [x, y] of [
      [112, -150],
      [124, -126],
    ] as const) {
      drawLace(sketch, cloth, line([x, y], [x + 22, y - 9]), 4.6);
      sketch.paint(ellipse(x - 3, y + 1, 2.6), { fill: cloth.tones.at(-6) });
    }
    drawLace(sketch, cloth, open([126, -160], [150, -176], [158, -160], [136, -152]), 3.6);
    drawLace(sketch, cloth, open([126, -156], [112, -128], [104, -116]), 3.6);
  },
  { dx: 66, dy: 100 },
);

function drawShoe(
  sketch: Sketch,
  cloth: Cloth,
  { heel, thickness, isClosed = false }: { heel: number; thickness: number; isClosed?: boolean },
): void {
  drawLeatherSole(sketch, cloth, { heel, thickness, length: 296 });
  drawInside(sketch, cloth, INSIDE);
  // Between facings that meet, only its edge shows.
  const tongue = isClosed
    ? closed(corner(86, -102), [92, -114], corner(102, -117), [114, -110], corner(126, -98), corner(110, -92))
    : closed(
        corner(88, -102),
        [94, -124],
        corner(104, -132),
        corner(120, -128),
        [142, -104],
        corner(166, -84),
        corner(130, -84),
      );
  drawPanel(sketch, cloth, tongue, { ...FINE, surface: true, relief: 8, steps: -0.6 });
  drawPanel(sketch, cloth, UPPER, {
    ...FINE,
    surface: true,
    relief: 22,
    folds: [
      { from: [196, -70], to: [212, -30], width: 10, bow: 3, depth: 0.6 },
      { from: [212, -66], to: [226, -32], width: 8, bow: 3, depth: 0.4 },
    ],
  });
}

/** Tied away inside, as shoes are laid out. */
function drawLaces(sketch: Sketch, cloth: Cloth, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const [x, y]: Point = [102 + index * 12.5, -104 + index * 5.6];
    sketch.paint(ellipse(x, y + 4, 1.9), { fill: cloth.tones.at(-7) });
    drawLace(sketch, cloth, line([x, y + 4], [x + 14, y - 10]), 3);
  }
}

/** The facings meet over the tongue and end in the vamp's seam: straight laces, tied away inside. */
function drawClosedLacing(sketch: Sketch, cloth: Cloth): void {
  const facing = closed(
    corner(92, -108),
    [122, -101],
    corner(158, -85),
    [146, -76],
    [118, -88],
    corner(92, -95),
  );
  drawPanel(sketch, cloth, facing, { ...FINE, surface: true, relief: 5, castsShadow: false });
  drawStitches(sketch, cloth, open([94, -97], [118, -90], [146, -78]), 0.7);
  for (let index = 0; index < 5; index += 1) {
    const [x, y]: Point = [100 + index * 11.5, -103 + index * 4.6];
    sketch.paint(ellipse(x, y + 5, 1.7), { fill: cloth.tones.at(-7) });
    drawLace(sketch, cloth, line([x, y + 5], [x + 7, y - 5]), 2.6);
  }
}

/** Two straps from the inside over the instep, each through its buckle. */
function drawMonkStraps(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  sketch.within(UPPER, () => {
    const flap = open([164, -92], corner(150, -66), [118, -44], [96, -10]);
    drawCastShade(sketch, cloth, flap, 6);
    drawSeam(sketch, cloth, flap, 2.4);
    drawStitches(sketch, cloth, open([158, -92], corner(145, -68), [112, -46], [90, -10]), 0.7);
  });
  for (const [x, y] of [
    [112, -92],
    [138, -68],
  ] as const) {
    const strap = closed(
      corner(x - 26, y - 14),
      corner(x + 36, y - 24),
      [x + 46, y - 13],
      corner(x + 40, y - 3),
      corner(x - 22, y + 8),
    );
    drawPanel(sketch, cloth, strap, { ...FINE, relief: 6 });
    drawBuckle(sketch, metal, x - 18, y - 13, 15, 19, 3.2);
    sketch.paint(line([x - 11, y - 4], [x + 2, y - 6]), { stroke: metal.face, width: 2.2 });
    for (const hole of [12, 22])
      sketch.paint(ellipse(x + hole, y - 8 - hole * 0.12, 1.5), { fill: cloth.tones.at(-7) });
  }
}

function drawQuarter(sketch: Sketch, cloth: Cloth): void {
  const quarter = open(corner(178, -80), corner(170, -60), [130, -50], [112, -12]);
  drawCastShade(sketch, cloth, quarter, 5);
  drawSeam(sketch, cloth, quarter, 3);
  drawStitches(sketch, cloth, open(corner(171, -82), corner(164, -64), [124, -54], [106, -14]), 0.8);
  drawSeam(sketch, cloth, open([28, -104], [42, -62], [34, -20]), 1.2, 0.8);
}

function drawCap(sketch: Sketch, cloth: Cloth): void {
  const cap = closed(
    corner(238, -72),
    [230, -54],
    [229, -30],
    corner(238, -4),
    corner(310, -4),
    corner(306, -56),
  );
  drawPanel(sketch, cloth, cap, { ...FINE, surface: true, relief: 9, castsShadow: false });
  drawSeam(sketch, cloth, open([236, -68], [228, -40], [236, -8]), 2.4, 1.2);
  for (const shift of [4, 8])
    drawStitches(sketch, cloth, open([236 + shift, -67], [228 + shift, -40], [236 + shift, -8]), 0.7);
}

/** A wing that runs back along the sole, edged and starred with punched holes. */
function drawWingTip(sketch: Sketch, cloth: Cloth): void {
  const wing = closed(
    corner(206, -76),
    [222, -58],
    [210, -44],
    [176, -32],
    corner(136, -22),
    corner(140, -4),
    corner(312, -4),
    corner(308, -56),
    [250, -70],
  );
  drawPanel(sketch, cloth, wing, { ...FINE, surface: true, relief: 5, castsShadow: false });
  const holes: Point[] = [
    ...Array.from({ length: 12 }, (_, index): Point => {
      const t = index / 11;
      return [214 - t * 70 + Math.sin(t * Math.PI) * 16, -66 + t * 43];
    }),
    [250, -52],
    [258, -46],
    [258, -57],
    [266, -51],
    [254, -40],
    [244, -46],
    ...Array.from({ length: 7 }, (_, index): Point => [128 - index * 3, -50 + index * 6]),
  ];
  for (const [x, y] of holes) sketch.paint(ellipse(x, y, 1.5), { fill: cloth.tones.at(-7), opacity: 0.9 });
}
