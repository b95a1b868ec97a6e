import { isEmpty } from '../../language/mentions/qualities.ts';
import { isBareQualities } from './bare-clause.ts';
import type { Clause } from './clause.ts';

/** "I like the trench, but warmer", „Schal länger und dicker“: said of what was named before it. */
export function saysMoreOf({ nouns, others, cues, opensWithAnd, trailing }: Clause, before: Clause): boolean {
  const isChange = ({ meaning }: Clause['others'][number]) => meaning.is === 'change';
  const isOfLiked = cues.has('but') && before.verb === 'keep';
  const isOneMore = opensWithAnd && before.verb !== 'remove' && before.others.some(isChange);

  return (
    (isOfLiked || isOneMore) &&
    nouns.length === 0 &&
    isEmpty(trailing) &&
    before.nouns.some(({ isBeside, negated }) => !isBeside && !negated) &&
    others.length > 0 &&
    others.every(isChange) &&
    !(['everything', 'it', 'rest'] as const).some((cue) => cues.has(cue))
  );
}

/** "A cardigan, not a trench, green": of what is wanted, where what stands between is only refused. */
export function wantedBefore(clauses: readonly Clause[], before: Clause): Clause {
  const other = clauses[clauses.indexOf(before) - 1];
  const isOnlyRefused =
    before.verb === null &&
    !before.isDislike &&
    !before.isAsked &&
    // "Jeans, but not white trainers, navy": they are to be so.
    isEmpty(before.refused) &&
    before.nouns.every(({ negated, qualities }) => negated && isEmpty(qualities));
  const isWanted =
    other?.sentence === before.sentence &&
    other.verb !== 'keep' &&
    other.verb !== 'remove' &&
    other.nouns.some(({ negated, isDefinite, isBeside }) => !negated && !isDefinite && !isBeside);

  return isOnlyRefused && isWanted ? other : before;
}

/** „Braune Tasche raus, schwarze rein“: the same in another color. */
export function comesInItsStead(clause: Clause, before: Clause): boolean {
  return (
    before.verb === 'remove' &&
    clause.verb === 'add' &&
    before.nouns.length > 0 &&
    before.sentence === clause.sentence &&
    isBareQualities({ ...clause, verb: null })
  );
}

/** „Cremefarbenes Shirt mit drei Kindern? Nee. Dunkelgrau“: what it was said to be is denied, and what it is to be is said. */
export function takesPlaceOfDenied(clause: Clause, { isAsked, nouns, sentence, trailing }: Clause): boolean {
  return (
    isAsked &&
    isEmpty(trailing) &&
    clause.sentence - sentence <= 2 &&
    nouns.length > 0 &&
    nouns.every(({ negated, qualities }) => negated && !isEmpty(qualities)) &&
    isBareQualities(clause)
  );
}
