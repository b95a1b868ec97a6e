import type { Curve, Point, Shape } from './shape.ts';

/** The shape as SVG path data, to a tenth of a millimetre, straight pieces written as lines. */
export function pathData(shape: Shape): string {
  return shape
    .map((subpath) => {
      let from = subpath.start;
      const pieces = subpath.curves.map((curve) => {
        const written = isStraight(from, curve) ? `L${pair(curve[2])}` : `C${curve.map(pair).join(' ')}`;
        from = curve[2];
        return written;
      });
      return `M${pair(subpath.start)}${pieces.join('')}${subpath.closed ? 'Z' : ''}`;
    })
    .join('');
}

function pair([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Both handles on the chord, within a tenth of a millimetre. */
function isStraight(from: Point, [a, b, to]: Curve): boolean {
  return distanceFromChord(a, from, to) < 0.1 && distanceFromChord(b, from, to) < 0.1;
}

function distanceFromChord(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs((point[0] - from[0]) * dy - (point[1] - from[1]) * dx) / length;
}
