import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel } from '../cloth/panel.ts';
import { corner, line, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

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
  sketch.paint(slab(-32, 34, 64, 36, 2), {
    fill: lining.tones.at(lining.tones.lightness > 0.5 ? 1.6 : 3.4),
    opacity: 0.9,
  });
  sketch.paint(line([-20, 52], [20, 52]), { stroke: lining.tones.at(-2), width: 2, opacity: 0.5 });
}
