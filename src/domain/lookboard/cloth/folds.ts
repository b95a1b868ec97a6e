import type { Curve, Point, Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Cloth } from './cloth.ts';

/** A soft fold that starts and ends in nothing. */
export interface Fold {
  from: Point;
  to: Point;
  /** How far its middle swings to the side, millimetres (positive: to the left when it runs down). */
  bow?: number;
  /** Width at the middle, millimetres. */
  width?: number;
  /** 1 is an ordinary fold. */
  depth?: number;
}

const LEVELS = [1.7, 1.25, 0.82, 0.42];

/** Each fold is a ridge: lit on the side of the light, dark on the other, both fading out. */
export function drawFolds(sketch: Sketch, cloth: Cloth, folds: readonly Fold[]): void {
  if (folds.length === 0) return;
  const opacity = Math.min(1, 0.05 * (FOLD_BY_WEAVE[cloth.weave] ?? 1));
  const isShiny = cloth.weave === 'satin' || cloth.weave === 'leather' || cloth.weave === 'patent';
  const light = cloth.tones.at(isShiny ? 4.4 : 3.4);
  const dark = cloth.tones.at(-4.8);
  for (const level of LEVELS) {
    sketch.paint(
      folds.flatMap((fold) => lens(fold, level, -0.4)),
      { fill: light, opacity },
    );
    sketch.paint(
      folds.flatMap((fold) => lens(fold, level, 0.34)),
      { fill: dark, opacity },
    );
  }
}

const FOLD_BY_WEAVE: Partial<Record<Cloth['weave'], number>> = {
  satin: 1.7,
  leather: 1.3,
  patent: 1.5,
  velvet: 1.25,
  wool: 0.8,
  knit: 0.75,
  denim: 0.9,
  linen: 1.15,
};

function lens(
  { from, to, bow = 0, width: widest = 16, depth = 1 }: Fold,
  level: number,
  side: number,
): Shape {
  const width = widest * (0.6 + 0.6 * depth);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // The normal that points away from the light at the top left.
  let [nx, ny] = [-dy / length, dx / length];
  const bowed: Point = [nx * bow, ny * bow];
  if (nx + ny < 0) [nx, ny] = [-nx, -ny];
  const [sx, sy] = [nx * width * side, ny * width * side];
  const half = (width * level) / 2;
  const middle = (offset: number, share: number): Point => [
    from[0] + dx * share + bowed[0] + sx + nx * offset,
    from[1] + dy * share + bowed[1] + sy + ny * offset,
  ];
  const curves: Curve[] = [
    [middle(half * 1.33, 0.3), middle(half * 1.33, 0.7), to],
    [middle(-half * 1.33, 0.7), middle(-half * 1.33, 0.3), from],
  ];
  return [{ start: from, curves, closed: true }];
}
