import type { Piece } from '../compose/piece.ts';
import { scorePair } from '../compose/score/score-pair.ts';

/** Points of two pieces; null where they do not go together. */
export type Meets = (first: Piece, second: Piece) => number | null;

/** Of a hundred pairs that the house itself puts together, clothes and shoes, all have more. */
const LEAST_POINTS = 0.5;

/** Every pair is looked at once: the same two pieces meet on many days. */
export function createMeets(): Meets {
  const known = new Map<Piece, Map<Piece, number>>();

  return (first, second) => {
    const others = known.get(first) ?? new Map<Piece, number>();
    known.set(first, others);
    const points = others.get(second) ?? scorePair(first, second);
    others.set(second, points);

    return points < LEAST_POINTS ? null : points;
  };
}
