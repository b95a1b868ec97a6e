import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, mirrorShape, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

export function drawTie(sketch: Sketch, cloth: Cloth): void {
  const isSquare = sketch.pick('pointed-blade', 'square-end') === 'square-end';
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const tail = closed(
    corner(2, 40),
    corner(22, 36),
    [34, 260],
    corner(40, 420),
    corner(20, 446),
    corner(0, 424),
    [4, 240],
  );
  drawPanel(sketch, silk, tail, { relief: 10, grain: -32 });
  const blade = isSquare
    ? closed(corner(-16, 34), corner(16, 34), [24, 260], corner(30, 498), corner(-30, 498), [-24, 260])
    : closed(
        corner(-17, 34),
        corner(17, 34),
        [30, 260],
        corner(46, 470),
        corner(0, 522),
        corner(-46, 470),
        [-30, 260],
      );
  drawCastShade(sketch, silk, blade, 7);
  drawPanel(sketch, silk, blade, {
    relief: 16,
    grain: 38,
    folds: [{ from: [-2, 40], to: [6, 170], width: 14, bow: 4 }],
  });
  drawPanel(
    sketch,
    silk,
    closed(
      corner(-27, -2),
      [0, -8],
      corner(27, -2),
      [22, 22],
      corner(15, 42),
      [0, 46],
      corner(-15, 42),
      [-22, 22],
    ),
    { relief: 10, grain: -20 },
  );
}

export function drawBowTie(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('bow-shape');
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const wing = closed(
    corner(-8, -12),
    [-34, -28],
    corner(-66, -30),
    [-70, 0],
    corner(-64, 31),
    [-34, 26],
    corner(-8, 12),
  );
  for (const side of [wing, mirrorShape(wing)]) {
    const sign = side === wing ? 1 : -1;
    drawPanel(sketch, silk, side, {
      relief: 9,
      folds: [
        { from: [-8 * sign, -4], to: [-46 * sign, -14], width: 8, depth: 1 },
        { from: [-8 * sign, 4], to: [-44 * sign, 14], width: 8, depth: 1 },
      ],
    });
  }
  drawPanel(sketch, silk, slab(-12, -15, 24, 30, 6), { relief: 7 });
}

/** Folded in four, its rolled hems a little out of line. */
export function drawPocketSquare(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('folded-square');
  const layers = [
    closed(corner(-66, -58), [0, -62], corner(72, -54), [70, 8], corner(68, 66), [4, 70], corner(-60, 64)),
    closed(corner(-68, -62), [0, -65], corner(66, -60), [65, 4], corner(62, 58), [0, 61], corner(-64, 56)),
  ];
  for (const layer of layers) drawPanel(sketch, cloth, layer, { relief: 9 });
  const [, top] = layers;
  if (top) {
    sketch.within(top, () => {
      const fold = open(corner(-68, 20), corner(66, -44));
      drawCastShade(sketch, cloth, fold, 8);
      drawSeam(sketch, cloth, fold, 1.4, 0.8);
    });
  }
  drawSeam(sketch, cloth, open(corner(59, -52), [58, 4], corner(55, 51), [0, 54], corner(-58, 49)), 1.3, 0.8);
}
