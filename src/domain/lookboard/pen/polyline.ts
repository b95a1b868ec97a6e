import { onCurve, type Point, type Shape } from './shape.ts';

/** A drawn line as straight pieces; the last point of a closed one joins the first. */
export interface Polyline {
  points: Point[];
  closed: boolean;
}

/** Bends flatter than this, millimetres, are straight. */
const STRAIGHT = 0.3;

/** The shape's curves as straight pieces, fine enough for a millimetre a pixel. */
export function polylinesOf(shape: Shape): Polyline[] {
  return shape.map(({ start, curves, closed }) => {
    const points: Point[] = [start];
    let from = start;
    for (const [a, b, to] of curves) {
      const bend =
        Math.hypot(a[0] - from[0] - (to[0] - from[0]) / 3, a[1] - from[1] - (to[1] - from[1]) / 3) +
        Math.hypot(
          b[0] - from[0] - ((to[0] - from[0]) * 2) / 3,
          b[1] - from[1] - ((to[1] - from[1]) * 2) / 3,
        );
      const steps = bend < STRAIGHT ? 1 : Math.min(14, 4 + Math.ceil(bend / 4));
      for (let step = 1; step < steps; step += 1) points.push(onCurve(from, a, b, to, step / steps));
      points.push(to);
      from = to;
    }
    return { points, closed };
  });
}

/** The same line through `move`, with a point at least every `reach` before it is moved. */
export function movedPolyline(
  { points, closed }: Polyline,
  reach: number,
  move: (point: Point) => Point,
): Polyline {
  const moved: Point[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    moved.push(move(from));
    if (!to) continue;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / reach);
    for (let step = 1; step < steps; step += 1)
      moved.push(
        move([from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps]),
      );
  }
  return { points: moved, closed };
}
