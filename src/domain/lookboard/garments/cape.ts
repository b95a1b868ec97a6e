import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawButton } from './trimmings.ts';

export function drawCape(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('sleeveless', 'buttoned');
  const body = symmetric(
    [0, 60],
    corner(-86, 0),
    [-200, 60],
    [-330, 300],
    corner(-440, 690),
    [-300, 742],
    [0, 760],
  );
  drawPanel(sketch, cloth, body, {
    folds: [
      { from: [-120, 120], to: [-330, 700], width: 60, bow: 30, depth: 1 },
      { from: [-70, 200], to: [-170, 740], width: 60, bow: 20, depth: 0.9 },
      { from: [120, 120], to: [300, 710], width: 60, bow: -26, depth: 1 },
      { from: [60, 220], to: [150, 745], width: 56, bow: -14, depth: 0.9 },
      { from: [190, 160], to: [400, 690], width: 46, bow: -30, depth: 0.9 },
      { from: [-200, 180], to: [-410, 690], width: 40, bow: 22, depth: 0.8 },
    ],
    relief: 44,
  });
  for (const side of [-1, 1]) {
    const slit = line([side * 196, 380], [side * 214, 560]);
    sketch.paint(slit, { stroke: cloth.tones.at(-3), width: 20, opacity: 0.35 });
    drawSeam(sketch, cloth, slit, 3);
  }
  const edge = open([12, 70], [14, 400], [16, 760]);
  drawCastShade(sketch, cloth, edge, 9);
  drawSeam(sketch, cloth, edge, 2);
  const collar = closed(
    corner(-50, -34),
    [-90, -12],
    corner(-124, 70),
    corner(-60, 126),
    corner(0, 72),
    [-50, 40],
  );
  drawPanel(sketch, cloth, symmetric([0, -38], corner(-60, -34), corner(-84, 20), [0, 60]), {
    relief: 18,
    surface: false,
    steps: -1,
  });
  for (const side of [collar, mirrorShape(collar)]) drawPanel(sketch, cloth, side, { relief: 16 });
  for (const y of [130, 240]) drawButton(sketch, cloth, [0, y], 12);
}
