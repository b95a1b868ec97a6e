import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawShirtCollar } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

export function drawDenimJacket(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('point-collar', 'buttoned', 'chest-pockets', 'cropped', 'long-sleeve');
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 80,
    shoulderHalf: 226,
    shoulderDrop: 44,
    chestHalf: 262,
    waistHalf: 246,
    hemHalf: 228,
    length: 580,
    underarm: 240,
    hemDrop: 0,
  });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), relief: 28 });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...CASUAL_SLEEVE, finish: 'shirt-cuff' },
    { over: torso.body },
  );
  const yoke = open([-208, 176], [-20, 180]);
  const vSeams = [open([-152, 240], [-96, 540]), open([-62, 240], [-44, 540])];
  for (const side of [false, true]) {
    const flip = (shape: Shape) => (side ? mirrorShape(shape) : shape);
    drawSeam(sketch, cloth, flip(yoke));
    sketch.moved(
      ([x, y]) => [x, y + 6],
      () => drawStitches(sketch, cloth, flip(yoke)),
    );
    for (const seam of vSeams) {
      drawSeam(sketch, cloth, flip(seam), 1.5);
      sketch.moved(
        ([x, y]) => [x + 6, y],
        () => drawStitches(sketch, cloth, flip(seam)),
      );
    }
    const flap = flip(
      closed(corner(-166, 180), corner(-54, 182), corner(-54, 214), corner(-110, 240), corner(-166, 212)),
    );
    drawPanel(sketch, cloth, flap, { relief: 8, castsShadow: false });
    drawStitches(sketch, cloth, flip(open(corner(-161, 208), corner(-110, 233), corner(-59, 210))), 1.2);
    drawButton(sketch, cloth, [side ? 110 : -110, 222], 5, plainCloth(cloth, '#a98a55').tones);
  }
  verticalBand(sketch, cloth, 62, 574, 40);
  const waistband = closed(
    corner(-230, 532),
    [0, 538],
    corner(230, 532),
    corner(227, 584),
    [0, 590],
    corner(-227, 584),
  );
  drawPanel(sketch, cloth, waistband, { relief: 10 });
  drawStitches(sketch, cloth, open([-226, 540], [0, 546], [226, 540]));
  for (let y = 116; y < 580; y += 86)
    drawButton(sketch, cloth, [0, y], 7.5, plainCloth(cloth, '#a98a55').tones);
  drawShirtCollar(sketch, cloth, { neckHalf: 80, depth: 42, spread: 84, point: 84 });
}

function verticalBand(sketch: Sketch, cloth: Cloth, top: number, bottom: number, width: number): void {
  drawPanel(sketch, cloth, slab(-width / 2, top, width, bottom - top), {
    relief: 7,
    castsShadow: false,
  });
  for (const x of [-width / 2 + 5, width / 2 - 5])
    drawStitches(sketch, cloth, line([x, top + 6], [x, bottom]), 1.2);
}
