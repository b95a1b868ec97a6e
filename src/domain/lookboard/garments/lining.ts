import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel } from '../cloth/panel.ts';
import { corner, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLabel } from './label.ts';

export function drawLining(sketch: Sketch, cloth: Cloth, roll: number): void {
  const lining = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.4 ? -1.6 : 1.4), 'satin');
  drawPanel(sketch, lining, symmetric([0, 12], corner(-92, -4), [-80, 160], corner(0, roll + 30)), {
    relief: 24,
    surface: false,
    castsShadow: false,
    folds: [
      { from: [-30, 60], to: [-14, roll - 30], width: 26, bow: 8 },
      { from: [40, 60], to: [12, roll - 60], width: 26, bow: -8 },
    ],
  });
  drawLabel(sketch, lining, 38, 50);
}
