import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawStrap } from './strap.ts';

/** Open at the top with two handles: stiff leather, slack canvas, or a basket. */
export function drawTote(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('open-top');
  const isBasket = sketch.asks('basketry');
  const isSlack = sketch.asks('slouchy');
  const handles = isBasket ? { ...cloth, weave: 'leather' as const } : cloth;
  const reach = isBasket ? 150 : 206;
  // The far handle leans back and to the side; between it and the front the inside is seen.
  drawStrap(
    sketch,
    handles,
    open(
      [-70, 40],
      [-64, -44],
      [-30, -reach * 0.72],
      [22, -reach * 0.84],
      [72, -reach * 0.68],
      [98, -44],
      [98, 40],
    ),
    isBasket ? 11 : 14,
    -1.6,
  );
  drawPanel(
    sketch,
    cloth,
    symmetric(corner(0, -10), corner(-180, isBasket ? -22 : -9), corner(-180, 40), corner(0, 40)),
    { steps: -2.4, surface: isBasket, relief: 8 },
  );
  if (!isBasket && !isSlack) {
    drawPanel(
      sketch,
      cloth,
      closed(corner(170, -8), corner(204, -14), [198, 140], corner(188, 300), corner(150, 330)),
      { relief: 10, steps: -1.5 },
    );
    drawSeam(sketch, cloth, open([194, 0], [186, 150], [172, 300]), 2.4);
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
        drawSeam(sketch, cloth, open([-210, y - 14], [0, y], [210, y - 14]), 2.2, 0.45);
    });
  const front = open(
    [-84, 96],
    [-84, 30],
    [-82, -44],
    [-54, -reach * 0.84],
    [0, -reach],
    [54, -reach * 0.82],
    [82, -44],
    [84, 30],
    [84, 96],
  );
  drawStrap(sketch, handles, front, isBasket ? 12 : 15);
  for (const side of [-1, 1]) {
    drawStitches(sketch, handles, slab(side * 84 - 10, 26, 20, 76, 2), 1);
    if (isSlack) drawStitches(sketch, handles, line([side * 84 - 10, 26], [side * 84 + 10, 100]), 1);
  }
  if (isBasket) return;
  drawStitches(sketch, cloth, open([-184, 14], [0, isSlack ? 34 : 20], [184, 14]), 1.1);
  drawSeam(sketch, cloth, open([-160, 300], [0, 306], [160, 300]), 1.4, 0.6);
}
