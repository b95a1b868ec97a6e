import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawZip } from './fastenings.ts';
import { drawRibHem, KNIT_SLEEVE, knitTorso } from './knitwear.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawRaglan } from './raglan.ts';
import { drawSleeves } from './sleeve.ts';
import type { Torso } from './torso.ts';

export function drawSweatshirt(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('crew-neck', 'long-sleeve', 'rib-hem', 'raglan', 'pullover');
  const torso = knitTorso({ neckDepth: 70, neckHalf: 88 });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, KNIT_SLEEVE, {
    over: torso.body,
    stripes: 'across',
  });
  drawRibHem(sketch, cloth, torso, 62);
  drawNeckBand(sketch, cloth, torso, 27, true);
  const notch = closed(corner(-26, 99), corner(26, 99), corner(0, 136));
  drawPanel(sketch, cloth, notch, { relief: 4, castsShadow: false, surface: false, steps: -0.4 });
  drawRaglan(sketch, cloth);
}

export function drawHoodie(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('hood', 'long-sleeve', 'rib-hem', 'patch-pockets');
  const isZipped = sketch.pick('pullover', 'zip-front') === 'zip-front';
  const torso = knitTorso({ neckDepth: 96, neckHalf: 96 });
  const hoodBack = symmetric(
    [0, -168],
    [-84, -160],
    [-134, -104],
    [-136, -30],
    corner(-104, 26),
    [-50, 50],
    [0, 54],
  );
  drawPanel(sketch, cloth, hoodBack, {
    relief: 34,
    surface: false,
    folds: [
      { from: [-90, -110], to: [-60, 20], width: 26, bow: 12 },
      { from: [84, -120], to: [66, 20], width: 26, bow: -12 },
    ],
  });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across', relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, KNIT_SLEEVE, {
    over: torso.body,
    stripes: 'across',
  });
  const opening = symmetric([0, -132], [-66, -122], [-100, -66], [-92, 10], [-54, 82], corner(0, 118));
  drawPanel(sketch, cloth, opening, { relief: 30, surface: false, steps: -2.2, castsShadow: false });
  const flap = closed(
    corner(0, 122),
    [-60, 86],
    [-98, 12],
    [-106, -68],
    [-70, -128],
    corner(0, -140),
    corner(0, -165),
    [-88, -156],
    [-140, -92],
    [-140, 0],
    [-112, 74],
    corner(-10, 150),
  );
  for (const side of [flap, mirrorShape(flap)])
    drawPanel(sketch, cloth, side, { relief: 18, surface: false, castsShadow: false });
  drawPocketPouch(sketch, cloth, torso);
  drawRibHem(sketch, cloth, torso, 62);
  if (isZipped) drawZip(sketch, metalFor(cloth), line([0, 124], [0, torso.measures.length + 2]), 9);
  for (const [x, length] of [
    [-34, 178],
    [34, 162],
  ] as const) {
    const cord = open([x, 104], [x * 1.12, 104 + length * 0.5], [x * 0.94, 104 + length]);
    sketch.paint(cord, { stroke: cloth.tones.at(-5), width: 8, opacity: 0.4 });
    sketch.paint(cord, { stroke: cloth.tones.at(cloth.tones.lightness > 0.6 ? -1.6 : 2.2), width: 6 });
    sketch.paint(line([x * 0.94, 104 + length], [x * 0.92, 118 + length]), {
      stroke: cloth.tones.at(-4),
      width: 7,
    });
  }
}

function drawPocketPouch(sketch: Sketch, cloth: Cloth, { measures: m }: Torso): void {
  const top = m.length - 250;
  const bottom = m.length - 60;
  const pouch = symmetric(
    corner(0, top),
    corner(-92, top),
    [-118, top + 60],
    corner(-160, top + 104),
    corner(-160, bottom),
    corner(0, bottom),
  );
  drawPanel(sketch, cloth, pouch, { relief: 12, castsShadow: false, surface: false });
  const slant = open([-84, top + 2], [-110, top + 62], [-152, top + 108]);
  for (const side of [slant, mirrorShape(slant)]) drawStitches(sketch, cloth, side);
}
