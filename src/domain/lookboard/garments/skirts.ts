import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { corner, line, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBias, drawGathers, drawJeansTop, drawOverlap, drawTiers } from './skirt-details.ts';

/** Millimetres from the waist's middle down. */
interface SkirtCut {
  waistHalf: number;
  hipHalf: number;
  hipY: number;
  hemHalf: number;
  length: number;
  /** How much lower the hem's middle lies than its sides. */
  dip: number;
  /** Folds that open towards the hem. */
  flares: number;
  pleats?: number;
  slit?: number;
  band: boolean;
}

const MINI: SkirtCut = {
  waistHalf: 184,
  hipHalf: 236,
  hipY: 180,
  hemHalf: 262,
  length: 400,
  dip: 16,
  flares: 3,
  band: true,
};

export function drawMiniSkirt(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('mini');
  drawSkirt(sketch, cloth, MINI);
  if (sketch.asks('five-pockets')) drawJeansTop(sketch, cloth, MINI);
}

export function drawPencilSkirt(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('fitted', 'back-slit', 'knee-length');
  drawSkirt(sketch, cloth, {
    waistHalf: 176,
    hipHalf: 238,
    hipY: 196,
    hemHalf: 212,
    length: 640,
    dip: 4,
    flares: 0,
    slit: 150,
    band: true,
  });
}

export function drawALineSkirt(sketch: Sketch, cloth: Cloth): void {
  const isMini = sketch.pick('midi', 'mini') === 'mini';
  sketch.shows('flared-skirt');
  const cut: SkirtCut = {
    waistHalf: 174,
    hipHalf: 244,
    hipY: isMini ? 160 : 190,
    hemHalf: isMini ? 322 : 350,
    length: isMini ? 430 : 700,
    dip: 34,
    flares: isMini ? 5 : 7,
    band: true,
  };
  drawSkirt(sketch, cloth, cut);
  if (sketch.asks('overlap')) drawOverlap(sketch, cloth, cut);
}

export function drawPleatedSkirt(sketch: Sketch, cloth: Cloth): void {
  const isMini = sketch.pick('midi', 'mini') === 'mini';
  sketch.shows('knife-pleats');
  drawSkirt(sketch, cloth, {
    waistHalf: 174,
    hipHalf: 236,
    hipY: isMini ? 150 : 190,
    hemHalf: isMini ? 300 : 348,
    length: isMini ? 400 : 740,
    dip: isMini ? 20 : 30,
    flares: 0,
    pleats: isMini ? 16 : 20,
    band: true,
  });
}

export function drawMaxiSkirt(sketch: Sketch, cloth: Cloth): void {
  const isSlip = sketch.pick('full-length', 'midi') === 'midi';
  const isFull = sketch.asks('full-skirt');
  const cut: SkirtCut = {
    waistHalf: 174,
    hipHalf: isSlip ? 226 : isFull ? 290 : 240,
    hipY: 200,
    hemHalf: isSlip ? 266 : isFull ? 480 : 370,
    length: isSlip ? 780 : 960,
    dip: isFull ? 44 : 34,
    flares: isSlip ? 3 : isFull ? 11 : 8,
    band: !isSlip,
  };
  drawSkirt(sketch, cloth, cut);
  if (sketch.asks('bias')) drawBias(sketch, cloth, cut);
  if (sketch.asks('tiers')) drawTiers(sketch, cloth, cut);
  if (sketch.asks('gathers'))
    drawGathers(sketch, cloth, line([-174, 14], [174, 14]), line([-210, 92], [210, 92]), 36);
}

function drawSkirt(sketch: Sketch, cloth: Cloth, cut: SkirtCut): void {
  const shape = symmetric(
    [0, 12],
    corner(-cut.waistHalf, 0),
    [-cut.hipHalf, cut.hipY],
    ...(cut.length > 500 ? [[-(cut.hipHalf * 0.42 + cut.hemHalf * 0.58), cut.length * 0.62] as const] : []),
    corner(-cut.hemHalf, cut.length - cut.dip),
    ...hemWave(cut),
    [0, cut.length],
  );
  drawPanel(sketch, cloth, shape, {
    relief: 36,
    folds: [...flareFolds(cut), ...pleatFolds(cut), ...dragFolds(cut)],
  });
  sketch.within(shape, () => drawPleats(sketch, cloth, cut));
  drawHem(sketch, cloth, cut);
  if (cut.slit)
    drawSeam(
      sketch,
      cloth,
      line([cut.hipHalf * 0.42, cut.length - cut.slit], [cut.hipHalf * 0.4, cut.length]),
      3,
      1,
    );
  if (!cut.pleats)
    for (const side of [-1, 1])
      drawSeam(
        sketch,
        cloth,
        line([side * cut.waistHalf * 0.5, 14], [side * cut.waistHalf * 0.56, 118]),
        1.4,
        0.6,
      );
  if (cut.band) drawWaistband(sketch, cloth, cut.waistHalf);
}

