import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import type { Weave } from '../cloth/weave.ts';
import {
  closed,
  corner,
  ellipse,
  mirrorShape,
  open,
  type Point,
  type Shape,
  slab,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawClasp } from './clasp.ts';
import { drawZip } from './fastenings.ts';
import { drawStrap } from './strap.ts';

// Seen from the front; millimetres from the middle of the top edge of the body.

export function drawCrossbody(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('long-strap');
  const metal = metalFor(cloth);
  drawStrap(
    sketch,
    cloth,
    open(
      [112, 18],
      [152, -60],
      [148, -168],
      [84, -252],
      [-24, -274],
      [-126, -224],
      [-186, -120],
      [-214, 10],
      [-206, 116],
      [-172, 132],
      [-152, 84],
      [-112, 18],
    ),
    9,
    -0.6,
  );
  const body = symmetric([0, 0], [-96, 0], [-122, 18], [-126, 90], [-118, 160], [-88, 178], [0, 180]);
  drawPanel(sketch, cloth, body, { relief: 22 });
  const flap = symmetric([0, -6], [-98, -5], [-124, 14], [-126, 60], [-104, 104], [-40, 124], [0, 126]);
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 7));
  drawPanel(sketch, cloth, flap, { relief: 18 });
  drawStitches(
    sketch,
    cloth,
    open(
      [-119, 20],
      [-120, 60],
      [-100, 98],
      [-40, 117],
      [0, 119],
      [40, 117],
      [100, 98],
      [120, 60],
      [119, 20],
    ),
    0.9,
  );
  for (const side of [-1, 1]) sketch.paint(ellipse(side * 113, 14, 8), { stroke: metal.face, width: 3 });
  drawClasp(sketch, metal, 0, 112, 22, 28);
}

/** The right side of a stiff bag, seen from a little to the right of its front. */
const GUSSET = closed(
  corner(112, 2),
  corner(133, 5),
  [149, 96],
  corner(166, 200),
  [160, 212],
  corner(138, 221),
);

export function drawHandbag(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('top-handle');
  const metal = metalFor(cloth);
  // The far handle has fallen back a little, and the side is seen past the front.
  drawStrap(
    sketch,
    cloth,
    open([-52, 30], [-52, -34], [-22, -84], [16, -92], [56, -82], [84, -34], [80, 30]),
    11,
    -1.6,
  );
  drawPanel(sketch, cloth, GUSSET, { relief: 6, steps: -2.6 });
  const body = symmetric([0, 0], corner(-122, 0), [-136, 100], corner(-150, 206), [-140, 222], [0, 224]);
  drawPanel(sketch, cloth, body, { relief: 26 });
  const side = open([-126, 4], [-118, 60], [-138, 214]);
  for (const gusset of [side, mirrorShape(side)]) drawSeam(sketch, cloth, gusset, 1.2, 0.5);
  const flap = symmetric([0, -8], corner(-124, -6), [-130, 60], corner(-122, 92), [-60, 112], [0, 116]);
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 8));
  drawPanel(sketch, cloth, flap, { relief: 20 });
  drawStitches(
    sketch,
    cloth,
    open(
      [-118, 0],
      [-124, 60],
      corner(-116, 86),
      [-60, 105],
      [0, 109],
      [60, 105],
      corner(116, 86),
      [124, 60],
      [118, 0],
    ),
    0.9,
  );
  const belt = slab(-131, 66, 262, 17, 3);
  drawPanel(sketch, cloth, belt, { relief: 5 });
  drawClasp(sketch, metal, 0, 62, 26, 26);
  drawStrap(
    sketch,
    cloth,
    open([-66, -2], [-73, -46], [-44, -106], [0, -118], [44, -106], [73, -46], [66, -2]),
    12,
  );
  for (const x of [-66, 66])
    sketch.paint(ellipse(x, -9, 7.5), { stroke: metal.deep, width: 3.8 }, { stroke: metal.face, width: 2.8 });
  for (const x of [-118, 118]) sketch.paint(ellipse(x, 216, 3.4), { fill: metal.face });
}

