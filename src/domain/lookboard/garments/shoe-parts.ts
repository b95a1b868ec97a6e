import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { boundsOf } from '../pen/bounds.ts';
import { closed, corner, type Knot, line, open, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

// Side views: the toe points right, the ground is y = 0, millimetres.

/** Small pieces: fine edges, no pattern. */
export const FINE = { surface: false } as const;

interface SoleCut {
  heel: number;
  thickness: number;
  length: number;
  /** Of crêpe rubber: pale and without a stacked heel. */
  isCrepe?: boolean;
}

/** A leather sole on a stacked heel. */
export function drawLeatherSole(
  sketch: Sketch,
  cloth: Cloth,
  { heel, thickness, length, isCrepe = false }: SoleCut,
): void {
  const leather = isCrepe
    ? plainCloth(cloth, '#c9a878', 'rubber')
    : plainCloth(cloth, soleTone(cloth), 'leather');
  const rise = heel - thickness;
  const sole = closed(
    // Up under the upper, so that nothing shows between them.
    corner(8, -heel - 12),
    [96, -heel - 10],
    [150, -thickness - 10],
    [230, -thickness - 8],
    corner(length - 4, -thickness - 7),
    [length + 5, -thickness * 0.7],
    corner(length - 6, -1),
    [length - 90, 0],
    [124, -rise * 0.5],
    corner(92, -rise - 1),
    corner(88, 0),
    corner(7, 0),
  );
  drawPanel(sketch, leather, sole, { ...FINE, relief: 5 });
  const welt = [
    [4, -heel - 1],
    [96, -heel + 1],
    [150, -thickness - 1],
    [230, -thickness + 1],
    [length, -thickness - 2],
  ] as const;
  drawStitches(sketch, leather, open(...welt), 0.8);
  if (!isCrepe)
    for (const y of [-heel * 0.66, -heel * 0.33]) drawSeam(sketch, leather, line([6, y], [90, y]), 1, 0.5);
}

/** Edges of soles are dark under dark shoes and brown under pale ones. */
export function soleTone(cloth: Cloth): string {
  return cloth.tones.lightness < 0.32
    ? '#171513'
    : cloth.tones.lightness > 0.7
      ? '#8a6646'
      : cloth.tones.at(-3);
}

/** Midsoles and foxing: off-white, or a shade off the shoe where that is white itself. */
export function rubberOf(cloth: Cloth): Cloth {
  return plainCloth(cloth, cloth.tones.lightness > 0.88 ? cloth.tones.at(-0.7) : '#efece4', 'rubber');
}

/** Deep rubber with cleats. */
export function drawLugSole(sketch: Sketch, cloth: Cloth): void {
  const rubber = plainCloth(cloth, cloth.tones.lightness > 0.75 ? '#4b443c' : '#1b1a19', 'rubber');
  const cleats: Knot[] = Array.from({ length: 12 }, (_, index): Knot[] => [
    corner(290 - index * 24, 12),
    corner(279 - index * 24, 12),
    corner(277 - index * 24, 5),
    corner(268 - index * 24, 5),
  ]).flat();
  const sole = closed(
    corner(2, -26),
    [120, -22],
    [220, -20],
    corner(300, -26),
    [308, -12],
    corner(302, 8),
    ...cleats,
    corner(4, 12),
    [-4, -4],
  );
  drawPanel(sketch, rubber, sole, { ...FINE, relief: 8 });
  drawStitches(
    sketch,
    plainCloth(cloth, '#c9a56a', 'smooth'),
    open([6, -20], [120, -16], [220, -14], [300, -20]),
    1,
  );
  drawSeam(sketch, rubber, open([0, -8], [120, -4], [304, -6]), 2, 0.8);
}

/** Coils of jute; the shape is the sole's side. */
export function drawRopeSole(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  const jute = plainCloth(cloth, '#c7a573', 'straw');
  drawPanel(sketch, jute, shape, { ...FINE, surface: true, relief: 8 });
  const { x, y, width, height } = boundsOf(shape);
  sketch.within(shape, () => {
    for (let at = y + 8; at < y + height; at += 8)
      drawSeam(sketch, jute, open([x, at], [x + width / 2, at + 2], [x + width, at - 2]), 1.6, 0.8);
    for (let at = x; at < x + width; at += 7)
      drawSeam(sketch, jute, line([at, y], [at + 5, y + height]), 1, 0.35);
  });
}

/** What is seen of the inside: leather, darker the deeper it lies. */
export function drawInside(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  const { lightness } = cloth.tones;
  const lining = plainCloth(
    cloth,
    lightness > 0.75 ? '#d8c3a2' : lightness > 0.35 ? '#b08d63' : '#3a3532',
    'leather',
  );
  drawPanel(sketch, lining, shape, { ...FINE, relief: 8, steps: -1.4 });
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

/** A heel's block, covered like the upper. */
export function drawHeel(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  drawPanel(sketch, cloth, shape, { ...FINE, surface: true, relief: 9, steps: -0.3 });
}

export function drawUnderside(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  sketch.paint(shape, { stroke: cloth.tones.at(-4), width: 5, opacity: 0.85, shift: [0, -1.6] });
}
