import { type Named, saidOf } from '../../../language/mentions/meanings.ts';
import type { OutfitPlan } from '../../outfit-plan.ts';
import type { Piece } from '../../piece.ts';

/** A wish that is met, and the pieces that meet it; none where it is met by what is not there. */
export interface Answer {
  says: MetSays;
  /** The person's own words, or a part of the body. */
  words: readonly string[];
  pieces: readonly Piece[];
}

export type MetSays =
  `met: ${'as said' | 'feeling' | 'piece' | 'without' | 'nothing' | 'not' | 'covered' | 'middle' | 'clean line' | 'club' | 'warm layer' | 'feet' | 'care' | 'wide fit' | 'cool' | 'over the seat'}`;

export function isDoubtful({ wishes }: OutfitPlan, named: Named): boolean {
  return wishes.doubtful.has(saidOf(named));
}

/** Met by these pieces, if there are any. */
export function metBy(says: MetSays, pieces: readonly Piece[], words: readonly string[] = []): Answer[] {
  return pieces.length === 0 ? [] : [{ says, words, pieces }];
}
