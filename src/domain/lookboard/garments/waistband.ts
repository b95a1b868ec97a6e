import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { within } from '../pen/dice.ts';
import { corner, ladder, line, open, type Point, type Shape, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawSnap } from './fastenings.ts';
import type { LegCut } from './leg-cut.ts';
import { drawButton, drawRibs } from './trimmings.ts';

export function drawBand(sketch: Sketch, cloth: Cloth, { waistHalf: w, band, details }: LegCut): void {
  // Sweatpants end in a knitted band; all else is drawn together by elastic in a casing of its own cloth.
  const isKnitted = band === 'elastic' && details === 'joggers';
  const height = band === 'leggings' ? 78 : band === 'elastic' ? 54 : 44;
  const spread = band === 'leggings' ? 14 : isKnitted ? 10 : 3;
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
  drawPanel(sketch, cloth, shape, { relief: 10, surface: !isKnitted });
  if (band === 'elastic' || band === 'leggings') {
    if (band === 'elastic') {
      const upper = open([-w + 4, top], [0, top + 11], [w - 4, top]);
      if (isKnitted) drawRibs(sketch, cloth, ladder(upper, open([-w - 10, 12], [0, 22], [w + 10, 12]), 44));
      else drawGathers(sketch, cloth, w, top);
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

/** What elastic draws together: tucks of uneven length through the casing and into the cloth below, and two rows of stitches. */
function drawGathers(sketch: Sketch, cloth: Cloth, w: number, top: number): void {
  const tucks: Shape = Array.from({ length: 23 }, (_, index) => {
    const across = (index - 11 + within(cloth.dice, -0.3, 0.3)) / 11.6;
    const down = 16 + within(cloth.dice, 8, index % 3 === 0 ? 90 : 40);
    const sag = 9 * (1 - across * across);
    const from: Point = [across * (w - 5), top + 4 + sag + within(cloth.dice, 0, 8)];
    return open(from, [across * w, 14 + sag], [across * (w + down * 0.16), down + sag]);
  }).flat();
  sketch.paint(
    tucks,
    { stroke: cloth.tones.at(-4), width: 4, opacity: 0.34 },
    { stroke: cloth.tones.at(3), width: 5, opacity: 0.3, shift: [5.5, 0] },
  );
  for (const share of [0.36, 0.68]) {
    const y = top + (14 - top) * share;
    drawStitches(sketch, cloth, open([-w + 2, y], [0, y + 10], [w - 2, y]), 1);
  }
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
