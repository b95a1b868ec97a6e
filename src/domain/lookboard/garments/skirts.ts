import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, open, symmetric } from '../pen/shape.ts';
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

/** Stiff cloth hangs straighter. */
const JEANS_MIDI = { waistHalf: 182, hemHalf: 296, length: 760, dip: 18, flares: 3 };

export function drawALineSkirt(sketch: Sketch, cloth: Cloth): void {
  const isMini = sketch.pick('midi', 'mini') === 'mini';
  const isDenim = sketch.asks('five-pockets');
  if (!isDenim) sketch.shows('flared-skirt');
  const cut: SkirtCut = {
    waistHalf: 174,
    hipHalf: isMini ? 230 : 244,
    hipY: isMini ? 160 : 190,
    hemHalf: isMini ? 282 : 350,
    length: isMini ? 430 : 700,
    dip: 34,
    flares: isMini ? 5 : 7,
    band: true,
  };
  if (isDenim) {
    const jeans = { ...cut, ...JEANS_MIDI };
    drawSkirt(sketch, cloth, jeans);
    drawJeansTop(sketch, cloth, jeans);
    return;
  }
  drawSkirt(sketch, cloth, cut);
  if (sketch.asks('overlap')) drawOverlap(sketch, cloth, cut);
}

export function drawPleatedSkirt(sketch: Sketch, cloth: Cloth): void {
  const isMini = sketch.pick('midi', 'mini') === 'mini';
  drawSkirt(sketch, cloth, {
    waistHalf: 174,
    hipHalf: 236,
    hipY: isMini ? 150 : 190,
    hemHalf: isMini ? 278 : 348,
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
    folds: calmed(cloth, cut, [...flareFolds(cut), ...dragFolds(cut)]),
  });
  drawPleats(sketch, cloth, cut);
  if (!cut.pleats) drawHem(sketch, cloth, cut);
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

/** What shines mirrors the dark in a fold, and what is cut on the bias clings: both fall in shallow folds, along the legs only. */
function calmed({ weave }: Cloth, { band }: SkirtCut, folds: readonly Fold[]): readonly Fold[] {
  const isShining = SHINING.has(weave);
  if (!isShining && band) return folds;
  return folds
    .filter(({ from, to }) => Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]))
    .map((fold) => ({
      ...fold,
      depth: (fold.depth ?? 1) * (isShining ? 0.4 : 0.55),
      width: (fold.width ?? 16) * 1.2,
    }));
}

const SHINING: ReadonlySet<Cloth['weave']> = new Set(['satin', 'silk', 'patent', 'foil']);

function dragFolds({ flares, hipHalf, hipY, pleats, length }: SkirtCut): Fold[] {
  if (flares > 3 || pleats) return [];
  return [
    { from: [-hipHalf * 0.9, hipY + 40], to: [-hipHalf * 0.3, hipY + 10], width: 24, bow: 6, depth: 0.6 },
    { from: [hipHalf * 0.9, hipY + 20], to: [hipHalf * 0.36, hipY - 10], width: 24, bow: -6, depth: 0.6 },
    { from: [-hipHalf * 0.7, hipY + 60], to: [-hipHalf * 0.66, length - 20], width: 34, bow: 8, depth: 0.5 },
    { from: [hipHalf * 0.66, hipY + 60], to: [hipHalf * 0.6, length - 20], width: 34, bow: -8, depth: 0.5 },
  ];
}

/**
 * Knife pleats: each a strip of its own over the beginning of the next, with its grain along its fold, so that a check breaks
 * where it does in life.
 */
function drawPleats(sketch: Sketch, cloth: Cloth, cut: SkirtCut): void {
  const { pleats, waistHalf, hipHalf, hipY, hemHalf, length, dip } = cut;
  if (!pleats) return;
  sketch.shows('knife-pleats');
  const at = (share: number, y: number): number => {
    const down = y / length;
    const half =
      y < hipY
        ? waistHalf + ((hipHalf - waistHalf) * y) / hipY
        : hipHalf + ((hemHalf - hipHalf) * (y - hipY)) / (length - hipY);
    // The folds swing a little, each its own way.
    return share * half + Math.sin(share * 23 + down * 3) * 3.2 * down;
  };
  const hem = (share: number) => length - dip * share * share;
  for (let index = pleats - 1; index >= 0; index -= 1) {
    const [from, to] = [(index / pleats) * 2 - 1, ((index + 1) / pleats) * 2 - 1];
    const isLast = index === pleats - 1;
    const under = isLast ? 0 : 0.34 / pleats;
    const [left, right] = [from - 0.5 / pleats, to + under];
    const first = index === 0 ? from : left;
    const strip = closed(
      corner(at(first, 4), 4),
      corner(at(right, 4), 4),
      [at(right, hipY), hipY],
      [at(right, length * 0.66), length * 0.66],
      corner(at(right, length), hem(right) + (isLast ? 0 : 4 + (index % 3))),
      corner(at(first, length), hem(first) - 1),
      [at(first, length * 0.66), length * 0.66],
      [at(first, hipY), hipY],
    );
    const middle = (from + to) / 2;
    const fold = open(
      [at(right, hipY * 0.5), hipY * 0.5],
      [at(right, length * 0.66), length * 0.66],
      [at(right, length), hem(right)],
    );
    if (!isLast) drawCastShade(sketch, cloth, fold, 13);
    drawPanel(sketch, cloth, strip, {
      relief: 9,
      grain: (-Math.atan2(at(middle, length) - at(middle, 0), length) * 180) / Math.PI,
      castsShadow: false,
      folds: [
        {
          from: [at(middle, hipY * 0.8), hipY * 0.8],
          to: [at(middle, length), length],
          width: ((hemHalf * 2) / pleats) * 0.5,
          depth: 0.3,
        },
      ],
    });
    if (!isLast)
      drawSeam(sketch, cloth, open([at(right, 4), 4], [at(right, hipY * 0.7), hipY * 0.7]), 1.2, 0.4);
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
