import { boundsOf } from '../pen/bounds.ts';
import { type Point, type Shape, shifted } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Cloth } from './cloth.ts';
import { drawFolds, type Fold } from './folds.ts';
import { drawPattern } from './pattern.ts';
import { drawTexture } from './texture.ts';

export interface PanelOptions {
  /** How far the rounding at the edges reaches in, millimetres; 0 for flat pieces. */
  relief?: number;
  /** The grain's turn from the vertical, degrees clockwise: stripes follow it. */
  grain?: number;
  /** Stripes run across (T-shirts, knitwear) or along (shirts, trousers). */
  stripes?: 'across' | 'along';
  folds?: Fold[];
  /** False where another panel already casts the shadow. */
  castsShadow?: boolean;
  /** Pattern and texture; false for small plain pieces. */
  surface?: boolean;
  /** Strength of the edge line, 0 to 1. */
  edge?: number;
  /** Width of the edge line, millimetres. */
  edgeWidth?: number;
  /** Seen in the light that falls past the panel: 1 is full light. Inner sides are darker. */
  steps?: number;
}

/** One piece of cloth: colour, pattern, texture, rounding lit from the top left, folds, edge. */
export function drawPanel(sketch: Sketch, cloth: Cloth, shape: Shape, options: PanelOptions = {}): void {
  const { relief = 26, grain = 0, stripes = 'along', folds = [], castsShadow = true } = options;
  const { surface = true, edge = 0.55, edgeWidth = 1.5, steps = 0 } = options;
  if (castsShadow) sketch.castShadow(shape);
  sketch.within(shape, () => {
    sketch.paint(shape, { fill: steps === 0 && surface ? cloth.ground : cloth.tones.at(steps) });
    if (surface) {
      drawTexture(sketch, cloth, boundsOf(shape), grain);
      drawPattern(sketch, cloth, boundsOf(shape), grain, stripes);
    }
    drawFolds(sketch, cloth, folds);
    if (relief > 0) drawRelief(sketch, cloth, shape, relief);
  });
  if (edge > 0) sketch.paint(shape, { stroke: cloth.tones.at(-3.4), width: edgeWidth, opacity: edge });
}

/** Nested strokes that add up to an airbrushed edge: dark towards the bottom right, light from the top left. */
const RELIEF_WIDTHS = [2, 1.3, 0.7, 0.3];

export function drawRelief(sketch: Sketch, cloth: Cloth, shape: Shape, reach: number): void {
  const strength = RELIEF_BY_WEAVE[cloth.weave] ?? 1;
  const dark = shifted(shape, -reach * 0.24, -reach * 0.3);
  const light = shifted(shape, reach * 0.3, reach * 0.36);
  for (const width of RELIEF_WIDTHS) {
    sketch.paint(light, { stroke: cloth.tones.at(3.2), width: reach * width, opacity: 0.085 * strength });
    sketch.paint(dark, { stroke: cloth.tones.at(-5), width: reach * width, opacity: 0.085 * strength });
  }
}

const RELIEF_BY_WEAVE: Partial<Record<Cloth['weave'], number>> = {
  leather: 1.25,
  patent: 1.5,
  satin: 1.3,
  velvet: 1.3,
  suede: 0.8,
  linen: 0.9,
};

/** A sewn line: a dark groove and the lit edge below it, visible on black and on white alike. */
export function drawSeam(sketch: Sketch, cloth: Cloth, shape: Shape, width = 1.7, strength = 1): void {
  sketch.paint(shifted(shape, width * 0.7, width * 0.7), {
    stroke: cloth.tones.at(3),
    width: width * 0.9,
    opacity: 0.5 * strength,
  });
  sketch.paint(shape, { stroke: cloth.tones.at(-4.5), width, opacity: 0.62 * strength });
}

export function drawStitches(sketch: Sketch, cloth: Cloth, shape: Shape, width = 1.3): void {
  sketch.paint(shape, {
    stroke: cloth.stitch,
    width,
    opacity: 0.8,
    dash: [width * 3.6, width * 2.4],
    cap: 'butt',
  });
}

/** The soft shadow that a piece throws on the cloth under it. */
export function drawCastShade(sketch: Sketch, cloth: Cloth, shape: Shape, reach = 14): void {
  for (const width of [2, 1.4, 0.8, 0.35]) {
    sketch.paint(shape, { stroke: cloth.tones.at(-6), width: reach * width, opacity: 0.075 });
  }
}

export function offsetAlong([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * distance, y + Math.cos(angle) * distance];
}
