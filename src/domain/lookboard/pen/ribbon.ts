import { polylinesOf } from './polyline.ts';
import { closed as closedShape, corner, ellipse, type Point, polygon, type Shape, sampled } from './shape.ts';

const POINTS = 84;

/** The outline of a strip of even width along one line: straps, chains, the wire of a frame. */
export function ribbon(path: Shape, width: number): Shape {
  const isRing = path.some((subpath) => subpath.closed);
  return strip(sampled(path, POINTS), width, isRing);
}

/** The outlines of strokes along any number of lines, whole or in dashes; a line of no length is a dot. */
export function ribbons(paths: Shape, width: number, dash?: readonly number[]): Shape {
  return polylinesOf(paths).flatMap(({ points, closed }) => {
    const all = closed && points[0] ? [...points, points[0]] : points;
    const [first] = all;
    if (first && lengthOf(all) < 0.5) return ellipse(first[0], first[1], width / 2);
    if (!dash) return strip(all, width, closed);
    return dashed(all, dash).flatMap((part) => strip(part, width, false));
  });
}

function strip(points: readonly Point[], width: number, isRing: boolean): Shape {
  const last = points.length - 1;
  const sides = points.map((point, index) => {
    const before = points[index - 1] ?? (isRing ? points[last - 1] : undefined) ?? point;
    const after = points[index + 1] ?? (isRing ? points[1] : undefined) ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    const left: Point = [point[0] + nx, point[1] + ny];
    const right: Point = [point[0] - nx, point[1] - ny];
    return { left, right };
  });
  const [left, right] = [sides.map((side) => side.left), sides.map((side) => side.right).reverse()];
  // A ring's two edges turn opposite ways, which keeps its hole.
  if (isRing) return [...polygon(...left), ...polygon(...right)];
  return closedShape(...[...left, ...right].map(([x, y]) => corner(x, y)));
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);
}

/** The drawn parts of a line; lengths of `dash` are drawn and left out in turn. */
function dashed(points: readonly Point[], dash: readonly number[]): Point[][] {
  const parts: Point[][] = [];
  let turn = 0;
  let left = dash[0] ?? 1;
  let part: Point[] = points[0] ? [points[0]] : [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    let from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? from;
    let rest = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (rest > left) {
      const share = left / rest;
      from = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      rest -= left;
      if (turn % 2 === 0) parts.push([...part, from]);
      part = [from];
      turn += 1;
      left = Math.max(0.5, dash[turn % dash.length] ?? 1);
    }
    left -= rest;
    part.push(to);
  }
  if (turn % 2 === 0 && part.length > 1) parts.push(part);
  return parts;
}
