import type { Fold } from '../cloth/folds.ts';
import type { Torso } from './torso.ts';

export function bodyFolds({ measures: m }: Torso): Fold[] {
  return [
    {
      from: [-m.chestHalf + 8, m.underarm + 22],
      to: [-m.chestHalf * 0.4, m.underarm - 50],
      width: 30,
      bow: 10,
      depth: 0.38,
    },
    {
      from: [m.chestHalf - 8, m.underarm + 22],
      to: [m.chestHalf * 0.4, m.underarm - 44],
      width: 30,
      bow: -10,
      depth: 0.38,
    },
    {
      from: [-m.waistHalf * 0.74, m.underarm + 30],
      to: [-m.hemHalf * 0.6, m.length - 10],
      width: 44,
      bow: 12,
      depth: 0.26,
    },
    {
      from: [m.waistHalf * 0.3, m.waist - 90],
      to: [m.hemHalf * 0.54, m.length],
      width: 46,
      bow: -16,
      depth: 0.26,
    },
  ];
}
