import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import { closed, corner, ellipse, line, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBuckle } from './fastenings.ts';

/** Half rolled up: the coil stands behind, the buckled end lies in front. */
export function drawBelt(sketch: Sketch, cloth: Cloth): void {
  const across = sketch.asks('narrow') ? NARROW : 1;
  sketch.moved(
    ([x, y]) => [x, 44 + (y - 44) * across],
    () => drawStrip(sketch, cloth),
  );
}

/** Of a belt's own breadth: two thirds of an inch. */
const NARROW = 0.56;

function drawStrip(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  const isWoven = sketch.asks('woven');
  drawCoil(sketch, cloth);
  if (isWoven)
    for (let x = -70; x < 106; x += 12) {
      const y = 50 - ((x - 14) / 96) ** 2 * 46;
      drawSeam(sketch, cloth, line([x, y - 22], [x + 14, y + 14]), 2.4, 0.8);
      drawSeam(sketch, cloth, line([x + 14, y - 22], [x, y + 14]), 2.4, 0.8);
    }
  const strip = closed(
    corner(-206, 26),
    [-60, 38],
    [90, 36],
    corner(222, 20),
    [240, 38],
    corner(222, 57),
    [90, 74],
    [-60, 76],
    corner(-206, 62),
  );
  drawPanel(sketch, cloth, strip, { relief: 9 });
  if (isWoven) drawPlait(sketch, cloth);
  else if (sketch.asks('tooled')) drawTooling(sketch, cloth);
  else
    for (const lift of [5, 31])
      drawStitches(
        sketch,
        cloth,
        open([-190, 26 + lift], [-60, 38 + lift], [90, 37 + lift], [222, 22 + lift]),
        0.9,
      );
  if (!isWoven)
    for (const x of [120, 144, 168, 192])
      sketch.paint(ellipse(x, 50 - (x - 90) * 0.12, 2.8), { fill: cloth.tones.at(-7) });
  drawPanel(sketch, cloth, slab(-150, 24, 14, 48, 2), { relief: 4 });
  sketch.castShadow(slab(-232, 16, 46, 56, 6));
  drawBuckle(sketch, metal, -230, 18, 44, 52, 7);
  sketch.paint(line([-208, 44], [-182, 45]), { stroke: metal.face, width: 4.6 });
}

/** The rolled part, its edge towards us. */
function drawCoil(sketch: Sketch, cloth: Cloth): void {
  const edge = plainCloth(cloth, cloth.tones.at(-1.6), cloth.weave);
  // Between the turns it is dark, not the ground.
  drawPanel(sketch, plainCloth(cloth, cloth.tones.at(-5), cloth.weave), ellipse(20, 2, 95, 52), {
    relief: 4,
    surface: false,
  });
  for (const [r, ry] of [
    [92, 46],
    [74, 36],
    [56, 26],
    [38, 17],
  ] as const)
    drawPanel(sketch, edge, ribbon(ellipse(20, -6, r, ry), 8), { relief: 4, surface: false });
  const wall = closed(
    corner(-76, -6),
    [-66, 24],
    [-20, 44],
    [20, 48],
    [62, 44],
    [106, 22],
    corner(116, -6),
    corner(116, 26),
    [70, 74],
    [20, 80],
    [-30, 74],
    corner(-76, 28),
  );
  drawPanel(sketch, cloth, wall, { relief: 12 });
}

/** Strands that cross over and under, as far as the leather tip. */
function drawPlait(sketch: Sketch, cloth: Cloth): void {
  for (let x = -196; x < 190; x += 12) {
    const y = (at: number) => 51 - Math.max(0, at - 90) * 0.12 + Math.min(0, at + 60) * 0.05;
    drawSeam(sketch, cloth, line([x, y(x) - 17], [x + 24, y(x + 24) + 17]), 2.6, 1);
    drawSeam(sketch, cloth, line([x + 24, y(x + 24) - 17], [x, y(x) + 17]), 2.6, 1);
  }
  const tip = closed(corner(190, 24), corner(222, 20), [240, 38], corner(222, 57), corner(190, 61));
  drawPanel(sketch, plainCloth(cloth, cloth.tones.at(-1), 'leather'), tip, {
    relief: 6,
    castsShadow: false,
  });
}

/** Scrolls pressed into the leather, and silver conchos. */
function drawTooling(sketch: Sketch, cloth: Cloth): void {
  const metal = { face: '#a9adb0', light: '#e8ebec', deep: '#6d7275' };
  for (let x = -122; x < 110; x += 46) {
    drawSeam(sketch, cloth, open([x, 52], [x + 10, 42], [x + 22, 48], [x + 18, 62], [x + 8, 58]), 2, 0.9);
    drawSeam(sketch, cloth, open([x + 22, 66], [x + 34, 56], [x + 42, 60]), 2, 0.9);
  }
  for (const x of [-76, 16, 108]) {
    const y = 56 - Math.max(0, x - 60) * 0.1;
    sketch.paint(ellipse(x, y, 15), { fill: metal.deep });
    sketch.paint(ellipse(x, y, 13.4), { fill: metal.face });
    sketch.paint(ellipse(x - 3, y - 3, 6), { fill: metal.light });
  }
}
