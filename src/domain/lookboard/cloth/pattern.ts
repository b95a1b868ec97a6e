import type { Bounds } from '../pen/bounds.ts';
import { within } from '../pen/dice.ts';
import { ellipse, line, mapShape, type Point, type Shape, shifted, turned } from '../pen/shape.ts';
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
  const scale = Math.min(1, Math.max(0.35, Math.max(bounds.width, bounds.height) / 420));
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
      sketch.paint(
        scattered(bounds, grain, 34 * scale, () => ellipse(0, 0, 6 * scale)),
        { fill: cloth.accent },
      );
      return;
    case 'floral':
      drawFlowers(sketch, cloth, bounds, 66 * scale);
      return;
    default:
  }
}

function drawCheck(sketch: Sketch, cloth: Cloth, bounds: Bounds, grain: number, pitch: number): void {
  const ways = ['along', 'across'] as const;
  for (const way of ways) {
    const ruled = rules(bounds, grain, pitch, way);
    sketch.paint(ruled, { stroke: cloth.tones.at(-3), width: pitch * 0.3, opacity: 0.3, cap: 'butt' });
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

/** Motifs on a brick grid. */
function scattered(
  bounds: Bounds,
  grain: number,
  pitch: number,
  motif: (row: number, column: number) => Shape,
): Shape {
  const centre: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const rows = Math.ceil(Math.hypot(bounds.width, bounds.height) / 2 / pitch);
  const drawn: Shape = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -rows; column <= rows; column += 1) {
      const [place] = turned(
        [{ start: [(column + (row % 2) / 2) * pitch, row * pitch * 0.87], curves: [], closed: false }],
        grain,
      );
      const [x, y] = place?.start ?? [0, 0];
      if (Math.abs(x) > bounds.width / 2 + pitch || Math.abs(y) > bounds.height / 2 + pitch) continue;
      drawn.push(...shifted(motif(row, column), x + centre[0], y + centre[1]));
    }
  }
  return drawn;
}

function drawFlowers(sketch: Sketch, cloth: Cloth, bounds: Bounds, pitch: number): void {
  const { dice, tones } = cloth;
  const [petals, hearts, leaves]: [Shape, Shape, Shape] = [[], [], []];
  scattered(bounds, 0, pitch, () => {
    return [];
  });
  const spread = scattered(bounds, 8, pitch, () => [{ start: [0, 0], curves: [], closed: false }]);
  for (const { start } of spread) {
    const [x, y] = [
      start[0] + within(dice, -0.24, 0.24) * pitch,
      start[1] + within(dice, -0.24, 0.24) * pitch,
    ];
    const size = pitch * within(dice, 0.1, 0.19);
    const turn = within(dice, 0, 72);
    for (let petal = 0; petal < 5; petal += 1) {
      petals.push(
        ...shifted(turned(ellipse(0, -size * 0.95, size * 0.62, size * 0.82), turn + petal * 72), x, y),
      );
    }
    hearts.push(...ellipse(x, y, size * 0.42));
    for (const side of [-1, 1]) {
      const leaf = mapShape(ellipse(0, 0, size * 1.05, size * 0.3), ([lx, ly]) => [lx + size * 2.2, ly]);
      leaves.push(...shifted(turned(leaf, turn + side * 40 + 20), x, y));
    }
  }
  sketch.paint(leaves, { fill: tones.at(tones.lightness > 0.5 ? -3 : 2.6), opacity: 0.75 });
  sketch.paint(petals, { fill: cloth.accent, opacity: 0.95 });
  sketch.paint(hearts, { fill: tones.at(tones.lightness > 0.5 ? -4 : 1), opacity: 0.9 });
}
