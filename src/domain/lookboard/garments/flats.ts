import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { goldMetal, metalFor, silverMetal } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import { closed, corner, ellipse, line, mapShape, open, type Point, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { FINE } from './shoe-parts.ts';

// Seen from above, toes up: what has no sides to show is known by its straps. Millimetres.

/** A right foot's outline. */
const FOOT = closed(
  [6, -136],
  [36, -120],
  [48, -74],
  [42, -20],
  [34, 40],
  [32, 92],
  [20, 128],
  [0, 136],
  [-20, 128],
  [-32, 92],
  [-32, 40],
  [-40, -20],
  [-46, -76],
  [-30, -122],
);

/** The moulded bed inside the outline. */
const INSET = closed(
  [5, -126],
  [30, -112],
  [40, -74],
  [34, -20],
  [27, 40],
  [25, 92],
  [15, 120],
  [0, 127],
  [-15, 120],
  [-25, 92],
  [-25, 40],
  [-32, -20],
  [-38, -76],
  [-24, -114],
);

/** The same foot in a shoe that runs to a point. */
const POINTED = closed(
  corner(6, -166),
  [22, -132],
  [40, -96],
  [44, -56],
  [41, -10],
  [34, 40],
  [32, 92],
  [20, 128],
  [0, 136],
  [-20, 128],
  [-32, 92],
  [-32, 40],
  [-39, -10],
  [-43, -58],
  [-36, -98],
  [-14, -134],
);

export const drawBalletFlat = pairFromAbove((sketch, cloth) => {
  const isPointed = sketch.asks('pointed-toe');
  drawPanel(sketch, cloth, isPointed ? POINTED : FOOT, {
    ...FINE,
    surface: cloth.pattern !== 'plain' || cloth.weave === 'suede',
    relief: 26,
  });
  const opening = closed(
    [2, -78],
    [28, -60],
    [31, -10],
    [24, 50],
    [22, 96],
    [0, 120],
    [-22, 96],
    [-24, 50],
    [-29, -10],
    [-26, -62],
  );
  const lining = plainCloth(cloth, cloth.tones.lightness > 0.75 ? '#d8c3a2' : '#a98a66', 'leather');
  drawPanel(sketch, lining, opening, { ...FINE, relief: 2, castsShadow: false });
  sketch.within(opening, () => drawCastShade(sketch, lining, opening, 16));
  drawSeam(
    sketch,
    cloth,
    closed(
      [2, -85],
      [34, -62],
      [37, -10],
      [29, 52],
      [27, 98],
      [0, 127],
      [-27, 98],
      [-29, 52],
      [-35, -10],
      [-32, -64],
    ),
    1,
    0.6,
  );
  if (isPointed) return;
  const trim = sketch.pick('toe-bow', 'instep-strap', 'jewelled');
  if (trim === 'toe-bow') drawToeBow(sketch, cloth);
  else if (trim === 'instep-strap') drawInstepStrap(sketch, cloth);
  else drawJewels(sketch, cloth);
});

function drawToeBow(sketch: Sketch, cloth: Cloth): void {
  for (const side of [-1, 1])
    drawPanel(
      sketch,
      cloth,
      closed(corner(side * 2, -82), [side * 16, -92], [side * 24, -84], [side * 16, -74]),
      { ...FINE, relief: 4, castsShadow: false },
    );
  drawPanel(sketch, cloth, ellipse(1, -82, 4.4, 5), { ...FINE, relief: 2, castsShadow: false });
}

function drawInstepStrap(sketch: Sketch, cloth: Cloth): void {
  const bar = closed(corner(-38, -14), [0, -30], corner(40, -16), corner(40, 0), [0, -14], corner(-38, 2));
  drawPanel(sketch, cloth, bar, { ...FINE, surface: true, relief: 6 });
  sketch.paint(slab(22, -20, 13, 14, 3), { stroke: metalFor(cloth).face, width: 2.4 });
}

/** A brooch of stones at the toe. */
function drawJewels(sketch: Sketch, cloth: Cloth): void {
  const silver = silverMetal();
  for (const [x, y, r] of [
    [0, -100, 7],
    [-12, -97, 5],
    [13, -97, 5],
    [-6, -110, 4.5],
    [7, -110, 4.5],
    [-20, -91, 4],
    [22, -91, 4],
    [0, -88, 4.5],
  ] as const) {
    sketch.paint(ellipse(x, y, r), { fill: silver.deep });
    sketch.paint(ellipse(x - r * 0.15, y - r * 0.2, r * 0.78), { fill: silver.face });
    sketch.paint(ellipse(x - r * 0.25, y - r * 0.3, r * 0.34), { fill: silver.light });
  }
  drawSeam(sketch, cloth, open([-34, -110], [0, -122], [36, -108]), 1, 0.4);
}

/** One broad band; or two with buckles over a bed of cork. */
export const drawSlide = pairFromAbove((sketch, cloth) => {
  if (sketch.pick('one-strap', 'two-buckles') === 'two-buckles') {
    drawCorkSandal(sketch, cloth);
    return;
  }
  drawFootbed(sketch, cloth);
  const strap = closed(
    corner(-54, -74),
    [0, -98],
    corner(57, -72),
    [60, -30],
    corner(52, 14),
    [0, -8],
    corner(-48, 14),
    [-56, -30],
  );
  sketch.within(FOOT, () => drawCastShade(sketch, cloth, strap, 9));
  drawPanel(sketch, cloth, strap, { ...FINE, surface: true, relief: 14 });
  drawStitches(sketch, cloth, open([-50, -68], [0, -91], [53, -66]), 0.9);
  drawStitches(sketch, cloth, open([-44, 6], [0, -15], [48, 6]), 0.9);
});

function drawCorkSandal(sketch: Sketch, cloth: Cloth): void {
  const cork = plainCloth(cloth, '#b58a5c', 'felt');
  drawPanel(sketch, cork, FOOT, { ...FINE, surface: true, relief: 8 });
  drawPanel(sketch, plainCloth(cloth, '#a98862', 'suede'), INSET, {
    ...FINE,
    surface: true,
    relief: 12,
    castsShadow: false,
  });
  const upper = cloth.weave === 'straw' ? plainCloth(cloth, cloth.tones.base, 'suede') : cloth;
  for (const [y, reach] of [
    [-92, 54],
    [-34, 52],
  ] as const) {
    const band = closed(
      corner(-reach, y + 4),
      [0, y - 16],
      corner(reach + 2, y),
      corner(reach, y + 34),
      [0, y + 18],
      corner(-reach + 2, y + 38),
    );
    drawPanel(sketch, upper, band, { ...FINE, surface: true, relief: 9 });
    drawStitches(sketch, upper, open([-reach + 5, y + 9], [0, y - 10], [reach - 4, y + 5]), 0.8);
    sketch.paint(slab(22, y - 4, 20, 24, 3), { stroke: metalFor(cloth).face, width: 3 });
    sketch.paint(line([24, y + 8], [40, y + 8]), { stroke: metalFor(cloth).light, width: 2 });
  }
}

/** Crossed straps over a moulded bed; or for the evening thin ones on a thin sole. */
export const drawFlatSandal = pairFromAbove((sketch, cloth) => {
  if (sketch.pick('foot-straps', 'slim-straps') === 'slim-straps') {
    drawDressSandal(sketch, cloth);
    return;
  }
  drawFootbed(sketch, cloth);
  strap(
    sketch,
    cloth,
    closed(corner(-46, -96), [0, -110], corner(50, -92), corner(50, -74), [0, -92], corner(-48, -78)),
  );
  strap(
    sketch,
    cloth,
    closed(corner(-48, -34), [0, -56], corner(48, -34), corner(46, -16), [0, -38], corner(-45, -16)),
  );
  strap(sketch, cloth, closed(corner(-7, -100), corner(8, -100), corner(7, -44), corner(-6, -44)));
  strap(
    sketch,
    cloth,
    closed(
      corner(-37, 70),
      [-44, 46],
      [0, 22],
      [46, 46],
      corner(38, 70),
      corner(28, 66),
      [32, 52],
      [0, 38],
      [-32, 52],
      corner(-28, 66),
    ),
  );
  sketch.paint(
    slab(34, 46, 13, 15, 3),
    { stroke: goldMetal().deep, width: 3 },
    { stroke: goldMetal().face, width: 2.2 },
  );
});

/** Narrow from heel to an almond toe. */
const SLIM_FOOT = closed(
  [5, -142],
  [30, -118],
  [41, -76],
  [35, -20],
  [25, 40],
  [26, 94],
  [16, 126],
  [0, 133],
  [-16, 126],
  [-26, 94],
  [-24, 40],
  [-33, -20],
  [-39, -76],
  [-25, -120],
);

/** A flat lining of fine leather, two cords crossed at the toes, and one about the ankle that stands up behind the heel. */
function drawDressSandal(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('ankle-strap');
  const lining = plainCloth(cloth, cloth.tones.lightness > 0.5 ? '#d8bd98' : '#a07c58', 'leather');
  drawPanel(sketch, cloth, SLIM_FOOT, { ...FINE, relief: 5 });
  drawPanel(
    sketch,
    lining,
    mapShape(SLIM_FOOT, ([x, y]) => [x * 0.93, y * 0.975]),
    { ...FINE, relief: 3, castsShadow: false },
  );
  for (const [from, over, to] of [
    [
      [-41, -84],
      [-6, -76],
      [38, -40],
    ],
    [
      [43, -84],
      [8, -78],
      [-36, -40],
    ],
  ] as const)
    cord(sketch, cloth, open(from, over, to), 6);
  cord(sketch, cloth, open([-27, 96], [-36, 64], [-30, 38], [0, 26], [30, 36], [37, 62], [28, 96]), 5.4);
  cord(sketch, cloth, open([-26, 100], [0, 92], [27, 100]), 5.4);
  sketch.paint(slab(29, 50, 9.5, 11, 2), { stroke: metalFor(cloth).face, width: 2 });
}

function cord(sketch: Sketch, cloth: Cloth, path: Shape, width: number): void {
  const shape = ribbon(path, width);
  sketch.within(SLIM_FOOT, () => drawCastShade(sketch, cloth, path, 7));
  drawPanel(sketch, cloth, shape, { ...FINE, relief: 7 });
}

function strap(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  sketch.within(FOOT, () => drawCastShade(sketch, cloth, shape, 5));
  drawPanel(sketch, cloth, shape, { ...FINE, relief: 6 });
}

/** A sole with its moulded bed, a shade off the straps. */
function drawFootbed(sketch: Sketch, cloth: Cloth): void {
  const bed =
    cloth.weave === 'rubber'
      ? plainCloth(cloth, cloth.tones.at(-1), 'rubber')
      : plainCloth(cloth, cloth.tones.lightness > 0.5 ? '#c2a07a' : '#8a6a4c', 'leather');
  drawPanel(sketch, bed, FOOT, { ...FINE, relief: 10 });
  drawSeam(sketch, bed, INSET, 1.2, 0.8);
  sketch.paint(ellipse(0, 84, 15, 22), { fill: bed.tones.at(-3), opacity: 0.18 });
}

/** Left and right beside each other, slightly apart at the toes. */
function pairFromAbove(
  drawRight: (sketch: Sketch, cloth: Cloth) => void,
): (sketch: Sketch, cloth: Cloth) => void {
  return (sketch, cloth) => {
    const lean = 0.06;
    const placed =
      (side: 1 | -1) =>
      ([x, y]: Point): Point => [side * (x + 62 - y * lean), y + (side === 1 ? 10 : -6)];
    sketch.moved(placed(-1), () => drawRight(sketch, cloth));
    sketch.moved(placed(1), () => drawRight(sketch, cloth));
  };
}
