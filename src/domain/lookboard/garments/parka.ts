import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import {
  between,
  closed,
  corner,
  line,
  mirrorShape,
  open,
  type Point,
  type Shape,
  sampled,
  slab,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { COAT_SLEEVE, longFolds } from './coat-parts.ts';
import { drawSnap, drawZip } from './fastenings.ts';
import { drawFlapPockets, drawPatchPockets } from './pockets.ts';
import { drawSleeves, type Sleeve } from './sleeve.ts';
import { buildTorso } from './torso.ts';

/** Parka, rain jacket and duffle coat. */
export function drawParka(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('hood', 'long-sleeve');
  const isShort = sketch.pick('thigh-length', 'hip-length') === 'hip-length';
  const isPadded = cloth.weave === 'down';
  const hasToggles = sketch.asks('toggles');
  const length = isShort ? 720 : hasToggles ? 960 : 880;
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 90,
    shoulderHalf: 240,
    shoulderDrop: 50,
    underarm: 262,
    chestHalf: 288,
    waist: 500,
    waistHalf: 268,
    length,
    hemHalf: 300,
    hemDrop: 8,
  });
  if (sketch.asks('fur-trim')) drawFur(sketch, cloth);
  drawHood(sketch, cloth);
  drawPanel(sketch, cloth, torso.body, {
    folds: [...bodyFolds(torso), ...longFolds(300, length)],
    relief: 38,
  });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    {
      ...COAT_SLEEVE,
      bicep: 162,
      elbow: 152,
      upperAngle: 14,
    },
    {
      over: torso.body,
      ...(isPadded && { extra: (sleeve, side) => drawChannelsAcross(sketch, cloth, sleeve, side) }),
    },
  );
  if (isPadded && !sketch.asks('storm-flap'))
    sketch.within(torso.body, () => drawChannels(sketch, cloth, 190, length));
  if (sketch.asks('storm-flap')) drawSkiFront(sketch, cloth, torso.body, length);
  else if (hasToggles) drawToggledFront(sketch, cloth, length);
  else if (sketch.asks('snaps')) drawRubberFront(sketch, cloth, length);
  else if (sketch.asks('zip-front')) drawZippedFront(sketch, cloth, length);
  else drawStormFront(sketch, cloth, length);
  drawHoodFront(sketch, cloth);
}

function drawStormFront(sketch: Sketch, cloth: Cloth, length: number): void {
  const placket = slab(-34, 50, 68, length - 46, 4);
  drawCastShade(sketch, cloth, line([35, 60], [35, length]), 8);
  drawPanel(sketch, cloth, placket, { relief: 10, castsShadow: false });
  for (const x of [-28, 28]) drawStitches(sketch, cloth, line([x, 60], [x, length]), 1.2);
  const metal = metalFor(cloth);
  for (const y of [110, 250, 390, 530, 670, 810]) drawSnap(sketch, metal, -2, y, 8);
  if (sketch.asks('drawcord')) drawCord(sketch, cloth);
  for (const side of [-1, 1]) {
    drawPanel(sketch, cloth, slab(side * 166 - 74, 590, 148, 190, 10), { relief: 14, castsShadow: false });
    drawStitches(sketch, cloth, slab(side * 166 - 68, 596, 136, 178, 8), 1.2);
    drawPanel(sketch, cloth, slab(side * 150 - 58, 250, 116, 26, 3), { relief: 6, castsShadow: false });
  }
  drawFlapPockets(sketch, cloth, 166, 582, 156, 64);
  for (const side of [-1, 1]) drawSnap(sketch, metal, side * 166, 628, 7);
}

/** Welded rubber: large snaps on a broad flap, two flap pockets, no stitch that could let water in. */
function drawRubberFront(sketch: Sketch, cloth: Cloth, length: number): void {
  sketch.shows('flap-pockets');
  drawCastShade(sketch, cloth, line([36, 60], [36, length]), 8);
  drawPanel(sketch, cloth, slab(-36, 52, 72, length - 48, 4), { relief: 8, castsShadow: false });
  for (let y = 120; y < length - 60; y += 148) drawSnap(sketch, metalFor(cloth), 0, y, 12);
  for (const side of [-1, 1])
    drawSeam(sketch, cloth, open([side * 66, 20], [side * 160, 190], [side * 292, 250]), 2, 0.8);
  drawFlapPockets(sketch, cloth, 164, 560, 168, 72);
  for (const side of [-1, 1]) drawSnap(sketch, metalFor(cloth), side * 164, 612, 9);
}

