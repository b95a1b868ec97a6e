import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawSnap } from './fastenings.ts';
import { drawHem } from './hem.ts';
import { drawShirtCollar } from './neck.ts';
import { drawFlapPockets, drawPatchPockets } from './pockets.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso, type Torso } from './torso.ts';
import { drawButton } from './trimmings.ts';

/** A worker's jacket: boxy, straight, three patch pockets and one more on the breast. */
export function drawChoreJacket(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('point-collar', 'buttoned', 'patch-pockets', 'straight-hem', 'long-sleeve');
  const torso = boxy(720);
  drawBody(sketch, cloth, torso);
  for (const x of [-20, 20]) drawStitches(sketch, cloth, line([x, 70], [x, 714]), 1.2);
  drawPatchPockets(sketch, cloth, { x: 140, y: 480, width: 156, height: 180 });
  drawPatchPockets(sketch, cloth, { x: 128, y: 214, width: 108, height: 124, only: 1 });
  for (let y = 128; y < 700; y += 116) drawButton(sketch, cloth, [0, y], 9.5);
  drawHem(sketch, cloth, torso, 24);
  drawShirtCollar(sketch, cloth, { neckHalf: 80, depth: 42, spread: 86, point: 80 });
}

/** An army's field jacket: stand collar, four flapped pockets, a cord at the waist. */
export function drawFieldJacket(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('stand-collar', 'flap-pockets', 'drawcord', 'thigh-length', 'long-sleeve');
  const torso = boxy(830);
  drawBody(sketch, cloth, torso);
  drawPanel(sketch, cloth, slab(-30, 44, 60, 782, 3), { relief: 7, castsShadow: false });
  for (const x of [-24, 24]) drawStitches(sketch, cloth, line([x, 52], [x, 822]), 1.2);
  const metal = metalFor(cloth);
  for (let y = 110; y < 820; y += 140) drawSnap(sketch, metal, 0, y, 7.5);
  for (const [x, y, width, height] of [
    [134, 226, 116, 122],
    [146, 556, 150, 172],
  ] as const) {
    for (const side of [-1, 1])
      drawPanel(sketch, cloth, slab(side * x - width / 2 + 4, y + 12, width - 8, height, 8), {
        relief: 12,
        castsShadow: false,
      });
    drawFlapPockets(sketch, cloth, x, y, width, 54);
    for (const side of [-1, 1]) drawSnap(sketch, metal, side * x, y + 38, 6);
  }
  drawSeam(sketch, cloth, open([-252, 470], [0, 480], [252, 470]), 2);
  for (const y of [462, 482]) drawStitches(sketch, cloth, open([-250, y], [0, y + 10], [250, y]), 1.2);
  for (const x of [-40, 40])
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(x - 3, 478),
        corner(x + 3, 478),
        [x * 1.3 + 3, 530],
        corner(x + 3, 590),
        corner(x - 3, 590),
        [x * 1.3 - 3, 530],
      ),
      { relief: 3, surface: false },
    );
  drawHem(sketch, cloth, torso, 26);
  drawStandCollar(sketch, cloth);
}

function boxy(length: number): Torso {
  return buildTorso({
    neck: 'closed',
    neckHalf: 82,
    shoulderHalf: 230,
    shoulderDrop: 46,
    chestHalf: 268,
    waistHalf: 260,
    hemHalf: 268,
    length,
    underarm: 246,
    hemDrop: 4,
  });
}

function drawBody(sketch: Sketch, cloth: Cloth, torso: Torso): void {
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), relief: 30 });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...CASUAL_SLEEVE, bicep: 152, elbow: 138, cuff: 116, finish: 'hem' },
    { over: torso.body },
  );
}

export function drawStandCollar(sketch: Sketch, cloth: Cloth): void {
  drawPanel(sketch, cloth, symmetric([0, -56], [-62, -58], corner(-88, -44), corner(-94, 20), [0, 28]), {
    relief: 12,
    steps: -1.6,
    surface: false,
  });
  const leaf = closed(
    corner(-88, -46),
    [-100, -8],
    corner(-98, 32),
    [-50, 56],
    corner(-2, 68),
    corner(-6, -30),
    [-52, -14],
  );
  for (const side of [mirrorShape(leaf), leaf]) {
    drawPanel(sketch, cloth, side, { relief: 10 });
    const seam = open([-94, 26], [-48, 48], [-8, 60]);
    drawStitches(sketch, cloth, side === leaf ? seam : mirrorShape(seam), 1.1);
  }
}
