import type { Bounds } from '../pen/bounds.ts';
import { within } from '../pen/dice.ts';
import { line, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Cloth } from './cloth.ts';
import { dot, rules, scattered } from './pattern.ts';

/** The weave's own surface, faint: it shows at full size and melts away in the thumbnail. */
export function drawTexture(sketch: Sketch, cloth: Cloth, bounds: Bounds, grain: number): void {
  const { tones, weave } = cloth;
  const scale = cloth.fineness;
  switch (weave) {
    case 'denim':
      sketch.paint(rules(bounds, grain + 40, 6 * Math.max(scale, 0.7), 'along'), {
        stroke: tones.at(tones.lightness < 0.32 ? 0.9 : 1.7),
        width: 1.7,
        opacity: 0.42,
        cap: 'butt',
      });
      return;
    case 'knit':
    case 'rib':
    case 'cable':
    case 'chunky':
      drawStocking(sketch, cloth, bounds, weave === 'chunky' ? scale * 1.7 : scale);
      if (weave === 'cable')
        sketch.paint(rules(bounds, grain, 58, 'along'), { stroke: tones.at(-3), width: 7, opacity: 0.4 });
      return;
    case 'corduroy':
      sketch.paint(rules(bounds, grain, 10 * scale, 'along'), {
        stroke: tones.at(-3),
        width: 2.6 * scale,
        opacity: 0.5,
        cap: 'butt',
      });
      sketch.paint(rules(bounds, grain, 10 * scale, 'along', 0.5), {
        stroke: tones.at(2),
        width: 2.6 * scale,
        opacity: 0.5,
        cap: 'butt',
      });
      return;
    case 'linen':
    case 'canvas':
      sketch.paint(slubs(cloth, bounds, 34, 90), { stroke: tones.at(-2.4), width: 1.1, opacity: 0.32 });
      sketch.paint(slubs(cloth, bounds, 34, 90), { stroke: tones.at(2.2), width: 1.1, opacity: 0.4 });
      return;
    case 'wool':
    case 'tweed':
    case 'felt':
    case 'pile':
    case 'suede':
      sketch.paint(flecks(cloth, bounds, 900, 5 * scale), {
        stroke: tones.at(-2.2),
        width: 1.3 * scale,
        opacity: 0.42,
      });
      sketch.paint(flecks(cloth, bounds, 900, 5 * scale), {
        stroke: tones.at(2.2),
        width: 1.3 * scale,
        opacity: 0.42,
      });
      return;
    case 'straw':
      sketch.paint(rules(bounds, grain, 9 * scale, 'across'), {
        stroke: tones.at(-3),
        width: 1.6 * scale,
        opacity: 0.5,
        dash: [9 * scale, 5 * scale],
        cap: 'butt',
      });
      sketch.paint(rules(bounds, grain, 9 * scale, 'across', 0.5), {
        stroke: tones.at(2.4),
        width: 2 * scale,
        opacity: 0.5,
        dash: [11 * scale, 4 * scale],
        cap: 'butt',
      });
      return;
    case 'lace':
      sketch.paint(scattered(bounds, grain, 15 * scale).flatMap(dot), {
        stroke: tones.at(-3),
        width: 5 * scale,
        opacity: 0.3,
      });
      return;
    default:
  }
}

/** Columns of stitches that lean left and right in turn, as on the right side of a jersey. */
function drawStocking(
  sketch: Sketch,
  { tones }: Cloth,
  { x, y, width, height }: Bounds,
  scale: number,
): void {
  const [column, row] = [17 * scale, 13 * scale];
  const stitches: Shape = [];
  for (let top = y - row; top < y + height; top += row) {
    const points: [number, number][] = [];
    for (let left = x; left <= x + width + column; left += column / 2) {
      points.push([left, top + (points.length % 2) * row * 0.8]);
    }
    stitches.push(...line(...points));
  }
  sketch.paint(stitches, { stroke: tones.at(-2.6), width: 2.2 * scale, opacity: 0.34, cap: 'butt' });
}

/** Thick and thin threads, lying across and along. */
function slubs({ dice }: Cloth, { x, y, width, height }: Bounds, shortest: number, longest: number): Shape {
  const count = Math.min(160, Math.round((width * height) / 1_500));
  return Array.from({ length: count }, () => {
    const [left, top] = [x + dice() * width, y + dice() * height];
    const length = within(dice, shortest, longest);
    return dice() < 0.5 ? line([left, top], [left + length, top]) : line([left, top], [left, top + length]);
  }).flat();
}

function flecks({ dice }: Cloth, { x, y, width, height }: Bounds, areaEach: number, length: number): Shape {
  const count = Math.min(260, Math.round((width * height) / areaEach));
  return Array.from({ length: count }, () => {
    const [left, top] = [x + dice() * width, y + dice() * height];
    return line(
      [left, top],
      [left + within(dice, -length, length), top + within(dice, length * 0.2, length)],
    );
  }).flat();
}
