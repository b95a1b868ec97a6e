import { closed, corner, type Knot, type Point, type Shape, sampled } from './shape.ts';

const POINTS = 28;

/** The outline of a strip of even width along a line: straps, chains, the wire of a frame. */
export function ribbon(path: Shape, width: number): Shape {
  const isRing = path.some((subpath) => subpath.closed);
  const points = sampled(path, POINTS);
  const sides = points.map((point, index) => {
    const before = points[index - 1] ?? (isRing ? points[POINTS - 2] : undefined) ?? point;
    const after = points[index + 1] ?? (isRing ? points[1] : undefined) ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    const left: Point = [point[0] + nx, point[1] + ny];
    const right: Point = [point[0] - nx, point[1] - ny];
    return { left, right };
  });
  const asCorner = ([x, y]: Point): Knot => corner(x, y);
  const left = sides.map((side) => asCorner(side.left));
  const right = sides.map((side) => asCorner(side.right)).reverse();
  // There and back turns the inner edge the other way round, so a ring keeps its hole.
  return closed(...left, ...right);
}
