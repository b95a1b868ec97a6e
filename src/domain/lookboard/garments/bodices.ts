import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { corner, line, mirrorShape, open, type Point, type Shape, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { LONG } from './shirts.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';

export function drawBodysuit(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('fitted', 'high-leg');
  const isLong = sketch.pick('long-sleeve', 'sleeveless') === 'long-sleeve';
  const isScoop = sketch.asks('scoop-neck');
  const shoulder = isLong ? 178 : 130;
  const torso = buildTorso({
    neck: 'round',
    neckHalf: isScoop ? 102 : 108,
    neckDepth: isScoop ? 186 : 128,
    shoulderHalf: shoulder,
    shoulderDrop: isLong ? 40 : 12,
    chestHalf: 196,
    underarm: isLong ? 214 : 234,
    waist: 390,
    waistHalf: 166,
    length: 600,
    hemHalf: 190,
  });
  drawBackNeck(sketch, cloth, torso, { dip: isScoop ? 130 : 40, label: !isScoop });
  const body = symmetric(
    ...torso.neckline,
    corner(...torso.shoulder),
    [-shoulder + 12, 140],
    corner(...torso.underarmPoint),
    [-166, 388],
    [-184, 500],
    corner(-190, 540),
    [-118, 620],
    [-52, 716],
    corner(-34, 752),
    corner(0, 754),
  );
  drawPanel(sketch, cloth, body, {
    folds: [
      ...bodyFolds(torso).slice(0, 2),
      { from: [-150, 380], to: [-40, 410], width: 18, bow: -8, depth: 0.6 },
      { from: [150, 400], to: [50, 424], width: 18, bow: 8, depth: 0.6 },
      { from: [-150, 420], to: [-80, 436], width: 14, depth: 0.5 },
    ],
  });
  if (isLong)
    drawSleeves(
      sketch,
      cloth,
      torso.shoulder,
      torso.underarmPoint,
      { ...LONG, bicep: 104, elbow: 88, cuff: 66, finish: 'hem' },
      { over: torso.body, stripes: 'across' },
    );
  drawNeckBand(sketch, cloth, torso, 13, false);
  const leg = open([-184, 548], [-110, 634], [-44, 724]);
  for (const side of [leg, mirrorShape(leg)]) drawStitches(sketch, cloth, side, 1.1);
  drawSeam(sketch, cloth, line([-34, 738], [34, 738]), 1.4, 0.7);
}

export function drawCorsetTop(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('strapless', 'sweetheart', 'boning');
  const body = symmetric(
    corner(0, 92),
    [-42, 38],
    [-110, 22],
    [-164, 62],
    corner(-190, 130),
    [-168, 250],
    [-152, 340],
    [-168, 420],
    corner(-184, 462),
    [-90, 482],
    corner(0, 522),
  );
  drawPanel(sketch, cloth, symmetric(corner(0, 90), corner(-186, 128), [-120, 104], [0, 96]), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  drawPanel(sketch, cloth, body, { relief: 36 });
  const bones: Shape[] = [
    open([-44, 40], [-34, 250], [-30, 504]),
    open([-112, 24], [-84, 250], [-92, 484]),
    open([-164, 64], [-128, 260], [-142, 472]),
  ];
  for (const bone of bones) {
    for (const seam of [bone, mirrorShape(bone)]) {
      drawSeam(sketch, cloth, seam, 2, 0.9);
      sketch.moved(
        ([x, y]: Point) => [x + 7, y],
        () => drawStitches(sketch, cloth, seam, 1),
      );
    }
  }
  const cups = open([-168, 150], [-110, 176], [-40, 168], [0, 150]);
  for (const seam of [cups, mirrorShape(cups)]) drawSeam(sketch, cloth, seam, 1.8, 0.8);
  for (let y = 120; y < 500; y += 30) {
    sketch.paint(line([-7, y], [7, y]), { stroke: cloth.tones.at(-4), width: 3.4, opacity: 0.75 });
    sketch.paint(line([-6, y - 1], [5, y - 1]), { stroke: cloth.tones.at(4), width: 1.4, opacity: 0.8 });
  }
  drawSeam(sketch, cloth, line([0, 92], [0, 520]), 1.6);
  drawStitches(
    sketch,
    cloth,
    open(
      [-186, 134],
      [-158, 70],
      [-110, 32],
      [-42, 48],
      corner(0, 104),
      [42, 48],
      [110, 32],
      [158, 70],
      [186, 134],
    ),
    1,
  );
}
