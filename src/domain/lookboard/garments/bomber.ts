import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, ladder, line, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawZip } from './fastenings.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';
import { drawRibs } from './trimmings.ts';

export function drawBomber(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neckDepth: 52,
    neckHalf: 84,
    shoulderHalf: 228,
    shoulderDrop: 48,
    chestHalf: 276,
    waistHalf: 274,
    hemHalf: 240,
    length: 620,
    underarm: 250,
    hemDrop: 4,
  });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, {
    folds: [
      ...bodyFolds(torso),
      { from: [-230, 540], to: [-90, 480], width: 30, bow: 12 },
      { from: [230, 540], to: [110, 470], width: 30, bow: -12 },
    ],
    relief: 40,
  });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    {
      ...CASUAL_SLEEVE,
      bicep: 156,
      elbow: 150,
      cuff: 96,
      puff: 14,
      finish: 'rib',
    },
    { over: torso.body },
  );
  drawNeckBand(sketch, cloth, torso, 36, true);
  const hem = closed(
    corner(-246, 552),
    [0, 560],
    corner(246, 552),
    corner(234, 622),
    [0, 630],
    corner(-234, 622),
  );
  drawPanel(sketch, cloth, hem, { relief: 14, surface: false });
  drawRibs(
    sketch,
    cloth,
    ladder(open([-246, 552], [0, 560], [246, 552]), open([-234, 622], [0, 630], [234, 622]), 60),
  );
  drawZip(sketch, metalFor(cloth), line([0, 56], [0, 626]), 8);
  for (const side of [-1, 1]) {
    const pocket = line([side * 186, 350], [side * 126, 470]);
    sketch.paint(pocket, { stroke: cloth.tones.at(-3), width: 16, opacity: 0.45 });
    drawSeam(sketch, cloth, pocket, 3);
  }
}
