import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawBow } from './bow.ts';
import { drawHem } from './hem.ts';
import { drawBackNeck } from './neck.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso, type Torso } from './torso.ts';
import { drawButton } from './trimmings.ts';

const SLEEVE: SleeveMeasures = {
  length: 480,
  upperAngle: 15,
  lowerAngle: 10,
  bicep: 150,
  elbow: 156,
  cuff: 84,
  puff: 30,
  finish: 'gathered',
};
const PUFF: SleeveMeasures = {
  length: 230,
  upperAngle: 24,
  lowerAngle: 24,
  bicep: 214,
  elbow: 220,
  cuff: 118,
  puff: 34,
  finish: 'gathered',
};

export function drawBlouse(sketch: Sketch, cloth: Cloth): void {
  const neck = sketch.pick('v-neck', 'tie-neck', 'gathered-neck');
  const isWrapped = sketch.asks('wrapped');
  const isPuffed = sketch.pick('long-sleeve', 'puff-sleeve') === 'puff-sleeve';
  const torso = buildTorso({
    neck: neck === 'gathered-neck' ? 'round' : neck === 'tie-neck' ? 'closed' : 'v',
    neckHalf: neck === 'gathered-neck' ? 126 : 84,
    neckDepth: neck === 'gathered-neck' ? 96 : isWrapped ? 300 : 176,
    shoulderHalf: 206,
    length: 660,
    waistHalf: 236,
    hemHalf: 250,
    hemDrop: 16,
    ...(isWrapped ? { length: 560, waist: 460, waistHalf: 200, hemHalf: 212 } : {}),
  });
  if (neck !== 'tie-neck') drawBackNeck(sketch, cloth, torso, { dip: 18 });
  drawPanel(sketch, cloth, torso.body, { folds: [...bodyFolds(torso), ...BLOUSING] });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, isPuffed ? PUFF : SLEEVE, {
    over: torso.body,
  });
  if (isWrapped) {
    drawWrap(sketch, cloth, torso);
    return;
  }
  if (neck === 'gathered-neck') drawGatheredNeck(sketch, cloth, torso);
  else drawFront(sketch, cloth, neck === 'tie-neck');
  if (neck === 'v-neck' && !sketch.asks('ruffle')) drawOpenCollar(sketch, cloth);
  if (sketch.asks('ruffle')) drawRuffles(sketch, cloth);
  if (neck === 'tie-neck') drawPussyBow(sketch, cloth);
  drawHem(sketch, cloth, torso, 12);
}

const BLOUSING: Fold[] = [
  { from: [-120, 60], to: [-80, 420], width: 34, bow: 14, depth: 0.7 },
  { from: [120, 60], to: [92, 460], width: 34, bow: -14, depth: 0.7 },
  { from: [30, 240], to: [40, 640], width: 28, bow: -10, depth: 0.6 },
];

function drawFront(sketch: Sketch, cloth: Cloth, isHigh: boolean): void {
  sketch.shows('buttoned');
  const top = isHigh ? 40 : 178;
  drawSeam(sketch, cloth, line([0, top], [0, 658]), 1.4, 0.8);
  for (let y = top + 48; y < 620; y += 74) drawButton(sketch, cloth, [8, y], 4);
}

function drawOpenCollar(sketch: Sketch, cloth: Cloth): void {
  const lapel = closed(
    corner(-86, -12),
    [-104, 6],
    corner(-118, 46),
    [-70, 118],
    corner(-2, 190),
    corner(0, 176),
    [-52, 84],
    [-78, 12],
  );
  for (const side of [lapel, mirrorShape(lapel)])
    drawPanel(sketch, cloth, side, { relief: 12, surface: false });
}

/** Gathers from a drawn band, with its two ends hanging. */
function drawGatheredNeck(sketch: Sketch, cloth: Cloth, torso: Torso): void {
  sketch.shows('pullover');
  const { neckHalf: n, neckDepth: d } = torso.measures;
  for (let step = -6; step <= 6; step += 1) {
    const x = (step / 6) * n * 0.96;
    const y = d * Math.sqrt(Math.max(0, 1 - (x / n) ** 2));
    drawSeam(sketch, cloth, open([x, y], [x * 1.14, y + 46], [x * 1.22, y + 92]), 2.6, 0.5);
  }
  const band = closed(
    corner(-n - 6, 0),
    [-n * 0.7, d * 0.76],
    [0, d + 8],
    [n * 0.7, d * 0.76],
    corner(n + 6, 0),
    corner(n - 6, -3),
    [n * 0.62, d * 0.66],
    [0, d - 8],
    [-n * 0.62, d * 0.66],
    corner(-n + 6, -3),
  );
  drawPanel(sketch, cloth, band, { relief: 7, surface: false });
  for (const side of [-1, 1])
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(side * 4, d),
        corner(side * 12, d),
        [side * 34, d + 90],
        corner(side * 30, d + 170),
        corner(side * 22, d + 168),
        [side * 24, d + 90],
      ),
      { relief: 4 },
    );
}

/** Two flounces beside the buttons. */
function drawRuffles(sketch: Sketch, cloth: Cloth): void {
  for (const side of [-1, 1]) {
    for (const [reach, lift] of [
      [74, 0],
      [44, 20],
    ] as const) {
      const flounce = closed(
        corner(side * 10, 150 - lift),
        [side * (reach * 0.9), 120],
        [side * (reach + 12), 190],
        [side * (reach - 8), 250],
        [side * (reach + 8), 320],
        [side * (reach - 12), 390],
        [side * (reach - 4), 450],
        [side * (reach * 0.5), 520],
        corner(side * 10, 560),
      );
      drawPanel(sketch, cloth, flounce, {
        relief: 10,
        castsShadow: false,
        folds: [170, 240, 310, 380, 450].map((y) => ({
          from: [side * 14, y - 20],
          to: [side * reach, y],
          width: 18,
          bow: side * 4,
          depth: 1,
        })),
      });
    }
  }
}

/** A stand with its long ends tied in a soft bow. */
function drawPussyBow(sketch: Sketch, cloth: Cloth): void {
  const stand = symmetric([0, -30], [-54, -30], corner(-80, -20), corner(-90, 14), [-40, 48], [0, 56]);
  drawPanel(sketch, cloth, stand, { relief: 16 });
  drawBow(sketch, cloth, { x: 0, y: 66, size: 1, tails: 300 });
}

/** One front laid over the other and tied at the side. */
function drawWrap(sketch: Sketch, cloth: Cloth, torso: Torso): void {
  drawSeam(sketch, cloth, open([86, 4], [52, 150], [-70, 330], [-196, 452]), 3);
  const { waistHalf: w } = torso.measures;
  const band = closed(
    corner(-w - 4, 442),
    [0, 452],
    corner(w + 4, 442),
    corner(w + 8, 488),
    [0, 498],
    corner(-w - 8, 488),
  );
  drawPanel(sketch, cloth, band, { relief: 9 });
  drawBow(sketch, cloth, { x: -w + 30, y: 466, size: 0.9, tails: 230 });
}
