import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel } from '../cloth/panel.ts';
import { closed, corner, ellipse, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair } from './pair.ts';
import { drawOpening, FINE } from './shoe-parts.ts';

export const drawPump = drawPair((sketch, cloth) => {
  drawHeel(
    sketch,
    cloth,
    closed(
      corner(5, -92),
      [30, -88],
      corner(50, -78),
      [33, -54],
      [25, -20],
      corner(23, 0),
      corner(11, 0),
      [9, -40],
      [3, -70],
    ),
  );
  drawOpening(
    sketch,
    cloth,
    closed(
      corner(15, -143),
      [30, -116],
      [74, -82],
      [124, -54],
      [156, -44],
      corner(176, -53),
      [124, -68],
      [64, -104],
      [32, -140],
    ),
  );
  const upper = closed(
    corner(4, -90),
    [0, -114],
    [5, -134],
    corner(15, -143),
    [28, -116],
    [72, -84],
    [122, -57],
    [156, -47],
    corner(176, -53),
    [214, -42],
    [248, -22],
    corner(268, -4),
    [236, -1],
    corner(202, -2),
    [150, -22],
    [90, -60],
    [44, -84],
  );
  drawPanel(sketch, cloth, upper, { ...FINE, surface: cloth.weave === 'suede', relief: 16 });
  drawUnderside(sketch, cloth, open([266, -2], [234, 0], [200, 0], [148, -20], [88, -58], [46, -81]));
});

export const drawHeeledSandal = drawPair((sketch, cloth) => {
  const inner = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -1 : 1.2));
  drawHeel(
    sketch,
    cloth,
    closed(
      corner(6, -90),
      [34, -86],
      corner(48, -78),
      [36, -52],
      [31, -18],
      corner(30, 0),
      corner(13, 0),
      [11, -40],
      [3, -66],
    ),
  );
  // The far half of the ankle strap, then the footbed, then what is nearer.
  const ring = ellipse(50, -162, 46, 13);
  sketch.paint(ring, { stroke: cloth.tones.at(-3), width: 7 });
  const bed = closed(
    corner(4, -98),
    [28, -92],
    [84, -64],
    [140, -30],
    [192, -13],
    [240, -15],
    corner(266, -14),
    [262, -3],
    corner(196, -2),
    [140, -16],
    [88, -48],
    [44, -79],
    corner(4, -88),
  );
  drawPanel(sketch, inner, bed, { ...FINE, relief: 6 });
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
  drawPanel(sketch, cloth, counter, { ...FINE, relief: 7 });
  const near = open([4, -162], [20, -151], [50, -149], [80, -151], [96, -162]);
  sketch.castShadow(slab(4, -168, 92, 16, 6));
  sketch.paint(
    near,
    { stroke: cloth.tones.at(-3.4), width: 8.4 },
    { stroke: cloth.tones.base, width: 7 },
    { stroke: cloth.tones.at(3), width: 2, opacity: 0.6, shift: [-0.6, -1.6] },
  );
  const metal = metalFor(cloth);
  sketch.paint(slab(66, -158, 12, 14, 3), { stroke: metal.face, width: 2.4 });
  for (const [x, lean] of [
    [186, 3],
    [216, 5],
  ] as const) {
    const band = closed(
      corner(x, -13),
      [x + lean, -36],
      [x + lean + 7, -50],
      [x + lean + 15, -50],
      [x + lean + 19, -36],
      corner(x + 22, -13),
    );
    drawPanel(sketch, cloth, band, { ...FINE, relief: 7, edge: 0.7 });
  }
  drawUnderside(sketch, cloth, open([262, -2], [228, 0], [196, 0], [140, -14], [88, -46], [46, -77]));
});

function drawHeel(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  drawPanel(sketch, cloth, shape, { ...FINE, relief: 9, steps: -0.3 });
}

function drawUnderside(sketch: Sketch, cloth: Cloth, shape: Shape): void {
  sketch.paint(shape, { stroke: cloth.tones.at(-4), width: 2.6, opacity: 0.85 });
}
