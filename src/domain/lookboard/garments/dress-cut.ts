import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawSeam, drawStitches } from '../cloth/panel.ts';
import { corner, ladder, mirrorShape, open, type Shape, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { flareFolds, hemWave } from './skirts.ts';
import type { SleeveMeasures } from './sleeve.ts';
import { buildTorso, type Torso, type TorsoMeasures } from './torso.ts';

interface DressCut {
  torso: Partial<TorsoMeasures>;
  waist: number;
  waistHalf: number;
  hip: number;
  hipHalf: number;
  length: number;
  hemHalf: number;
  dip: number;
  flares: number;
}

/** Bodice and skirt in one outline. */
export function buildDress(cut: DressCut): { shape: Shape; torso: Torso; folds: Fold[] } {
  const torso = buildTorso(cut.torso);
  const { measures: m, neckline, shoulder, underarmPoint } = torso;
  const wave = hemWave(cut);
  const shape = symmetric(
    ...neckline,
    corner(...shoulder),
    [-m.shoulderHalf + m.armholeCut, m.shoulderDrop + (m.underarm - m.shoulderDrop) * 0.58],
    corner(...underarmPoint),
    [-cut.waistHalf, cut.waist],
    [-cut.hipHalf, cut.hip],
    corner(-cut.hemHalf, cut.length - cut.dip),
    ...wave,
    [0, cut.length],
  );
  const folds: Fold[] = [
    ...flareFolds(
      {
        flares: cut.flares,
        waistHalf: cut.waistHalf,
        hemHalf: cut.hemHalf,
        length: cut.length,
        dip: cut.dip,
      },
      cut.waist,
    ),
    {
      from: [-m.chestHalf + 8, m.underarm + 16],
      to: [-m.chestHalf * 0.4, m.underarm + 4],
      width: 20,
      bow: 6,
      depth: 0.7,
    },
    {
      from: [m.chestHalf - 8, m.underarm + 16],
      to: [m.chestHalf * 0.4, m.underarm + 6],
      width: 20,
      bow: -6,
      depth: 0.7,
    },
    {
      from: [-cut.waistHalf * 0.5, m.underarm + 60],
      to: [-cut.waistHalf * 0.44, cut.waist - 10],
      width: 26,
      bow: 6,
      depth: 0.6,
    },
    {
      from: [cut.waistHalf * 0.5, m.underarm + 60],
      to: [cut.waistHalf * 0.48, cut.waist - 10],
      width: 26,
      bow: -6,
      depth: 0.6,
    },
  ];
  return { shape, torso, folds };
}

export const SLEEVELESS: Partial<TorsoMeasures> = {
  shoulderHalf: 152,
  shoulderDrop: 22,
  armholeCut: 6,
  neckHalf: 96,
  neckDepth: 104,
  underarm: 218,
  chestHalf: 212,
};

export const FITTED: Partial<TorsoMeasures> = {
  shoulderHalf: 186,
  shoulderDrop: 34,
  neckHalf: 90,
  neckDepth: 96,
  underarm: 218,
  chestHalf: 222,
};

export function drawArmholes(sketch: Sketch, cloth: Cloth, { measures: m }: Torso): void {
  const inset = 10;
  const edge = open(
    [-m.shoulderHalf + inset, m.shoulderDrop + 2],
    [-m.shoulderHalf + m.armholeCut + inset, m.shoulderDrop + (m.underarm - m.shoulderDrop) * 0.58],
    [-m.chestHalf + 4, m.underarm + inset],
  );
  for (const side of [edge, mirrorShape(edge)]) drawStitches(sketch, cloth, side, 1.1);
}

export function drawWaistSeam(sketch: Sketch, cloth: Cloth, y: number, half: number): void {
  const seam = open([-half, y], [-half * 0.5, y + 8], [0, y + 10], [half * 0.5, y + 8], [half, y]);
  drawSeam(sketch, cloth, seam, 1.8);
  sketch.paint(ladder(seam, open([-half - 10, y + 46], [0, y + 70], [half + 10, y + 46]), 24), {
    stroke: cloth.tones.at(-4.5),
    width: 2,
    opacity: 0.24,
  });
}

export const SHORT: SleeveMeasures = {
  length: 130,
  upperAngle: 34,
  lowerAngle: 34,
  bicep: 142,
  elbow: 140,
  cuff: 140,
  finish: 'hem',
};

export const LONG: SleeveMeasures = {
  length: 470,
  upperAngle: 13,
  lowerAngle: 10,
  bicep: 120,
  elbow: 104,
  cuff: 84,
  finish: 'shirt-cuff',
};
