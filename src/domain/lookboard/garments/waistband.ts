import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { corner, ladder, line, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawSnap } from './fastenings.ts';
import type { LegCut } from './leg-cut.ts';
import { drawButton, drawRibs } from './trimmings.ts';

export function drawBand(sketch: Sketch, cloth: Cloth, { waistHalf: w, band }: LegCut): void {
  const height = band === 'leggings' ? 78 : band === 'elastic' ? 54 : 44;
  const spread = band === 'leggings' ? 14 : 10;
  const top = -height + 10;
  const back = symmetric([0, top - 8], corner(-w + 5, top - 2), corner(-w + 2, top + 20), [0, top + 18]);
  drawPanel(sketch, cloth, back, { relief: 8, surface: false, steps: -1.8 });
  const shape = symmetric(
    [0, top + 11],
    [-w * 0.6, top + 7],
    corner(-w + 4, top),
    corner(-w - spread, 12),
    [-w * 0.5, 20],
    [0, 22],
  );
  drawPanel(sketch, cloth, shape, { relief: 10, surface: band !== 'elastic' });
  if (band === 'elastic' || band === 'leggings') {
    if (band === 'elastic') {
      drawRibs(
        sketch,
        cloth,
        ladder(
          open([-w + 4, top], [0, top + 11], [w - 4, top]),
          open([-w - 10, 12], [0, 22], [w + 10, 12]),
          44,
        ),
      );
      for (const [x, length] of [
        [-22, 150],
        [20, 130],
      ] as const) {
        const cord = open([x * 0.4, -6], [x * 1.3, length * 0.5], [x, length]);
        sketch.paint(cord, { stroke: cloth.tones.at(-5), width: 8, opacity: 0.35 });
        sketch.paint(cord, { stroke: cloth.tones.at(cloth.tones.lightness > 0.6 ? -1.5 : 2.4), width: 6 });
      }
    } else drawStitches(sketch, cloth, open([-w - 8, 4], [0, 12], [w + 8, 4]), 1.1);
    return;
  }
  const isDenim = band === 'denim';
  if (isDenim) {
    drawStitches(sketch, cloth, open([-w + 2, top + 8], [0, top + 18], [w - 2, top + 8]));
    drawStitches(sketch, cloth, open([-w - 8, 6], [0, 15], [w + 8, 6]));
  }
  for (const x of [-w * 0.78, -w * 0.36, w * 0.36, w * 0.78]) {
    drawPanel(sketch, cloth, slab(x - 6, top - 1, 12, height + 14, 2), {
      relief: 4,
      castsShadow: false,
      surface: false,
    });
  }
  if (isDenim) drawSnap(sketch, { face: '#b08b57', light: '#e0c691', deep: '#76572f' }, 4, top + 26, 9);
  else drawButton(sketch, cloth, [2, top + 27], 6.5);
}

export function drawFly(sketch: Sketch, cloth: Cloth, { rise, band }: LegCut): void {
  drawSeam(sketch, cloth, line([2, 18], [2, rise]), 2, 0.9);
  const fly = open([38, 22], [38, rise * 0.46], [26, rise * 0.6], [3, rise * 0.68]);
  if (band === 'denim') {
    drawStitches(sketch, cloth, fly);
    sketch.moved(
      ([x, y]) => [x - 6, y - 3],
      () => drawStitches(sketch, cloth, fly),
    );
  } else if (band === 'tailored') drawSeam(sketch, cloth, fly, 1.2, 0.5);
}
