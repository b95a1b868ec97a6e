import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { corner, line, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawStrap } from './strap.ts';

/** Open at the top with two handles: stiff leather, slack canvas, or a basket. */
export function drawTote(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('open-top');
  const isBasket = sketch.asks('basketry');
  const isSlack = sketch.asks('slouchy');
  const handles = isBasket ? { ...cloth, weave: 'leather' as const } : cloth;
  const reach = isBasket ? 150 : 206;
  for (const [lift, shade] of [
    [-8, -1.6],
    [0, 0],
  ] as const) {
    const arch = open(
      [-84, 60],
      [-80, -40 + lift],
      [-52, lift - reach * 0.82],
      [0, lift - reach],
      [52, lift - reach * 0.82],
      [80, -40 + lift],
      [84, 60],
    );
    drawStrap(sketch, handles, arch, isBasket ? 11 : 15, shade);
    if (shade !== 0)
      drawPanel(
        sketch,
        cloth,
        symmetric(corner(0, -8), corner(-184, isBasket ? -22 : -6), corner(-182, 40), corner(0, 40)),
        { steps: -2, surface: isBasket, relief: 8 },
      );
  }
  const body = isBasket
    ? symmetric([0, 4], [-120, -2], corner(-206, -16), [-196, 120], [-168, 250], corner(-134, 292), [0, 304])
    : isSlack
      ? symmetric(
          [0, 22],
          [-90, 14],
          corner(-190, -2),
          [-186, 150],
          [-182, 300],
          corner(-172, 356),
          [-80, 364],
          [0, 358],
        )
      : symmetric([0, 6], corner(-186, 0), [-176, 150], corner(-160, 318), [-148, 330], [0, 334]);
  drawPanel(sketch, cloth, body, {
    relief: isSlack ? 20 : 30,
    folds: isSlack
      ? [
          { from: [-84, 40], to: [-150, 330], width: 40, bow: 16, depth: 1 },
          { from: [84, 40], to: [130, 330], width: 40, bow: -16, depth: 1 },
          { from: [-20, 40], to: [10, 340], width: 46, bow: 12, depth: 0.8 },
          { from: [-170, 250], to: [40, 330], width: 34, bow: -14, depth: 0.8 },
        ]
      : [
          { from: [-150, 60], to: [-110, 300], width: 26, bow: 10, depth: 0.6 },
          { from: [140, 40], to: [120, 300], width: 26, bow: -10, depth: 0.6 },
        ],
  });
  if (isBasket)
    sketch.within(body, () => {
      for (let y = 12; y < 300; y += 22)
        drawSeam(sketch, cloth, open([-210, y - 14], [0, y], [210, y - 14]), 3, 0.9);
    });
  drawStrap(sketch, handles, open([-84, 96], [-84, 40], [-81, -36]), 15);
  drawStrap(sketch, handles, open([84, 96], [84, 40], [81, -36]), 15);
  for (const side of [-1, 1]) {
    drawStitches(sketch, handles, slab(side * 84 - 10, 26, 20, 76, 2), 1);
    if (isSlack) drawStitches(sketch, handles, line([side * 84 - 10, 26], [side * 84 + 10, 100]), 1);
  }
  if (isBasket) return;
  drawStitches(sketch, cloth, open([-184, 14], [0, isSlack ? 34 : 20], [184, 14]), 1.1);
  drawSeam(sketch, cloth, open([-160, 300], [0, 306], [160, 300]), 1.4, 0.6);
}
