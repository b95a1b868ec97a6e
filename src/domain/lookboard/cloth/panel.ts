import { boundsOf } from '../pen/bounds.ts';
import type { Point, Shape } from '../pen/shape.ts';
import type { Ink, Sketch } from '../pen/sketch.ts';
import type { Cloth } from './cloth.ts';
import { drawFolds, type Fold } from './folds.ts';
import { drawPattern } from './pattern.ts';
import { drawTexture } from './texture.ts';

interface PanelOptions {
  /** How far the rounding at the edges reaches in, millimetres; 0 for flat pieces. */
  relief?: number;
  /** The grain's turn from the vertical, degrees clockwise: stripes follow it. */
  grain?: number;
  /** Stripes run across (T-shirts, knitwear) or along (shirts, trousers). */
  stripes?: 'across' | 'along';
  folds?: readonly Fold[];
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

/** One piece of cloth: colour, texture, pattern, light across it, folds, rolled edges, edge line. */
export function drawPanel(sketch: Sketch, cloth: Cloth, shape: Shape, options: PanelOptions = {}): void {
  const { relief = 14, grain = 0, stripes = 'along', folds = [], castsShadow = true } = options;
  const { surface = true, edge = 0.55, edgeWidth = 1.5, steps = 0 } = options;
  if (castsShadow) sketch.castShadow(shape);
  sketch.within(shape, () => {
    sketch.paint(shape, { fill: steps === 0 && surface ? cloth.ground : cloth.tones.at(steps) });
    if (surface) {
      drawTexture(sketch, cloth, boundsOf(shape), grain);
      drawPattern(sketch, cloth, boundsOf(shape), grain, stripes);
    }
    drawFolds(sketch, cloth, folds);
    if (relief >= 8) sketch.paint(shape, { fill: lightAcross(sketch, cloth, grain) });
    if (relief > 0) drawRelief(sketch, cloth, shape, Math.min(relief, MAX_RELIEF));
  });
  if (edge > 0) sketch.paint(shape, { stroke: cloth.tones.at(-3.4), width: edgeWidth, opacity: edge });
}

/** Wider rolls would show the single strokes they are made of; the broad form is the light's work. */
const MAX_RELIEF = 16;
const SHEEN: Partial<Record<Cloth['weave'], number>> = {
  leather: 1.3,
  patent: 1.7,
  satin: 1.3,
  velvet: 1.3,
  suede: 0.8,
  linen: 0.85,
  wool: 0.85,
};

function lightAcross(sketch: Sketch, cloth: Cloth, grain: number): string {
  const strength = SHEEN[cloth.weave] ?? 1;
  return sketch.fade({
    light: cloth.tones.at(4),
    dark: cloth.tones.at(-5),
    lightOpacity: 0.17 * strength,
    darkOpacity: 0.19 * strength,
    middle: 0.5,
    angle: 38 + grain * 0.6,
  });
}

/** Nested strokes that add up to a rolled edge: dark towards the bottom right, light from the top left. */
const RELIEF_WIDTHS = [1.7, 0.8];

function drawRelief(sketch: Sketch, cloth: Cloth, shape: Shape, reach: number): void {
  const opacity = 0.15 * (SHEEN[cloth.weave] ?? 1);
  const light = cloth.tones.at(3.6);
  const shift: Point = [reach * 0.3, reach * 0.36];
  if (reach < 7) {
    // On small pieces the edge line is shadow enough.
    sketch.paint(shape, { stroke: light, width: reach, opacity: opacity * 1.4, shift });
    return;
  }
  const dark = cloth.tones.at(-5);
  const away: Point = [-reach * 0.24, -reach * 0.3];
  sketch.paint(
    shape,
    ...RELIEF_WIDTHS.flatMap((width): Ink[] => [
      { stroke: light, width: reach * width, opacity, shift },
      { stroke: dark, width: reach * width, opacity, shift: away },
    ]),
  );
}

/** A sewn line: a dark groove and the lit edge below it, visible on black and on white alike. */
export function drawSeam(sketch: Sketch, cloth: Cloth, shape: Shape, width = 1.7, strength = 1): void {
  sketch.paint(
    shape,
    {
      stroke: cloth.tones.at(3),
      width: width * 0.9,
      opacity: 0.5 * strength,
      shift: [width * 0.7, width * 0.7],
    },
    { stroke: cloth.tones.at(-4.5), width, opacity: 0.62 * strength },
  );
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
  const stroke = cloth.tones.at(-6);
  sketch.paint(
    shape,
    ...[2, 1.4, 0.9, 0.4].map((width): Ink => ({ stroke, width: reach * width, opacity: 0.075 })),
  );
}
