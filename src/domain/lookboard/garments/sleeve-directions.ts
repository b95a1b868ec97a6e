import type { Point } from '../pen/shape.ts';

/** Straight down is 0 degrees; positive angles lean to the left. */
export function direction(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [-Math.sin(angle), Math.cos(angle)];
}

export function outward(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [-Math.cos(angle), -Math.sin(angle)];
}

export function move([x, y]: Point, [dx, dy]: Point, distance: number): Point {
  return [x + dx * distance, y + dy * distance];
}
