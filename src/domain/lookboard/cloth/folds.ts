import type { Dice } from '../pen/dice.ts';
import type { Point } from '../pen/shape.ts';

/** A soft fold that starts and ends in nothing. */
export interface Fold {
  from: Point;
  to: Point;
  /** How far its middle swings to the side, millimetres (positive: to the left when it runs down). */
  bow?: number;
  /** Width at the middle, millimetres. */
  width?: number;
  /** 1 is an ordinary fold. */
  depth?: number;
}

/** Shallower ones are chance, as cloth falls; what is deeper is how it is cut and never missing. */
const CHANCE = 0.55;
/** A fold of this length may turn as it likes, millimetres. */
const FREE = 130;

/** The fold as this one piece has it: it starts where the cut holds the cloth, and runs, deepens and ends by chance. */
export function foldOfPiece(fold: Fold, dice: Dice): Fold | null {
  const { from, to, bow = 0, width = 16, depth = 1 } = fold;
  const isByChance = depth < CHANCE;
  // As many throws for each, so that one fold less leaves the others as they are.
  const [gone, turned, reach, swing, broad, deep] = [0, 0, 0, 0, 0, 0].map(() => dice()) as Six;
  if (isByChance && gone < 0.3) return null;
  const much = isByChance ? 1 : 0.3;
  // The longer it is, the less it turns: along a leg it follows the leg.
  const turn =
    (turned - 0.5) * 0.85 * much * Math.min(1, FREE / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1));
  const far = 1 + (reach - 0.55) * 0.7 * much;
  const [dx, dy] = [(to[0] - from[0]) * far, (to[1] - from[1]) * far];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    from,
    to: [from[0] + dx * cos - dy * sin, from[1] + dx * sin + dy * cos],
    bow: bow + (swing - 0.5) * Math.hypot(dx, dy) * 0.16 * much,
    width: width * (0.75 + broad * 0.6),
    depth: depth * (1 + (deep - 0.5) * 0.9 * much),
  };
}

type Six = [number, number, number, number, number, number];
