import type { Metal } from '../cloth/metal.ts';
import { ellipse, type Shape, sampled, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A metal zip along a line, with its pull at the start. */
export function drawZip(sketch: Sketch, metal: Metal, path: Shape, width: number): void {
  sketch.paint(path, { stroke: '#201d1b', width: width * 1.5, opacity: 0.4 });
  sketch.paint(path, { stroke: metal.deep, width });
  sketch.paint(path, {
    stroke: metal.light,
    width: width * 0.72,
    dash: [width * 0.38, width * 0.38],
    cap: 'butt',
  });
  const [x, y] = sampled(path, 12)[1] ?? [0, 0];
  sketch.paint(slab(x - width * 0.6, y, width * 1.2, width * 3.4, width * 0.5), { fill: metal.face });
  sketch.paint(slab(x - width * 0.3, y + width * 0.3, width * 0.5, width * 2.6, width * 0.2), {
    fill: metal.light,
    opacity: 0.9,
  });
}

/** A belt's buckle, seen from the front. */
export function drawBuckle(
  sketch: Sketch,
  metal: Metal,
  x: number,
  y: number,
  width: number,
  height: number,
  bar: number,
): void {
  const frame = slab(x, y, width, height, bar * 1.2);
  sketch.paint(slab(x + bar * 0.3, y + bar * 0.5, width, height, bar * 1.2), {
    stroke: '#1c1815',
    width: bar,
    opacity: 0.3,
  });
  sketch.paint(frame, { stroke: metal.deep, width: bar * 1.15 });
  sketch.paint(frame, { stroke: metal.face, width: bar * 0.85 });
  sketch.paint(slab(x - bar * 0.12, y - bar * 0.12, width, height, bar * 1.2), {
    stroke: metal.light,
    width: bar * 0.26,
    opacity: 0.9,
  });
}

export function drawSnap(sketch: Sketch, metal: Metal, x: number, y: number, radius: number): void {
  sketch.paint(ellipse(x + radius * 0.2, y + radius * 0.3, radius), { fill: '#1c1815', opacity: 0.3 });
  sketch.paint(ellipse(x, y, radius), { fill: metal.deep });
  sketch.paint(ellipse(x - radius * 0.06, y - radius * 0.06, radius * 0.82), { fill: metal.face });
  sketch.paint(ellipse(x - radius * 0.3, y - radius * 0.32, radius * 0.28), { fill: metal.light });
}
