import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, type Shape, slab, symmetric } from '../pen/shape.ts';
import type { Ink, Sketch } from '../pen/sketch.ts';
import { drawBuckle, drawSnap, drawZip } from './fastenings.ts';
import { drawFlapPockets } from './jackets.ts';
import { drawButton, drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { bodyFolds } from './tops.ts';
import { buildTorso } from './torso.ts';

const COAT_SLEEVE: SleeveMeasures = {
  length: 540,
  upperAngle: 12,
  lowerAngle: 4,
  bicep: 150,
  elbow: 138,
  cuff: 122,
  finish: 'plain',
};

export function drawWoolCoat(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 88,
    neckDepth: 330,
    shoulderHalf: 234,
    shoulderDrop: 42,
    underarm: 256,
    chestHalf: 278,
    waist: 520,
    waistHalf: 270,
    length: 1130,
    hemHalf: 300,
    hemDrop: 6,
  });
  drawCoatLining(sketch, cloth, 330);
  drawPanel(sketch, cloth, torso.body, { folds: longFolds(torso.measures.hemHalf, 1130), relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, COAT_SLEEVE, { over: torso.body });
  const edge = open([16, 330], [18, 640], [20, 1132]);
  drawCastShade(sketch, cloth, edge, 10);
  drawSeam(sketch, cloth, edge, 2);
  drawFlapPockets(sketch, cloth, 156, 640, 148, 56);
  drawNotchLapels(sketch, cloth, 88, 330, 112);
  for (const y of [366, 490, 614]) drawButton(sketch, cloth, [-2, y], 12);
  const dart = open([-150, 280], [-140, 500], [-150, 640]);
  for (const side of [dart, mirrorShape(dart)]) drawSeam(sketch, cloth, side, 1.5, 0.4);
}

export function drawTrench(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 88,
    neckDepth: 250,
    shoulderHalf: 234,
    shoulderDrop: 44,
    underarm: 256,
    chestHalf: 276,
    waist: 486,
    waistHalf: 236,
    length: 1140,
    hemHalf: 318,
    hemDrop: 6,
  });
  drawCoatLining(sketch, cloth, 270);
  drawPanel(sketch, cloth, torso.body, {
    folds: [
      ...longFolds(318, 1140),
      { from: [-210, 470], to: [-110, 400], width: 26, bow: 6 },
      { from: [200, 470], to: [100, 410], width: 26, bow: -6 },
      { from: [-180, 540], to: [-220, 900], width: 40, bow: 12, depth: 1.1 },
      { from: [160, 540], to: [214, 960], width: 44, bow: -12, depth: 1.1 },
    ],
    relief: 32,
  });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, COAT_SLEEVE, {
    over: torso.body,
    extra: ({ cuffOut, cuffIn, elbowOut, elbowIn }, side) => {
      const x = (value: number) => (side === -1 ? value : -value);
      const share = 0.3;
      const band = closed(
        corner(
          x(cuffOut[0] + (elbowOut[0] - cuffOut[0]) * share - 4),
          cuffOut[1] + (elbowOut[1] - cuffOut[1]) * share,
        ),
        corner(
          x(cuffIn[0] + (elbowIn[0] - cuffIn[0]) * share + 4),
          cuffIn[1] + (elbowIn[1] - cuffIn[1]) * share,
        ),
        corner(
          x(cuffIn[0] + (elbowIn[0] - cuffIn[0]) * (share - 0.11) + 4),
          cuffIn[1] + (elbowIn[1] - cuffIn[1]) * (share - 0.11),
        ),
        corner(
          x(cuffOut[0] + (elbowOut[0] - cuffOut[0]) * (share - 0.11) - 4),
          cuffOut[1] + (elbowOut[1] - cuffOut[1]) * (share - 0.11),
        ),
      );
      drawPanel(sketch, cloth, band, { relief: 8, surface: false });
    },
  });
  const edge = open([72, 270], [66, 480], [84, 1142]);
  drawCastShade(sketch, cloth, edge, 10);
  drawSeam(sketch, cloth, edge, 2);
  for (const side of [-1, 1]) {
    const pocket = closed(
      corner(side * 150, 580),
      corner(side * 184, 574),
      corner(side * 214, 730),
      corner(side * 180, 738),
    );
    drawPanel(sketch, cloth, pocket, { relief: 6, castsShadow: false });
  }
  // The storm flap hangs over the right breast only.
  const storm = closed(corner(88, 40), corner(222, 64), [232, 180], [150, 262], [96, 276], corner(84, 250));
  drawCastShade(sketch, cloth, storm, 7);
  drawPanel(sketch, cloth, storm, { relief: 14, castsShadow: false });
  drawStitches(sketch, cloth, open([226, 176], [150, 254], [96, 268]), 1.2);
  drawNotchLapels(sketch, cloth, 88, 270, 102);
  for (const y of [330, 420, 640]) for (const x of [-78, 56]) drawButton(sketch, cloth, [x, y], 11);
  for (const side of [-1, 1]) {
    const tab = closed(
      corner(side * 104, 20),
      corner(side * 228, 52),
      corner(side * 224, 82),
      corner(side * 112, 56),
      corner(side * 98, 38),
    );
    drawPanel(sketch, cloth, tab, { relief: 6, castsShadow: false });
    drawButton(sketch, cloth, [side * 118, 40], 7);
  }
  const belt = closed(
    corner(-244, 476),
    [0, 484],
    corner(244, 476),
    corner(246, 530),
    [0, 538],
    corner(-246, 530),
  );
  drawCastShade(sketch, cloth, open([-244, 534], [0, 542], [246, 534]), 8);
  drawPanel(sketch, cloth, belt, { relief: 10 });
  for (const y of [486, 528]) drawStitches(sketch, cloth, open([-240, y - 4], [0, y + 4], [240, y - 4]), 1.2);
  const tail = closed(
    corner(-6, 516),
    corner(36, 510),
    [58, 640],
    corner(70, 742),
    corner(44, 762),
    corner(22, 748),
    [10, 640],
  );
  drawCastShade(sketch, cloth, tail, 7);
  drawPanel(sketch, cloth, tail, { relief: 10, castsShadow: false });
  const leatherTones = plainCloth(cloth, cloth.tones.lightness > 0.4 ? '#5b3d28' : cloth.tones.at(2)).tones;
  drawBuckle(
    sketch,
    { face: leatherTones.base, light: leatherTones.at(2.4), deep: leatherTones.at(-2) },
    -34,
    468,
    62,
    78,
    11,
  );
}