/** The hem swings with the folds that reach it, never quite evenly. */
export function hemWave({
  flares,
  hemHalf,
  length,
  dip,
}: Pick<SkirtCut, 'flares' | 'hemHalf' | 'length' | 'dip'>): readonly (readonly [number, number])[] {
  const count = Math.max(4, flares);
  return Array.from({ length: count - 1 }, (_, index) => {
    const share = 1 - (index + 1 + Math.sin(index * 2.4) * 0.16) / count;
    const swing = flares > 3 ? (index % 2 === 0 ? 6 : -4) * (0.7 + 0.3 * Math.cos(index * 1.7)) : 1;
    return [-hemHalf * share, length - dip * share ** 2 + swing] as const;
  });
}

export function flareFolds(
  {
    flares,
    waistHalf,
    hemHalf,
    length,
    dip,
  }: Pick<SkirtCut, 'flares' | 'waistHalf' | 'hemHalf' | 'length' | 'dip'>,
  top = 20,
): Fold[] {
  return Array.from({ length: flares }, (_, index) => {
    const share = ((index + 0.5 + Math.sin(index * 2.4 + flares) * 0.18) / flares) * 2 - 1;
    // Some start at the waist, some only over the thigh.
    const lift = [0.04, 0.34, 0.16][index % 3] ?? 0.1;
    return {
      from: [share * waistHalf * 0.92, top + (length - top) * lift],
      to: [share * hemHalf * 0.96, length + 6 - dip * share * share],
      width: (hemHalf / flares) * 0.8,
      bow: share * -16,
      depth: 1.05,
    };
  });
}

function pleatFolds({ pleats, hemHalf, length, waistHalf }: SkirtCut): Fold[] {
  if (!pleats) return [];
  return Array.from({ length: 4 }, (_, index) => {
    const share = (index - 1.5) / 2;
    return {
      from: [share * waistHalf, 40] as const,
      to: [share * hemHalf * 1.02, length] as const,
      width: 70,
      bow: share * -20,
      depth: 0.6,
    };
  });
}

function dragFolds({ flares, hipHalf, hipY, pleats, length }: SkirtCut): Fold[] {
  if (flares > 3 || pleats) return [];
  return [
    { from: [-hipHalf * 0.9, hipY + 40], to: [-hipHalf * 0.3, hipY + 10], width: 24, bow: 6, depth: 0.6 },
    { from: [hipHalf * 0.9, hipY + 20], to: [hipHalf * 0.36, hipY - 10], width: 24, bow: -6, depth: 0.6 },
    { from: [-hipHalf * 0.7, hipY + 60], to: [-hipHalf * 0.66, length - 20], width: 34, bow: 8, depth: 0.5 },
    { from: [hipHalf * 0.66, hipY + 60], to: [hipHalf * 0.6, length - 20], width: 34, bow: -8, depth: 0.5 },
  ];
}

/** Knife pleats: each has a lit edge and a shaded underlay. */
function drawPleats(
  sketch: Sketch,
  cloth: Cloth,
  { pleats, waistHalf, hipHalf, hipY, hemHalf, length }: SkirtCut,
): void {
  if (!pleats) return;
  for (let index = 1; index < pleats; index += 1) {
    const share = (index / pleats) * 2 - 1;
    const edge = (offset: number) =>
      open(
        [share * waistHalf + offset * 0.6, 0],
        [share * hipHalf * 1.02 + offset, hipY],
        [share * hemHalf + offset * 1.6, length + 10],
      );
    const pitch = (hemHalf * 2) / pleats;
    for (const [offset, width] of [
      [0.1, 0.2],
      [0.2, 0.36],
      [0.3, 0.5],
    ] as const) {
      sketch.paint(edge(pitch * offset), {
        stroke: cloth.tones.at(-4.5),
        width: pitch * width,
        opacity: 0.075,
      });
    }
    sketch.paint(edge(-3), { stroke: cloth.tones.at(4), width: 3, opacity: 0.45 });
    sketch.paint(edge(0), { stroke: cloth.tones.at(-5), width: 2, opacity: 0.55 });
  }
}

function drawHem(sketch: Sketch, cloth: Cloth, { hemHalf, length, dip }: SkirtCut): void {
  const up = 22;
  drawStitches(
    sketch,
    cloth,
    open(
      [-hemHalf + 2, length - dip - up],
      [-hemHalf * 0.5, length - dip * 0.25 - up],
      [0, length - up],
      [hemHalf * 0.5, length - dip * 0.25 - up],
      [hemHalf - 2, length - dip - up],
    ),
    1,
  );
}

function drawWaistband(sketch: Sketch, cloth: Cloth, w: number): void {
  drawPanel(sketch, cloth, symmetric([0, -38], corner(-w + 6, -34), corner(-w + 3, -14), [0, -10]), {
    relief: 8,
    surface: false,
    steps: -1.8,
  });
  const band = symmetric(
    [0, -22],
    [-w * 0.6, -26],
    corner(-w + 5, -33),
    corner(-w - 5, 8),
    [-w * 0.5, 16],
    [0, 18],
  );
  drawPanel(sketch, cloth, band, { relief: 10 });
}
