import type { Bounds } from '../pen/bounds.ts';
import { boundsOf } from '../pen/bounds.ts';
import { movedPolyline, type Polyline, polylinesOf } from '../pen/polyline.ts';
import { mapShape, type Point, type Shape } from '../pen/shape.ts';
import { type Noise, noiseOf } from './noise.ts';

/** Where a drawing's millimetres come to lie in a picture's pixels. */
export interface Frame {
  width: number;
  height: number;
  /** Pixels per millimetre. */
  scale: number;
  cos: number;
  sin: number;
  /** Pixels: where the drawing's middle lies. */
  middle: Point;
  /** Millimetres: the drawing's middle. */
  origin: Point;
  /** How far outlines sway, millimetres: no edge of cloth is ruled. */
  sway: number;
  /** Lines that are laid out already. */
  lines: WeakMap<Shape, Polyline[]>;
}

/** Pixels kept free round a piece, for what its edges throw. */
export const MARGIN = 4;

export function frameOf(bounds: Bounds, outline: Shape, scale: number, tilt: number, sway: number): Frame {
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const origin: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const turned = boundsOf(
    mapShape(outline, ([x, y]) => [
      ((x - origin[0]) * cos - (y - origin[1]) * sin) * scale,
      ((x - origin[0]) * sin + (y - origin[1]) * cos) * scale,
    ]),
  );
  const room = MARGIN + sway * scale * 2;
  return {
    width: Math.ceil(turned.width + 2 * room),
    height: Math.ceil(turned.height + 2 * room),
    scale,
    cos,
    sin,
    middle: [room - turned.x, room - turned.y],
    origin,
    sway,
    lines: new WeakMap(),
  };
}

const swayAcross: Noise = noiseOf(9, 9, 41);
const swayDown: Noise = noiseOf(9, 9, 42);

export function toPixels(frame: Frame, [x, y]: Point): Point {
  const { scale, cos, sin, middle, origin, sway } = frame;
  const dx = x + swayAcross(x * 0.2, y * 0.2) * sway - origin[0];
  const dy = y + swayDown(x * 0.2, y * 0.2) * sway - origin[1];
  return [middle[0] + (dx * cos - dy * sin) * scale, middle[1] + (dx * sin + dy * cos) * scale];
}

/** The shape's lines where they lie, pixels; a shape that clips many marks is laid out once. */
export function linesOf(frame: Frame, shape: Shape): Polyline[] {
  const known = frame.lines.get(shape);
  if (known) return known;
  const lines = polylinesOf(shape).map((line) => movedPolyline(line, 16, (point) => toPixels(frame, point)));
  frame.lines.set(shape, lines);
  return lines;
}

/** A window of the picture. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function cropOf(frame: Frame, lines: Polyline[], margin: number): Crop {
  let [left, top, right, bottom] = [frame.width, frame.height, 0, 0];
  for (const { points } of lines)
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  left = Math.max(0, Math.floor(left - margin));
  top = Math.max(0, Math.floor(top - margin));
  return {
    left,
    top,
    width: Math.max(0, Math.min(frame.width, Math.ceil(right + margin)) - left),
    height: Math.max(0, Math.min(frame.height, Math.ceil(bottom + margin)) - top),
  };
}