/** The cord in its tunnel at the waist. */
function drawCord(sketch: Sketch, cloth: Cloth): void {
  drawSeam(sketch, cloth, open([-272, 500], [0, 510], [272, 500]), 2);
  for (const y of [492, 512]) drawStitches(sketch, cloth, open([-270, y], [0, y + 10], [270, y]), 1.2);
  for (const x of [-46, 46])
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(x - 3, 506),
        corner(x + 3, 506),
        [x * 1.2 + 3, 560],
        corner(x + 3, 624),
        corner(x - 3, 624),
        [x * 1.2 - 3, 560],
      ),
      { relief: 3, surface: false },
    );
}

/** Padding is held in its place by seams across. */
function drawChannels(sketch: Sketch, cloth: Cloth, top: number, length: number): void {
  for (let y = top; y < length - 60; y += 104)
    drawChannel(sketch, cloth, open([-310, y], [-150, y + 10], [0, y + 4], [150, y + 10], [310, y]));
}

/** Between two seams the cloth stands up, and falls away to each. */
function drawChannel(sketch: Sketch, cloth: Cloth, seam: Shape): void {
  drawCastShade(sketch, cloth, seam, 34);
  drawSeam(sketch, cloth, seam, 3, 1.4);
}

function drawChannelsAcross(sketch: Sketch, cloth: Cloth, sleeve: Sleeve, side: -1 | 1): void {
  const { elbowOut, elbowIn, cuffOut, cuffIn } = sleeve;
  for (const share of [0.2, 0.52, 0.84]) {
    const seam = line(between(elbowOut, cuffOut, share), between(elbowIn, cuffIn, share));
    drawChannel(sketch, cloth, side === -1 ? seam : mirrorShape(seam));
  }
}

/** For snow: a padded body in channels under a yoke of a second color, a zip to the chin beside its flap, zipped pockets. */
function drawSkiFront(sketch: Sketch, cloth: Cloth, body: Shape, length: number): void {
  sketch.shows('zip-front');
  const yokeCloth = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.35 ? -3.4 : 3));
  sketch.within(body, () => {
    drawChannels(sketch, cloth, 330, length);
    const yoke = symmetric([0, 214], [-120, 226], corner(-320, 250), corner(-320, -20), [0, -20]);
    drawPanel(sketch, yokeCloth, yoke, { relief: 10, castsShadow: false });
    drawStitches(sketch, yokeCloth, open([-310, 238], [-120, 214], [0, 203], [120, 214], [310, 238]), 1.2);
    drawPanel(sketch, yokeCloth, slab(-320, length - 44, 640, 60, 2), { relief: 8, castsShadow: false });
  });
  const metal = metalFor(cloth);
  drawZip(sketch, metal, line([0, 60], [0, length]), 11);
  drawPanel(sketch, cloth, slab(9, 58, 40, length - 60, 4), { relief: 9 });
  drawStitches(sketch, cloth, line([42, 70], [42, length - 8]), 1.2);
  for (const side of [-1, 1]) {
    drawZip(sketch, metal, line([side * 124, 560], [side * 196, 720]), 8);
    drawSeam(sketch, cloth, line([side * 114, 556], [side * 186, 718]), 1.8, 0.8);
  }
  drawZip(sketch, metal, line([-190, 270], [-76, 270]), 7);
}

/** A taped zip under a narrow flap, and welded pockets. */
function drawZippedFront(sketch: Sketch, cloth: Cloth, length: number): void {
  drawZip(sketch, metalFor(cloth), line([0, 70], [0, length]), 8);
  drawPanel(sketch, cloth, slab(5, 64, 26, length - 62, 3), { relief: 6, castsShadow: false });
  for (const side of [-1, 1]) {
    const pocket = closed(
      corner(side * 128, 476),
      corner(side * 154, 470),
      corner(side * 210, 628),
      corner(side * 184, 638),
    );
    drawPanel(sketch, cloth, pocket, { relief: 6, castsShadow: false });
    drawSeam(sketch, cloth, open([side * 104, 26], [side * 190, 120], [side * 250, 246]), 1.8, 0.7);
  }
  drawStitches(sketch, cloth, open([-296, length - 24], [0, length - 14], [296, length - 24]), 1.2);
}

