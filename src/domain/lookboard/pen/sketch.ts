import { type Bounds, boundsOf, mergeBounds } from './bounds.ts';
import { pathData } from './path-data.ts';
import { mapShape, type Point, type Shape } from './shape.ts';

/** A garment drawn on its own: what casts the shadow, what is seen, and how large it is. */
export interface Drawing {
  bounds: Bounds;
  /** Path data of everything that casts a shadow. */
  outline: string;
  markup: string;
}

/** Colours come from `Tones` only, so no text from outside can enter the markup. */
export interface Ink {
  fill?: string;
  stroke?: string;
  /** Millimetres. */
  width?: number;
  opacity?: number;
  dash?: readonly number[];
  cap?: 'round' | 'butt';
}

export interface Sketch {
  paint(shape: Shape, ink: Ink): void;
  /** What `draw` paints shows only inside the shape. */
  within(shape: Shape, draw: () => void): void;
  /** Adds to what casts the shadow. */
  castShadow(shape: Shape): void;
  /** Everything that `draw` paints is turned and moved as one piece. */
  moved(move: (point: Point) => Point, draw: () => void): void;
  finish(): Drawing;
}

/**
 * Collects a drawing. `warp` moves every point a little, so that both halves of a garment differ as
 * they do when a hand has laid it down.
 */
export function startSketch(idPrefix: string, warp: (point: Point) => Point): Sketch {
  const parts: string[] = [];
  const outlines: string[] = [];
  let bounds: Bounds | null = null;
  let clipCount = 0;
  let place = warp;

  return {
    paint(shape, ink) {
      parts.push(`<path d="${pathData(mapShape(shape, place))}"${attributes(ink)}/>`);
    },
    within(shape, draw) {
      clipCount += 1;
      const id = `${idPrefix}c${clipCount}`;
      parts.push(`<clipPath id="${id}"><path d="${pathData(mapShape(shape, place))}"/></clipPath>`);
      parts.push(`<g clip-path="url(#${id})">`);
      draw();
      parts.push('</g>');
    },
    castShadow(shape) {
      const placed = mapShape(shape, place);
      outlines.push(pathData(placed));
      bounds = mergeBounds(bounds, boundsOf(placed));
    },
    moved(move, draw) {
      const outer = place;
      place = (point) => outer(move(point));
      draw();
      place = outer;
    },
    finish() {
      return {
        bounds: bounds ?? { x: 0, y: 0, width: 1, height: 1 },
        outline: outlines.join(''),
        markup: parts.join(''),
      };
    },
  };
}

function attributes({ fill, stroke, width = 1, opacity = 1, dash, cap = 'round' }: Ink): string {
  const written = [` fill="${fill ?? 'none'}"`];
  if (fill && opacity < 1) written.push(` fill-opacity="${short(opacity)}"`);
  if (stroke) {
    written.push(` stroke="${stroke}" stroke-width="${short(width)}" stroke-linejoin="round"`);
    if (cap === 'round') written.push(' stroke-linecap="round"');
    if (opacity < 1) written.push(` stroke-opacity="${short(opacity)}"`);
    if (dash) written.push(` stroke-dasharray="${dash.map(short).join(' ')}"`);
  }
  return written.join('');
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
