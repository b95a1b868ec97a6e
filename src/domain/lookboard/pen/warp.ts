import { type Dice, within } from './dice.ts';
import type { Point } from './shape.ts';

/** Moves points along slow waves, so that no edge stays ruler-straight and no garment is a mirror image. */
export function clothWarp(dice: Dice, amplitude: number, wavelength = 420): (point: Point) => Point {
  const [p1, p2, p3, p4] = [0, 0, 0, 0].map(() => within(dice, 0, Math.PI * 2)) as [
    number,
    number,
    number,
    number,
  ];
  const wave = (Math.PI * 2) / wavelength;
  return ([x, y]) => [
    x + amplitude * (Math.sin(y * wave + p1) * 0.7 + Math.sin(x * wave * 0.6 + p2) * 0.5),
    y + amplitude * (Math.sin(x * wave + p3) * 0.6 + Math.sin(y * wave * 0.5 + p4) * 0.4),
  ];
}
