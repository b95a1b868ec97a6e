import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel } from '../cloth/panel.ts';
import { closed, corner, type Knot, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair, drawPairOfTwoSides } from './pair.ts';
import { drawShoeFromAbove } from './shoe-from-above.ts';
import { drawInside, drawRopeSole, FINE, soleTone } from './shoe-parts.ts';
import { drawStrap } from './strap.ts';

/** A pointed court shoe; with a low heel, the back is a strap. */
export function drawPump(sketch: Sketch, cloth: Cloth): void {
  const heel = sketch.pick('stiletto', 'kitten-heel', 'block-heel');
  const draw = heel === 'kitten-heel' ? drawPair(fromItsSide) : drawPairOfTwoSides(fromAbove, fromItsSide);
  draw(sketch, cloth);
}

function fromAbove(sketch: Sketch, cloth: Cloth): void {
  // On its heel it is seen shorter than it is.
  sketch.moved(
    ([x, y]) => [x * 0.86 + 24, y],
    () =>
      drawShoeFromAbove(sketch, cloth, {
        last: 'pointed',
        sole: plainCloth(cloth, soleTone(cloth), 'leather'),
        rim: 1,
        toe: 'plain',
        fastening: { kind: 'none' },
      }),
  );
}

function fromItsSide(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('pointed-toe');
  const heel = sketch.pick('stiletto', 'kitten-heel', 'block-heel');
  const isLow = heel === 'kitten-heel';
  if (isLow) {
    // The same last on half the height.
    sketch.moved(
      ([x, y]) => [x, y * (0.74 + 0.2 * Math.min(1, x / 230))],
      () => drawCourt(sketch, cloth, { isOpenBack: sketch.asks('slingback'), heelWidth: 17 }),
    );
    return;
  }
  drawCourt(sketch, cloth, { isOpenBack: false, heelWidth: heel === 'block-heel' ? 40 : 12 });
}

function drawCourt(
  sketch: Sketch,
  cloth: Cloth,
  { isOpenBack, heelWidth }: { isOpenBack: boolean; heelWidth: number },
): void {
  drawHeel(
    sketch,
    cloth,
    closed(
      corner(5, -94),
      [30, -94],
      corner(56, -82),
      [31 + heelWidth * 0.4, -54],
      [12 + heelWidth, -20],
      corner(11 + heelWidth, 0),
      corner(11, 0),
      [9, -40],
      [3, -70],
    ),
  );
  drawInside(
    sketch,
    cloth,
    isOpenBack
      ? closed(
          corner(6, -92),
          [40, -78],
          [84, -54],
          [130, -40],
          [156, -38],
          corner(176, -53),
          [128, -70],
          [84, -92],
          corner(60, -100),
          [30, -100],
        )
      : closed(
          corner(15, -143),
          [28, -106],
          [70, -74],
          [122, -47],
          [156, -40],
          corner(176, -53),
          [124, -68],
          [64, -104],
          [32, -140],
        ),
  );
  const back: Knot[] = isOpenBack
    ? [corner(4, -84), corner(8, -94), [40, -86], corner(66, -98), [84, -84]]
    : [corner(4, -90), [0, -114], [5, -134], corner(15, -143), [28, -116], [72, -84]];
  const upper = closed(
    ...back,
    [122, -57],
    [156, -47],
    corner(176, -53),
    [218, -40],
    [256, -20],
    corner(286, -3),
    [244, -1],
    corner(202, -2),
    [150, -22],
    [90, -60],
    [44, -84],
  );
  if (isOpenBack) {
    for (const strap of [
      open([64, -98], [34, -124], [6, -132], [2, -120]),
      open([4, -130], [30, -116], [66, -94]),
    ])
      drawStrap(sketch, cloth, strap, 6);
    sketch.paint(slab(46, -114, 9, 10, 2), { stroke: metalFor(cloth).face, width: 2 });
  }
  drawPanel(sketch, cloth, upper, { ...FINE, surface: true, relief: 16 });
  drawUnderside(sketch, cloth, open([284, -1], [240, 1], [200, 0], [148, -20], [88, -58], [46, -81]));
}

