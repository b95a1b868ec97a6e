import type { Bounds } from '../pen/bounds.ts';
import { within } from '../pen/dice.ts';
import { line, type Point, type Shape, shifted, turned, turnedPoint } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Cloth } from './cloth.ts';

/** The woven or printed pattern over a panel's box; the panel's outline cuts it. */
export function drawPattern(
  sketch: Sketch,
  cloth: Cloth,
  bounds: Bounds,
  grain: number,
  stripes: 'across' | 'along',
): void {
  const scale = cloth.fineness;
  switch (cloth.pattern) {
    case 'stripe': {
      const pitch = (stripes === 'across' ? 36 : 24) * scale;
      const ruled = rules(bounds, grain, pitch, stripes);
      sketch.paint(ruled, { stroke: cloth.accent, width: pitch * 0.2, cap: 'butt' });
      return;
    }
    case 'pinstripe':
      sketch.paint(rules(bounds, grain, 26 * scale, 'along'), {
        stroke: cloth.accent,
        width: 1.6 * scale,
        opacity: 0.9,
        cap: 'butt',
      });
      return;
    case 'check':
      drawCheck(sketch, cloth, bounds, grain, 62 * scale);
      return;
    case 'dot':
      sketch.paint(scattered(bounds, grain, 36 * scale).flatMap(dot), {
        stroke: cloth.accent,
        width: 12.5 * scale,
      });
      return;
    case 'floral':
      drawFlowers(sketch, cloth, bounds, 64 * scale);
      return;
    default:
  }
}

function drawCheck(sketch: Sketch, cloth: Cloth, bounds: Bounds, grain: number, pitch: number): void {
  const ways = ['along', 'across'] as const;
  for (const way of ways) {
    const ruled = rules(bounds, grain, pitch, way);
    sketch.paint(ruled, { stroke: cloth.tones.at(-3), width: pitch * 0.3, opacity: 0.26, cap: 'butt' });
  }
  for (const way of ways) {
    sketch.paint(rules(bounds, grain, pitch, way, 0.5), {
      stroke: cloth.accent,
      width: pitch * 0.05,
      opacity: 0.95,
      cap: 'butt',
    });
    sketch.paint(rules(bounds, grain, pitch, way, 0.14), {
      stroke: cloth.accent,
      width: pitch * 0.028,
      opacity: 0.6,
      cap: 'butt',
    });
  }
}

/** Parallel lines over the box, turned with the grain. */
export function rules(
  bounds: Bounds,
  grain: number,
  pitch: number,
  way: 'across' | 'along',
  phase = 0,
): Shape {
  const centre: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const reach = Math.hypot(bounds.width, bounds.height) / 2 + pitch;
  const drawn: Shape = [];
  for (let at = -Math.ceil(reach / pitch) * pitch + phase * pitch; at <= reach; at += pitch) {
    drawn.push(...(way === 'along' ? line([at, -reach], [at, reach]) : line([-reach, at], [reach, at])));
  }
  return shifted(turned(drawn, grain), ...centre);
}

/** Places on a brick grid over the box, turned with the grain. */
export function scattered(bounds: Bounds, grain: number, pitch: number): Point[] {
  const centre: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const rows = Math.ceil(Math.hypot(bounds.width, bounds.height) / 2 / pitch) + 1;
  const places: Point[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -rows; column <= rows; column += 1) {
      const [x, y] = turnedPoint([(column + (row % 2) / 2) * pitch, row * pitch * 0.87], grain);
      const isOutside = Math.abs(x) > bounds.width / 2 + pitch || Math.abs(y) > bounds.height / 2 + pitch;
      if (!isOutside) places.push([x + centre[0], y + centre[1]]);
    }
  }
  return places;
}

/** A line of no length: with a round cap it is a dot, in a tenth of a circle's text. */
export function dot([x, y]: Point): Shape {
  return line([x, y], [x + 0.1, y]);
}

/** Five-petalled blossoms in two sizes, with leaves. */
function drawFlowers(sketch: Sketch, cloth: Cloth, bounds: Bounds, pitch: number): void {
  const { dice, tones } = cloth;
  const spread = scattered(bounds, 8, pitch).map(
    ([x, y]): Point => [x + within(dice, -0.26, 0.26) * pitch, y + within(dice, -0.26, 0.26) * pitch],
  );
  const isPale = tones.lightness > 0.5;
  const leaf = { stroke: tones.at(isPale ? -2.6 : 2.4), opacity: 0.8 };
  for (const [size, chosen] of [
    [pitch * 0.19, spread.filter((_, index) => index % 2 === 0)],
    [pitch * 0.12, spread.filter((_, index) => index % 2 === 1)],
  ] as const) {
    const [petals, leaves]: [Shape, Shape] = [[], []];
    for (const place of chosen) {
      const turn = within(dice, 0, 72);
      const around = (reach: number, degrees: number): Point => {
        const [x, y] = turnedPoint([0, -reach], degrees);
        return [place[0] + x, place[1] + y];
      };
      for (let petal = 0; petal < 5; petal += 1) petals.push(...dot(around(size * 0.82, turn + petal * 72)));
      leaves.push(...line(around(size * 1.75, turn + 34), around(size * 2.1, turn + 52)));
    }
    sketch.paint(leaves, { ...leaf, width: size * 0.66 });
    sketch.paint(petals, { stroke: cloth.accent, width: size * 1.02, opacity: 0.96 });
    sketch.paint(chosen.flatMap(dot), {
      stroke: tones.at(isPale ? -3.4 : 1.4),
      width: size * 0.66,
      opacity: 0.9,
    });
  }
}
