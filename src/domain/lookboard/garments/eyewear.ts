import type { Cloth } from '../cloth/cloth.ts';
import { ribbon } from '../pen/ribbon.ts';
import { closed, corner, mirrorShape, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** Of lenses: frames have the colour. */
const SMOKE = '#2e2c2b';

export function drawSunglasses(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('dark-lenses');
  drawEyewear(sketch, cloth, true);
}

export function drawGlasses(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('clear-lenses');
  drawEyewear(sketch, cloth, false);
}

function drawEyewear(sketch: Sketch, cloth: Cloth, isDark: boolean): void {
  const lens = closed(
    [-66, -20],
    [-36, -26],
    [-12, -19],
    [-9, 2],
    [-22, 22],
    [-44, 26],
    [-64, 15],
    [-70, -4],
  );
  const frameWidth = isDark ? 7.5 : 5;
  // The temples lie folded behind the lenses.
  for (const side of [-1, 1]) {
    const temple = open([side * 69, -12], [side * 20, -6], [side * -48, 4]);
    sketch.castShadow(ribbon(temple, 5));
    sketch.paint(temple, { stroke: cloth.tones.at(-0.6), width: 4.6, relief: 10, material: 'hard' });
  }
  for (const side of [lens, mirrorShape(lens)]) {
    if (isDark) sketch.castShadow(side);
    sketch.paint(side, {
      fill: isDark ? SMOKE : '#fbfaf7',
      opacity: isDark ? 0.93 : 0.24,
    });
    sketch.within(side, () => {
      sketch.paint(closed(corner(-72, -30), corner(-30, -30), corner(-58, 30), corner(-90, 30)), {
        fill: '#ffffff',
        opacity: isDark ? 0.14 : 0.5,
      });
      sketch.paint(closed(corner(12, -30), corner(44, -30), corner(20, 30), corner(-4, 30)), {
        fill: '#ffffff',
        opacity: isDark ? 0.14 : 0.5,
      });
    });
    sketch.castShadow(ribbon(side, frameWidth));
    sketch.paint(side, { stroke: cloth.tones.base, width: frameWidth, relief: 14, material: 'hard' });
  }
  const bridge = open([-11, -8], [0, -14], [11, -8]);
  sketch.paint(bridge, { stroke: cloth.tones.base, width: frameWidth - 1, relief: 14, material: 'hard' });
}
