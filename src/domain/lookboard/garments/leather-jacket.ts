import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { between, closed, corner, line, mirrorShape, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawZip } from './fastenings.ts';
import { drawLining } from './lining.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';

export function drawLeatherJacket(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('asymmetric-zip', 'belted', 'notch-lapel', 'long-sleeve');
  const hide = cloth.weave === 'smooth' ? { ...cloth, weave: 'leather' as const } : cloth;
  const metal = metalFor(cloth);
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 84,
    neckDepth: 200,
    shoulderHalf: 224,
    shoulderDrop: 42,
    chestHalf: 256,
    waistHalf: 236,
    hemHalf: 226,
    length: 560,
    underarm: 240,
    hemDrop: 0,
  });
  drawLining(sketch, hide, 210);
  drawPanel(sketch, hide, torso.body, {
    folds: [
      ...bodyFolds(torso),
      { from: [-180, 330], to: [-60, 350], width: 16, bow: -8, depth: 0.8 },
      { from: [170, 400], to: [70, 420], width: 16, bow: 8, depth: 0.8 },
    ],
    relief: 32,
  });
  drawSleeves(sketch, hide, torso.shoulder, torso.underarmPoint, CASUAL_SLEEVE, {
    over: torso.body,
    extra: ({ cuffIn, cuffOut, elbowIn, elbowOut }, side) => {
      const end = between(between(cuffIn, elbowIn, 0.44), between(cuffOut, elbowOut, 0.44), 0.26);
      const zip = line(between(cuffIn, cuffOut, 0.34), end);
      drawZip(sketch, metal, side === -1 ? zip : mirrorShape(zip), 4);
    },
  });
  const shoulderSeam = open([-222, 96], [-140, 84], [-84, 92]);
  for (const side of [shoulderSeam, mirrorShape(shoulderSeam)]) drawSeam(sketch, hide, side);
  drawZip(sketch, metal, open([78, 166], [40, 330], [34, 556]), 7);
  drawZip(sketch, metal, line([-190, 300], [-100, 352]), 5);
  drawZip(sketch, metal, line([-196, 420], [-128, 500]), 5);
  drawZip(sketch, metal, line([196, 420], [130, 500]), 5);
  const leftLapel = closed(
    corner(-84, 12),
    corner(-128, 84),
    corner(-182, 116),
    [-132, 200],
    corner(-40, 312),
    corner(10, 330),
    corner(0, 204),
    [-50, 104],
  );
  const rightLapel = closed(
    corner(84, 12),
    corner(126, 86),
    corner(184, 108),
    [160, 190],
    corner(78, 300),
    corner(34, 330),
    corner(0, 204),
    [50, 104],
  );
  for (const shape of [leftLapel, rightLapel]) {
    drawCastShade(sketch, hide, shape, 8);
    drawPanel(sketch, hide, shape, { relief: 20, castsShadow: false });
  }
  const collar = closed(
    corner(-40, -30),
    [-84, -18],
    corner(-142, 74),
    corner(-122, 98),
    corner(-84, 30),
    [-70, 6],
    corner(-30, -2),
  );
  drawPanel(sketch, hide, symmetric([0, -34], corner(-60, -30), corner(-70, 20), [0, 14]), {
    relief: 14,
    surface: false,
  });
  for (const shape of [collar, mirrorShape(collar)]) drawPanel(sketch, hide, shape, { relief: 16 });
  for (const [x, y] of [
    [-164, 112],
    [165, 106],
    [-132, 78],
    [132, 78],
  ] as const)
    stud(sketch, metal, x, y);
  const belt = closed(
    corner(-230, 512),
    [0, 520],
    corner(230, 512),
    corner(228, 560),
    [0, 567],
    corner(-228, 560),
  );
  drawPanel(sketch, hide, belt, { relief: 12 });
  sketch.paint(slab(-52, 508, 50, 62, 5), { stroke: metal.face, width: 7 });
  sketch.paint(line([-27, 540], [-4, 540]), { stroke: metal.light, width: 4 });
}

function stud(sketch: Sketch, metal: ReturnType<typeof metalFor>, x: number, y: number): void {
  sketch.paint(line([x, y], [x + 0.1, y]), { stroke: metal.deep, width: 9 });
  sketch.paint(line([x - 1, y - 1], [x - 0.9, y - 1]), { stroke: metal.light, width: 5 });
}
