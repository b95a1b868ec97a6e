import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import {
  between,
  closed,
  corner,
  ellipse,
  type Knot,
  open,
  type Point,
  type Shape,
  sampled,
  slab,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair } from './pair.ts';
import { FINE } from './shoe-parts.ts';
import { drawStrap } from './strap.ts';

/**
 * Boots that lace: a tall one for the street on a stitched welt, one for the hills with a padded collar, a rand
 * and hooks, and one for snow with a shell of rubber and fur at its collar.
 */
export const drawLacedBoot = drawPair(
  (sketch, cloth) => {
    const kind = sketch.pick('speed-hooks', 'tall-lacing', 'rubber-shell');
    sketch.shows('lug-sole');
    const top = kind === 'tall-lacing' ? -252 : -196;
    drawTongue(sketch, cloth, top);
    drawPanel(sketch, cloth, upperOf(top), {
      ...FINE,
      surface: cloth.weave === 'suede',
      relief: 24,
      folds: [
        { from: [126, -120], to: [70, -104], width: 16, bow: -4, depth: 0.8 },
        { from: [8, -132], to: [48, -124], width: 14, depth: 0.6 },
      ],
    });
    sketch.within(upperOf(top), () => DETAILS[kind](sketch, cloth, top));
    drawLacing(sketch, cloth, top, kind);
    if (sketch.asks('pile')) drawFurCollar(sketch, cloth, top);
    drawSole(sketch, cloth, kind);
  },
  { dx: 66, dy: 104 },
);

type Kind = 'speed-hooks' | 'tall-lacing' | 'rubber-shell';

/** Where the quarters end over the instep, from the shaft's top down to the vamp. */
function facing(top: number): Knot[] {
  return [corner(104, top), [103, top + 48], [112, -142], [136, -116], corner(178, -92)];
}

function upperOf(top: number): Shape {
  return closed(
    corner(10, -30),
    [2, -84],
    [8, -140],
    corner(8, top + 4),
    [56, top - 6],
    ...facing(top),
    [216, -88],
    [262, -76],
    [292, -52],
    corner(299, -26),
    [150, -26],
  );
}

/** Stands up out of the opening and shows before the facings. */
function drawTongue(sketch: Sketch, cloth: Cloth, top: number): void {
  const inner = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.4 ? -2.2 : 1.6));
  drawPanel(sketch, inner, closed(corner(4, top + 12), [50, top - 8], corner(100, top - 2), [60, top + 18]), {
    ...FINE,
    relief: 6,
    steps: -2,
  });
  const tongue = closed(
    corner(84, top + 10),
    [92, top - 26],
    corner(124, top - 30),
    [121, top + 40],
    [128, -150],
    [150, -122],
    corner(190, -90),
    [120, -100],
  );
  drawPanel(sketch, cloth, tongue, { ...FINE, relief: 14, steps: -0.6 });
}

const DETAILS: Record<Kind, (sketch: Sketch, cloth: Cloth, top: number) => void> = {
  'tall-lacing': (sketch, cloth, top) => {
    for (const inset of [0, 6])
      drawStitches(
        sketch,
        cloth,
        open(
          [90 + inset, top],
          [90 + inset, top + 60],
          [99 + inset, -138],
          [122, -108],
          [150, -84 + inset],
          [158, -26],
        ),
        0.9,
      );
    drawSeam(sketch, cloth, open([84, top], [85, -150], [108, -104], [140, -78], [150, -26]), 1.4);
    drawSeam(sketch, cloth, open([4, -98], [40, -96], [64, -66], [62, -26]), 1.4);
    drawStitches(sketch, cloth, open([4, -92], [36, -90], [57, -64], [56, -26]), 0.9);
    drawStrap(sketch, cloth, open([12, top + 4], [14, -120]), 12);
  },
  'speed-hooks': (sketch, cloth, top) => {
    // Three rolls of padding round the ankle.
    for (const [index, y] of [top + 2, top + 20, top + 38].entries())
      drawPanel(
        sketch,
        cloth,
        closed(
          corner(0, y - 4),
          [50, y - 10],
          corner(92 - index * 2, y - 4),
          corner(90 - index * 2, y + 15),
          [50, y + 10],
          corner(0, y + 15),
        ),
        { ...FINE, relief: 13, castsShadow: false, steps: -1.4 },
      );
    const overlay = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.45 ? -1.6 : 1.8), 'suede');
    drawPanel(
      sketch,
      overlay,
      closed(
        corner(86, top + 30),
        [106, top + 34],
        [118, -136],
        corner(186, -90),
        corner(184, -26),
        corner(150, -26),
        [128, -86],
        [96, -120],
      ),
      { ...FINE, relief: 8, castsShadow: false },
    );
    drawPanel(
      sketch,
      overlay,
      closed(corner(-4, -112), [36, -106], [62, -72], corner(66, -26), corner(0, -26)),
      { ...FINE, relief: 8, castsShadow: false },
    );
    drawPanel(
      sketch,
      rubber(cloth),
      closed(corner(214, -58), [252, -82], corner(304, -70), corner(306, -20), corner(204, -20)),
      { ...FINE, relief: 7, castsShadow: false },
    );
  },
  'rubber-shell': (sketch, cloth, top) => {
    for (const y of [top + 40, top + 74])
      drawSeam(sketch, cloth, open([0, y], [50, y + 5], [112, y - 2]), 2.6);
    const shell = rubber(cloth);
    drawPanel(
      sketch,
      shell,
      closed(
        corner(-6, -104),
        [50, -98],
        [96, -84],
        [140, -92],
        [176, -112],
        corner(232, -110),
        corner(310, -80),
        corner(310, -18),
        corner(-6, -18),
      ),
      { ...FINE, relief: 12, castsShadow: false },
    );
    drawStitches(sketch, cloth, open([0, -96], [50, -90], [96, -76], [142, -84], [176, -103]), 1.2);
    drawSeam(sketch, shell, open([222, -100], [206, -66], [212, -20]), 2.4);
  },
};

