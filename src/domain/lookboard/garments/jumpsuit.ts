import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel } from '../cloth/panel.ts';
import { closed, corner } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawArmholes, SLEEVELESS } from './dress-cut.ts';
import { drawLegs } from './leg-panels.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { buildTorso } from './torso.ts';

export function drawJumpsuit(sketch: Sketch, cloth: Cloth): void {
  sketch.moved(
    ([x, y]) => [x, y + 416],
    () =>
      drawLegs(sketch, cloth, {
        waistHalf: 192,
        hipHalf: 248,
        rise: 300,
        length: 1000,
        thigh: 264,
        knee: 256,
        hem: 270,
        gap: 10,
        band: 'leggings',
        details: 'crease',
      }),
  );
  const torso = buildTorso({
    ...SLEEVELESS,
    neck: 'v',
    neckHalf: 88,
    neckDepth: 230,
    shoulderHalf: 158,
    waist: 380,
    waistHalf: 194,
    length: 424,
    hemHalf: 194,
    hemDrop: 4,
  });
  drawBackNeck(sketch, cloth, torso, { dip: 40, label: false });
  drawPanel(sketch, cloth, torso.body, {
    relief: 30,
    folds: [
      { from: [-60, 260], to: [-100, 410], width: 24, bow: 6, depth: 0.7 },
      { from: [60, 260], to: [104, 410], width: 24, bow: -6, depth: 0.7 },
    ],
  });
  drawNeckBand(sketch, cloth, torso, 11, false);
  drawArmholes(sketch, cloth, torso);
  const band = closed(
    corner(-196, 396),
    [0, 404],
    corner(196, 396),
    corner(200, 446),
    [0, 454],
    corner(-200, 446),
  );
  drawPanel(sketch, cloth, band, { relief: 10 });
  const tie = closed(
    corner(-20, 420),
    corner(14, 416),
    [28, 520],
    corner(44, 620),
    corner(10, 628),
    [-8, 520],
  );
  drawCastShade(sketch, cloth, tie, 6);
  drawPanel(sketch, cloth, tie, { relief: 8, castsShadow: false });
  drawPanel(
    sketch,
    cloth,
    closed(corner(-26, 392), [0, 386], corner(24, 394), corner(24, 452), [0, 460], corner(-24, 452)),
    { relief: 9, castsShadow: false },
  );
}
