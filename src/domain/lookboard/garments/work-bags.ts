import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, line, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawClasp } from './clasp.ts';
import { drawBuckle, drawZip } from './fastenings.ts';
import { drawStrap } from './strap.ts';

export function drawMessengerBag(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('flap-buckles', 'long-strap');
  const metal = metalFor(cloth);
  drawStrap(
    sketch,
    cloth,
    open(
      [168, 30],
      [206, -60],
      [196, -176],
      [104, -256],
      [-40, -262],
      [-164, -196],
      [-236, -76],
      [-262, 70],
      [-246, 190],
      [-212, 176],
      [-196, 96],
      [-168, 30],
    ),
    20,
    -0.8,
  );
  const body = symmetric([0, 0], corner(-176, 0), [-182, 130], corner(-178, 268), [0, 274]);
  drawPanel(sketch, cloth, body, { relief: 28 });
  const flap = symmetric([0, -8], corner(-180, -6), [-184, 90], corner(-178, 176), [-160, 190], [0, 194]);
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 9));
  drawPanel(sketch, cloth, flap, { relief: 22 });
  drawStitches(
    sketch,
    cloth,
    open(
      [-174, 0],
      [-177, 90],
      [-171, 172],
      [-154, 183],
      [0, 186],
      [154, 183],
      [171, 172],
      [177, 90],
      [174, 0],
    ),
    1,
  );
  for (const side of [-1, 1]) {
    drawPanel(sketch, cloth, slab(side * 96 - 13, 120, 26, 116, 3), { relief: 5 });
    drawBuckle(sketch, metal, side * 96 - 18, 192, 36, 28, 4.6);
  }
}

/** A flat case with a handle and two locks. */
export function drawBriefcase(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('slim-case', 'top-handle');
  const metal = metalFor(cloth);
  drawStrap(sketch, cloth, open([-62, 10], [-60, -34], [-34, -50], [34, -50], [60, -34], [62, 10]), 15);
  const body = symmetric([0, 0], corner(-196, 0), [-198, 140], corner(-194, 262), [-182, 270], [0, 272]);
  drawPanel(sketch, cloth, body, { relief: 20 });
  const top = symmetric([0, -8], corner(-198, -6), corner(-199, 56), [0, 62]);
  sketch.within(body, () => drawCastShade(sketch, cloth, top, 7));
  drawPanel(sketch, cloth, top, { relief: 10 });
  drawStitches(
    sketch,
    cloth,
    open(corner(-193, 0), corner(-193, 50), [0, 56], corner(193, 50), corner(193, 0)),
    1,
  );
  drawStitches(
    sketch,
    cloth,
    open(corner(-190, 64), [-192, 150], corner(-188, 262), corner(188, 262), [192, 150], corner(190, 64)),
    1,
  );
  for (const side of [-1, 1]) {
    drawClasp(sketch, metal, side * 122, 42, 24, 34);
    sketch.paint(ellipse(side * 61, -2, 7), { stroke: metal.face, width: 3 });
  }
  drawSeam(sketch, cloth, line([-196, 150], [196, 150]), 1, 0.25);
}

/** A barrel with round ends, a zip along the top and two long handles. */
export function drawDuffle(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('barrel', 'top-handle');
  const metal = metalFor(cloth);
  drawStrap(
    sketch,
    cloth,
    open([-92, 120], [-96, 0], [-70, -84], [0, -108], [70, -84], [96, 0], [92, 120]),
    20,
    -1.4,
  );
  const body = closed(
    [-190, 8],
    [0, 0],
    [190, 8],
    [236, 40],
    [246, 120],
    [234, 204],
    [190, 234],
    [0, 240],
    [-190, 234],
    [-234, 204],
    [-246, 120],
    [-236, 40],
  );
  drawPanel(sketch, cloth, body, {
    relief: 40,
    folds: [
      { from: [-150, 30], to: [-120, 220], width: 34, bow: 14, depth: 0.9 },
      { from: [150, 30], to: [130, 220], width: 34, bow: -14, depth: 0.9 },
      { from: [-30, 60], to: [20, 226], width: 34, bow: 10, depth: 0.6 },
    ],
  });
  for (const side of [-1, 1])
    drawSeam(sketch, cloth, open([side * 200, 10], [side * 190, 120], [side * 200, 232]), 3);
  drawZip(sketch, metal, open([-190, 24], [0, 16], [190, 24]), 6);
  const pocket = slab(-74, 96, 148, 110, 8);
  drawPanel(sketch, cloth, pocket, { relief: 10, castsShadow: false });
  drawZip(sketch, metal, line([-60, 112], [60, 112]), 4);
  for (const x of [-92, 92]) drawStrap(sketch, cloth, open([x, 236], [x, 120], [x * 1.02, 4]), 20);
  drawStrap(
    sketch,
    cloth,
    open([-92, 130], [-100, 10], [-72, -60], [0, -80], [72, -60], [100, 10], [92, 130]),
    20,
  );
  drawPanel(sketch, cloth, slab(-26, -90, 52, 24, 6), { relief: 6 });
}

/** A pouch on a webbing belt with a clip. */
export function drawBeltBag(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('waist-belt');
  const metal = metalFor(cloth);
  for (const side of [-1, 1])
    drawStrap(
      sketch,
      cloth,
      open(
        [side * 120, 40],
        [side * 190, 20],
        [side * 262, -26],
        [side * 236, -96],
        [side * 120, -118],
        [side * 10, -112],
      ),
      24,
      -0.8,
    );
  drawPanel(sketch, { ...cloth, weave: 'rubber' }, slab(-34, -130, 68, 34, 8), {
    relief: 9,
    surface: false,
  });
  const body = symmetric([0, -4], [-110, -2], corner(-158, 18), [-150, 84], [-110, 126], [0, 134]);
  drawPanel(sketch, cloth, body, {
    relief: 34,
    folds: [{ from: [-110, 30], to: [-70, 116], width: 26, bow: 8, depth: 0.7 }],
  });
  drawZip(sketch, metal, open([-132, 26], [0, 12], [132, 26]), 6);
  const pocket = symmetric([0, 56], [-92, 58], corner(-112, 70), [-84, 112], [0, 120]);
  drawPanel(sketch, cloth, pocket, { relief: 14, castsShadow: false });
  drawZip(sketch, metal, open([-88, 70], [0, 64], [88, 70]), 4);
}
