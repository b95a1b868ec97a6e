import type { Feature } from '#domain/wardrobe/features/feature.ts';
import type { PrintPattern } from '../cloth/cloth.ts';
import { type Fold, foldOfPiece } from '../cloth/folds.ts';
import type { Weave } from '../cloth/weave.ts';
import { type Bounds, boundsOf, mergeBounds } from './bounds.ts';
import type { Dice } from './dice.ts';
import { mapShape, type Point, type Shape } from './shape.ts';

/** A garment drawn on its own, in millimetres: what is laid, in order, what casts the shadow, how large it is. */
export interface Drawing {
  bounds: Bounds;
  /** Everything that casts a shadow. */
  outline: Shape;
  marks: readonly PlacedMark[];
  /** What of the garment's words can be seen. */
  shows: ReadonlySet<Feature>;
}

/** Paint by itself. Covering ink is a thing that stands on the cloth; faint ink sinks (dark) or raises it (light). */
export interface Ink {
  /** `#rrggbb`. */
  fill?: string;
  stroke?: string;
  /** Millimetres. */
  width?: number;
  opacity?: number;
  dash?: readonly number[];
  cap?: 'round' | 'butt';
  /** Moves this layer of ink, millimetres. */
  shift?: Point;
  /** What it stands for where its color does not say so: jewellery of any color is metal, frames and stones are hard. */
  material?: 'metal' | 'hard';
  /** How far the rounding at its edges reaches in, as of a panel; a wire or a pearl is round all over. */
  relief?: number;
}

/** One thing that a drawing does. */
export type Mark =
  | PanelMark
  | { kind: 'seam'; shape: Shape; weave: Weave; strength: number }
  | { kind: 'stitches'; shape: Shape; weave: Weave; width: number; hex: string; under: string }
  | { kind: 'shade'; shape: Shape; reach: number }
  | { kind: 'ink'; shape: Shape; inks: readonly Ink[] };

export interface PanelMark {
  kind: 'panel';
  shape: Shape;
  hex: string;
  weave: Weave;
  /** How far the rounding at its edges reaches in, millimetres. */
  relief: number;
  /** The grain's turn from the vertical, degrees clockwise. */
  grain: number;
  folds: readonly Fold[];
  /** How much of what lies below it hides: 1 is all. */
  cover: number;
  /** The pattern and its further colors. */
  print: { pattern: PrintPattern; hexes: readonly string[]; stripes: 'across' | 'along' } | null;
}

export type PlacedMark = Mark & {
  clips: readonly Shape[];
  /** Of one thing of several, from 0: nothing of it takes the form of what lies below that. */
  thing: number;
};

export interface Sketch {
  /** Whether the garment asks for the feature; what asks also draws it, so that it counts as shown. */
  asks(feature: Feature): boolean;
  /** The first of these that the garment asks for, else the usual one; it counts as shown. */
  pick<Choice extends Feature>(usual: Choice, ...others: Choice[]): Choice;
  /** Says what the drawing shows without being asked. */
  shows(...features: Feature[]): void;
  lay(mark: Mark): void;
  /** One shape, one or several layers of ink, lowest first. */
  paint(shape: Shape, ...inks: Ink[]): void;
  /** What `draw` lays shows only inside the shape. */
  within(shape: Shape, draw: () => void): void;
  /** What `draw` lays comes above all else, as a sleeve that is folded over the front. */
  onTop(draw: () => void): void;
  /** Adds to what casts the shadow. */
  castShadow(shape: Shape): void;
  /** What follows is another thing, as the second shoe of a pair. */
  nextThing(): void;
  /** Everything that `draw` lays is turned and moved as one piece. */
  moved(move: (point: Point) => Point, draw: () => void): void;
  finish(): Drawing;
}

/**
 * Collects a drawing. `warp` moves every point a little, so that both halves of a garment differ as
 * they do when a hand has laid it down; `dice` decides how its folds fall.
 */
export function startSketch(
  warp: (point: Point) => Point,
  dice: Dice,
  asked: readonly Feature[] = [],
): Sketch {
  const lower: PlacedMark[] = [];
  const upper: PlacedMark[] = [];
  let marks = lower;
  const outlines: Shape[] = [];
  const shown = new Set<Feature>();
  let clips: readonly Shape[] = [];
  let bounds: Bounds | null = null;
  let place = warp;
  let thing = 0;

  const placed = (shape: Shape) => mapShape(shape, place);
  const placedFold = (drawn: Fold): Fold[] => {
    const fold = foldOfPiece(drawn, dice);
    return fold === null ? [] : [{ ...fold, from: place(fold.from), to: place(fold.to) }];
  };

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
    lay(mark) {
      const shape = placed(mark.shape);
      if (mark.kind === 'panel')
        marks.push({ ...mark, shape, clips, thing, folds: mark.folds.flatMap(placedFold) });
      else marks.push({ ...mark, shape, clips, thing });
    },
    paint(shape, ...inks) {
      marks.push({ kind: 'ink', shape: placed(shape), inks, clips, thing });
    },
    within(shape, draw) {
      const outer = clips;
      clips = [...outer, placed(shape)];
      draw();
      clips = outer;
    },
    onTop(draw) {
      const outer = marks;
      marks = upper;
      draw();
      marks = outer;
    },
    castShadow(shape) {
      const outline = placed(shape);
      outlines.push(outline);
      bounds = mergeBounds(bounds, boundsOf(outline));
    },
    nextThing() {
      thing += 1;
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
        outline: outlines.flat(),
        marks: [...lower, ...upper],
        shows: shown,
      };
    },
  };
}
