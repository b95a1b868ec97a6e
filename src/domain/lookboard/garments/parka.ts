import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, type Shape, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { COAT_SLEEVE, longFolds } from './coat-parts.ts';
import { drawSnap } from './fastenings.ts';
import { drawFlapPockets } from './pockets.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';

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
  drawHood(sketch, cloth);
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

/** A hood edged with fur. */
function drawHood(sketch: Sketch, cloth: Cloth): void {
  const fur = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.55 ? -1.4 : 2.2));
  const edge = symmetric([0, -206], [-124, -192], [-186, -108], [-178, 2], corner(-120, 66), [0, 70]);
  drawPanel(sketch, fur, edge, { relief: 24, surface: false, edge: 0 });
  sketch.paint(furStrokes(cloth), { stroke: fur.tones.at(2.4), width: 2.4, opacity: 0.7 });
  sketch.paint(furStrokes(cloth), { stroke: fur.tones.at(-3), width: 2, opacity: 0.5 });
  const inner = symmetric([0, -150], [-86, -138], [-128, -80], [-122, 0], corner(-84, 52), [0, 66]);
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
