import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, type Shape, slab, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { CASUAL_SLEEVE } from './casual-sleeve.ts';
import { drawSnap, drawZip } from './fastenings.ts';
import { drawHem } from './hem.ts';
import { drawShirtCollar } from './neck.ts';
import { drawPatchPockets } from './pockets.ts';
import { drawSleeves, type SleeveMeasures } from './sleeve.ts';
import { buildTorso, type Torso } from './torso.ts';

const FILLED: SleeveMeasures = {
  length: 470,
  upperAngle: 14,
  lowerAngle: 10,
  bicep: 168,
  elbow: 160,
  cuff: 112,
  puff: 6,
  finish: 'plain',
};

/** Filled jackets: chambers across, or diamonds. */
export function drawPuffer(sketch: Sketch, cloth: Cloth): void {
  if (sketch.pick('horizontal-quilting', 'diamond-quilting') === 'diamond-quilting') {
    drawQuilted(sketch, cloth);
    return;
  }

  const isGilet = sketch.asks('sleeveless');
  const length = sketch.asks('cropped') ? 490 : sketch.asks('knee-length') ? 1080 : 650;
  const hasHood = sketch.asks('hood');
  if (!hasHood) sketch.shows('stand-collar');
  sketch.shows('zip-front');
  const down: Cloth = { ...cloth, weave: 'down' };
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 92,
    shoulderHalf: isGilet ? 196 : 232,
    shoulderDrop: isGilet ? 34 : 50,
    underarm: 258,
    chestHalf: 270,
    waist: 450,
    waistHalf: 268,
    length,
    hemHalf: length > 650 ? 284 : 254,
    hemDrop: 4,
  });
  if (hasHood) drawHood(sketch, down);
  drawChambers(sketch, down, torso.body, { top: 20, bottom: length, half: 310 });
  if (!isGilet)
    drawSleeves(sketch, down, torso.shoulder, torso.underarmPoint, FILLED, {
      over: torso.body,
      cut: (sleeve, side) => drawSleeveChambers(sketch, down, sleeve.shape, side),
    });
  drawZip(sketch, metalFor(cloth), line([0, 20], [0, length - 4]), 9);
  const collar = symmetric(
    [0, -62],
    [-70, -64],
    corner(-104, -52),
    [-116, -8],
    corner(-112, 34),
    [-60, 58],
    [0, 62],
  );
  drawChambers(sketch, down, collar, { top: -66, bottom: 62, half: 120 });
  drawZip(sketch, metalFor(cloth), line([0, -56], [0, 64]), 8);
  const pocket = length < 650 ? 320 : length > 650 ? 560 : 430;
  for (const side of [-1, 1])
    drawSeam(sketch, cloth, line([side * 190, pocket], [side * 160, pocket + 115]), 4);
}

/** Filled too, and thrown back: one looks into it from above. */
function drawHood(sketch: Sketch, cloth: Cloth): void {
  const shell = symmetric([0, -232], [-96, -222], [-158, -140], [-158, -24], corner(-118, 62), [0, 72]);
  drawChambers(sketch, cloth, shell, { top: -240, bottom: 72, half: 170 });
  const inner = symmetric([0, -186], [-66, -174], [-104, -104], [-98, -16], corner(-64, 54), [0, 60]);
  drawPanel(sketch, cloth, inner, { relief: 36, surface: false, steps: -2.2, castsShadow: false });
}

/** Height of a filled chamber, millimetres. */
const CHAMBER = 84;

/** The shape in bands, each a piece of its own: the filling swells between the seams. */
function drawChambers(
  sketch: Sketch,
  cloth: Cloth,
  shape: Shape,
  { top, bottom, half }: { top: number; bottom: number; half: number },
): void {
  sketch.castShadow(shape);
  const count = Math.max(2, Math.round((bottom - top) / CHAMBER));
  const step = (bottom - top) / count;
  sketch.within(shape, () => {
    for (let index = 0; index <= count; index += 1) {
      const y = top + index * step;
      const band = closed(
        corner(-half, y - step - 8),
        [0, y - step + 4],
        corner(half, y - step - 8),
        corner(half, y - 8),
        [0, y + 4],
        corner(-half, y - 8),
      );
      drawPanel(sketch, cloth, band, {
        relief: 30,
        castsShadow: false,
        folds: puckers(half, y, step, index),
      });
    }
  });
}

