import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import type { Dice } from '../pen/dice.ts';
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
  shoulder: Point;
  cap: Point;
  bicepOut: Point;
  /** Where it ends below the arm. */
  root: Point;
  /** The armhole's middle. */
  hole: Point;
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
    shoulder,
    cap,
    bicepOut,
    root,
    hole: armhole,
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
  const poses = posesOf(cloth.dice, measures, look.cut === undefined);
  for (const side of [-1, 1] as const) {
    const pose = side === -1 ? poses[0] : poses[1];
    const sleeve = buildSleeve(shoulder, underarm, pose);
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
    const flipFold = (fold: Fold): Fold => ({
      ...fold,
      from: flipPoint(fold.from),
      to: flipPoint(fold.to),
      bow: (fold.bow ?? 0) * -side,
    });
    const stripes = look.stripes ?? 'along';
    const folds = sleeveFolds(shoulder, underarm, sleeve, pose);
    const forearm = forearmOf(sleeve, pose);
    if (forearm === null) {
      drawPanel(sketch, cloth, shape, {
        grain: side * sleeve.angle * -1,
        stripes,
        folds: folds.map(flipFold),
      });
      drawSeam(sketch, cloth, flip(sleeve.armhole), 1.6, 0.6);
      drawFinish(sketch, cloth, sleeve, pose, flip);
      look.extra?.(sleeve, side);
      continue;
    }
    drawPanel(sketch, cloth, flip(forearm.upper), {
      grain: side * pose.upperAngle * -1,
      stripes,
      folds: folds.slice(0, 2).map(flipFold),
    });
    drawSeam(sketch, cloth, flip(sleeve.armhole), 1.6, 0.6);
    sketch.onTop(() => {
      drawPanel(sketch, cloth, flip(forearm.lower), {
        grain: side * pose.lowerAngle * -1,
        stripes,
        folds: folds.slice(2).map(flipFold),
      });
      drawFinish(sketch, cloth, sleeve, pose, flip);
      look.extra?.(sleeve, side);
    });
  }
}

/** Degrees by which the upper arm, and by which the forearm, turns from how it is drawn. */
type Pose = readonly [upper: readonly [number, number], lower: readonly [number, number]];

/** As a hand lays sleeves down: a little off, or straight beside the body, or the cuff folded in over the front. */
const LOOSE: Pose = [
  [-2, 8],
  [-7, 9],
];
const STRAIGHT: Pose = [
  [-1, 4],
  [-12, -6],
];
const FOLDED_IN: Pose = [
  [0, 5],
  [-48, -36],
];
/** From this bend between upper arm and forearm, the sleeve lies in two parts. */
const BENT = 24;

/** How each of the two sleeves lies, the left one first. No piece has both alike. */
function posesOf(dice: Dice, m: SleeveMeasures, mayFold: boolean): [SleeveMeasures, SleeveMeasures] {
  const throws = [0, 0, 0, 0, 0, 0].map(() => dice());
  const [first = 0, which = 0] = throws;
  const canFold = mayFold && m.length >= 320 && first < 0.55;
  const [one, other]: [Pose, Pose] = canFold
    ? [FOLDED_IN, first < 0.3 ? LOOSE : STRAIGHT]
    : [LOOSE, first < 0.8 ? STRAIGHT : LOOSE];
  const posed = ([upper, lower]: Pose, at: number): SleeveMeasures => {
    const raised = upper[0] + (upper[1] - upper[0]) * (throws[at] ?? 0);
    // A short sleeve has no elbow.
    const bent = m.length < 320 ? raised : lower[0] + (lower[1] - lower[0]) * (throws[at + 1] ?? 0);
    return { ...m, upperAngle: m.upperAngle + raised, lowerAngle: m.lowerAngle + bent };
  };
  return which < 0.5 ? [posed(one, 2), posed(other, 4)] : [posed(other, 4), posed(one, 2)];
}

/** The two parts of a sleeve that is bent at the elbow: the forearm lies over the upper arm's end. */
function forearmOf(sleeve: Sleeve, m: SleeveMeasures): { upper: Shape; lower: Shape } | null {
  if (m.length < 320 || m.upperAngle - m.lowerAngle < BENT) return null;
  const { elbowOut, elbowIn, cuffOut, cuffIn, cap, bicepOut, shoulder, root, hole } = sleeve;
  const on = (point: Point, distance: number) => move(point, direction(m.upperAngle), distance);
  const back = (point: Point, distance: number) => move(point, direction(m.lowerAngle), -distance);
  return {
    upper: closed(
      corner(...shoulder),
      cap,
      bicepOut,
      elbowOut,
      on(between(elbowOut, elbowIn, 0.2), 22),
      on(between(elbowOut, elbowIn, 0.7), 14),
      corner(...elbowIn),
      corner(...root),
      hole,
    ),
    lower: closed(
      back(between(elbowOut, elbowIn, 0.08), 26),
      elbowOut,
      corner(...cuffOut),
      corner(...cuffIn),
      corner(...elbowIn),
      back(between(elbowOut, elbowIn, 0.62), 30),
    ),
  };
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
