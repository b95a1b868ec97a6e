import type { Cloth } from '../cloth/cloth.ts';
import { turnedPoint } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

type DrawOne = (sketch: Sketch, cloth: Cloth) => void;

/** A low pair as a stylist lays it: one shoe stands and is seen from above, the other lies on its side before it. */
export function drawPairOfTwoSides(fromAbove: DrawOne, fromItsSide: DrawOne): DrawOne {
  return (sketch, cloth) => {
    sketch.moved(
      ([x, y]) => turnedPoint([x + 4, y - 192], -4),
      () => fromAbove(sketch, cloth),
    );
    sketch.moved(
      ([x, y]) => turnedPoint([x + 30, y], 3),
      () => fromItsSide(sketch, cloth),
    );
  };
}

/** A pair as a stylist lays it: one shoe behind and above, the other in front, a little turned. */
export function drawPair(
  drawOne: DrawOne,
  offset: { dx: number; dy: number } = { dx: 46, dy: 104 },
): DrawOne {
  return (sketch, cloth) => {
    sketch.moved(
      (point) => turnedPoint(point, -5),
      () => drawOne(sketch, cloth),
    );
    sketch.moved(
      ([x, y]) => turnedPoint([x + offset.dx, y + offset.dy], 3),
      () => drawOne(sketch, cloth),
    );
  };
}
