import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { mirrorShape, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { COAT_SLEEVE, drawCoatLining, drawNotchLapels, longFolds } from './coat-parts.ts';
import { drawFlapPockets } from './pockets.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

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