export function drawParka(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 90,
    shoulderHalf: 240,
    shoulderDrop: 50,
    underarm: 262,
    chestHalf: 288,
    waist: 500,
    waistHalf: 268,
    length: 880,
    hemHalf: 300,
    hemDrop: 8,
  });
  drawHood(sketch, cloth, true);
  drawPanel(sketch, cloth, torso.body, { folds: [...bodyFolds(torso), ...longFolds(300, 880)], relief: 38 });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    {
      ...COAT_SLEEVE,
      bicep: 162,
      elbow: 152,
      upperAngle: 14,
    },
    { over: torso.body },
  );
  const placket = slab(-34, 50, 68, 834, 4);
  drawCastShade(sketch, cloth, line([35, 60], [35, 880]), 8);
  drawPanel(sketch, cloth, placket, { relief: 10, castsShadow: false });
  for (const x of [-28, 28]) drawStitches(sketch, cloth, line([x, 60], [x, 880]), 1.2);
  const metal = metalFor(cloth);
  for (const y of [110, 250, 390, 530, 670, 810]) drawSnap(sketch, metal, -2, y, 8);
  drawSeam(sketch, cloth, open([-272, 500], [0, 510], [272, 500]), 2);
  for (const y of [492, 512]) drawStitches(sketch, cloth, open([-270, y], [0, y + 10], [270, y]), 1.2);
  for (const x of [-46, 46])
    sketch.paint(open([x, 506], [x * 1.2, 560], [x, 620]), { stroke: cloth.tones.at(-4), width: 5 });
  for (const side of [-1, 1]) {
    const pocket = slab(side * 166 - 74, 590, 148, 190, 10);
    drawPanel(sketch, cloth, pocket, { relief: 14, castsShadow: false });
    drawStitches(sketch, cloth, slab(side * 166 - 68, 596, 136, 178, 8), 1.2);
  }
  drawFlapPockets(sketch, cloth, 166, 582, 156, 64);
  for (const side of [-1, 1]) drawSnap(sketch, metal, side * 166, 628, 7);
  for (const side of [-1, 1]) drawFlapAt(sketch, cloth, side * 150, 250);
  drawHoodFront(sketch, cloth);
}

function drawFlapAt(sketch: Sketch, cloth: Cloth, x: number, y: number): void {
  const welt = slab(x - 58, y, 116, 26, 3);
  drawPanel(sketch, cloth, welt, { relief: 6, castsShadow: false });
}

function drawHood(sketch: Sketch, cloth: Cloth, furred: boolean): void {
  const outer = symmetric([0, -190], [-110, -176], [-166, -100], [-160, -10], corner(-110, 50), [0, 62]);
  if (furred) {
    const fur = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.55 ? -1.4 : 2.2));
    drawPanel(
      sketch,
      fur,
      symmetric([0, -206], [-124, -192], [-186, -108], [-178, 2], corner(-120, 66), [0, 70]),
      { relief: 24, surface: false, edge: 0 },
    );
    sketch.paint(furStrokes(cloth), { stroke: fur.tones.at(2.4), width: 2.4, opacity: 0.7 });
    sketch.paint(furStrokes(cloth), { stroke: fur.tones.at(-3), width: 2, opacity: 0.5 });
  }
  const inner = symmetric([0, -150], [-86, -138], [-128, -80], [-122, 0], corner(-84, 52), [0, 66]);
  if (!furred) drawPanel(sketch, cloth, outer, { relief: 34, surface: false });
  drawPanel(sketch, cloth, inner, { relief: 34, surface: false, steps: -1.6, castsShadow: false });
}

