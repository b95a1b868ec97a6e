import type { Cloth } from '../cloth/cloth.ts';
import { type Metal, metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import { corner, ellipse, line, mirrorShape, open, type Shape, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBuckle, drawZip } from './fastenings.ts';

// Seen from the front; millimetres from the middle of the top edge of the body.

const FINE = { edgeWidth: 1 } as const;

export function drawTote(sketch: Sketch, cloth: Cloth): void {
  for (const [lift, shade] of [
    [-8, -1.6],
    [0, 0],
  ] as const) {
    strap(
      sketch,
      cloth,
      open(
        [-84, 60],
        [-80, -40 + lift],
        [-52, -170 + lift],
        [0, -206 + lift],
        [52, -170 + lift],
        [80, -40 + lift],
        [84, 60],
      ),
      15,
      shade,
    );
    if (shade !== 0)
      drawPanel(sketch, cloth, symmetric(corner(0, -8), corner(-184, -6), corner(-182, 40), corner(0, 40)), {
        ...FINE,
        steps: -2,
        surface: false,
        relief: 8,
      });
  }
  const body = symmetric([0, 6], corner(-186, 0), [-176, 150], corner(-160, 318), [-148, 330], [0, 334]);
  drawPanel(sketch, cloth, body, {
    ...FINE,
    relief: 30,
    folds: [
      { from: [-150, 60], to: [-110, 300], width: 26, bow: 10, depth: 0.6 },
      { from: [140, 40], to: [120, 300], width: 26, bow: -10, depth: 0.6 },
    ],
  });
  strap(sketch, cloth, open([-84, 96], [-84, 40], [-81, -36]), 15, 0);
  strap(sketch, cloth, open([84, 96], [84, 40], [81, -36]), 15, 0);
  for (const side of [-1, 1]) drawStitches(sketch, cloth, slab(side * 84 - 10, 26, 20, 76, 2), 1);
  drawStitches(sketch, cloth, open([-184, 14], [0, 20], [184, 14]), 1.1);
  drawSeam(sketch, cloth, open([-160, 300], [0, 306], [160, 300]), 1.4, 0.6);
}

export function drawCrossbody(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  strap(
    sketch,
    cloth,
    open([-112, 18], [-140, -90], [-96, -200], [0, -236], [96, -204], [140, -92], [112, 18]),
    9,
    -0.6,
  );
  const body = symmetric([0, 0], [-96, 0], [-122, 18], [-126, 90], [-118, 160], [-88, 178], [0, 180]);
  drawPanel(sketch, cloth, body, { ...FINE, relief: 22 });
  const flap = symmetric([0, -6], [-98, -5], [-124, 14], [-126, 60], [-104, 104], [-40, 124], [0, 126]);
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 7));
  drawPanel(sketch, cloth, flap, { ...FINE, relief: 18 });
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
  clasp(sketch, metal, 0, 112, 22, 28);
}

export function drawHandbag(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  strap(
    sketch,
    cloth,
    open([-66, 40], [-72, -40], [-40, -104], [0, -114], [40, -104], [72, -40], [66, 40]),
    12,
    0,
  );
  const body = symmetric([0, 0], corner(-122, 0), [-136, 100], corner(-150, 206), [-140, 222], [0, 224]);
  drawPanel(sketch, cloth, body, { ...FINE, relief: 26 });
  const side = open([-126, 4], [-118, 60], [-138, 214]);
  for (const gusset of [side, mirrorShape(side)]) drawSeam(sketch, cloth, gusset, 1.2, 0.5);
  const flap = symmetric([0, -8], corner(-124, -6), [-130, 60], corner(-122, 92), [-60, 112], [0, 116]);
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 8));
  drawPanel(sketch, cloth, flap, { ...FINE, relief: 20 });
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
  drawPanel(sketch, cloth, belt, { ...FINE, relief: 5 });
  clasp(sketch, metal, 0, 62, 26, 26);
  for (const x of [-66, 66])
    sketch.paint(ellipse(x, -9, 7.5), { stroke: metal.deep, width: 3.8 }, { stroke: metal.face, width: 2.8 });
  for (const x of [-118, 118]) sketch.paint(ellipse(x, 216, 3.4), { fill: metal.face });
}