/** Short creases that the seams draw into the filling. */
function puckers(half: number, y: number, step: number, row: number) {
  const count = Math.round(half / 16);
  return Array.from({ length: count }, (_, index) => {
    const x = (index / (count - 1) - 0.5) * 2 * half + Math.sin(index * 5.1 + row * 2.3) * 10;
    const isUp = (index + row) % 2 === 0;
    const reach = 0.2 + 0.16 * Math.abs(Math.sin(index * 3.1 + row));
    const from: readonly [number, number] = [x, isUp ? y - 6 : y - step];
    const to: readonly [number, number] = [
      x + Math.sin(index * 3.7 + row) * 8,
      y - step * (isUp ? reach : 1 - reach),
    ];
    return { from, to, width: 9, depth: 0.55 };
  });
}

function drawSleeveChambers(sketch: Sketch, cloth: Cloth, sleeve: Shape, side: -1 | 1): void {
  sketch.castShadow(sleeve);
  sketch.within(sleeve, () => {
    for (let y = 20; y < 860; y += CHAMBER - 2) {
      const lean = Math.max(0, 330 - y) * 0.28;
      const at = (drop: number) =>
        [
          [side * 480, y + drop - lean - 4],
          [side * 330, y + drop + 6],
          [side * 170, y + drop + lean * 0.6],
        ] as const;
      const [high, low] = [at(-6), at(CHAMBER + 2)];
      const band = closed(
        corner(...high[0]),
        high[1],
        corner(...high[2]),
        corner(...low[2]),
        low[1],
        corner(...low[0]),
      );
      drawPanel(sketch, cloth, band, {
        relief: 26,
        castsShadow: false,
        folds: puckers(150, y + CHAMBER - 4, CHAMBER, Math.round(y / CHAMBER)).map((fold) => ({
          ...fold,
          from: [fold.from[0] + side * 320, fold.from[1]],
          to: [fold.to[0] + side * 320, fold.to[1]],
        })),
      });
    }
  });
}

/** A thin filling held by a net of diamonds; collar of cord, snaps, patch pockets. */
function drawQuilted(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('point-collar', 'snaps', 'patch-pockets', 'long-sleeve');
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 82,
    shoulderHalf: 226,
    shoulderDrop: 46,
    chestHalf: 264,
    waistHalf: 254,
    hemHalf: 262,
    length: 720,
    underarm: 246,
  });
  drawPanel(sketch, cloth, torso.body, { relief: 26 });
  drawDiamonds(sketch, cloth, torso);
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...CASUAL_SLEEVE, bicep: 150, elbow: 136, cuff: 112 },
    {
      over: torso.body,
      extra: ({ shape }, side) =>
        sketch.within(side === -1 ? shape : mirrorShape(shape), () => net(sketch, cloth, -480, 480, 0, 820)),
    },
  );
  const placket = slab(-22, 60, 44, 658, 2);
  drawPanel(sketch, cloth, placket, { relief: 6, castsShadow: false });
  for (let y = 120; y < 700; y += 116) drawSnap(sketch, metalFor(cloth), 0, y, 8);
  drawPatchPockets(sketch, cloth, { x: 142, y: 470, width: 150, height: 180 });
  drawHem(sketch, cloth, torso, 18);
  drawShirtCollar(
    sketch,
    { ...cloth, weave: 'corduroy' },
    { neckHalf: 80, depth: 42, spread: 78, point: 72 },
  );
}

function drawDiamonds(sketch: Sketch, cloth: Cloth, { body }: Torso): void {
  sketch.within(body, () => net(sketch, cloth, -300, 300, 0, 730));
}

function net(sketch: Sketch, cloth: Cloth, left: number, right: number, top: number, bottom: number): void {
  const reach = bottom - top;
  for (let x = left - reach; x < right + reach; x += 62) {
    for (const lean of [reach * 0.8, -reach * 0.8]) {
      const seam = open([x, top], [x + lean, bottom]);
      drawSeam(sketch, cloth, seam, 2.6, 0.9);
      drawStitches(sketch, cloth, seam, 0.9);
    }
  }
}
