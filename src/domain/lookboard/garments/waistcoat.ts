import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLabel } from './label.ts';
import { drawButton } from './trimmings.ts';

export function drawVest(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('buttoned', 'welt-pockets', 'sleeveless');
  const hasShawl = sketch.pick('v-neck', 'shawl-lapel') === 'shawl-lapel';
  const body = symmetric(
    corner(0, 296),
    [-54, 170],
    corner(-96, 4),
    corner(-158, 26),
    [-142, 150],
    corner(-222, 250),
    [-198, 400],
    corner(-204, 520),
    corner(-54, 620),
    corner(-4, 560),
  );
  drawPanel(
    sketch,
    plainCloth(cloth, cloth.tones.at(-1.4), 'satin'),
    symmetric([0, 16], corner(-97, 2), corner(-160, 26), corner(-90, 240), corner(0, 310)),
    { relief: 24, surface: false },
  );
  drawLabel(sketch, cloth, 38, 44);
  drawPanel(sketch, cloth, body, {
    folds: [
      { from: [-200, 270], to: [-120, 210], width: 20, bow: 6 },
      { from: [200, 270], to: [120, 210], width: 20, bow: -6 },
    ],
  });
  drawSeam(sketch, cloth, line([14, 290], [14, 560]), 1.8, 1);
  for (let y = 316; y < 560; y += 56) drawButton(sketch, cloth, [0, y], 7);
  for (const side of [-1, 1]) {
    for (const [x, y, width] of [
      [120, 440, 104],
      [112, 262, 84],
    ] as const) {
      const welt = closed(
        corner(side * (x - width / 2), y + 4),
        corner(side * (x + width / 2), y - 6),
        corner(side * (x + width / 2), y + 12),
        corner(side * (x - width / 2), y + 22),
      );
      drawPanel(sketch, cloth, welt, { relief: 3, castsShadow: false });
    }
    drawSeam(sketch, cloth, open([side * 100, 290], [side * 92, 430], [side * 96, 570]), 1.4, 0.6);
  }
  if (hasShawl) {
    drawShawl(sketch, cloth);
    return;
  }
  drawStitches(sketch, cloth, open(corner(-90, 10), [-48, 176], corner(-6, 300)), 1);
  drawStitches(sketch, cloth, open(corner(90, 10), [48, 176], corner(6, 300)), 1);
}

/** The low rolled collar of evening dress. */
function drawShawl(sketch: Sketch, cloth: Cloth): void {
  const roll = closed(
    corner(-98, 2),
    [-124, 70],
    [-112, 180],
    corner(-2, 306),
    corner(2, 288),
    [-50, 168],
    corner(-88, 2),
  );
  for (const side of [roll, mirrorShape(roll)]) drawPanel(sketch, cloth, side, { relief: 12 });
}
