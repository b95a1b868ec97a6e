import type { Fold } from '../cloth/folds.ts';
import type { Torso } from './torso.ts';

export function bodyFolds({ measures: m }: Torso): Fold[] {
  return [
    {
      from: [-m.chestHalf + 8, m.underarm + 22],
      to: [-m.chestHalf * 0.4, m.underarm - 50],
      width: 38,
      bow: 10,
      depth: 0.5,
    },
    {
      from: [m.chestHalf - 8, m.underarm + 22],
      to: [m.chestHalf * 0.4, m.underarm - 44],
      width: 38,
      bow: -10,
      depth: 0.5,
    },
    {
      from: [-m.waistHalf * 0.74, m.underarm + 30],
      to: [-m.hemHalf * 0.6, m.length - 10],
      width: 56,
      bow: 12,
      depth: 0.4,
    },
    {
      from: [m.waistHalf * 0.3, m.waist - 90],
      to: [m.hemHalf * 0.54, m.length],
      width: 60,
      bow: -16,
      depth: 0.4,
    },
    {
      from: [m.waistHalf * 0.82, m.underarm + 50],
      to: [m.waistHalf * 0.84, m.length - 50],
      width: 40,
      bow: 8,
      depth: 0.4,
    },
    {
      from: [-m.hemHalf * 0.18, m.waist - 20],
      to: [-m.hemHalf * 0.28, m.length],
      width: 50,
      bow: 8,
      depth: 0.3,
    },
  ];
}