/** Wooden toggles in loops of cord, and large patch pockets. */
function drawToggledFront(sketch: Sketch, cloth: Cloth, length: number): void {
  const wood = plainCloth(cloth, cloth.tones.lightness > 0.5 ? '#6b4a2f' : '#b48a58', 'smooth');
  sketch.shows('patch-pockets');
  const leather = plainCloth(cloth, cloth.tones.lightness > 0.3 ? '#4a3222' : '#8a6b4c', 'leather');
  drawCastShade(sketch, cloth, line([24, 70], [26, length]), 8);
  drawSeam(sketch, cloth, line([24, 70], [26, length]), 2.6);
  for (const y of [170, 330, 490]) {
    for (const side of [-1, 1]) {
      drawPanel(
        sketch,
        leather,
        closed(
          corner(side * 66, y - 18),
          corner(side * 104, y - 16),
          corner(side * 104, y + 16),
          corner(side * 66, y + 18),
          corner(side * 54, y),
        ),
        { relief: 4, castsShadow: false },
      );
      for (const lift of [-6, 6])
        drawPanel(sketch, wood, slab(side === 1 ? 8 : -60, y + lift - 2.5, 52, 5, 2), {
          relief: 2,
          surface: false,
          castsShadow: false,
        });
    }
    drawPanel(sketch, wood, slab(-38, y - 8, 76, 16, 8), { relief: 8, surface: false });
  }
  drawPatchPockets(sketch, cloth, { x: 160, y: 600, width: 164, height: 200 });
  drawFlapPockets(sketch, cloth, 160, 590, 170, 54);
}

function drawFur(sketch: Sketch, cloth: Cloth): void {
  const fur = plainCloth(cloth, cloth.tones.lightness > 0.62 ? '#8a735a' : '#bda585', 'pile');
  const edge = symmetric([0, -258], [-116, -246], [-190, -150], [-184, -20], corner(-126, 74), [0, 78]);
  // Hair has no outline: the edge runs in tufts.
  const tufts = sampled(edge, 110).map(([x, y]): Point => {
    const out = 1 + (cloth.dice() - 0.4) * 0.07;
    return [x * out, -84 + (y + 84) * out];
  });
  drawPanel(sketch, fur, closed(...tufts), { relief: 24 });
}

function drawHood(sketch: Sketch, cloth: Cloth): void {
  const shell = symmetric([0, -226], [-92, -216], [-154, -136], [-156, -24], corner(-116, 62), [0, 72]);
  drawPanel(sketch, cloth, shell, {
    relief: 34,
    folds: [
      { from: [-120, -150], to: [-96, 40], width: 26, bow: 14, depth: 0.6 },
      { from: [116, -160], to: [98, 40], width: 26, bow: -14, depth: 0.6 },
    ],
  });
  for (const side of [-1, 1]) drawSeam(sketch, cloth, open([side * 22, -224], [side * 30, -198]), 1.8, 0.8);
  const inner = symmetric([0, -190], [-72, -178], [-110, -104], [-102, -10], corner(-66, 62), [0, 72]);
  drawPanel(sketch, cloth, inner, { relief: 40, surface: false, steps: -2.2, castsShadow: false });
  sketch.within(inner, () => {
    // The deeper, the darker; its own middle seam lies in the back.
    drawSeam(sketch, cloth, line([0, -190], [0, 40]), 1.8, 0.8);
    drawCastShade(sketch, cloth, open([-112, 10], [-108, -104], [0, -194], [108, -104], [112, 10]), 46);
  });
  drawStitches(sketch, cloth, open([-78, 60], [-116, -8], [-122, -108], [-80, -188], [0, -202]), 1.1);
  drawStitches(sketch, cloth, open([78, 60], [116, -8], [122, -108], [80, -188], [0, -202]), 1.1);
}

function drawHoodFront(sketch: Sketch, cloth: Cloth): void {
  const collar = closed(
    corner(-122, 40),
    [-70, 30],
    corner(-4, 96),
    corner(-4, 60),
    [-60, 6],
    corner(-104, 0),
  );
  for (const side of [collar, mirrorShape(collar)])
    drawPanel(sketch, cloth, side, { relief: 14, surface: false });
}
