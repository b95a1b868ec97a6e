import { onCurve, type Point, type Shape } from './shape.ts';

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SAMPLES_PER_CURVE = 8;

/** The box around a shape, sampled along its curves. */
export function boundsOf(shape: Shape): Bounds {
  const points = shape.flatMap((subpath) => {
    let from = subpath.start;
    return [
      from,
      ...subpath.curves.flatMap(([a, b, to]) => {
        const sampled: Point[] = [];
        for (let step = 1; step <= SAMPLES_PER_CURVE; step += 1) {
          sampled.push(onCurve(from, a, b, to, step / SAMPLES_PER_CURVE));
        }
        from = to;
        return sampled;
      }),
    ];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function mergeBounds(a: Bounds | null, b: Bounds): Bounds {
  if (a === null) return b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
