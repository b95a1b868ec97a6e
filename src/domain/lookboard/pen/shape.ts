/** Millimetres; x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** A point where the outline turns sharply; a bare point is passed smoothly. */
interface Corner {
  corner: Point;
}
export type Knot = Point | Corner;

/** A cubic piece: two handles and the end. */
export type Curve = readonly [Point, Point, Point];
interface Subpath {
  start: Point;
  curves: Curve[];
  closed: boolean;
}
export type Shape = Subpath[];

/** How far a handle reaches along its piece; 0.36 gives the even bend of hanging cloth. */
const HANDLE_REACH = 0.36;

export function corner(x: number, y: number): Corner {
  return { corner: [x, y] };
}

/** A smooth closed outline through the knots. */
export function closed(...knots: Knot[]): Shape {
  return [throughKnots(knots, true)];
}

/** A smooth open line through the knots. */
export function open(...knots: Knot[]): Shape {
  return [throughKnots(knots, false)];
}

/** Straight pieces between the points. */
export function polygon(...points: Point[]): Shape {
  return closed(...points.map((point) => corner(...point)));
}

export function line(...points: Point[]): Shape {
  return open(...points.map((point) => corner(...point)));
}

/** A closed outline from its left half, which runs from top centre down to bottom centre. */
export function symmetric(...leftHalf: Knot[]): Shape {
  const rightHalf = mirrorKnots(leftHalf).filter((knot) => Math.abs(pointOf(knot)[0]) > 0.01);
  return closed(...leftHalf, ...rightHalf);
}

/** The same knots on the other side of x = 0, in opposite order. */
export function mirrorKnots(knots: Knot[]): Knot[] {
  return knots
    .map((knot): Knot => {
      const [x, y] = pointOf(knot);
      return 'corner' in knot ? corner(-x, y) : [-x, y];
    })
    .reverse();
}

export function mirrorShape(shape: Shape): Shape {
  return mapShape(shape, ([x, y]) => [-x, y]);
}

/** Points spread evenly over the curves' parameters, first and last included. */
export function sampled(shape: Shape, count: number): Point[] {
  const pieces = shape.flatMap(({ start, curves }) =>
    curves.map((curve, index) => ({ from: curves[index - 1]?.[2] ?? start, curve })),
  );
  return Array.from({ length: count }, (_, step) => {
    const position = (step / Math.max(1, count - 1)) * pieces.length;
    const piece = pieces[Math.min(pieces.length - 1, Math.floor(position))];
    if (!piece) return [0, 0];
    return onCurve(piece.from, ...piece.curve, position - Math.min(pieces.length - 1, Math.floor(position)));
  });
}

/** Lines that join two edges at even distances: ribs of a band, pleats, laces. */
export function ladder(first: Shape, second: Shape, count: number): Shape {
  const [a, b] = [sampled(first, count), sampled(second, count)];
  return a.flatMap((point, index) => line(point, b[index] ?? point));
}

export function onCurve(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis];
  return [mix(0), mix(1)];
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Shape {
  const kx = rx * 0.5523;
  const ky = ry * 0.5523;
  return [
    {
      start: [cx + rx, cy],
      closed: true,
      curves: [
        [
          [cx + rx, cy + ky],
          [cx + kx, cy + ry],
          [cx, cy + ry],
        ],
        [
          [cx - kx, cy + ry],
          [cx - rx, cy + ky],
          [cx - rx, cy],
        ],
        [
          [cx - rx, cy - ky],
          [cx - kx, cy - ry],
          [cx, cy - ry],
        ],
        [
          [cx + kx, cy - ry],
          [cx + rx, cy - ky],
          [cx + rx, cy],
        ],
      ],
    },
  ];
}

/** A rectangle with rounded corners. */
export function slab(x: number, y: number, width: number, height: number, radius = 0): Shape {
  if (radius <= 0) return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * 0.4477;
  const [right, bottom] = [x + width, y + height];
  return [
    {
      start: [x + r, y],
      closed: true,
      curves: [
        straight([x + r, y], [right - r, y]),
        [
          [right - k, y],
          [right, y + k],
          [right, y + r],
        ],
        straight([right, y + r], [right, bottom - r]),
        [
          [right, bottom - k],
          [right - k, bottom],
          [right - r, bottom],
        ],
        straight([right - r, bottom], [x + r, bottom]),
        [
          [x + k, bottom],
          [x, bottom - k],
          [x, bottom - r],
        ],
        straight([x, bottom - r], [x, y + r]),
        [
          [x, y + k],
          [x + k, y],
          [x + r, y],
        ],
      ],
    },
  ];
}

export function mapShape(shape: Shape, move: (point: Point) => Point): Shape {
  return shape.map((subpath) => ({
    start: move(subpath.start),
    closed: subpath.closed,
    curves: subpath.curves.map(([a, b, end]): Curve => [move(a), move(b), move(end)]),
  }));
}

export function shifted(shape: Shape, dx: number, dy: number): Shape {
  return mapShape(shape, ([x, y]) => [x + dx, y + dy]);
}

/** Turned clockwise by degrees around the origin. */
export function turnedPoint([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

export function pointOf(knot: Knot): Point {
  return 'corner' in knot ? knot.corner : knot;
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function straight(from: Point, to: Point): Curve {
  return [between(from, to, 1 / 3), between(from, to, 2 / 3), to];
}

function throughKnots(knots: Knot[], isClosed: boolean): Subpath {
  const points = knots.map(pointOf);
  const count = points.length;
  const pieces = isClosed ? count : count - 1;
  const curves: Curve[] = [];
  for (let index = 0; index < pieces; index += 1) {
    const next = (index + 1) % count;
    const [from, to] = [at(points, index), at(points, next)];
    const out = handle(knots, points, index, isClosed, to, 1);
    const into = handle(knots, points, next, isClosed, from, -1);
    curves.push([
      out ?? between(from, into ?? to, into ? 0.5 : 1 / 3),
      into ?? between(to, out ?? from, out ? 0.5 : 1 / 3),
      to,
    ]);
  }
  return { start: at(points, 0), curves, closed: isClosed };
}

/** The handle at a smooth knot towards its neighbour; null at corners and open ends. */
function handle(
  knots: Knot[],
  points: Point[],
  index: number,
  isClosed: boolean,
  neighbour: Point,
  direction: 1 | -1,
): Point | null {
  const count = points.length;
  const isEnd = !isClosed && (index === 0 || index === count - 1);
  const knot = knots[index];
  if (isEnd || knot === undefined || 'corner' in knot) return null;
  const here = at(points, index);
  const before = at(points, (index - 1 + count) % count);
  const after = at(points, (index + 1) % count);
  const [tx, ty] = [after[0] - before[0], after[1] - before[1]];
  const span = Math.hypot(tx, ty) || 1;
  const reach = Math.hypot(neighbour[0] - here[0], neighbour[1] - here[1]) * HANDLE_REACH * direction;
  return [here[0] + (tx / span) * reach, here[1] + (ty / span) * reach];
}

function at(points: Point[], index: number): Point {
  return points[index] ?? [0, 0];
}
