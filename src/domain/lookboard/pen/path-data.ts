import type { Curve, Point, Shape } from './shape.ts';

/**
 * The shape as SVG path data, to a tenth of a millimetre, straight pieces written as lines. Relative
 * coordinates are shorter; each is taken from the rounded point before, so that no error adds up.
 */
export function pathData(shape: Shape): string {
  return shape
    .map(({ start, curves, closed }) => {
      let from = rounded(start);
      const pieces = curves.map((curve) => {
        const [a, b, to] = [rounded(curve[0]), rounded(curve[1]), rounded(curve[2])];
        const written = isStraight(from, curve)
          ? `l${step(from, to)}`
          : `c${step(from, a)} ${step(from, b)} ${step(from, to)}`;
        from = to;
        return written;
      });
      return `M${start.map(tenth).join(' ')}${pieces.join('')}${closed ? 'Z' : ''}`;
    })
    .join('');
}

function step(from: Point, to: Point): string {
  const [dx, dy] = [tenth(to[0] - from[0]), tenth(to[1] - from[1])];
  return `${dx}${dy < 0 ? '' : ' '}${dy}`;
}

function rounded([x, y]: Point): Point {
  return [tenth(x), tenth(y)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Both handles on the chord, within a quarter of a millimetre. */
function isStraight(from: Point, [a, b, to]: Curve): boolean {
  return distanceFromChord(a, from, to) < 0.25 && distanceFromChord(b, from, to) < 0.25;
}

function distanceFromChord(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs((point[0] - from[0]) * dy - (point[1] - from[1]) * dx) / length;
}
