import type { Cloth } from '../cloth/cloth.ts';
import { turnedPoint } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

type DrawOne = (sketch: Sketch, cloth: Cloth) => void;

/** A low pair as it stands, seen by one eye: the far shoe behind the near one, a step ahead, each turned a little its own way. */
export function drawLowPair(drawOne: DrawOne): DrawOne {
  return (sketch, cloth) => {
    sketch.moved(
      ([x, y]) => turnedPoint([x * 0.97 + 52, y * 0.97 - 66], -3.5),
      () => drawOne(sketch, cloth),
    );
    sketch.nextThing();
    sketch.moved(
      ([x, y]) => turnedPoint([x, y], 2),
      () => drawOne(sketch, cloth),
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
    sketch.nextThing();
    sketch.moved(
      ([x, y]) => turnedPoint([x + offset.dx, y + offset.dy], 3),
      () => drawOne(sketch, cloth),
    );
  };
}
