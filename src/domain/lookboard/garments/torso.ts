import { corner, type Knot, type Point, type Shape, symmetric } from '../pen/shape.ts';

/** Measures of an upper garment laid flat, in millimetres from the middle and from the neck point down. */
export interface TorsoMeasures {
  neckHalf: number;
  neckDepth: number;
  neck: 'round' | 'v' | 'square' | 'straight' | 'sweetheart' | 'closed';
  shoulderHalf: number;
  shoulderDrop: number;
  underarm: number;
  chestHalf: number;
  waist: number;
  waistHalf: number;
  length: number;
  hemHalf: number;
  /** How much lower the hem's middle is than its sides; negative for shirt tails cut up at the sides' middle. */
  hemDrop: number;
  /** How far the armhole cuts in from the shoulder. */
  armholeCut: number;
}

const REGULAR: TorsoMeasures = {
  neckHalf: 82,
  neckDepth: 88,
  neck: 'round',
  shoulderHalf: 208,
  shoulderDrop: 40,
  underarm: 232,
  chestHalf: 244,
  waist: 430,
  waistHalf: 234,
  length: 690,
  hemHalf: 240,
  hemDrop: 8,
  armholeCut: 14,
};

export interface Torso {
  body: Shape;
  measures: TorsoMeasures;
  /** Left ones; the right ones mirror them. */
  shoulder: Point;
  underarmPoint: Point;
  /** The neckline's left half, from the middle to the shoulder. */
  neckline: Knot[];
}

export function buildTorso(changes: Partial<TorsoMeasures> = {}): Torso {
  const m = { ...REGULAR, ...changes };
  const neckline = necklineOf(m);
  const shoulder: Point = [-m.shoulderHalf, m.shoulderDrop];
  const underarmPoint: Point = [-m.chestHalf, m.underarm];
  const armholeY = m.shoulderDrop + (m.underarm - m.shoulderDrop) * 0.58;
  const body = symmetric(
    ...neckline,
    corner(...shoulder),
    [-m.shoulderHalf + m.armholeCut, armholeY],
    corner(...underarmPoint),
    [-m.waistHalf, m.waist],
    corner(-m.hemHalf, m.length - Math.max(0, m.hemDrop)),
    [-m.hemHalf * 0.45, m.length + m.hemDrop * 0.2],
    [0, m.length + Math.min(0, m.hemDrop) * 0.2],
  );
  return { body, measures: m, shoulder, underarmPoint, neckline };
}

/** From the middle of the front to the left shoulder's neck point. */
function necklineOf({
  neck,
  neckHalf,
  neckDepth,
}: Pick<TorsoMeasures, 'neck' | 'neckHalf' | 'neckDepth'>): Knot[] {
  const end = corner(-neckHalf, 0);
  switch (neck) {
    case 'round':
      return [
        [0, neckDepth],
        [-neckHalf * 0.62, neckDepth * 0.72],
        [-neckHalf * 0.93, neckDepth * 0.28],
        end,
      ];
    case 'v':
      return [corner(0, neckDepth), [-neckHalf * 0.6, neckDepth * 0.46], end];
    case 'square':
      return [corner(0, neckDepth), corner(-neckHalf * 0.94, neckDepth), end];
    case 'straight':
      return [corner(0, neckDepth), [-neckHalf * 0.5, neckDepth * 0.7], end];
    case 'sweetheart':
      return [
        corner(0, neckDepth),
        [-neckHalf * 0.34, neckDepth * 0.3],
        [-neckHalf * 0.72, neckDepth * 0.12],
        end,
      ];
    case 'closed':
      return [[0, 10], end];
  }
}