export function drawClutch(sketch: Sketch, cloth: Cloth): void {
  const body = slab(-134, 0, 268, 152, 8);
  drawPanel(sketch, cloth, body, { ...FINE, relief: 20 });
  const flap = symmetric(corner(0, -5), corner(-136, -5), corner(-135, 14), [-60, 72], corner(0, 100));
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 8));
  drawPanel(sketch, cloth, flap, { ...FINE, relief: 16 });
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
  strap(sketch, cloth, loop, 7, 0);
}

export function drawBackpack(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  strap(sketch, cloth, open([-34, 8], [-30, -34], [0, -48], [30, -34], [34, 8]), 14, -1);
  for (const side of [-1, 1])
    strap(
      sketch,
      cloth,
      open([side * 110, 60], [side * 168, 130], [side * 178, 260], [side * 140, 380]),
      28,
      -1.4,
    );
  const body = symmetric([0, 0], [-88, 8], [-136, 70], [-146, 220], [-144, 380], [-120, 414], [0, 420]);
  drawPanel(sketch, cloth, body, { ...FINE, relief: 36 });
  drawZip(
    sketch,
    metal,
    open([-134, 190], [-122, 90], [-80, 36], [0, 26], [80, 36], [122, 90], [134, 190]),
    4,
  );
  const pocket = symmetric([0, 214], [-96, 216], [-116, 238], [-118, 370], [-96, 396], [0, 400]);
  sketch.within(body, () => drawCastShade(sketch, cloth, pocket, 7));
  drawPanel(sketch, cloth, pocket, { ...FINE, relief: 24, castsShadow: false });
  drawZip(sketch, metal, open([-104, 250], [0, 244], [104, 250]), 4);
  drawPanel(sketch, cloth, slab(-26, 130, 52, 40, 5), { ...FINE, relief: 5, steps: -1.2 });
  for (const side of [-1, 1])
    drawSeam(sketch, cloth, open([side * 128, 200], [side * 132, 300], [side * 130, 400]), 1.4, 0.5);
}

export function drawMessengerBag(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  strap(
    sketch,
    cloth,
    open([-168, 30], [-200, -70], [-130, -160], [0, -184], [130, -160], [200, -70], [168, 30]),
    26,
    -0.8,
  );
  const body = symmetric([0, 0], corner(-176, 0), [-182, 130], corner(-178, 268), [0, 274]);
  drawPanel(sketch, cloth, body, { ...FINE, relief: 28 });
  const flap = symmetric([0, -8], corner(-180, -6), [-184, 90], corner(-178, 176), [-160, 190], [0, 194]);
  sketch.within(body, () => drawCastShade(sketch, cloth, flap, 9));
  drawPanel(sketch, cloth, flap, { ...FINE, relief: 22 });
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
    drawPanel(sketch, cloth, slab(side * 96 - 13, 120, 26, 116, 3), { ...FINE, relief: 5 });
    drawBuckle(sketch, metal, side * 96 - 18, 192, 36, 28, 4.6);
  }
}

/** A leather strap of even width; its outline casts the shadow. */
function strap(sketch: Sketch, cloth: Cloth, path: Shape, width: number, steps: number): void {
  sketch.castShadow(ribbon(path, width));
  sketch.paint(
    path,
    { stroke: cloth.tones.at(-3.6), width: width + 1.6, opacity: 0.9, cap: 'butt' },
    { stroke: cloth.tones.at(steps), width, cap: 'butt' },
    {
      stroke: cloth.tones.at(steps - 2),
      width: width * 0.3,
      opacity: 0.4,
      cap: 'butt',
      shift: [width * 0.26, width * 0.26],
    },
    {
      stroke: cloth.tones.at(steps + 2),
      width: width * 0.34,
      opacity: 0.6,
      cap: 'butt',
      shift: [-width * 0.16, -width * 0.16],
    },
  );
}

function clasp(sketch: Sketch, metal: Metal, x: number, y: number, width: number, height: number): void {
  sketch.paint(slab(x - width / 2 + 1.5, y + 2.5, width, height, 4), { fill: '#1c1815', opacity: 0.35 });
  sketch.paint(slab(x - width / 2, y, width, height, 4), { fill: metal.face });
  sketch.paint(slab(x - width / 2 + 1.5, y + 1.5, width - 3, height * 0.4, 3), {
    fill: metal.light,
    opacity: 0.6,
  });
  sketch.paint(slab(x - width * 0.18, y + height * 0.5, width * 0.36, height * 0.22, 2), {
    fill: metal.deep,
  });
  sketch.paint(line([x - width / 2 + 2, y + height], [x + width / 2 - 2, y + height]), {
    stroke: metal.deep,
    width: 1.2,
  });
}