function furStrokes({ dice }: Cloth): Shape {
  return Array.from({ length: 150 }, (_, index) => {
    const angle = Math.PI * (0.97 - (index / 149) * 1.94) - Math.PI / 2;
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
    const near = 0.84 + dice() * 0.1;
    const far = near + 0.16 + dice() * 0.14;
    const sway = (dice() - 0.5) * 22;
    return line(
      [cx * 168 * near, -66 + cy * 128 * near],
      [cx * 168 * far + sway, -66 + cy * 128 * far + sway * 0.5],
    );
  }).flat();
}

function drawHoodFront(sketch: Sketch, cloth: Cloth): void {
  const collar = closed(
    corner(-122, 40),
    [-70, 30],
    corner(-4, 96),
    corner(-4, 60),
    [-60, 6],
    corner(-104, 0),
  );
  for (const side of [collar, mirrorShape(collar)])
    drawPanel(sketch, cloth, side, { relief: 14, surface: false });
}

export function drawPuffer(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 92,
    shoulderHalf: 232,
    shoulderDrop: 50,
    underarm: 258,
    chestHalf: 270,
    waist: 450,
    waistHalf: 268,
    length: 650,
    hemHalf: 254,
    hemDrop: 4,
  });
  drawPanel(sketch, cloth, torso.body);
  sketch.within(torso.body, () => {
    for (let y = 118; y < 640; y += 86)
      quilt(sketch, cloth, [
        [-290, y - 8],
        [-140, y + 5],
        [0, y + 1],
        [140, y + 5],
        [290, y - 8],
      ]);
  });
  const measures = {
    ...COAT_SLEEVE,
    length: 470,
    bicep: 166,
    elbow: 160,
    cuff: 112,
    puff: 6,
    upperAngle: 14,
  };
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, measures, {
    over: torso.body,
    extra: ({ shape }, side) => {
      const flipped = side === -1 ? shape : mirrorShape(shape);
      sketch.within(flipped, () => {
        for (let y = 160; y < 780; y += 82) {
          const lean = Math.max(0, 330 - y) * 0.28;
          quilt(sketch, cloth, [
            [side * 470, y - lean - 4],
            [side * 330, y + 6],
            [side * 180, y + lean * 0.6],
          ]);
        }
      });
    },
  });
  drawZip(sketch, metalFor(cloth), line([0, 20], [0, 646]), 9);
  const collar = symmetric(
    [0, -62],
    [-70, -64],
    corner(-104, -52),
    [-116, -8],
    corner(-112, 34),
    [-60, 58],
    [0, 62],
  );
  drawPanel(sketch, cloth, collar, { relief: 16, surface: false });
  sketch.within(collar, () =>
    quilt(sketch, cloth, [
      [-122, -8],
      [-60, 6],
      [0, 10],
      [60, 6],
      [122, -8],
    ]),
  );
  drawZip(sketch, metalFor(cloth), line([0, 4], [0, 64]), 8);
  for (const side of [-1, 1]) drawSeam(sketch, cloth, line([side * 190, 430], [side * 160, 545]), 4);
}

/** Height of a filled chamber, millimetres. */
const CHAMBER = 84;

/** A quilting seam: the filling sinks into it from above and swells again below. */
function quilt(sketch: Sketch, cloth: Cloth, points: [number, number][]): void {
  const seam = open(...points);
  const dark = cloth.tones.at(-5);
  const light = cloth.tones.at(4);
  sketch.paint(
    seam,
    ...[0.42, 0.3, 0.18].flatMap((width): Ink[] => [
      { stroke: dark, width: CHAMBER * width, opacity: 0.1, cap: 'butt', shift: [0, -CHAMBER * 0.13] },
      { stroke: light, width: CHAMBER * width, opacity: 0.13, cap: 'butt', shift: [0, CHAMBER * 0.27] },
    ]),
    { stroke: dark, width: 2.4, opacity: 0.6, cap: 'butt' },
  );
}

