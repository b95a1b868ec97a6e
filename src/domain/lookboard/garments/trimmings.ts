import type { Cloth } from '../cloth/cloth.ts';
import { type Tones, tonesOf } from '../cloth/tones.ts';
import { closed, type Point, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** The fine columns of a knitted band. */
export function drawRibs(sketch: Sketch, cloth: Cloth, columns: Shape): void {
  sketch.paint(columns, { stroke: cloth.tones.at(-3.6), width: 2, opacity: 0.5 });
}

export function drawButton(
  sketch: Sketch,
  cloth: Cloth,
  [x, y]: Point,
  radius: number,
  tones = buttonOf(cloth, radius),
): void {
  const isDark = tones.lightness < 0.5;
  const dot = (dx: number, dy: number, r: number) => ring(x + dx, y + dy, r);
  sketch.paint(dot(radius * 0.25, radius * 0.4, radius * 1.06), { fill: cloth.tones.at(-6), opacity: 0.35 });
  sketch.paint(dot(0, 0, radius), { fill: tones.at(isDark ? 1.6 : -1.4) });
  sketch.paint(dot(0, 0, radius * 0.98), {
    stroke: tones.at(isDark ? 4 : -4.5),
    width: radius * 0.18,
    opacity: 0.7,
  });
  sketch.paint([...dot(-radius * 0.24, 0, radius * 0.13), ...dot(radius * 0.24, 0, radius * 0.13)], {
    fill: tones.at(-5),
    opacity: 0.9,
  });
}

/** Mother-of-pearl on shirts, horn on what is heavier; dark cloth has buttons of its own color. */
function buttonOf({ tones }: Cloth, radius: number): Tones {
  if (tones.lightness < 0.36) return tones;
  return radius <= 6 ? tonesOf('#e9e2d3') : HORN;
}

const HORN = tonesOf('#54402f');

/** The small buttons of a tailored cuff are of one set with those of its front. */
export function hornFor({ tones }: Cloth): Tones {
  return tones.lightness < 0.36 ? tones : HORN;
}

function ring(x: number, y: number, r: number): Shape {
  return closed(
    [x - r, y],
    [x - r * Math.SQRT1_2, y - r * Math.SQRT1_2],
    [x, y - r],
    [x + r * Math.SQRT1_2, y - r * Math.SQRT1_2],
    [x + r, y],
    [x + r * Math.SQRT1_2, y + r * Math.SQRT1_2],
    [x, y + r],
    [x - r * Math.SQRT1_2, y + r * Math.SQRT1_2],
  );
}

export function pointsOf(shape: Shape): Point {
  return shape[0]?.start ?? [0, 0];
}
