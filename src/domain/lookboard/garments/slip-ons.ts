import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, type Knot, ladder, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLowPair } from './pair.ts';
import { drawInside, drawLeatherSole, drawLugSole, drawRopeSole, FINE, rubberOf } from './shoe-parts.ts';

const UPPER = closed(
  corner(8, -20),
  [2, -50],
  [6, -76],
  corner(14, -94),
  [44, -84],
  [88, -76],
  corner(128, -92),
  [158, -86],
  [198, -72],
  [244, -64],
  [280, -50],
  [298, -28],
  corner(298, -10),
  [230, -6],
  [150, -8],
  [96, -16],
);
const INSIDE = closed(
  corner(14, -93),
  [44, -93],
  [88, -91],
  corner(124, -95),
  corner(128, -90),
  [88, -72],
  [44, -80],
);

export const drawLoafer = drawLowPair((sketch, cloth) => {
  const isSoft = sketch.pick('penny-strap', 'moccasin-seam') === 'moccasin-seam';
  if (sketch.asks('lug-sole')) drawLugSole(sketch, cloth);
  else drawLeatherSole(sketch, cloth, { heel: isSoft ? 12 : 20, thickness: 8, length: 294 });
  drawInside(sketch, cloth, INSIDE);
  drawPanel(sketch, cloth, UPPER, { ...FINE, surface: true, relief: 20, folds: FLEX });
  sketch.within(UPPER, () => {
    drawApron(sketch, cloth);
    if (!isSoft) drawStrap(sketch, cloth);
    drawSeam(sketch, cloth, open([38, -88], [50, -54], [44, -16]), 1.1, 0.8);
  });
  if (isSoft) drawDriver(sketch, cloth);
});

const FLEX = [{ from: [200, -68], to: [214, -28], width: 10, bow: 3, depth: 0.5 }] as const;

/** The raised seam round the top of the toe. */
function drawApron(sketch: Sketch, cloth: Cloth): void {
  const apron = open([128, -84], [142, -64], [190, -50], [240, -46], [270, -54], [278, -64]);
  drawSeam(sketch, cloth, apron, 3.4, 1);
  sketch.moved(
    ([x, y]) => [x, y + 4],
    () => drawSeam(sketch, cloth, apron, 1.4, 0.6),
  );
  drawSeam(
    sketch,
    cloth,
    ladder(open([140, -66], [190, -52], [242, -48]), open([138, -60], [189, -46], [243, -42]), 13),
    1.3,
    0.7,
  );
}

/** The bar over the instep, with its slot. */
function drawStrap(sketch: Sketch, cloth: Cloth): void {
  const strap = closed(
    corner(126, -104),
    [138, -78],
    [142, -44],
    corner(138, -8),
    corner(174, -8),
    [180, -44],
    [176, -72],
    corner(168, -90),
  );
  drawCastShade(sketch, cloth, strap, 5);
  drawPanel(sketch, cloth, strap, { ...FINE, surface: true, relief: 8, castsShadow: false });
  sketch.paint(slab(147, -64, 23, 6, 3), { fill: cloth.tones.at(-7), opacity: 0.9 });
  drawStitches(sketch, cloth, open([134, -88], [146, -50], [144, -10]), 0.7);
  drawStitches(sketch, cloth, open([168, -82], [175, -50], [171, -10]), 0.7);
}

/** A lace that runs through the top line, and studs of rubber at the heel. */
function drawDriver(sketch: Sketch, cloth: Cloth): void {
  const cord = open([18, -88], [46, -78], [88, -70], [124, -82]);
  drawSeam(sketch, cloth, cord, 2.6, 0.9);
  for (const [x, y] of [
    [142, -80],
    [156, -76],
  ] as const)
    drawPanel(sketch, cloth, slab(x, y, 26, 4, 2), { ...FINE, relief: 3 });
  const rubber = plainCloth(cloth, '#3a2a20', 'rubber');
  for (let y = -64; y < -14; y += 13) drawPanel(sketch, rubber, slab(1, y, 8, 7, 3), { ...FINE, relief: 3 });
}

/** Canvas on a sole of coiled rope, or of rubber: then it is a sneaker without laces. */
export const drawEspadrille = drawLowPair((sketch, cloth) => {
  const isRope = sketch.asks('rope-sole');
  drawInside(sketch, cloth, INSIDE);
  drawPanel(sketch, cloth, UPPER, { ...FINE, surface: true, relief: 18, folds: FLEX });
  sketch.within(UPPER, () => {
    const vamp = open([130, -92], [122, -56], [140, -10]);
    drawSeam(sketch, cloth, vamp, 2);
    drawStitches(sketch, cloth, open([136, -90], [128, -56], [146, -10]), 0.9);
    drawSeam(sketch, cloth, open([10, -84], [26, -60], [24, -14]), 1.4, 0.7);
  });
  if (!isRope) {
    drawPanel(sketch, rubberOf(cloth), SOLE, { ...FINE, relief: 9 });
    return;
  }
  drawRopeSole(sketch, cloth, SOLE);
  const stitches: Knot[] = [[6, -22], [100, -20], [200, -20], corner(298, -24)];
  drawStitches(sketch, plainCloth(cloth, '#efe6d2', 'smooth'), open(...stitches), 1.4);
});

const SOLE = closed(
  corner(2, -24),
  [100, -20],
  [200, -20],
  corner(302, -26),
  [308, -14],
  corner(298, 2),
  [200, 4],
  corner(8, 4),
  [-4, -10],
);
