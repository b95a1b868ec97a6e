import type { OutfitItem } from '#contract/outfits.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import type { Clause } from '../clauses/clause.ts';
import { matching, unplacedOf } from '../items/match-items.ts';
import type { ClauseEdits } from './clause-context.ts';

/** "More color, not the trousers though": what is wished of the whole is not wished of them. Null where nothing is left out so. */
export function readLeftOut(
  clause: Clause,
  before: Clause | undefined,
  items: readonly OutfitItem[],
): ClauseEdits | null {
  if (!isLeftOut(clause, before)) return null;
  const keeps = clause.nouns.flatMap((noun) => matching(noun, items, true)).map(({ id }) => id);

  return { edits: [], keeps, unplaced: unplacedOf(clause.nouns, items) };
}

function isLeftOut(
  { nouns, verb, others, trailing, refused, cues, isDislike }: Clause,
  before?: Clause,
): boolean {
  const isOfWhole =
    before !== undefined &&
    before.nouns.length === 0 &&
    before.verb !== 'keep' &&
    (before.others.length > 0 || !isEmpty(before.trailing));

  return (
    isOfWhole &&
    verb === null &&
    !isDislike &&
    cues.has('not') &&
    others.length === 0 &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    nouns.length > 0 &&
    nouns.every(
      ({ negated, excepted, isDefinite, qualities }) =>
        negated && !excepted && isDefinite && isEmpty(qualities),
    )
  );
}
