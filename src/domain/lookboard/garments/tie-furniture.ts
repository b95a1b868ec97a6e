import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawStitches } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import {
  closed,
  corner,
  ellipse,
  line,
  mapShape,
  open,
  type Shape,
  slab,
  turnedPoint,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawStrap } from './strap.ts';

// What holds up trousers, cuffs and ties.

/** Two straps that meet behind in a leather patch, one elastic down the back, leather ends for the buttons. */
export function drawSuspenders(sketch: Sketch, given: Cloth): void {
  // Webbing, or a ribbon of silk: flat either way.
  const cloth: Cloth = given.weave === 'canvas' ? { ...given, weave: 'duck' } : given;
  sketch.shows('crossed-back');
  const leather = plainCloth(cloth, cloth.tones.lightness < 0.35 ? '#2a2320' : '#6d4427', 'leather');
  const metal = metalFor(cloth);
  const back = open([0, 150], [4, 250], [0, 350]);
  drawStrap(sketch, cloth, back, 34, -0.6);
  drawEnds(sketch, leather, [0, 350], 0);
  for (const side of [-1, 1]) {
    const strap = open(
      [side * 14, 118],
      [side * 74, 10],
      [side * 132, 120],
      [side * 128, 330],
      [side * 122, 470],
    );
    drawPanel(sketch, cloth, ribbon(strap, 36), { relief: 3 });
    const slider = slab(side * 128 - 24, 300, 48, 34, 4);
    sketch.castShadow(slider);
    sketch.paint(slider, { fill: metal.deep });
    sketch.paint(slab(side * 128 - 23, 300, 46, 31, 4), { fill: metal.face });
    sketch.paint(slab(side * 128 - 18, 304, 36, 4, 2), { fill: metal.light });
    sketch.paint(slab(side * 128 - 17, 312, 34, 12, 2), { fill: cloth.tones.at(-1) });
    drawEnds(sketch, leather, [side * 122, 470], side * 3);
  }
  const patch = closed(
    corner(0, 88),
    corner(40, 122),
    [34, 160],
    corner(0, 186),
    [-34, 160],
    corner(-40, 122),
  );
  drawPanel(sketch, leather, patch, { relief: 6, surface: false });
  drawStitches(
    sketch,
    leather,
    closed(corner(0, 96), corner(33, 124), [28, 156], corner(0, 177), [-28, 156], corner(-33, 124)),
    0.9,
  );
}

/** A loop of leather with two tongues and their buttonholes. */
function drawEnds(sketch: Sketch, leather: Cloth, [x, y]: readonly [number, number], lean: number): void {
  const at = (shape: Shape) =>
    mapShape(shape, (point) => {
      const [px, py] = turnedPoint(point, lean);
      return [px + x, py + y] as const;
    });
  for (const side of [-1, 1]) {
    const tongue = closed(
      corner(side * 2, -4),
      corner(side * 16, -2),
      [side * 30, 60],
      corner(side * 36, 100),
      [side * 26, 118],
      corner(side * 14, 102),
      [side * 10, 50],
    );
    drawPanel(sketch, leather, at(tongue), { relief: 5, surface: false });
    sketch.paint(at(line([side * 24, 84], [side * 26, 102])), { stroke: leather.tones.at(-6), width: 3 });
  }
  drawPanel(sketch, leather, at(slab(-21, -22, 42, 30, 5)), { relief: 5, surface: false });
}

/** A pair: one face up, one on its side with the post and the bar that turns. */
export function drawCufflinks(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('square-face');
  const [up, turned] = [
    (shape: Shape) => mapShape(shape, (point) => turnedPoint(point, -8)),
    (shape: Shape) =>
      mapShape(shape, (point) => {
        const [x, y] = turnedPoint(point, 12);
        return [x + 52, y + 6] as const;
      }),
  ];
  metal(sketch, cloth, turned(slab(-2.4, 8, 4.8, 26, 2)));
  metal(sketch, cloth, turned(slab(-15, 32, 30, 8, 4)));
  for (const place of [up, turned]) {
    metal(sketch, cloth, place(slab(-17, -17, 34, 34, 5)));
    sketch.paint(place(slab(-12.4, -12.4, 24.8, 24.8, 3)), {
      fill: cloth.tones.at(-0.8),
      relief: 4,
      material: 'metal',
    });
    sketch.paint(place(line([-10, 0], [10, 0])), { stroke: cloth.tones.at(2), width: 1, opacity: 0.6 });
  }
}

/** A bar that slides over tie and placket. */
export function drawTieBar(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('clip');
  const place = (shape: Shape) => mapShape(shape, (point) => turnedPoint(point, -7));
  metal(sketch, cloth, place(slab(-34, 3, 56, 5, 2)));
  metal(sketch, cloth, place(ellipse(-37, 3, 5, 6)));
  metal(sketch, cloth, place(slab(-40, -6, 80, 11, 3)));
  sketch.paint(place(line([-34, -2.6], [34, -2.6])), { stroke: cloth.tones.at(3), width: 1.2, opacity: 0.7 });
}

function metal(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  sketch.castShadow(shape);
  sketch.paint(shape, { fill: cloth.tones.base, relief: 7, material: 'metal' });
}
