import type { Cloth } from '../cloth/cloth.ts';
import type { Point } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

type DrawOne = (sketch: Sketch, cloth: Cloth) => void;

/** A pair as a stylist lays it: one shoe behind and above, the other in front, a little turned. */
export function drawPair(
  drawOne: DrawOne,
  offset: { dx: number; dy: number } = { dx: 46, dy: 104 },
): DrawOne {
  return (sketch, cloth) => {
    sketch.moved(turnBy(-5), () => drawOne(sketch, cloth));
    sketch.moved(
      ([x, y]) => turnBy(3)([x + offset.dx, y + offset.dy]),
      () => drawOne(sketch, cloth),
    );
  };
}

function turnBy(degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
}