export function drawCape(sketch: Sketch, cloth: Cloth): void {
  const body = symmetric(
    [0, 60],
    corner(-86, 0),
    [-200, 60],
    [-330, 300],
    corner(-440, 690),
    [-300, 742],
    [0, 760],
  );
  drawPanel(sketch, cloth, body, {
    folds: [
      { from: [-120, 120], to: [-330, 700], width: 60, bow: 30, depth: 1 },
      { from: [-70, 200], to: [-170, 740], width: 60, bow: 20, depth: 0.9 },
      { from: [120, 120], to: [300, 710], width: 60, bow: -26, depth: 1 },
      { from: [60, 220], to: [150, 745], width: 56, bow: -14, depth: 0.9 },
      { from: [190, 160], to: [400, 690], width: 46, bow: -30, depth: 0.9 },
      { from: [-200, 180], to: [-410, 690], width: 40, bow: 22, depth: 0.8 },
    ],
    relief: 44,
  });
  for (const side of [-1, 1]) {
    const slit = line([side * 196, 380], [side * 214, 560]);
    sketch.paint(slit, { stroke: cloth.tones.at(-3), width: 20, opacity: 0.35 });
    drawSeam(sketch, cloth, slit, 3);
  }
  const edge = open([12, 70], [14, 400], [16, 760]);
  drawCastShade(sketch, cloth, edge, 9);
  drawSeam(sketch, cloth, edge, 2);
  const collar = closed(
    corner(-50, -34),
    [-90, -12],
    corner(-124, 70),
    corner(-60, 126),
    corner(0, 72),
    [-50, 40],
  );
  drawPanel(sketch, cloth, symmetric([0, -38], corner(-60, -34), corner(-84, 20), [0, 60]), {
    relief: 18,
    surface: false,
    steps: -1,
  });
  for (const side of [collar, mirrorShape(collar)]) drawPanel(sketch, cloth, side, { relief: 16 });
  for (const y of [130, 240]) drawButton(sketch, cloth, [0, y], 12);
}

function drawCoatLining(sketch: Sketch, cloth: Cloth, roll: number): void {
  const lining = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.4 ? -1.8 : 1.4), 'satin');
  drawPanel(sketch, lining, symmetric([0, 14], corner(-94, -2), [-84, 140], corner(0, roll + 30)), {
    relief: 24,
    surface: false,
    castsShadow: false,
  });
  sketch.paint(slab(-36, 38, 72, 40, 2), {
    fill: lining.tones.at(lining.tones.lightness > 0.5 ? 1.6 : 3.4),
    opacity: 0.9,
  });
}

function drawNotchLapels(sketch: Sketch, cloth: Cloth, n: number, roll: number, lapel: number): void {
  const gorge = 132;
  const shape = closed(
    corner(-n + 8, 44),
    corner(-n - lapel * 0.3, gorge),
    corner(-n - lapel * 0.92, gorge + 14),
    [-n - lapel * 0.42, gorge + 90],
    [-n * 0.7, roll - 50],
    corner(16, roll + 10),
    corner(6, roll - 8),
    [-n * 0.36, roll * 0.5],
    corner(-n + 18, 60),
  );
  const collar = closed(
    corner(-n * 0.5, -34),
    [-n - 14, -4],
    corner(-n - lapel * 0.6, 100),
    corner(-n - lapel * 0.3, gorge + 4),
    corner(-n + 24, 70),
    [-n * 0.72, 22],
    corner(-n * 0.4, -6),
  );
  drawPanel(
    sketch,
    cloth,
    symmetric([0, -38], corner(-n * 0.62, -36), [-n - 4, 0], corner(-n + 2, 34), [-n * 0.5, 16], [0, 12]),
    { relief: 18, surface: false },
  );
  for (const flipped of [false, true]) {
    const flip = (drawn: Shape) => (flipped ? mirrorShape(drawn) : drawn);
    drawCastShade(
      sketch,
      cloth,
      flip(
        open(
          [-n - lapel * 0.92, gorge + 18],
          [-n - lapel * 0.36, gorge + 96],
          [-n * 0.64, roll - 46],
          [16, roll + 12],
        ),
      ),
      9,
    );
    drawPanel(sketch, cloth, flip(shape), {
      relief: 20,
      castsShadow: false,
      edge: 0.75,
      grain: flipped ? -14 : 14,
    });
    drawPanel(sketch, cloth, flip(collar), {
      relief: 16,
      castsShadow: false,
      edge: 0.75,
      grain: flipped ? -30 : 30,
    });
  }
}

function longFolds(hemHalf: number, length: number): Fold[] {
  return [
    { from: [-hemHalf * 0.7, 300], to: [-hemHalf * 0.78, length - 20], width: 46, bow: 10, depth: 0.6 },
    { from: [-hemHalf * 0.36, 520], to: [-hemHalf * 0.42, length], width: 50, bow: -10, depth: 0.55 },
    { from: [hemHalf * 0.4, 440], to: [hemHalf * 0.46, length], width: 50, bow: 10, depth: 0.55 },
    { from: [hemHalf * 0.78, 330], to: [hemHalf * 0.84, length - 30], width: 40, bow: -10, depth: 0.6 },
  ];
}
