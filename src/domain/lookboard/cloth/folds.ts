import type { Point } from '../pen/shape.ts';

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
