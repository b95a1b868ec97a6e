import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLowPair } from './pair.ts';
import { drawInside, drawLace, FINE, rubberOf } from './shoe-parts.ts';

const UPPER = closed(
  corner(8, -34),
  [0, -64],
  [2, -96],
  corner(2, -128),
  [14, -124],
  [36, -100],
  [66, -94],
  corner(92, -112),
  [124, -106],
  [162, -92],
  [206, -80],
  [250, -75],
  [284, -64],
  [304, -44],
  corner(305, -22),
  [150, -26],
);

/** A shoe to run in, of today with a foam sole or of the seventies with a flat gum one. */
export const drawRunner = drawLowPair((sketch, cloth) => {
  const isRetro = sketch.pick('runner-sole', 'gum-sole') === 'gum-sole';
  drawInside(
    sketch,
    cloth,
    closed(
      corner(2, -128),
      [30, -126],
      [62, -120],
      corner(98, -126),
      corner(92, -110),
      [66, -90],
      [36, -96],
      [14, -120],
    ),
  );
  const tongue = closed(
    corner(86, -104),
    [92, -134],
    corner(106, -142),
    [120, -138],
    corner(134, -122),
    corner(196, -82),
    corner(140, -88),
  );
  drawPanel(sketch, cloth, tongue, { ...FINE, surface: true, relief: 10, steps: -0.4 });
  drawPanel(sketch, cloth, UPPER, { ...FINE, surface: true, relief: 24 });
  sketch.within(UPPER, () => drawOverlays(sketch, cloth, isRetro));
  const laces = isRetro ? rubberOf(cloth) : cloth;
  for (const [x, y] of [
    [102, -106],
    [119, -101],
    [136, -95],
    [154, -89],
    [172, -82],
  ] as const)
    drawLace(sketch, laces, line([x, y + 2], [x + 17, y - 13]), 4.4);
  if (isRetro) drawGumSole(sketch, cloth);
  else drawFoamSole(sketch, cloth);
});

function drawOverlays(sketch: Sketch, cloth: Cloth, isRetro: boolean): void {
  const laid = { ...FINE, relief: 6, castsShadow: false };
  const suede = isRetro ? { ...cloth, weave: 'suede' as const } : { ...cloth, weave: 'smooth' as const };
  const toe = closed(
    corner(196, -84),
    [206, -64],
    [196, -48],
    [220, -34],
    corner(250, -18),
    corner(316, -18),
    corner(310, -60),
    [258, -70],
  );
  drawPanel(sketch, suede, toe, { ...laid, steps: isRetro ? 0 : -0.8 });
  drawStitches(sketch, cloth, open([201, -80], [211, -64], [202, -49], [226, -36]), 0.7);
  const heel = closed(corner(-8, -122), [16, -110], [34, -78], [46, -50], corner(62, -18), corner(-8, -18));
  drawPanel(sketch, suede, heel, { ...laid, steps: isRetro ? 0 : -0.8 });
  const stay = closed(
    corner(86, -116),
    [124, -109],
    [164, -94],
    corner(200, -80),
    [204, -66],
    [160, -74],
    [120, -88],
    corner(88, -98),
  );
  drawPanel(sketch, suede, stay, { ...laid, surface: isRetro });
  if (!isRetro) {
    for (const x of [84, 112, 140])
      drawSeam(sketch, cloth, open([x, -92], [x + 12, -60], [x + 2, -24]), 2.4, 0.7);
    return;
  }
  sketch.shows('side-stripe');
  const light = plainCloth(cloth, cloth.tones.lightness > 0.7 ? '#25406b' : '#f0ebdf', 'leather');
  for (const x of [86, 112, 138])
    drawPanel(
      sketch,
      light,
      closed(corner(x + 14, -92), corner(x + 28, -88), corner(x + 6, -20), corner(x - 8, -20)),
      {
        ...laid,
        relief: 3,
      },
    );
}

/** Foam that is deep at the heel, swings up at the toe, and wraps the upper. */
function drawFoamSole(sketch: Sketch, cloth: Cloth): void {
  const foam = plainCloth(cloth, cloth.tones.lightness > 0.85 ? cloth.tones.at(-0.8) : '#eceae4', 'rubber');
  const sole = closed(
    corner(-4, -54),
    [30, -44],
    [84, -40],
    [150, -28],
    [220, -26],
    [276, -30],
    corner(310, -42),
    [316, -30],
    [298, -10],
    [250, -1],
    [200, 0],
    [140, -6],
    [100, -1],
    corner(20, 0),
    [-2, -8],
    [-14, -30],
  );
  drawPanel(sketch, foam, sole, { ...FINE, relief: 12 });
  for (const groove of [
    open([-8, -30], [60, -24], [120, -14], [170, -16]),
    open([6, -14], [60, -12], [100, -8]),
  ])
    drawSeam(sketch, foam, groove, 3, 0.9);
  const tread = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -5 : 0), 'rubber');
  drawPanel(
    sketch,
    tread,
    closed(
      corner(16, -5),
      [100, -6],
      [140, -11],
      [200, -5],
      [250, -6],
      corner(306, -24),
      [296, -8],
      [250, 3],
      [200, 4],
      [140, -2],
      [100, 3],
      corner(18, 4),
    ),
    { ...FINE, relief: 3 },
  );
}

function drawGumSole(sketch: Sketch, cloth: Cloth): void {
  const mid = plainCloth(cloth, '#efe9db', 'rubber');
  drawPanel(
    sketch,
    mid,
    closed(
      corner(-2, -44),
      [60, -36],
      [140, -26],
      [230, -26],
      corner(304, -38),
      [310, -30],
      [296, -16],
      [230, -10],
      corner(8, -10),
      [-6, -26],
    ),
    { ...FINE, relief: 7 },
  );
  const gum = plainCloth(cloth, '#a9713f', 'rubber');
  drawPanel(
    sketch,
    gum,
    closed(
      corner(0, -16),
      [120, -13],
      [230, -13],
      corner(308, -30),
      [302, -14],
      [270, -2],
      [200, 0],
      corner(12, 0),
    ),
    { ...FINE, relief: 4 },
  );
}