/** Bars over the tongue from the facing's eyelets to the far side, and a bow at the top. */
function drawLacing(sketch: Sketch, cloth: Cloth, top: number, kind: Kind): void {
  const pale = cloth.tones.lightness > 0.6;
  const laces = plainCloth(
    cloth,
    kind === 'speed-hooks'
      ? pale
        ? '#6e3b2c'
        : '#c8502f'
      : cloth.tones.at(pale ? -5 : cloth.tones.lightness > 0.3 ? -3.4 : 2),
    'canvas',
  );
  const metal = metalFor(cloth);
  const rows = sampled(open(...facing(top)), kind === 'tall-lacing' ? 9 : 7).slice(0, -1);
  for (const [index, [x, y]] of rows.entries()) {
    const lean = index / rows.length;
    const eyelet: Point = [x - 8 - lean * 4, y + 6 + lean * 7];
    const far: Point = [x + 17 + lean * 5, y - 7 - lean * 9];
    const isHook = kind !== 'tall-lacing' && index < 3;
    if (isHook) sketch.paint(slab(eyelet[0] - 6, eyelet[1] - 4, 13, 7, 3), { fill: metal.face });
    else
      sketch.paint(ellipse(eyelet[0], eyelet[1], 4), {
        fill: kind === 'tall-lacing' ? cloth.tones.at(-6) : metal.face,
      });
    drawPanel(sketch, laces, ribbon(open(eyelet, between(eyelet, far, 0.5), far), 5), { ...FINE, relief: 4 });
  }
  const [x, y] = [112, top + 2];
  for (const bow of [
    open([x, y], [x + 26, y - 20], [x + 44, y - 2], [x + 26, y + 10], [x + 2, y + 2]),
    open([x, y], [x - 20, y + 8], [x - 24, y + 34], [x - 6, y + 28], [x, y + 4]),
    open([x, y], [x + 16, y + 22], [x + 20, y + 52]),
  ])
    drawPanel(sketch, laces, ribbon(bow, 3.6), { ...FINE, relief: 3 });
  drawPanel(sketch, laces, ellipse(x, y, 5, 4.4), { ...FINE, relief: 4 });
}

function drawFurCollar(sketch: Sketch, cloth: Cloth, top: number): void {
  drawPanel(
    sketch,
    plainCloth(cloth, cloth.tones.lightness > 0.72 ? cloth.tones.at(-1.4) : '#e2d5bb', 'pile'),
    closed(
      corner(-4, top + 20),
      [-6, top - 6],
      [10, top - 24],
      [58, top - 30],
      [112, top - 26],
      [128, top - 6],
      corner(122, top + 16),
      [60, top + 24],
    ),
    { relief: 16 },
  );
}

/** Outsoles are nearly black whatever the boot's color; under a snow boot, brown rubber. */
function rubber(cloth: Cloth): Cloth {
  return plainCloth(cloth, cloth.tones.lightness < 0.3 ? '#151413' : '#2c2826', 'rubber');
}

function drawSole(sketch: Sketch, cloth: Cloth, kind: Kind): void {
  const dark = rubber(cloth);
  if (kind === 'speed-hooks') {
    const foam = plainCloth(cloth, cloth.tones.lightness > 0.7 ? '#a59a88' : '#d8d0c0', 'rubber');
    drawPanel(
      sketch,
      foam,
      closed(
        corner(2, -38),
        [60, -30],
        [140, -28],
        [220, -27],
        corner(300, -36),
        [306, -22],
        corner(300, -8),
        corner(4, -8),
        [-3, -22],
      ),
      { ...FINE, relief: 7 },
    );
  }
  const upTo = kind === 'speed-hooks' ? -15 : -34;
  const treads: Knot[] = Array.from({ length: 11 }, (_, index): Knot[] => [
    corner(288 - index * 25, 0),
    corner(277 - index * 25, 0),
    corner(275 - index * 25, -6),
    corner(265 - index * 25, -6),
  ]).flat();
  const sole = closed(
    corner(4, upTo - 2),
    [120, upTo + 3],
    [220, upTo + 4],
    corner(298, upTo - 4),
    [306, upTo / 2 - 4],
    corner(298, -3),
    ...treads,
    corner(10, 0),
    [0, upTo / 2],
  );
  drawPanel(sketch, dark, sole, { ...FINE, relief: 8 });
  if (kind === 'tall-lacing') {
    drawStitches(
      sketch,
      plainCloth(cloth, '#d9b25a', 'smooth'),
      open([6, -29], [120, -25], [220, -24], [298, -31]),
      1.3,
    );
    drawSeam(sketch, dark, open([2, -18], [150, -15], [304, -20]), 2, 0.8);
  }
}
