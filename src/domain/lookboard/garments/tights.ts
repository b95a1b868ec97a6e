import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import {
  closed,
  corner,
  type Knot,
  line,
  mirrorShape,
  open,
  slab,
  symmetric,
  turnedPoint,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawStrap } from './strap.ts';

/** Tights laid flat with feet, as they come out of the packet; or a base layer: a long-sleeved top on its leggings, both folded. */
export function drawTights(sketch: Sketch, cloth: Cloth): void {
  if (!sketch.asks('base-set')) {
    drawLegs(sketch, cloth, sketch.pick('sheer-leg', 'rib-cuff') === 'rib-cuff');
    return;
  }
  sketch.shows('rib-cuff', 'long-sleeve');
  sketch.moved(
    (point) => turnedPoint([point[0] + 92, point[1] + 64], 5),
    () => drawFoldedLeggings(sketch, cloth),
  );
  sketch.moved(
    (point) => turnedPoint(point, -2),
    () => drawFoldedTop(sketch, cloth),
  );
}

/** As from a drawer: folded at the knee, the waistband up, both cuffs at the foot. */
function drawFoldedLeggings(sketch: Sketch, cloth: Cloth): void {
  drawPanel(
    sketch,
    cloth,
    closed(corner(-96, 60), corner(118, 60), [112, 220], corner(98, 372), corner(-76, 372)),
    {
      relief: 12,
      steps: -0.6,
    },
  );
  const leg = closed(
    corner(-104, 0),
    corner(106, 0),
    [110, 160],
    corner(104, 340),
    [0, 348],
    corner(-92, 340),
    [-104, 160],
  );
  drawPanel(sketch, cloth, leg, {
    relief: 22,
    folds: [{ from: [-70, 60], to: [-40, 330], width: 30, bow: 8, depth: 0.5 }],
  });
  drawSeam(sketch, cloth, open([0, 24], [4, 160], [2, 342]), 1.6, 0.8);
  drawPanel(
    sketch,
    { ...cloth, weave: 'rib' },
    closed(corner(-104, -8), [0, -2], corner(106, -8), corner(108, 28), [0, 34], corner(-106, 28)),
    { relief: 8 },
  );
  for (const side of [-1, 1])
    drawPanel(sketch, { ...cloth, weave: 'rib' }, slab(side * 48 - 36, 356, 72, 26, 4), { relief: 6 });
}

/** Folded to a shop's rectangle, one sleeve laid across with its cuff. */
function drawFoldedTop(sketch: Sketch, cloth: Cloth): void {
  const neckline = [corner(82, -2), [62, 34], [0, 54], [-62, 34], corner(-82, -2)] as const;
  const body = closed(
    ...neckline,
    corner(-150, 16),
    [-156, 120],
    corner(-152, 352),
    [0, 362],
    corner(152, 352),
    [156, 120],
    corner(150, 16),
  );
  drawPanel(
    sketch,
    cloth,
    closed(corner(-84, -4), [0, -14], corner(84, -4), corner(70, 40), [0, 62], corner(-70, 40)),
    { steps: -2, relief: 8 },
  );
  drawPanel(sketch, cloth, body, {
    relief: 26,
    stripes: 'across',
    folds: [
      { from: [-110, 90], to: [-90, 340], width: 40, bow: 10, depth: 0.4 },
      { from: [120, 70], to: [60, 340], width: 44, bow: -12, depth: 0.4 },
    ],
  });
  drawStrap(sketch, { ...cloth, weave: 'rib' }, open([88, -6], [66, 38], [0, 60], [-66, 38], [-88, -6]), 18);
  const sleeve = closed(
    corner(150, 60),
    [154, 140],
    corner(150, 214),
    [40, 262],
    corner(-46, 300),
    corner(-72, 240),
    [40, 170],
    corner(120, 70),
  );
  drawPanel(sketch, cloth, sleeve, {
    relief: 16,
    folds: [{ from: [120, 150], to: [20, 232], width: 24, bow: 8, depth: 0.6 }],
  });
  drawPanel(
    sketch,
    { ...cloth, weave: 'rib' },
    closed(corner(-40, 298), corner(-72, 236), corner(-112, 252), corner(-86, 316)),
    { relief: 9 },
  );
}

function drawLegs(sketch: Sketch, cloth: Cloth, isFootless: boolean): void {
  const foot: readonly Knot[] = isFootless
    ? [corner(-68, 880), corner(-22, 880)]
    : [
        [-66, 880],
        corner(-66, 930),
        [-92, 986],
        [-118, 1012],
        [-112, 1034],
        [-74, 1026],
        [-30, 972],
        corner(-24, 920),
      ];
  const leg = closed(
    corner(2, 20),
    corner(-120, 12),
    [-132, 110],
    [-124, 250],
    [-104, 470],
    [-88, 640],
    [-80, 760],
    ...foot,
    [-22, 760],
    [-16, 560],
    [-8, 380],
    corner(2, 260),
  );
  for (const shape of [mirrorShape(leg), leg]) {
    const side = shape === leg ? -1 : 1;
    drawPanel(sketch, cloth, shape, {
      relief: 22,
      folds: [
        { from: [side * 20, 300], to: [side * 90, 350], width: 20, bow: 4, depth: 0.5 },
        { from: [side * 24, 620], to: [side * 78, 650], width: 16, bow: 4, depth: 0.5 },
        { from: [side * 30, 880], to: [side * 62, 900], width: 12, depth: 0.6 },
      ],
    });
    if (isFootless) {
      const cuff = closed(
        corner(side * 21, 836),
        corner(side * 72, 836),
        corner(side * 69, 884),
        corner(side * 21, 884),
      );
      drawPanel(sketch, { ...cloth, weave: 'rib' }, cuff, { relief: 7 });
      continue;
    }
    drawSeam(sketch, cloth, open([side * 26, 936], [side * 48, 950], [side * 64, 932]), 1.2, 0.5);
    drawSeam(sketch, cloth, open([side * 84, 996], [side * 96, 1010], [side * 92, 1028]), 1.4, 0.7);
  }
  drawSeam(sketch, cloth, line([0, 24], [0, 262]), 1.6, 0.8);
  const panty = symmetric([0, 196], [-60, 206], corner(-128, 180));
  drawSeam(sketch, cloth, panty, 1, 0.4);
  const band = symmetric([0, -18], [-60, -20], corner(-112, -24), corner(-122, 22), [-60, 28], [0, 30]);
  drawPanel(sketch, { ...cloth, weave: 'rib' }, band, { relief: 7 });
}
