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
      corner(-24, -2),
      [0, -8],
      corner(24, -2),
      [22, 22],
      corner(17, 42),
      [0, 46],
      corner(-17, 42),
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

/** As it stands in the pocket: two points above the straight edge that the welt holds. */
export function drawPocketSquare(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('folded-square');
  const behind = closed(
    corner(-46, 44),
    [-44, 8],
    corner(-16, -40),
    [22, -4],
    corner(46, 34),
    corner(44, 42),
  );
  const front = closed(corner(-48, 46), [-40, 22], corner(14, -24), [38, 4], corner(48, 36), [0, 42]);
  for (const [layer, folds] of [
    [behind, [{ from: [-16, -36], to: [-20, 40], width: 16, bow: 5, depth: 0.9 }]],
    [front, [{ from: [14, -20], to: [-8, 42], width: 18, bow: -6, depth: 0.9 }]],
  ] as const)
    drawPanel(sketch, cloth, layer, { relief: 9, folds });
  drawSeam(sketch, cloth, open(corner(-40, 24), corner(13, -18), [35, 6], corner(44, 34)), 1.1, 0.7);
}
