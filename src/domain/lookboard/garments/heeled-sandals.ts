import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawStitches } from '../cloth/panel.ts';
import { closed, corner, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair } from './pair.ts';
import { drawHeel, drawInside, drawRopeSole, drawUnderside, FINE } from './shoe-parts.ts';
import { drawStrap } from './strap.ts';

/** Sandals on a heel: one band or several, a block, a needle or a wedge of rope. */
export const drawHeeledSandal = drawPair((sketch, cloth) => {
  const heel = sketch.pick('block-heel', 'stiletto', 'wedge-heel');
  sketch.shows('ankle-strap');
  if (heel === 'wedge-heel') {
    sketch.shows('rope-sole');
    drawRopeSole(sketch, cloth, WEDGE);
  } else drawHeel(sketch, cloth, heel === 'block-heel' ? BLOCK : NEEDLE);
  drawAnkleStrapBehind(sketch, cloth);
  if (heel !== 'wedge-heel') {
    const inner = plainCloth(cloth, cloth.tones.lightness > 0.5 ? '#c8a67c' : '#6d5140', 'leather');
    drawPanel(sketch, inner, FOOTBED, { ...FINE, relief: 6 });
  }
  if (heel === 'wedge-heel') drawClosedToe(sketch, cloth);
  else drawBands(sketch, cloth, sketch.pick('one-strap', 'strappy') === 'strappy');
  drawCounter(sketch, cloth);
  drawAnkleStrap(sketch, cloth);
  if (heel !== 'wedge-heel')
    drawUnderside(sketch, cloth, open([262, -2], [228, 0], [196, 0], [140, -14], [88, -46], [46, -77]));
});

const NEEDLE = closed(
  corner(6, -90),
  [32, -86],
  corner(46, -78),
  [28, -56],
  [20, -22],
  corner(19, 0),
  corner(11.5, 0),
  [9.5, -40],
  [3, -66],
);
const BLOCK = closed(
  corner(4, -92),
  [34, -86],
  corner(62, -72),
  [60, -40],
  corner(60, 0),
  corner(10, 0),
  [7, -44],
);
const WEDGE = closed(
  corner(2, -96),
  [32, -90],
  [86, -62],
  [140, -34],
  [200, -24],
  corner(270, -26),
  [276, -14],
  corner(262, 0),
  [150, 2],
  corner(12, 2),
  [2, -40],
);
const FOOTBED = closed(
  corner(4, -98),
  [28, -92],
  [84, -64],
  [140, -30],
  [192, -13],
  [240, -15],
  corner(270, -14),
  [264, -3],
  corner(196, -2),
  [140, -16],
  [88, -48],
  [44, -79],
  corner(4, -88),
);

/** Bands lie over the foot: the far half first, seen from inside, then the near one. */
function drawBands(sketch: Sketch, cloth: Cloth, isStrappy: boolean): void {
  if (!isStrappy) {
    // Its two edges rise from the sole and lean forward; past both one sees its far half from inside.
    drawInside(sketch, cloth, closed(corner(190, -58), [198, -44], [196, -24], corner(180, -10), [176, -34]));
    drawInside(sketch, cloth, closed(corner(224, -52), [239, -42], [247, -26], corner(244, -8), [234, -28]));
    const band = closed(
      corner(178, -8),
      [180, -34],
      corner(188, -59),
      [206, -59],
      corner(230, -51),
      [240, -32],
      corner(242, -6),
      [212, -3],
    );
    drawPanel(sketch, cloth, band, { ...FINE, surface: true, relief: 12 });
    drawStitches(sketch, cloth, open([226, -49], [235, -32], [237, -9]), 0.9);
    drawStitches(sketch, cloth, open([192, -56], [185, -34], [183, -11]), 0.9);
    return;
  }
  const inner = plainCloth(cloth, cloth.tones.at(-2));
  for (const far of [
    open([160, -52], [186, -34], [208, -18]),
    open([198, -52], [232, -34], [256, -18]),
    open([228, -44], [246, -32], [258, -20]),
  ])
    drawStrap(sketch, inner, far, 5);
  for (const near of [
    open([206, -4], [186, -26], [178, -50], [160, -52]),
    open([172, -14], [176, -36], [188, -52], [200, -52]),
    open([250, -8], [226, -28], [212, -50], [198, -52]),
    open([222, -4], [218, -24], [221, -40], [230, -44]),
  ])
    drawStrap(sketch, cloth, near, 6.5);
}

function drawClosedToe(sketch: Sketch, cloth: Cloth): void {
  drawInside(
    sketch,
    cloth,
    closed(corner(142, -36), [158, -64], corner(176, -74), [172, -50], corner(160, -32)),
  );
  const toe = closed(
    corner(146, -34),
    [152, -58],
    corner(176, -74),
    [214, -68],
    [250, -52],
    [272, -36],
    corner(274, -25),
    [200, -23],
  );
  drawPanel(sketch, cloth, toe, { ...FINE, surface: true, relief: 16 });
  drawStitches(sketch, cloth, open([156, -36], [160, -56], [178, -68]), 0.9);
}

function drawCounter(sketch: Sketch, cloth: Cloth): void {
  const counter = closed(
    corner(4, -90),
    [-2, -116],
    [3, -150],
    corner(5, -168),
    corner(14, -164),
    [12, -138],
    [22, -108],
    corner(40, -88),
  );
  drawPanel(sketch, cloth, counter, { ...FINE, surface: true, relief: 7 });
}

/** The far half of the strap. */
function drawAnkleStrapBehind(sketch: Sketch, cloth: Cloth): void {
  drawStrap(sketch, cloth, open([6, -164], [26, -171], [54, -168], [82, -160], [97, -146]), 5.5);
}

function drawAnkleStrap(sketch: Sketch, cloth: Cloth): void {
  drawStrap(sketch, cloth, open([4, -164], [18, -152], [48, -143], [80, -140], [97, -147]), 6.5);
  sketch.paint(slab(64, -148, 10.5, 12, 2.5), { stroke: metalFor(cloth).face, width: 2.4 });
}
