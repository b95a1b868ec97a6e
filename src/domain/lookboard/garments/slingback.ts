import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawStitches } from '../cloth/panel.ts';
import { closed, corner, open, slab } from '../pen/shape.ts';
import { drawPair } from './pair.ts';
import { drawHeel, drawInside, drawUnderside, FINE } from './shoe-parts.ts';
import { drawStrap } from './strap.ts';

/** A pointed shoe on a low, waisted heel; behind the arch there is only a strap. */
export const drawSlingback = drawPair(
  (sketch, cloth) => {
    sketch.shows('slingback', 'pointed-toe', 'kitten-heel');
    drawHeel(sketch, cloth, LOW_HEEL);
    // The strap's far half, then what is seen of the insole, then the near half over both.
    drawStrap(sketch, cloth, open([3, -94], [34, -98], [84, -80], [126, -55]), 6, -1.2);
    drawInside(sketch, cloth, INSOLE);
    drawPanel(sketch, cloth, VAMP, { ...FINE, surface: true, relief: 16 });
    drawStitches(sketch, cloth, open([102, -44], [120, -50], [140, -51], [160, -38], [180, -34]), 0.8);
    drawStrap(sketch, cloth, open([106, -44], [66, -70], [26, -88], [5, -96], [2, -91]), 7);
    sketch.paint(slab(60, -79, 13, 13, 3), { stroke: metalFor(cloth).face, width: 2.4 });
    drawUnderside(sketch, cloth, open([286, -1], [240, 1], [200, 0], [148, -12], [92, -32], [46, -44]));
  },
  { dx: 52, dy: 112 },
);

export const LOW_HEEL = closed(
  corner(5, -54),
  [30, -54],
  corner(56, -46),
  [36, -32],
  [27, -12],
  corner(27, 0),
  corner(13, 0),
  [13, -20],
  [6, -40],
);
const INSOLE = closed(
  corner(3, -58),
  [30, -61],
  [84, -52],
  corner(140, -54),
  [186, -40],
  [150, -22],
  [94, -36],
  [44, -48],
  corner(3, -50),
);
const VAMP = closed(
  corner(92, -40),
  [112, -54],
  corner(138, -57),
  [160, -44],
  [178, -40],
  corner(198, -48),
  [230, -38],
  [260, -20],
  corner(288, -3),
  [244, 0],
  corner(202, -1),
  [150, -13],
  corner(92, -34),
);
