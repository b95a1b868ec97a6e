import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { goldMetal } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawSnap } from './fastenings.ts';
import { drawBackNeck } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';

/** A short bouclé jacket, edge to edge, its borders braided, four small pockets. */
export function drawCollarlessJacket(sketch: Sketch, cloth: Cloth): void {
  if (sketch.asks('open-front')) {
    drawBolero(sketch, cloth);
    return;
  }
  sketch.shows('collarless', 'braid-trim', 'patch-pockets', 'long-sleeve');
  const braid = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.4 ? -4.5 : 5), 'chunky');
  const torso = buildTorso({
    neckDepth: 74,
    neckHalf: 92,
    shoulderHalf: 212,
    chestHalf: 250,
    waistHalf: 238,
    hemHalf: 244,
    length: 570,
    hemDrop: 0,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 18 });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), relief: 26 });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { length: 450, upperAngle: 13, lowerAngle: 10, bicep: 136, elbow: 124, cuff: 112, finish: 'plain' },
    {
      over: torso.body,
      extra: ({ cuffOut, cuffIn }, side) => {
        const x = (value: number) => (side === -1 ? value : -value);
        drawPanel(
          sketch,
          braid,
          closed(
            corner(x(cuffOut[0]), cuffOut[1] - 16),
            corner(x(cuffIn[0]), cuffIn[1] - 16),
            corner(x(cuffIn[0]), cuffIn[1] + 2),
            corner(x(cuffOut[0]), cuffOut[1] + 2),
          ),
          { relief: 5 },
        );
      },
    },
  );
  drawSeam(sketch, cloth, line([0, 74], [0, 568]), 3);
  const trim = { relief: 6, castsShadow: false };
  for (const side of [-1, 1]) {
    for (const [x, y, width] of [
      [124, 216, 88],
      [132, 404, 112],
    ] as const) {
      drawPanel(sketch, cloth, slab(side * x - width / 2, y, width, width), {
        relief: 6,
        castsShadow: false,
      });
      drawPanel(sketch, braid, slab(side * x - width / 2 - 2, y - 4, width + 4, 17), trim);
      drawSnap(sketch, goldMetal(), side * x, y + 28, 6);
    }
    drawPanel(sketch, braid, slab(side === 1 ? 2 : -20, 86, 18, 466), trim);
  }
  drawPanel(
    sketch,
    braid,
    closed(corner(-246, 552), [0, 552], corner(246, 552), corner(245, 572), [0, 572], corner(-245, 572)),
    trim,
  );
  const collar = closed(
    corner(-92, 0),
    [-84, 40],
    [-50, 72],
    corner(-1, 76),
    corner(-1, 95),
    [-62, 90],
    [-102, 50],
    corner(-110, 4),
  );
  for (const side of [collar, mirrorShape(collar)]) drawPanel(sketch, braid, side, trim);
}

/** Ends above the waist; its fronts curve apart from the neck to the side seams. */
function drawBolero(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('collarless', 'cropped', 'long-sleeve');
  const torso = buildTorso({ neckDepth: 60, neckHalf: 96, shoulderHalf: 196, chestHalf: 226, underarm: 226 });
  drawPanel(
    sketch,
    cloth,
    closed(
      corner(-96, 0),
      corner(96, 0),
      corner(216, 300),
      [150, 404],
      [0, 412],
      [-150, 404],
      corner(-216, 300),
    ),
    { steps: -2, relief: 14, surface: false },
  );
  for (const isRight of [true, false]) {
    const flip = (shape: ReturnType<typeof closed>) => (isRight ? mirrorShape(shape) : shape);
    const side = isRight ? 1 : -1;
    const front = closed(
      corner(-96, -2),
      corner(-196, 40),
      [-184, 146],
      corner(-226, 226),
      [-222, 320],
      corner(-214, 408),
      [-132, 398],
      [-62, 330],
      [-48, 220],
      [-70, 110],
    );
    drawPanel(sketch, cloth, flip(front), {
      relief: 22,
      folds: [{ from: [side * 200, 240], to: [side * 110, 200], width: 26, bow: side * 8, depth: 0.5 }],
    });
    const edge = open([-102, 6], [-80, 112], [-60, 220], [-74, 322], [-138, 386], [-212, 396]);
    drawStitches(sketch, cloth, flip(edge), 1.1);
  }
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { length: 420, upperAngle: 14, lowerAngle: 10, bicep: 126, elbow: 112, cuff: 96, finish: 'hem' },
    { over: torso.body },
  );
  drawSeam(sketch, cloth, open([-94, 2], [0, 18], [94, 2]), 4);
}

/** Straight-cut, with sleeves as wide as they are long and a band from neck to hem. */
export function drawKimono(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('collarless', 'open-front', 'wide-sleeve', 'thigh-length');
  const length = 830;
  drawPanel(sketch, cloth, closed(corner(-70, 4), corner(70, 4), corner(90, length), corner(-90, length)), {
    steps: -2.2,
    relief: 14,
    surface: false,
  });
  for (const isRight of [true, false]) {
    const flip = isRight ? mirrorShape : (shape: ReturnType<typeof closed>) => shape;
    const side = isRight ? 1 : -1;
    const sleeve = closed(
      corner(-206, 36),
      [-330, 112],
      corner(-446, 196),
      [-452, 330],
      corner(-424, 452),
      [-350, 420],
      corner(-236, 346),
    );
    drawPanel(sketch, cloth, flip(sleeve), {
      grain: side * -30,
      relief: 20,
      folds: [
        { from: [side * 236, 320], to: [side * 300, 120], width: 30, bow: side * 8, depth: 0.8 },
        { from: [side * 300, 380], to: [side * 380, 180], width: 34, bow: side * 8, depth: 0.7 },
      ],
    });
    const edge = open([-420, 438], [-442, 330], [-436, 206]);
    drawStitches(sketch, cloth, flip(edge), 1.1);
    const front = closed(
      corner(-84, -2),
      corner(-212, 34),
      [-224, 200],
      corner(-246, 320),
      [-250, 560],
      corner(-258, length - 4),
      [-150, length + 4],
      corner(-40, length),
      [-18, 520],
      corner(-24, 300),
    );
    drawPanel(sketch, cloth, flip(front), {
      relief: 26,
      folds: [
        { from: [side * 190, 300], to: [side * 200, length - 20], width: 44, bow: side * 8, depth: 0.6 },
        { from: [side * 90, 240], to: [side * 110, length - 10], width: 40, bow: side * -6, depth: 0.6 },
      ],
    });
    const band = closed(
      corner(-60, -16),
      corner(-94, -4),
      [-72, 150],
      [-46, 300],
      [-42, 520],
      corner(-62, length),
      corner(-30, length),
      [-12, 520],
      [-16, 300],
      [-40, 140],
    );
    drawPanel(sketch, cloth, flip(band), { relief: 9, grain: side * -6 });
  }
  drawSeam(sketch, cloth, open([-64, -14], [0, -6], [64, -14]), 5);
}
