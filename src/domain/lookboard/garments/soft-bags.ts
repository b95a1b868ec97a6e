import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { goldMetal, metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawStrap } from './strap.ts';

/** A soft bucket, drawn together by a cord. */
export function drawBucketBag(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('drawstring-top');
  const metal = metalFor(cloth);
  drawStrap(
    sketch,
    cloth,
    open([-100, 30], [-128, -80], [-70, -176], [0, -196], [70, -176], [128, -80], [100, 30]),
    13,
    -0.6,
  );
  drawPanel(sketch, cloth, symmetric([0, -22], [-60, -20], corner(-108, 4), [-60, 26], [0, 30]), {
    steps: -2.4,
    relief: 10,
    surface: false,
  });
  const body = symmetric(
    [0, 14],
    [-40, 8],
    [-74, 14],
    corner(-112, 4),
    [-104, 40],
    [-126, 120],
    [-132, 206],
    corner(-122, 248),
    [-60, 264],
    [0, 268],
  );
  drawPanel(sketch, cloth, body, {
    relief: 40,
    folds: [-96, -64, -32, 0, 32, 64, 96].map((x) => ({
      from: [x, 22] as const,
      to: [x * 1.12, 118 + (x % 3) * 12] as const,
      width: 20,
      bow: x * 0.05,
      depth: 1,
    })),
  });
  const cord = plainCloth(cloth, cloth.tones.at(-2), 'leather');
  drawStrap(sketch, cord, open([-106, 42], [-50, 56], [0, 58], [50, 56], [106, 42]), 6);
  for (const [x, reach] of [
    [-14, 132],
    [16, 118],
  ] as const) {
    drawStrap(sketch, cord, open([x * 0.4, 58], [x * 1.5, 96], [x, reach]), 5);
    drawPanel(
      sketch,
      cord,
      closed(
        corner(x - 6, reach),
        corner(x + 6, reach),
        corner(x + 9, reach + 34),
        corner(x - 9, reach + 34),
      ),
      { relief: 3 },
    );
  }
  drawSeam(sketch, cloth, open([-128, 214], [0, 230], [128, 214]), 2);
  drawStitches(sketch, cloth, open([-128, 221], [0, 237], [128, 221]), 1);
  for (const side of [-1, 1]) sketch.paint(ellipse(side * 102, 26, 8), { stroke: metal.face, width: 3.4 });
}

/** Gathered on a metal frame with a kiss lock and a chain. */
export function drawFramePouch(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('frame-clasp');
  const metal = goldMetal();
  for (let step = 0; step < 30; step += 1) {
    const t = step / 29;
    const [x, y] = [-96 + t * 192, -Math.sin(t * Math.PI) * 128 - 4];
    sketch.castShadow(ellipse(x, y, 5));
    sketch.paint(ellipse(x, y, 5, 3.4), { stroke: metal.deep, width: 3 });
    sketch.paint(ellipse(x, y, 5, 3.4), { stroke: metal.face, width: 2 });
  }
  const body = symmetric([0, 6], [-60, 4], corner(-100, 12), [-128, 70], [-132, 120], [-96, 156], [0, 166]);
  drawPanel(sketch, cloth, body, {
    relief: 40,
    folds: [-84, -56, -28, 0, 28, 56, 84].map((x) => ({
      from: [x, 16] as const,
      to: [x * 1.26, 90] as const,
      width: 17,
      bow: x * 0.06,
      depth: 1,
    })),
  });
  const frame = closed(
    corner(-104, 20),
    [-100, 0],
    [0, -6],
    [100, 0],
    corner(104, 20),
    corner(94, 18),
    [88, 10],
    [0, 5],
    [-88, 10],
    corner(-94, 18),
  );
  sketch.castShadow(frame);
  sketch.paint(frame, { fill: metal.face });
  sketch.paint(open([-98, 8], [0, -3], [98, 8]), { stroke: metal.light, width: 2 });
  for (const x of [-7, 8]) {
    sketch.paint(ellipse(x, -14, 8.4), { fill: metal.deep });
    sketch.paint(ellipse(x - 1, -15, 7), { fill: metal.face });
    sketch.paint(ellipse(x - 2.6, -17, 2.6), { fill: metal.light });
  }
  sketch.paint(slab(-100, 14, 6, 6, 2), { fill: metal.deep });
}
