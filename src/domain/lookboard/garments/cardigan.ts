import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { longFolds } from './coat-parts.ts';
import { drawZip } from './fastenings.ts';
import { drawRibHem, KNIT_SLEEVE, knitTorso } from './knitwear.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import { drawButton } from './trimmings.ts';
import { drawZipCollar } from './zip-collar.ts';

export function drawCardigan(sketch: Sketch, cloth: Cloth): void {
  const closing = sketch.pick('buttoned', 'open-front', 'zip-front');
  const isOpen = closing === 'open-front';
  const isZipped = closing === 'zip-front';
  const isLong = sketch.asks('knee-length');
  const hasShawl = !isZipped && sketch.pick('v-neck', 'shawl-collar') === 'shawl-collar';
  if (isZipped) sketch.shows('stand-collar');
  sketch.shows('patch-pockets', 'long-sleeve');
  const torso = knitTorso({
    ...(isZipped
      ? { neck: 'closed', neckHalf: 84 }
      : { neck: 'v', neckHalf: 88, neckDepth: isOpen ? 330 : hasShawl ? 300 : 268 }),
    ...(isLong ? { length: 1060, hemHalf: 252, waistHalf: 248, waist: 620 } : {}),
  });
  const { length } = torso.measures;
  if (!isZipped) drawBackNeck(sketch, cloth, torso, { dip: 26 });
  drawPanel(sketch, cloth, torso.body, {
    folds: isLong ? longFolds(252, length) : bodyFolds(torso),
    stripes: 'across',
    relief: 34,
  });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, KNIT_SLEEVE, {
    over: torso.body,
    stripes: 'across',
  });
  if (!isLong) {
    sketch.shows('rib-hem');
    drawRibHem(sketch, cloth, torso, 60);
  }
  if (isZipped) {
    drawZip(sketch, metalFor(cloth), line([0, 40], [0, length + 2]), 8);
    drawZipCollar(sketch, cloth, 84);
  } else if (isOpen) drawOpenFront(sketch, cloth, length);
  else drawButtonBand(sketch, cloth, torso.measures.neckDepth, length - 2);
  if (hasShawl) drawShawl(sketch, cloth, torso.measures.neckDepth);
  else if (!isZipped) drawNeckBand(sketch, cloth, torso, 32, false);
  const top = isLong ? 620 : 446;
  for (const side of [-1, 1]) {
    const x = side * 140;
    drawPanel(sketch, cloth, slab(x - 58, top, 116, 120), { relief: 8, castsShadow: false });
    drawPanel(sketch, cloth, slab(x - 59, top - 6, 118, 24), {
      relief: 5,
      castsShadow: false,
      surface: false,
    });
  }
}

function drawButtonBand(sketch: Sketch, cloth: Cloth, neckDepth: number, bottom: number): void {
  const top = neckDepth + 24;
  const band = closed(
    corner(-17, top),
    corner(0, top - 30),
    corner(17, top),
    corner(17, bottom),
    corner(-17, bottom),
  );
  drawPanel(sketch, cloth, band, { relief: 8, surface: false, castsShadow: false });
  for (let y = top + 20; y < bottom - 20; y += 76) drawButton(sketch, cloth, [0, y], 8);
}

/** Two bands that hang apart, with the inside of the back between them. */
function drawOpenFront(sketch: Sketch, cloth: Cloth, length: number): void {
  const gap = closed(corner(0, 300), [14, 520], corner(26, length + 4), corner(-26, length + 4), [-14, 520]);
  drawPanel(sketch, cloth, gap, { steps: -2.2, relief: 16, surface: false, castsShadow: false });
  for (const side of [-1, 1]) {
    const band = closed(
      corner(side * 2, 320),
      [side * 14, 520],
      corner(side * 26, length + 3),
      corner(side * 62, length + 1),
      [side * 48, 520],
      corner(side * 34, 300),
    );
    drawPanel(sketch, cloth, band, { relief: 9, surface: false });
  }
}

/** A rolled collar that runs into the fronts. */
function drawShawl(sketch: Sketch, cloth: Cloth, depth: number): void {
  const back = symmetric([0, -52], [-60, -50], corner(-96, -24), corner(-92, 30), [-44, 26], [0, 20]);
  drawPanel(sketch, cloth, back, { relief: 18, surface: false });
  const roll = closed(
    corner(-92, -34),
    [-130, 20],
    [-150, 110],
    [-110, 210],
    corner(-2, depth + 44),
    corner(4, depth - 6),
    [-44, 170],
    [-72, 60],
    corner(-76, 0),
  );
  for (const flip of [true, false]) {
    drawPanel(sketch, cloth, flip ? mirrorShape(roll) : roll, { relief: 22, grain: flip ? -12 : 12 });
    const crease = open([-104, 10], [-112, 110], [-70, 210]);
    drawSeam(sketch, cloth, flip ? mirrorShape(crease) : crease, 1.6, 0.35);
  }
}
