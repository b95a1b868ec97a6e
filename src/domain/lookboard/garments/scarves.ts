import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel } from '../cloth/panel.ts';
import { closed, corner, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { THIN_EDGE } from './thin-edge.ts';

export function drawScarf(sketch: Sketch, cloth: Cloth): void {
  const back = closed(
    corner(-118, 0),
    [-40, -14],
    [60, -12],
    corner(118, 2),
    [126, 180],
    corner(118, 420),
    [50, 428],
    corner(14, 424),
    [10, 200],
  );
  drawPanel(sketch, cloth, back, {
    relief: 24,
    steps: 0,
    folds: [{ from: [70, 60], to: [74, 410], width: 30, bow: 8 }],
  });
  fringe(sketch, cloth, 20, 116, 422);
  const frontPart = closed(
    corner(-120, 0),
    [-60, -16],
    corner(30, -6),
    [64, 40],
    [30, 200],
    corner(22, 500),
    [-50, 508],
    corner(-112, 500),
    [-126, 240],
  );
  drawCastShade(sketch, cloth, open([30, 0], [64, 44], [34, 200], [26, 498]), 12);
  drawPanel(sketch, cloth, frontPart, {
    relief: 26,
    folds: [
      { from: [-60, 20], to: [-66, 490], width: 34, bow: 10, depth: 0.8 },
      { from: [0, 30], to: [-16, 490], width: 26, bow: -8, depth: 0.7 },
    ],
  });
  fringe(sketch, cloth, -108, 20, 502);
}

function fringe(sketch: Sketch, cloth: Cloth, from: number, to: number, y: number): void {
  const count = Math.round((to - from) / 7);
  const threads = Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + 0.5)) / count;
    const sway = Math.sin(index * 2.3) * 3;
    return open([x, y - 4], [x + sway * 0.4, y + 18], [x + sway, y + 42]);
  }).flat();
  sketch.castShadow(slab(from, y, to - from, 36, 2));
  sketch.paint(threads, { stroke: cloth.tones.at(-2.4), width: 4.6 });
  sketch.paint(threads, { stroke: cloth.tones.at(0.6), width: 2.8 });
}

export function drawHeadscarf(sketch: Sketch, cloth: Cloth): void {
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const square = closed(
    corner(0, -150),
    [60, -80],
    corner(168, 0),
    [80, 70],
    corner(4, 148),
    [-76, 74],
    corner(-164, 4),
    [-80, -74],
  );
  drawPanel(sketch, silk, square, {
    ...THIN_EDGE,
    relief: 24,
    grain: 45,
    folds: [
      { from: [-90, -40], to: [80, 66], width: 34, bow: 10 },
      { from: [-40, -90], to: [110, 20], width: 30, bow: -8, depth: 0.8 },
      { from: [-120, 10], to: [20, 110], width: 24, bow: 8, depth: 0.7 },
    ],
  });
  const border = closed(
    corner(0, -128),
    [52, -70],
    corner(144, 0),
    [70, 60],
    corner(4, 126),
    [-66, 64],
    corner(-140, 4),
    [-70, -64],
  );
  sketch.paint(border, { stroke: silk.second.base, width: 6, opacity: 0.8 });
  const turn = closed(corner(4, 148), [-40, 112], [-76, 74], corner(-20, 40), [30, 70], corner(70, 78));
  drawCastShade(sketch, silk, open([-76, 74], [-20, 42], [70, 78]), 7);
  drawPanel(sketch, silk, turn, { ...THIN_EDGE, relief: 12, castsShadow: false, steps: -0.8 });
}
