import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel } from '../cloth/panel.ts';
import { closed, corner, open, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

// Side views: the toe points right, the ground is y = 0, millimetres.

/** Small pieces: fine edges, no pattern. */
export const FINE = { edgeWidth: 0.7, surface: false } as const;

interface SoleCut {
  heel: number;
  thickness: number;
  length: number;
}

/** A leather sole on a stacked heel. */
export function drawLeatherSole(sketch: Sketch, cloth: Cloth, { heel, thickness, length }: SoleCut): void {
  const leather = plainCloth(cloth, cloth.tones.at(-2.4), 'smooth');
  const rise = heel - thickness;
  const sole = closed(
    corner(4, -heel - 4),
    [96, -heel - 2],
    [150, -thickness - 4],
    [230, -thickness - 2],
    corner(length, -thickness - 5),
    [length + 5, -thickness * 0.7],
    corner(length - 6, -1),
    [length - 90, 0],
    [124, -rise * 0.5],
    corner(92, -rise - 1),
    corner(88, 0),
    corner(7, 0),
  );
  drawPanel(sketch, leather, sole, { ...FINE, relief: 5 });
  sketch.paint(
    open(
      [4, -heel - 1],
      [96, -heel + 1],
      [150, -thickness - 1],
      [230, -thickness + 1],
      [length, -thickness - 2],
    ),
    {
      stroke: leather.tones.at(3),
      width: 1,
      opacity: 0.5,
      dash: [3, 2],
      cap: 'butt',
    },
  );
}

/** The inside that is seen at the ankle. */
export function drawOpening(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  drawPanel(sketch, cloth, shape, {
    ...FINE,
    relief: 5,
    steps: cloth.tones.lightness > 0.9 ? -1.2 : cloth.tones.lightness > 0.3 ? -3 : 1.6,
    castsShadow: false,
  });
}

export function drawLace(sketch: Sketch, cloth: Cloth, shape: Shape, width = 4.2): void {
  sketch.paint(
    shape,
    { stroke: cloth.tones.at(-6), width: width * 1.35, opacity: 0.45, shift: [0.6, 1] },
    { stroke: cloth.tones.at(cloth.tones.lightness > 0.7 ? 1.2 : 2.6), width },
  );
}