export function drawClutch(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('envelope-flap');
  const body = slab(-134, 0, 268, 152, 8);
  if (DRAPED.has(cloth.weave)) {
    drawDrapedClutch(sketch, cloth, body);
    return;
  }
  drawPanel(sketch, cloth, body, { relief: 20 });
  const flap = symmetric(corner(0, -5), corner(-136, -5), corner(-135, 14), [-60, 72], corner(0, 100));
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 8));
  drawPanel(sketch, cloth, flap, { relief: 16 });
  drawStitches(
    sketch,
    cloth,
    open(corner(-128, 10), [-58, 64], corner(0, 91), [58, 64], corner(128, 10)),
    0.9,
  );
  const metal = metalFor(cloth);
  sketch.paint(ellipse(1, 87, 8), { fill: '#1c1815', opacity: 0.3 });
  sketch.paint(ellipse(0, 85, 7.5), { fill: metal.face });
  sketch.paint(ellipse(-2, 83, 3), { fill: metal.light });
  const loop = open([134, 40], [190, 60], [206, 110], [176, 138], [136, 60]);
  drawStrap(sketch, cloth, loop, 7, 0);
}

/** What is too soft for a sharp edge: it is laid in folds over its frame. */
const DRAPED: ReadonlySet<Weave> = new Set(['satin', 'silk', 'velvet', 'brocade']);

/** An evening clutch of cloth: its front and its flap are draped towards a jewelled clasp. */
function drawDrapedClutch(sketch: Sketch, cloth: Cloth, body: Shape): void {
  const fold = (from: Point, to: Point, width: number, bow: number): Fold => ({
    from,
    to,
    width,
    bow,
    depth: 0.95,
  });
  drawPanel(sketch, cloth, body, {
    relief: 22,
    folds: [-104, -70, -34, 6, 44, 80, 110].map((x, at) =>
      fold([x * 0.7, 84], [x * 1.2, 156], 13 + (at % 3) * 3, x * -0.06),
    ),
  });
  const flap = symmetric([0, -6], corner(-136, -5), corner(-137, 44), [-96, 82], [-40, 98], [0, 101]);
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 9));
  drawPanel(sketch, cloth, flap, {
    relief: 18,
    folds: [-128, -92, -56, -20, 22, 58, 94, 126].map((x, at) =>
      fold([x, 2 + (at % 2) * 8], [x * 0.16, 88], 12 + (at % 3) * 4, x * 0.12),
    ),
  });
  const metal = metalFor(cloth);
  for (const x of [-11, 11]) {
    sketch.paint(ellipse(x, 93, 11), { fill: metal.deep });
    sketch.paint(ellipse(x, 92, 10), { fill: metal.face, material: 'metal', relief: 30 });
  }
}

export function drawBackpack(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('two-straps');
  const metal = metalFor(cloth);
  drawStrap(sketch, cloth, open([-34, 8], [-30, -34], [0, -48], [30, -34], [34, 8]), 14, -1);
  for (const side of [-1, 1])
    drawStrap(
      sketch,
      cloth,
      open([side * 110, 60], [side * 168, 130], [side * 178, 260], [side * 140, 380]),
      28,
      -1.4,
    );
  const body = symmetric([0, 0], [-88, 8], [-136, 70], [-146, 220], [-144, 380], [-120, 414], [0, 420]);
  drawPanel(sketch, cloth, body, { relief: 36 });
  drawZip(
    sketch,
    metal,
    open([-134, 190], [-122, 90], [-80, 36], [0, 26], [80, 36], [122, 90], [134, 190]),
    4,
  );
  const pocket = symmetric([0, 214], [-96, 216], [-116, 238], [-118, 370], [-96, 396], [0, 400]);
  sketch.within(body, () => drawCastShade(sketch, cloth, pocket, 7));
  drawPanel(sketch, cloth, pocket, { relief: 24, castsShadow: false });
  drawZip(sketch, metal, open([-104, 250], [0, 244], [104, 250]), 4);
  drawPanel(sketch, cloth, slab(-26, 130, 52, 40, 5), { relief: 5, steps: -1.2 });
  for (const side of [-1, 1])
    drawSeam(sketch, cloth, open([side * 128, 200], [side * 132, 300], [side * 130, 400]), 1.4, 0.5);
}
