import { hexToOklch, oklchToHex } from '#domain/colour/oklab.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { isMetallic } from '../cloth/metal.ts';
import { type Point, polygon } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** How light each facet is beside the stone itself, in turn: what a cut stone throws back follows no order. */
const FACETS = [0.1, -0.2, 0.06, -0.3, -0.1, 0.02, -0.26, 0.14];
/** The table's share of the stone. */
const TABLE = 0.5;

/**
 * A cut stone: facets about a table. Clear where the thing has a metal's color, which is its setting's, else of its color.
 * @param girdle its outline in turn
 */
export function drawStone(sketch: Sketch, cloth: Cloth, girdle: readonly Point[]): void {
  sketch.shows('cut-stones');
  const own = hexToOklch(cloth.tones.base);
  const clear = isMetallic(cloth) ? { l: 0.89, c: Math.min(0.02, own.c * 0.25), h: own.h } : own;
  const facet = (lighter: number) =>
    oklchToHex({
      ...clear,
      l: Math.max(0.05, Math.min(0.99, clear.l + lighter)),
      c: clear.c * (1 - lighter),
    });
  const sum = girdle.reduce<Point>((all, [x, y]) => [all[0] + x, all[1] + y], [0, 0]);
  const middle: Point = [sum[0] / girdle.length, sum[1] / girdle.length];
  const table = girdle.map(
    ([x, y]): Point => [middle[0] + (x - middle[0]) * TABLE, middle[1] + (y - middle[1]) * TABLE],
  );
  for (const [index, corner] of girdle.entries()) {
    const [next, inner, innerNext] = [
      girdle[(index + 1) % girdle.length],
      table[index],
      table[(index + 1) % girdle.length],
    ];
    if (!next || !inner || !innerNext) continue;
    sketch.paint(polygon(corner, next, innerNext, inner), {
      fill: facet(FACETS[index % FACETS.length] ?? 0),
      relief: 1,
      material: 'hard',
    });
  }
  sketch.paint(polygon(...table), { fill: facet(0.08), relief: 1, material: 'hard' });
  const [first, second, third] = table;
  if (first && second && third)
    sketch.paint(polygon(first, second, middle), { fill: '#ffffff', relief: 1, material: 'hard' });
}
