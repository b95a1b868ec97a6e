import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawCastShade, drawPanel } from '../cloth/panel.ts';
import { closed, corner, mirrorShape, open, type Shape, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLabel } from './label.ts';
import { lapelRoll } from './lapels.ts';
import type { SleeveMeasures } from './sleeve.ts';

export const COAT_SLEEVE: SleeveMeasures = {
  length: 540,
  upperAngle: 12,
  lowerAngle: 10,
  bicep: 150,
  elbow: 138,
  cuff: 122,
  finish: 'plain',
};

export function drawCoatLining(sketch: Sketch, cloth: Cloth, roll: number): void {
  const lining = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.4 ? -1.8 : 1.4), 'satin');
  drawPanel(sketch, lining, symmetric([0, 14], corner(-94, -2), [-84, 140], corner(0, roll + 30)), {
    relief: 24,
    surface: false,
    castsShadow: false,
  });
  drawLabel(sketch, lining, 40, 54);
}

export function drawNotchLapels(
  sketch: Sketch,
  cloth: Cloth,
  { neckHalf: n, roll, lapel, reach = 18 }: { neckHalf: number; roll: number; lapel: number; reach?: number },
): void {
  const gorge = 132;
  const tip = [-n - lapel * 0.92, gorge + 14] as const;
  const shape = closed(
    corner(-n + 8, 44),
    corner(-n - lapel * 0.3, gorge),
    corner(...tip),
    ...lapelRoll(tip, [reach - 2, roll + 10]),
    corner(reach - 2, roll + 10),
    corner(reach - 12, roll - 8),
    [-n * 0.36, roll * 0.5],
    corner(-n + 18, 60),
  );
  const collar = closed(
    corner(-n * 0.5, -34),
    [-n - 14, -4],
    corner(-n - lapel * 0.6, 100),
    corner(-n - lapel * 0.3, gorge + 4),
    corner(-n + 24, 70),
    [-n * 0.72, 22],
    corner(-n * 0.4, -6),
  );
  drawPanel(
    sketch,
    cloth,
    symmetric([0, -38], corner(-n * 0.62, -36), [-n - 4, 0], corner(-n + 2, 34), [-n * 0.5, 16], [0, 12]),
    { relief: 18, surface: false },
  );
  for (const flipped of [true, false]) {
    const flip = (drawn: Shape) => (flipped ? mirrorShape(drawn) : drawn);
    drawCastShade(
      sketch,
      cloth,
      flip(open(corner(...tip), ...lapelRoll(tip, [16, roll + 12]), corner(16, roll + 12))),
      9,
    );
    drawPanel(sketch, cloth, flip(shape), {
      relief: 20,
      castsShadow: false,
      grain: flipped ? -14 : 14,
    });
    drawPanel(sketch, cloth, flip(collar), {
      relief: 16,
      castsShadow: false,
      grain: flipped ? -30 : 30,
    });
  }
}

/** A rolled collar without a notch, down to where the fronts cross. */
export function drawShawlCollar(sketch: Sketch, cloth: Cloth, n: number, roll: number, reach: number): void {
  drawPanel(
    sketch,
    cloth,
    symmetric([0, -46], corner(-n * 0.7, -44), [-n - 10, -4], corner(-n + 2, 34), [-n * 0.5, 16], [0, 12]),
    { relief: 20, surface: false },
  );
  const shape = closed(
    corner(-n * 0.5, -40),
    [-n - 34, 10],
    [-n - 78, 130],
    [-n - 50, 260],
    [-n * 0.5, roll - 80],
    corner(reach - 2, roll + 10),
    corner(reach - 12, roll - 8),
    [-n * 0.4, roll * 0.5],
    [-n + 16, 70],
    corner(-n * 0.6, 0),
  );
  for (const flipped of [true, false])
    drawPanel(sketch, cloth, flipped ? mirrorShape(shape) : shape, {
      relief: 26,
      castsShadow: false,
      grain: flipped ? -12 : 12,
    });
}

export function longFolds(hemHalf: number, length: number): Fold[] {
  return [
    { from: [-hemHalf * 0.7, 300], to: [-hemHalf * 0.78, length - 20], width: 46, bow: 10, depth: 0.6 },
    { from: [-hemHalf * 0.36, 520], to: [-hemHalf * 0.42, length], width: 50, bow: -10, depth: 0.55 },
    { from: [hemHalf * 0.4, 440], to: [hemHalf * 0.46, length], width: 50, bow: 10, depth: 0.55 },
    { from: [hemHalf * 0.78, 330], to: [hemHalf * 0.84, length - 30], width: 40, bow: -10, depth: 0.6 },
  ];
}
