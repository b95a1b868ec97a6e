import { closed, corner, type Knot, type Shape } from '../pen/shape.ts';
import type { TorsoMeasures } from './torso.ts';

export interface TailoredCut {
  length: number;
  /** Where the lapels meet. */
  roll: number;
  lapel: number;
  chestHalf: number;
  waistHalf: number;
  hemHalf: number;
  /** How far the fronts curve apart at the hem. */
  cutaway: number;
  /** How far the front on top reaches beyond the middle. */
  overlap: number;
}

/** The left front of a jacket, from its neck point round the armhole and the hem to its edge. */
export function tailoredFront(m: TorsoMeasures, cut: TailoredCut): Shape {
  const inner = -cut.overlap;
  // Double-breasted fronts end square.
  const edge: Knot[] =
    cut.overlap > 40
      ? [corner(-inner - 2, cut.length)]
      : [
          [-cut.cutaway - 40, cut.length - 2],
          [-cut.cutaway * 0.4 - inner * 0.2, cut.length - 60],
          [-inner * 0.9, cut.length - 190],
        ];
  return closed(
    corner(-m.neckHalf + 14, -6),
    corner(-m.shoulderHalf, m.shoulderDrop),
    [-m.shoulderHalf + 20, 150],
    corner(-m.chestHalf, m.underarm),
    [-m.waistHalf, m.waist],
    corner(-m.hemHalf, cut.length - 16),
    [-m.hemHalf * 0.5, cut.length + 4],
    ...edge,
    corner(-inner, cut.roll + 20),
    corner(-inner, cut.roll),
  );
}
