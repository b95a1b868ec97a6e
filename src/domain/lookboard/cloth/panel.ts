import type { Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Cloth } from './cloth.ts';
import type { Fold } from './folds.ts';

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
  /** Carries the pattern; false for small plain pieces. */
  surface?: boolean;
  /** How much of what lies below it hides, 0.55 to 1; stockings are sheer. */
  cover?: number;
  /** Seen in the light that falls past the panel: 0 is full light. Inner sides are darker. */
  steps?: number;
}

/** One piece of cloth with its edges, folds, threads and pattern. */
export function drawPanel(sketch: Sketch, cloth: Cloth, shape: Shape, options: PanelOptions = {}): void {
  const { relief = 14, grain = 0, stripes = 'along', folds = [], castsShadow = true } = options;
  const { surface = true, steps = 0, cover = 1 } = options;
  if (castsShadow) sketch.castShadow(shape);
  const isPrinted = surface && steps === 0 && (cloth.accent !== cloth.ground || cloth.inks.length > 0);
  sketch.lay({
    kind: 'panel',
    shape,
    hex: steps === 0 ? (surface ? cloth.ground : cloth.tones.base) : cloth.tones.at(steps),
    weave: cloth.weave,
    relief,
    grain,
    folds,
    cover,
    print: isPrinted ? { pattern: cloth.pattern, hexes: [cloth.accent, ...cloth.inks], stripes } : null,
  });
}

/** A sewn line: a groove, and the cloth drawn in beside it. */
export function drawSeam(sketch: Sketch, cloth: Cloth, shape: Shape, width = 1.7, strength = 1): void {
  sketch.lay({ kind: 'seam', shape, weave: cloth.weave, strength: strength * Math.min(1.5, width / 1.7) });
}

export function drawStitches(sketch: Sketch, cloth: Cloth, shape: Shape, width = 1.3): void {
  sketch.lay({
    kind: 'stitches',
    shape,
    weave: cloth.weave,
    width,
    hex: cloth.stitch,
    under: cloth.tones.base,
  });
}

/** The soft shadow of an edge that lies over the cloth. */
export function drawCastShade(sketch: Sketch, _cloth: Cloth, shape: Shape, reach = 14): void {
  sketch.lay({ kind: 'shade', shape, reach });
}
