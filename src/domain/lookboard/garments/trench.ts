import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { COAT_SLEEVE, drawCoatLining, drawNotchLapels, longFolds } from './coat-parts.ts';
import { drawBuckle } from './fastenings.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

const LENGTHS = { 'knee-length': 1140, 'thigh-length': 830 } as const;

export function drawTrench(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('double-breasted', 'belted', 'epaulettes', 'storm-flap');
  const length = LENGTHS[sketch.pick('knee-length', 'thigh-length')];
  const hemHalf = length < 1000 ? 292 : 318;
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 88,
    neckDepth: 250,
    shoulderHalf: 234,
    shoulderDrop: 44,
    underarm: 256,
    chestHalf: 276,
    waist: 486,
    waistHalf: 236,
    length,
    hemHalf,
    hemDrop: 6,
  });
  drawCoatLining(sketch, cloth, 270);
  drawPanel(sketch, cloth, torso.body, {
    folds: [
      ...longFolds(hemHalf, length),
      { from: [-210, 470], to: [-110, 400], width: 26, bow: 6 },
      { from: [200, 470], to: [100, 410], width: 26, bow: -6 },
      { from: [-180, 540], to: [-220, length * 0.8], width: 40, bow: 12, depth: 1.1 },
      { from: [160, 540], to: [214, length * 0.84], width: 44, bow: -12, depth: 1.1 },
    ],
    relief: 32,
  });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, COAT_SLEEVE, {
    over: torso.body,
    extra: ({ cuffOut, cuffIn, elbowOut, elbowIn }, side) => {
      const x = (value: number) => (side === -1 ? value : -value);
      const share = 0.3;
      const band = closed(
        corner(
          x(cuffOut[0] + (elbowOut[0] - cuffOut[0]) * share - 4),
          cuffOut[1] + (elbowOut[1] - cuffOut[1]) * share,
        ),
        corner(
          x(cuffIn[0] + (elbowIn[0] - cuffIn[0]) * share + 4),
          cuffIn[1] + (elbowIn[1] - cuffIn[1]) * share,
        ),
        corner(
          x(cuffIn[0] + (elbowIn[0] - cuffIn[0]) * (share - 0.11) + 4),
          cuffIn[1] + (elbowIn[1] - cuffIn[1]) * (share - 0.11),
        ),
        corner(
          x(cuffOut[0] + (elbowOut[0] - cuffOut[0]) * (share - 0.11) - 4),
          cuffOut[1] + (elbowOut[1] - cuffOut[1]) * (share - 0.11),
        ),
      );
      drawPanel(sketch, cloth, band, { relief: 8, surface: false });
    },
  });
  const edge = open([72, 270], [66, 480], [length < 1000 ? 76 : 84, length + 2]);
  drawCastShade(sketch, cloth, edge, 10);
  drawSeam(sketch, cloth, edge, 2);
  for (const side of [-1, 1]) {
    const pocket = closed(
      corner(side * 150, 580),
      corner(side * 184, 574),
      corner(side * 214, 730),
      corner(side * 180, 738),
    );
    drawPanel(sketch, cloth, pocket, { relief: 6, castsShadow: false });
  }
  // The storm flap hangs over the right breast only.
  const storm = closed(corner(88, 40), corner(222, 64), [232, 180], [150, 262], [96, 276], corner(84, 250));
  drawCastShade(sketch, cloth, storm, 7);
  drawPanel(sketch, cloth, storm, { relief: 14, castsShadow: false });
  drawStitches(sketch, cloth, open([226, 176], [150, 254], [96, 268]), 1.2);
  drawNotchLapels(sketch, cloth, { neckHalf: 88, roll: 270, lapel: 102 });
  for (const y of [330, 420, 640]) for (const x of [-78, 56]) drawButton(sketch, cloth, [x, y], 11);
  for (const side of [-1, 1]) {
    const tab = closed(
      corner(side * 104, 20),
      corner(side * 228, 52),
      corner(side * 224, 82),
      corner(side * 112, 56),
      corner(side * 98, 38),
    );
    drawPanel(sketch, cloth, tab, { relief: 6, castsShadow: false });
    drawButton(sketch, cloth, [side * 118, 40], 7);
  }
  const belt = closed(
    corner(-244, 476),
    [0, 484],
    corner(244, 476),
    corner(246, 530),
    [0, 538],
    corner(-246, 530),
  );
  drawCastShade(sketch, cloth, open([-244, 534], [0, 542], [246, 534]), 8);
  drawPanel(sketch, cloth, belt, { relief: 10 });
  for (const y of [486, 528]) drawStitches(sketch, cloth, open([-240, y - 4], [0, y + 4], [240, y - 4]), 1.2);
  const tail = closed(
    corner(-6, 516),
    corner(36, 510),
    [58, 640],
    corner(70, 742),
    corner(44, 762),
    corner(22, 748),
    [10, 640],
  );
  drawCastShade(sketch, cloth, tail, 7);
  drawPanel(sketch, cloth, tail, { relief: 10, castsShadow: false });
  const leatherTones = plainCloth(cloth, cloth.tones.lightness > 0.4 ? '#5b3d28' : cloth.tones.at(2)).tones;
  drawBuckle(
    sketch,
    { face: leatherTones.base, light: leatherTones.at(2.4), deep: leatherTones.at(-2) },
    -34,
    468,
    62,
    78,
    11,
  );
}
