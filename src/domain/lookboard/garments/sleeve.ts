import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { between, closed, corner, mirrorShape, open, type Point, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawFinish, type SleeveFinish } from './cuffs.ts';
import { direction, move, outward } from './sleeve-directions.ts';

/** A left sleeve hanging from the armhole, millimetres and degrees from straight down. */
export interface SleeveMeasures {
  /** Underarm to cuff along the sleeve. */
  length: number;
  upperAngle: number;
  lowerAngle: number;
  bicep: number;
  elbow: number;
  cuff: number;
  /** How much the cloth billows out before the cuff. */
  puff?: number;
  finish?: SleeveFinish;
}

export interface Sleeve {
  shape: Shape;
  /** The seam that joins it to the body. */
  armhole: Shape;
  cuffOut: Point;
  cuffIn: Point;
  elbowOut: Point;
  elbowIn: Point;
  angle: number;
}

/** How far the sleeve lies over the body's side at the underarm, millimetres. */
const LIES_OVER = 30;

function buildSleeve(shoulder: Point, underarm: Point, m: SleeveMeasures): Sleeve {
  const isShort = m.length < 320;
  const root: Point = isShort ? underarm : [underarm[0] + LIES_OVER, underarm[1] + 14];
  const upper = direction(m.upperAngle);
  const lower = direction(m.lowerAngle);
  const start = move(root, outward(m.upperAngle), m.bicep / 2);
  const bicepOut = move(move(root, outward(m.upperAngle), m.bicep), upper, isShort ? 0 : 26);
  const elbow = move(start, upper, m.length * (isShort ? 0.55 : 0.42));
  const wrist = move(elbow, isShort ? upper : lower, m.length * (isShort ? 0.45 : 0.58));
  const endAngle = isShort ? m.upperAngle : m.lowerAngle;
  const middleAngle = isShort ? m.upperAngle : (m.upperAngle + m.lowerAngle) / 2;
  const elbowOut = move(elbow, outward(middleAngle), m.elbow / 2);
  const elbowIn = move(elbow, outward(middleAngle), -m.elbow / 2);
  const cuffOut = move(wrist, outward(endAngle), m.cuff / 2);
  const cuffIn = move(wrist, outward(endAngle), -m.cuff / 2);
  const billow = m.puff ?? 0;
  const beforeCuff = billow > 0 ? [move(between(elbowOut, cuffOut, 0.68), outward(endAngle), billow)] : [];
  const beforeCuffIn =
    billow > 0 ? [move(between(elbowIn, cuffIn, 0.72), outward(endAngle), -billow * 0.7)] : [];
  // The cap leaves the shoulder along its slope and then turns down; a short one lies almost straight.
  const cap: Point = isShort
    ? move(between(shoulder, cuffOut, 0.4), outward(m.upperAngle + 14), 9)
    : [shoulder[0] + (bicepOut[0] - shoulder[0]) * 0.45, shoulder[1] + (bicepOut[1] - shoulder[1]) * 0.37];
  const armhole: Point = [shoulder[0] + 32, shoulder[1] + (root[1] - shoulder[1]) * 0.56];
  const shape = closed(
    corner(...shoulder),
    cap,
    ...(isShort ? [] : [bicepOut]),
    ...(isShort ? [] : [elbowOut]),
    ...beforeCuff,
    corner(...cuffOut),
    corner(...cuffIn),
    ...beforeCuffIn,
    ...(isShort ? [] : [elbowIn]),
    corner(...root),
    armhole,
  );
  return {
    shape,
    armhole: open(shoulder, armhole, root),
    cuffOut,
    cuffIn,
    elbowOut,
    elbowIn,
    angle: (m.upperAngle + endAngle) / 2,
  };
}

/** Both sleeves with their cuffs, over the body that is drawn before. */
export function drawSleeves(
  sketch: Sketch,
  cloth: Cloth,
  shoulder: Point,
  underarm: Point,
  measures: SleeveMeasures,
  look: {
    over?: Shape;
    stripes?: 'across' | 'along';
    extra?: (sleeve: Sleeve, side: -1 | 1) => void;
    /** Draws the sleeve's cloth in place of one panel; the shape is already on its side. */
    cut?: (sleeve: Sleeve, side: -1 | 1) => void;
  } = {},
): void {
  const sleeve = buildSleeve(shoulder, underarm, measures);
  for (const side of [-1, 1] as const) {
    const flip = (shape: Shape) => (side === -1 ? shape : mirrorShape(shape));
    const flipPoint = ([x, y]: Point): Point => (side === -1 ? [x, y] : [-x, y]);
    const shape = flip(sleeve.shape);
    const { over } = look;
    if (over) {
      const inner = flip(open(between(underarm, shoulder, 0.25), sleeve.elbowIn, sleeve.cuffIn));
      sketch.within(over, () => drawCastShade(sketch, cloth, inner, 12));
    }
    if (look.cut) {
      look.cut({ ...sleeve, shape }, side);
      continue;
    }
    drawPanel(sketch, cloth, shape, {
      grain: side * sleeve.angle * -1,
      stripes: look.stripes ?? 'along',
      folds: sleeveFolds(shoulder, underarm, sleeve, measures).map((fold) => ({
        ...fold,
        from: flipPoint(fold.from),
        to: flipPoint(fold.to),
        bow: (fold.bow ?? 0) * -side,
      })),
    });
    drawSeam(sketch, cloth, flip(sleeve.armhole), 1.6, 0.6);
    drawFinish(sketch, cloth, sleeve, measures, flip);
    look.extra?.(sleeve, side);
  }
}

function sleeveFolds(shoulder: Point, underarm: Point, sleeve: Sleeve, { length }: SleeveMeasures): Fold[] {
  const { elbowIn, elbowOut, cuffIn, cuffOut } = sleeve;
  if (length < 320) {
    return [
      {
        from: between(underarm, cuffIn, 0.12),
        to: between(shoulder, cuffOut, 0.34),
        width: 30,
        bow: 8,
        depth: 0.6,
      },
      {
        from: between(underarm, cuffIn, 0.5),
        to: between(shoulder, cuffOut, 0.82),
        width: 24,
        bow: -4,
        depth: 0.4,
      },
    ];
  }
  // They start outside the inner edge: a crease that floats in the middle of a sleeve looks like a stain.
  const edge = (from: Point, to: Point, share: number): Point => {
    const [x, y] = between(from, to, share);
    return [x + 14, y + 4];
  };
  return [
    {
      from: edge(underarm, elbowIn, 0.2),
      to: between(shoulder, elbowOut, 0.62),
      width: 34,
      bow: 8,
      depth: 0.5,
    },
    {
      from: edge(underarm, elbowIn, 0.78),
      to: between(elbowOut, elbowIn, 0.16),
      width: 26,
      bow: 5,
      depth: 0.5,
    },
    { from: edge(elbowIn, cuffIn, 0.12), to: between(elbowOut, cuffOut, 0.1), width: 26, bow: 6, depth: 0.5 },
    {
      from: edge(elbowIn, cuffIn, 0.3),
      to: between(elbowOut, cuffOut, 0.62),
      width: 30,
      bow: -6,
      depth: 0.4,
    },
    {
      from: between(elbowOut, cuffOut, 0.2),
      to: between(cuffOut, cuffIn, 0.5),
      width: 34,
      bow: 4,
      depth: 0.3,
    },
  ];
}