/** Sandals on a heel: one band or several, a block, a needle or a wedge of rope. */
export const drawHeeledSandal = drawPair((sketch, cloth) => {
  const heel = sketch.pick('block-heel', 'stiletto', 'wedge-heel');
  sketch.shows('ankle-strap');
  if (heel === 'wedge-heel') {
    sketch.shows('rope-sole');
    drawRopeSole(sketch, cloth, WEDGE);
  } else drawHeel(sketch, cloth, heel === 'block-heel' ? BLOCK : NEEDLE);
  drawAnkleStrapBehind(sketch, cloth);
  if (heel !== 'wedge-heel') {
    const inner = plainCloth(cloth, cloth.tones.lightness > 0.5 ? '#c8a67c' : '#6d5140', 'leather');
    drawPanel(sketch, inner, FOOTBED, { ...FINE, relief: 6 });
  }
  if (heel === 'wedge-heel') drawClosedToe(sketch, cloth);
  else drawBands(sketch, cloth, sketch.pick('one-strap', 'strappy') === 'strappy');
  drawCounter(sketch, cloth);
  drawAnkleStrap(sketch, cloth);
  if (heel !== 'wedge-heel')
    drawUnderside(sketch, cloth, open([262, -2], [228, 0], [196, 0], [140, -14], [88, -46], [46, -77]));
});

const NEEDLE = closed(
  corner(6, -90),
  [34, -86],
  corner(48, -78),
  [34, -52],
  [25, -18],
  corner(24, 0),
  corner(14, 0),
  [11, -40],
  [3, -66],
);
const BLOCK = closed(
  corner(4, -92),
  [34, -86],
  corner(62, -72),
  [60, -40],
  corner(60, 0),
  corner(10, 0),
  [7, -44],
);
const WEDGE = closed(
  corner(2, -96),
  [32, -90],
  [86, -62],
  [140, -34],
  [200, -24],
  corner(270, -26),
  [276, -14],
  corner(262, 0),
  [150, 2],
  corner(12, 2),
  [2, -40],
);
const FOOTBED = closed(
  corner(4, -98),
  [28, -92],
  [84, -64],
  [140, -30],
  [192, -13],
  [240, -15],
  corner(270, -14),
  [264, -3],
  corner(196, -2),
  [140, -16],
  [88, -48],
  [44, -79],
  corner(4, -88),
);

function drawBands(sketch: Sketch, cloth: Cloth, isStrappy: boolean): void {
  const bands = isStrappy
    ? ([
        [160, -24, 9],
        [192, -14, 8],
        [222, -12, 8],
      ] as const)
    : ([[182, -14, 50]] as const);
  for (const [x, y, width] of bands) {
    const rise = isStrappy ? 38 : 44;
    const band = closed(
      corner(x, y),
      [x + 4, y - rise * 0.7],
      [x + width * 0.5 + 6, y - rise],
      [x + width + 10, y - rise * 0.9],
      [x + width + 8, y - rise * 0.4],
      corner(x + width, y + 2),
    );
    drawPanel(sketch, cloth, band, { ...FINE, surface: true, relief: isStrappy ? 5 : 9 });
  }
  if (isStrappy)
    for (const path of [
      open([164, -36], [196, -46], [226, -26]),
      open([120, -44], [150, -62], [176, -50], [196, -30]),
    ])
      drawStrap(sketch, cloth, path, 6);
}

function drawClosedToe(sketch: Sketch, cloth: Cloth): void {
  const toe = closed(
    corner(148, -34),
    [170, -62],
    [206, -64],
    [248, -54],
    [272, -38],
    corner(274, -26),
    [200, -24],
  );
  drawPanel(sketch, cloth, toe, { ...FINE, surface: true, relief: 14 });
}

function drawCounter(sketch: Sketch, cloth: Cloth): void {
  const counter = closed(
    corner(4, -90),
    [-2, -116],
    [3, -150],
    corner(5, -168),
    corner(14, -164),
    [12, -138],
    [22, -108],
    corner(40, -88),
  );
  drawPanel(sketch, cloth, counter, { ...FINE, surface: true, relief: 7 });
}

/** The far half of the strap. */
function drawAnkleStrapBehind(sketch: Sketch, cloth: Cloth): void {
  drawStrap(sketch, cloth, open([6, -162], [24, -174], [50, -176], [78, -174], [96, -162]), 7);
}

function drawAnkleStrap(sketch: Sketch, cloth: Cloth): void {
  drawStrap(sketch, cloth, open([4, -162], [20, -151], [50, -149], [80, -151], [96, -162]), 8);
  sketch.paint(slab(66, -158, 12, 14, 3), { stroke: metalFor(cloth).face, width: 2.4 });
}

function drawHeel(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  drawPanel(sketch, cloth, shape, { ...FINE, surface: true, relief: 9, steps: -0.3 });
}

function drawUnderside(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  sketch.paint(shape, { stroke: cloth.tones.at(-4), width: 5, opacity: 0.85, shift: [0, -1.6] });
}
