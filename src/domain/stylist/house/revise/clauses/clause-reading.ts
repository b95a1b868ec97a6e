import type { Mention } from '../../language/mentions/meanings.ts';
import { noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import { type Clause, joined } from './clause.ts';
import type { Statement } from './statement.ts';

/** What has been read of a thought up to a word of it. */
export interface Reading {
  mentions: readonly Mention[];
  clause: Clause;
  /** What it says of how something is; null where it asks for something. */
  statement: Statement | null;
  /** "It's black with satin lapels": it tells how something is, and no quality is asked for. */
  isHowItIs: boolean;
  /** The qualities that wait for their noun. */
  pending: Qualities;
  /** The quality right before is refused: "no leather shoes". */
  isRefusedBefore: boolean;
  /** An article that points at what is there was the last: "the shirt". */
  isDefinite: boolean;
}

/** The qualities that wait are of no noun that follows: they are said of the whole thought. */
export function giveToClause(reading: Reading): void {
  const { clause } = reading;
  clause.trailing = joined(clause.trailing, takePending(reading));
}

/** What waits is said of the noun before it. */
export function giveToLastNoun(reading: Reading): void {
  const noun = reading.clause.nouns.at(-1);
  const pending = takePending(reading);
  if (noun !== undefined) noun.qualities = joined(noun.qualities, pending);
}

export function takePending(reading: Reading): Qualities {
  const { pending } = reading;
  reading.pending = noQualities();

  return pending;
}
