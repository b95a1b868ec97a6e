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
    const isFootless = sketch.pick('footed', 'rib-cuff') === 'rib-cuff';
    sketch.moved(
      ([x, y]) => [x * UNWORN.across, y * UNWORN.along],
      () => drawLegs(sketch, cloth, isFootless),
    );
    return;
  }
  sketch.shows('rib-cuff', 'long-sleeve');
  sketch.moved(
    (point) => turnedPoint([point[0] + 206, point[1] + 30], 4),
    () => drawFoldedLeggings(sketch, cloth),
  );
  sketch.moved(
    (point) => turnedPoint(point, -2),
    () => drawFoldedTop(sketch, cloth),
  );
}

/** Folded once along its length: the waistband up, both cuffs at the foot. */
function drawFoldedLeggings(sketch: Sketch, cloth: Cloth): void {
  const leg = (shift: number) =>
    closed(
      corner(-78 + shift, 20),
      corner(84, 20),
      [96, 120],
      [80, 300],
      corner(52, 560),
      corner(-34 + shift, 560),
      [-60 + shift, 320],
    );
  const rib: Cloth = { ...cloth, weave: 'rib' };
  const cuff = (shift: number) => slab(-36 + shift, 548, 88 - shift, 58, 4);
  drawPanel(sketch, cloth, leg(22), { relief: 14, steps: -0.5 });
  drawPanel(sketch, rib, cuff(22), { relief: 6 });
  sketch.moved(
    ([x, y]) => [x - 12, y - 10],
    () => {
      drawPanel(sketch, cloth, leg(0), {
        relief: 20,
        folds: [{ from: [-30, 80], to: [0, 520], width: 34, bow: 8, depth: 0.4 }],
      });
      drawPanel(sketch, rib, cuff(0), { relief: 6 });
      drawPanel(sketch, rib, slab(-80, -22, 166, 50, 4), { relief: 8 });
    },
  );
}

/** Folded to a shop's rectangle: both sleeves laid down the front, their cuffs at the hem. */
function drawFoldedTop(sketch: Sketch, cloth: Cloth): void {
  const rib: Cloth = { ...cloth, weave: 'rib' };
  const neckline = [corner(82, -2), [62, 34], [0, 54], [-62, 34], corner(-82, -2)] as const;
  const body = closed(
    ...neckline,
    corner(-168, 18),
    [-174, 160],
    corner(-168, 430),
    [0, 438],
    corner(168, 430),
    [174, 160],
    corner(168, 18),
  );
  drawPanel(
    sketch,
    cloth,
    closed(corner(-84, -4), [0, -14], corner(84, -4), corner(70, 40), [0, 62], corner(-70, 40)),
    { steps: -2, relief: 8 },
  );
  drawPanel(sketch, cloth, body, { relief: 24, stripes: 'across' });
  drawPanel(sketch, rib, slab(-168, 398, 336, 42, 4), { relief: 6, castsShadow: false });
  drawStrap(sketch, rib, open([88, -6], [66, 38], [0, 60], [-66, 38], [-88, -6]), 18);
  for (const side of [-1, 1]) {
    const sleeve = closed(
      corner(side * 168, 22),
      [side * 172, 160],
      corner(side * 132, 350),
      corner(side * 62, 350),
      [side * 74, 200],
      corner(side * 112, 14),
    );
    drawPanel(sketch, cloth, sleeve, {
      relief: 16,
      folds: [{ from: [side * 140, 90], to: [side * 100, 320], width: 22, bow: side * 6, depth: 0.4 }],
    });
    drawPanel(sketch, rib, slab(side * 97 - 36, 344, 72, 66, 4), { relief: 6 });
  }
}

/** Of a leg's own length and girth: they stretch when they are worn. */
const UNWORN = { across: 0.84, along: 0.7 };
/** Of what lies below, sheer stockings hide so much. */
const SHEER = 0.66;

function drawLegs(sketch: Sketch, cloth: Cloth, isFootless: boolean): void {
  const cover = sketch.asks('sheer') ? SHEER : 1;
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
      relief: 18,
      cover,
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
  if (sketch.asks('reinforced-toe')) drawReinforced(sketch, cloth);
  drawSeam(sketch, cloth, line([0, 24], [0, 262]), 1.6, 0.8);
  const panty = symmetric([0, 196], [-60, 206], corner(-128, 180));
  drawSeam(sketch, cloth, panty, 1, 0.4);
  const band = symmetric([0, -18], [-60, -20], corner(-112, -24), corner(-122, 22), [-60, 28], [0, 30]);
  drawPanel(sketch, { ...cloth, weave: 'rib' }, band, { relief: 7 });
}

/** Sheer tights are woven closer where they wear: the panty and the toes are a shade deeper than the leg. */
function drawReinforced(sketch: Sketch, cloth: Cloth): void {
  const panty = symmetric(
    [0, 190],
    corner(-64, 202),
    corner(-126, 176),
    [-126, 90],
    corner(-119, 14),
    [0, 22],
  );
  drawPanel(sketch, cloth, panty, { relief: 8, steps: -2.2, castsShadow: false });
  const toe = closed(
    corner(-84, 994),
    [-104, 1002],
    [-119, 1014],
    [-112, 1035],
    [-88, 1032],
    corner(-66, 1016),
  );
  for (const shape of [toe, mirrorShape(toe)])
    drawPanel(sketch, cloth, shape, { relief: 6, steps: -2.2, castsShadow: false });
}
