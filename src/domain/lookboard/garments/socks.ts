import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, open, slab, turnedPoint } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A pair laid flat, one over the other, toes to the right; thick ones have their cuffs turned down, those for sport two stripes. */
export function drawSocks(sketch: Sketch, cloth: Cloth): void {
  const [isTurned, isStriped] = [sketch.asks('turn-up'), sketch.asks('cuff-stripes')];
  sketch.shows('rib-cuff');
  sketch.moved(
    ([x, y]) => turnedPoint([x + 74, y - 26], -6),
    () => drawSock(sketch, cloth, isTurned, isStriped),
  );
  sketch.nextThing();
  sketch.moved(
    (point) => turnedPoint(point, 3),
    () => drawSock(sketch, cloth, isTurned, isStriped),
  );
}

function drawSock(sketch: Sketch, cloth: Cloth, isTurned: boolean, isStriped: boolean): void {
  const rib: Cloth = { ...plainCloth(cloth, cloth.tones.base, 'rib') };
  drawPanel(sketch, cloth, FOOT, {
    relief: 16,
    folds: [
      { from: [96, 150], to: [40, 190], width: 26, bow: -6, depth: 0.6 },
      { from: [6, 96], to: [70, 116], width: 20, bow: 4, depth: 0.35 },
    ],
  });
  drawSeam(sketch, cloth, open([92, 172], [66, 196], [22, 214], [4, 226]), 1.6, 0.6);
  drawSeam(sketch, cloth, open([214, 196], [204, 232], [208, 272]), 1.6, 0.6);
  const cuff = isTurned ? slab(-5, -10, 106, 66, 9) : slab(0, -6, 96, 54, 5);
  drawPanel(sketch, rib, cuff, { relief: isTurned ? 14 : 6, stripes: 'across' });
  if (isStriped)
    for (const y of [8, 24])
      sketch.paint(slab(1, y, 94, 8, 1), { fill: cloth.tones.lightness > 0.5 ? '#2b3040' : '#f1efe9' });
}

const FOOT = closed(
  corner(2, 30),
  corner(94, 30),
  [96, 100],
  [104, 158],
  [140, 182],
  [200, 190],
  [246, 206],
  [258, 240],
  [236, 268],
  [160, 274],
  [80, 276],
  [24, 264],
  [-2, 230],
  [2, 170],
  [4, 100],
);
