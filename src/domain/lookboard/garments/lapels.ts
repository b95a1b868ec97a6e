import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, type Point, type Shape, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

interface LapelCut {
  neckHalf: number;
  /** Where they meet. */
  roll: number;
  /** How far they reach from the neck, millimetres. */
  lapel: number;
  /** How far the front on top reaches beyond the middle. */
  overlap: number;
}

/** Collar and lapels of a tailored jacket: notched, peaked, or one shawl. */
export function drawLapels(sketch: Sketch, cloth: Cloth, facing: Cloth, cut: LapelCut): void {
  const form = sketch.pick('notch-lapel', 'peak-lapel', 'shawl-lapel');
  const { neckHalf: n, lapel } = cut;
  drawBackCollar(sketch, form === 'shawl-lapel' ? facing : cloth, n);
  // The right one lies under the left one where the fronts cross.
  const draw = (isRight: boolean) => {
    const flip = (shape: Shape) => (isRight ? mirrorShape(shape) : shape);
    if (form === 'shawl-lapel') {
      drawPanel(sketch, facing, flip(shawl(cut)), {
        relief: 18,
        grain: isRight ? -14 : 14,
        castsShadow: false,
      });
      return;
    }
    const isPeak = form === 'peak-lapel';
    drawCastShade(sketch, cloth, flip(lapelEdge(cut)), 8);
    drawPanel(sketch, facing, flip(lapelShape(cut, isPeak)), {
      relief: 18,
      grain: isRight ? -14 : 14,
      castsShadow: false,
    });
    drawPanel(sketch, cloth, flip(collarLeaf(cut)), {
      relief: 14,
      grain: isRight ? -30 : 30,
      castsShadow: false,
    });
  };
  sketch.within(besideFront(cut), () => draw(true));
  draw(false);
  if (form !== 'shawl-lapel')
    drawSeam(sketch, cloth, line([n + lapel * 0.5, GORGE + 24], [n + lapel * 0.72, GORGE + 26]), 1.8, 0.7);
}

/** What the front on top leaves of the one below: all to the right of where it turns back. */
function besideFront({ neckHalf: n, roll, overlap }: LapelCut): Shape {
  return closed(
    corner(-n * 2, -80),
    corner(-n + 18, 56),
    [-n * 0.36, roll * 0.5],
    corner(overlap - 8, roll - 6),
    corner(overlap, roll + 8),
    corner(600, roll + 8),
    corner(600, -80),
  );
}

/** A lapel's edge between its tip and where the fronts meet: nearly straight, with a little belly. */
export function lapelRoll(tip: Point, end: Point): Point[] {
  const [dx, dy] = [end[0] - tip[0], end[1] - tip[1]];
  return [
    [0.12, 0.018],
    [0.45, 0.055],
    [0.8, 0.03],
  ].map(([along = 0, out = 0]): Point => [tip[0] + dx * along - dy * out, tip[1] + dy * along + dx * out]);
}

const GORGE = 118;

function lapelShape({ neckHalf: n, lapel, roll, overlap }: LapelCut, isPeak: boolean): Shape {
  const notch = isPeak
    ? [corner(-n - lapel * 0.34, GORGE + 6), corner(-n - lapel * 1.04, GORGE - 30)]
    : [corner(-n - lapel * 0.3, GORGE + 6), corner(-n - lapel * 0.86, GORGE + 12)];
  return closed(
    corner(-n + 10, 44),
    ...notch,
    ...lapelRoll(isPeak ? [-n - lapel * 1.04, GORGE - 30] : [-n - lapel * 0.86, GORGE + 12], [
      overlap - 2,
      roll + 8,
    ]),
    corner(overlap - 2, roll + 8),
    corner(overlap - 8, roll - 6),
    [-n * 0.36, roll * 0.5],
    corner(-n + 18, 56),
  );
}

function lapelEdge({ neckHalf: n, lapel, roll, overlap }: LapelCut): Shape {
  const [tip, end] = [
    [-n - lapel * 0.86, GORGE + 16],
    [overlap, roll + 10],
  ] as const;
  return open(corner(...tip), ...lapelRoll(tip, end), corner(...end));
}

function shawl({ neckHalf: n, lapel, roll, overlap }: LapelCut): Shape {
  return closed(
    corner(-n * 0.5, -30),
    [-n - 16, 4],
    [-n - lapel * 0.56, 92],
    [-n - lapel * 0.52, 176],
    [-n * 0.8, roll - 84],
    corner(overlap - 2, roll + 8),
    corner(overlap - 8, roll - 6),
    [-n * 0.36, roll * 0.5],
    [-n + 12, 60],
    corner(-n * 0.6, 0),
  );
}

function collarLeaf({ neckHalf: n, lapel }: LapelCut): Shape {
  return closed(
    corner(-n * 0.56, -26),
    [-n - 8, 2],
    corner(-n - lapel * 0.44, 92),
    corner(-n - lapel * 0.3, GORGE + 8),
    corner(-n + 22, 64),
    [-n * 0.72, 20],
    corner(-n * 0.42, -4),
  );
}

function drawBackCollar(sketch: Sketch, cloth: Cloth, n: number): void {
  const back = symmetric(
    [0, -30],
    corner(-n * 0.62, -28),
    [-n - 4, 4],
    corner(-n + 2, 30),
    [-n * 0.5, 14],
    [0, 10],
  );
  drawPanel(sketch, cloth, back, { relief: 16, surface: false });
}
