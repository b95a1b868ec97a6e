import type { Feature } from '#domain/wardrobe/features/feature.ts';
import { type Bounds, boundsOf, mergeBounds } from './bounds.ts';
import { pathData } from './path-data.ts';
import { mapShape, type Point, type Shape, shifted } from './shape.ts';

/** A garment drawn on its own: what casts the shadow, what is seen, and how large it is. */
export interface Drawing {
  bounds: Bounds;
  /** Everything that casts a shadow. */
  outline: Shape;
  markup: string;
  /** What of the garment's words can be seen. */
  shows: ReadonlySet<Feature>;
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
  /** Moves this layer of ink, millimetres. */
  shift?: Point;
}

/** Light falling across a piece: two colours that fade into nothing towards its middle. */
interface Fade {
  light: string;
  dark: string;
  lightOpacity: number;
  darkOpacity: number;
  /** Where it turns neutral, 0 to 1 along the light. */
  middle: number;
  /** Degrees clockwise from left-to-right. */
  angle: number;
}

export interface Sketch {
  /** Whether the garment asks for the feature; what asks also draws it, so that it counts as shown. */
  asks(feature: Feature): boolean;
  /** The first of these that the garment asks for, else the usual one; it counts as shown. */
  pick<Choice extends Feature>(usual: Choice, ...others: Choice[]): Choice;
  /** Says what the drawing shows without being asked. */
  shows(...features: Feature[]): void;
  /** One shape, one or several layers of ink, lowest first. */
  paint(shape: Shape, ...inks: Ink[]): void;
  /** The name of a gradient to fill with. */
  fade(fade: Fade): string;
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
export function startSketch(
  idPrefix: string,
  warp: (point: Point) => Point,
  asked: readonly Feature[] = [],
): Sketch {
  const shown = new Set<Feature>();
  const parts: string[] = [];
  const outlines: Shape[] = [];
  /** Shapes that have been written once are referred to afterwards; that halves the document. */
  let written = new Map<Shape, string>();
  const fades = new Map<string, string>();
  let bounds: Bounds | null = null;
  let idCount = 0;
  let place = warp;

  function nextId(): string {
    idCount += 1;
    return `${idPrefix}${idCount.toString(36)}`;
  }

  function dataOf(shape: Shape): string {
    return pathData(mapShape(shape, place));
  }

  function define(shape: Shape): string {
    const id = nextId();
    parts.push(`<defs><path id="${id}" d="${dataOf(shape)}"/></defs>`);
    written.set(shape, id);
    return id;
  }

  return {
    asks(feature) {
      const isAsked = asked.includes(feature);
      if (isAsked) shown.add(feature);
      return isAsked;
    },
    pick(usual, ...others) {
      const picked = others.find((other) => asked.includes(other)) ?? usual;
      shown.add(picked);
      return picked;
    },
    shows(...features) {
      for (const feature of features) shown.add(feature);
    },
    paint(shape, ...inks) {
      const known = written.get(shape) ?? (inks.length > 1 ? define(shape) : null);
      for (const ink of inks) {
        const [dx, dy] = ink.shift ?? [0, 0];
        if (known) parts.push(`<use href="#${known}"${offset(dx, dy)}${attributes(ink)}/>`);
        else {
          const drawn = ink.shift ? shifted(shape, dx, dy) : shape;
          parts.push(`<path d="${dataOf(drawn)}"${attributes(ink)}/>`);
        }
      }
    },
    fade(fade) {
      const key = JSON.stringify(fade);
      const known = fades.get(key);
      if (known) return known;
      const id = nextId();
      const reference = `url(#${id})`;
      fades.set(key, reference);
      parts.push(
        `<linearGradient id="${id}" gradientTransform="rotate(${short(fade.angle)} .5 .5)">` +
          `<stop offset="0" stop-color="${fade.light}" stop-opacity="${short(fade.lightOpacity)}"/>` +
          `<stop offset="${short(fade.middle)}" stop-color="${fade.light}" stop-opacity="0"/>` +
          `<stop offset="${short(fade.middle)}" stop-color="${fade.dark}" stop-opacity="0"/>` +
          `<stop offset="1" stop-color="${fade.dark}" stop-opacity="${short(fade.darkOpacity)}"/></linearGradient>`,
      );
      return reference;
    },
    within(shape, draw) {
      const id = nextId();
      const known = written.get(shape) ?? define(shape);
      parts.push(`<clipPath id="${id}"><use href="#${known}"/></clipPath>`);
      parts.push(`<g clip-path="url(#${id})">`);
      draw();
      parts.push('</g>');
    },
    castShadow(shape) {
      const placed = mapShape(shape, place);
      outlines.push(placed);
      bounds = mergeBounds(bounds, boundsOf(placed));
    },
    moved(move, draw) {
      const [outerPlace, outerWritten] = [place, written];
      place = (point) => outerPlace(move(point));
      written = new Map();
      draw();
      place = outerPlace;
      written = outerWritten;
    },
    finish() {
      return {
        bounds: bounds ?? { x: 0, y: 0, width: 1, height: 1 },
        outline: outlines.flat(),
        markup: parts.join(''),
        shows: shown,
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

function offset(dx: number, dy: number): string {
  return dx === 0 && dy === 0 ? '' : ` x="${short(dx)}" y="${short(dy)}"`;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
