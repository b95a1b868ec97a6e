import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import {
  closed,
  corner,
  ladder,
  line,
  mirrorShape,
  open,
  type Shape,
  slab,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawSnap, drawZip } from './fastenings.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { drawSleeves, type Sleeve } from './sleeve.ts';
import { buildTorso } from './torso.ts';
import { drawRibs } from './trimmings.ts';

/** Blousons: bomber, varsity, track jacket, zip fleece and aviator. */
export function drawBomber(sketch: Sketch, given: Cloth): void {
  if (given.weave === 'pile') sketch.shows('pile');
  const collar = sketch.pick('rib-collar', 'stand-collar', 'fur-collar');
  // Shearling is worn with its pile inside: outside one sees the skin.
  const isShearling = collar === 'fur-collar' && given.weave === 'pile';
  const outside = isShearling ? 'suede' : sketch.asks('pile') ? 'pile' : given.weave;
  const cloth: Cloth = { ...given, weave: outside };
  const isSnapped = sketch.pick('zip-front', 'snaps') === 'snaps';
  const isRibbed = collar === 'rib-collar';
  const torso = buildTorso({
    neckDepth: 52,
    neckHalf: 84,
    shoulderHalf: 228,
    shoulderDrop: 48,
    chestHalf: 276,
    waistHalf: 274,
    hemHalf: isRibbed ? 240 : 258,
    length: 620,
    underarm: 250,
    hemDrop: 4,
  });
  drawBackNeck(sketch, cloth, torso);
  drawPanel(sketch, cloth, torso.body, { folds: [...bodyFolds(torso), ...BLOUSED], relief: 40 });
  const sleeves = sketch.asks('contrast-sleeve')
    ? plainCloth(cloth, cloth.tones.lightness > 0.75 ? '#6d3a2a' : '#e9e2d2', 'leather')
    : cloth;
  const stripe = sketch.asks('side-stripe') ? { extra: sleeveStripe(sketch, cloth) } : {};
  drawSleeves(
    sketch,
    sleeves,
    torso.shoulder,
    torso.underarmPoint,
    { ...CASUAL_SLEEVE, bicep: 156, elbow: 150, cuff: 96, puff: 14, finish: isRibbed ? 'rib' : 'plain' },
    { over: torso.body, ...stripe },
  );
  if (isRibbed) {
    sketch.shows('rib-hem');
    drawNeckBand(sketch, cloth, torso, 36, true);
    drawRibHem(sketch, cloth);
  } else {
    if (collar === 'fur-collar') sketch.shows('cropped');
    drawHighCollar(sketch, collar === 'fur-collar' ? pileOf(cloth) : cloth, collar === 'fur-collar');
    drawLowerEdge(sketch, collar === 'fur-collar' ? pileOf(cloth) : cloth);
  }
  if (sketch.asks('reflective-band')) {
    const band = plainCloth(cloth, '#cfd3d6', 'satin');
    sketch.within(torso.body, () =>
      drawPanel(sketch, band, slab(-300, 330, 600, 22, 2), { relief: 2, castsShadow: false }),
    );
  }
  const top = isRibbed ? 56 : -34;
  if (isSnapped) drawSnaps(sketch, cloth);
  else drawZip(sketch, metalFor(cloth), line([0, top], [0, 626]), 8);
  if (sketch.asks('chest-pockets')) {
    drawPanel(sketch, plainCloth(cloth, cloth.tones.at(-2), 'smooth'), slab(72, 218, 104, 118, 6), {
      relief: 4,
      surface: false,
      castsShadow: false,
    });
    drawZip(sketch, metalFor(cloth), line([76, 232], [172, 232]), 5);
  }
  for (const side of [-1, 1]) drawSeam(sketch, cloth, line([side * 186, 350], [side * 126, 470]), 4);
}

const BLOUSED = [
  { from: [-230, 540], to: [-90, 480], width: 30, bow: 12 },
  { from: [230, 540], to: [110, 470], width: 30, bow: -12 },
] as const;

function pileOf(cloth: Cloth): Cloth {
  return plainCloth(cloth, cloth.tones.lightness > 0.72 ? cloth.tones.at(-1.4) : '#d9c7a6', 'pile');
}

function drawRibHem(sketch: Sketch, cloth: Cloth): void {
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
}

function drawLowerEdge(sketch: Sketch, cloth: Cloth): void {
  drawPanel(
    sketch,
    cloth,
    closed(corner(-259, 584), [0, 592], corner(259, 584), corner(259, 622), [0, 630], corner(-259, 622)),
    { relief: 9, surface: cloth.weave === 'pile' },
  );
}

function drawHighCollar(sketch: Sketch, cloth: Cloth, isWide: boolean): void {
  const w = isWide ? 1.32 : 1;
  drawPanel(
    sketch,
    cloth,
    symmetric([0, -58], [-64 * w, -60], corner(-92 * w, -44), corner(-98 * w, 22), [0, 30]),
    { relief: 14, steps: -1.4, surface: isWide },
  );
  const leaf = closed(
    corner(-92 * w, -46),
    [-104 * w, -8],
    corner(-102 * w, isWide ? 84 : 34),
    [-50 * w, isWide ? 104 : 58],
    corner(-3, isWide ? 96 : 72),
    corner(-3, -36),
    [-54 * w, -14],
  );
  for (const side of [mirrorShape(leaf), leaf])
    drawPanel(sketch, cloth, side, { relief: 14, surface: isWide });
}

function drawSnaps(sketch: Sketch, cloth: Cloth): void {
  drawSeam(sketch, cloth, line([-20, 56], [-20, 620]), 1.8, 0.8);
  for (let y = 104; y < 620; y += 98) drawSnap(sketch, metalFor(cloth), 0, y, 7.5);
}

/** Two stripes from the shoulder to the cuff. */
function sleeveStripe(sketch: Sketch, cloth: Cloth) {
  const light = plainCloth(cloth, cloth.tones.lightness > 0.75 ? '#20304e' : '#f2efe8', 'smooth');
  return ({ elbowOut, cuffOut }: Sleeve, side: -1 | 1) => {
    for (const inset of [20, 42]) {
      const at = ([x, y]: readonly [number, number], more = 0): readonly [number, number] => [
        side * -(x + inset + more),
        y,
      ];
      const edge = (more: number): Shape =>
        open(
          at([-214, 62], more),
          at([elbowOut[0] - 2, elbowOut[1] - 70], more),
          at(elbowOut, more),
          at([cuffOut[0], cuffOut[1] - 6], more),
        );
      const [outer, inner] = [edge(0), edge(11)];
      drawPanel(sketch, light, strip(outer, inner), {
        relief: 2,
        surface: false,
        castsShadow: false,
      });
    }
  };
}

function strip(outer: Shape, inner: Shape): Shape {
  const pointsOf = (shape: Shape) =>
    shape.flatMap(({ start, curves }) => [start, ...curves.map(([, , to]) => to)]);
  const [out, back] = [pointsOf(outer), pointsOf(inner).reverse()];
  return closed(
    ...out.map(([x, y], index) => (index % (out.length - 1) === 0 ? corner(x, y) : ([x, y] as const))),
    ...back.map(([x, y], index) => (index % (back.length - 1) === 0 ? corner(x, y) : ([x, y] as const))),
  );
}
