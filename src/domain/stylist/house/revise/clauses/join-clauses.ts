import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import { isBareQualities, isRather, namesOnly } from './bare-clause.ts';
import { type Clause, joined, type Noun } from './clause.ts';
import { describedNoun } from './described-noun.ts';

/** "More color, but only for the trousers": what was said of everything is said of that. */
export function narrows(clause: Clause, before: Clause): boolean {
  return (
    (((clause.cues.has('only') || isBareQualities(before)) &&
      (clause.cues.has('for') || clause.cues.has('in'))) ||
      isPerhapsThere(clause, before)) &&
    clause.match === null &&
    (clause.verb === null || clause.verb === before.verb) &&
    clause.nouns.length > 0 &&
    clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    before.nouns.length === 0 &&
    clause.nouns.every(({ qualities, negated }) => isEmpty(qualities) && !negated)
  );
}

/** "A pop of color, maybe the bag": a place for what is wished of the whole. */
function isPerhapsThere({ isMaybe, nouns, sentence }: Clause, before: Clause): boolean {
  return (
    isMaybe &&
    sentence === before.sentence &&
    before.others.some(({ meaning }) => meaning.is === 'change' || meaning.is === 'mood') &&
    nouns.every(({ isDefinite, excepted, isBeside }) => isDefinite && !excepted && !isBeside)
  );
}

export function namesOnlyMissing({ nouns, others }: Clause): boolean {
  return nouns.every(({ isBeside }) => isBeside) && others.some(({ meaning }) => meaning.is === 'missing');
}

/** „Jacke: Parka“, "shoes: a pair of brogues": what is worn in the place that was named before the colon. */
export function namesOneOf({ nouns }: Clause, topic: Clause): boolean {
  const isOne = ({ target }: Noun, { target: { keys, slots } }: Noun) =>
    [...target.keys].every((key) => keys.has(key)) ||
    (!slots.includes('accessory') && target.slots.every((slot) => slots.includes(slot)));

  return (
    nouns.length > 0 && nouns.every((noun) => !noun.negated && topic.nouns.some((wide) => isOne(noun, wide)))
  );
}

/** "Shoes in cognac? The belt too": what was said before holds for it as well. */
export function isEllipsis(clause: Clause): boolean {
  return (
    clause.isAlso &&
    clause.match === null &&
    clause.nouns.some(({ isBeside }) => !isBeside) &&
    clause.others.length === 0 &&
    (clause.verb === null || clause.verb === 'make') &&
    clause.insteadOf === null &&
    [clause.trailing, clause.refused, ...clause.nouns.map(({ qualities }) => qualities)].every(isEmpty)
  );
}

/** "Take the tee out. And the scarf." */
export function goesOn(clause: Clause, before: Clause): boolean {
  return (
    clause.opensWithAnd &&
    clause.sentence === before.sentence + 1 &&
    (before.verb === 'remove' || before.verb === 'keep') &&
    clause.nouns.every(({ isDefinite }) => isDefinite) &&
    isEllipsis({ ...clause, isAlso: true })
  );
}

export function completeFrom(before: Clause, clause: Clause): void {
  const noun = describedNoun(before);
  clause.verb = before.verb === 'swap' ? null : before.verb;
  clause.refused = before.refused;
  clause.trailing = joined(noun?.qualities ?? noQualities(), before.trailing);
  clause.others = before.others;
  if (before.nouns.length > 0 && before.nouns.every(({ negated }) => negated))
    for (const named of clause.nouns) named.negated = true;
}

/** "Linen creases, cotton instead", "Sage does nothing for me. A dark red?": what is said takes the place of what was refused. */
export function isInPlaceOfRefused(clause: Clause, before: Clause): boolean {
  return (
    (isBareQualities(clause) || isRather(clause)) &&
    before.nouns.length === 0 &&
    !(isEmpty(before.refused) && isEmpty(before.subject)) &&
    isEmpty(before.trailing) &&
    clause.sentence - before.sentence <= 1
  );
}

export function answerFor(asked: Clause, answer: Clause): void {
  // "The dress is lovely but the heels, no".
  const isOfNamed =
    asked.sentence === answer.sentence && asked.cues.has('but') && namesOnly({ ...asked, verb: null });
  const isNone = answer.isNone && answer.sentence - asked.sentence <= 1;
  if (!(asked.isAsked && answer.sentence - asked.sentence <= 1) && !isOfNamed && !isNone) return;
  for (const noun of asked.nouns) noun.negated = true;
  if (isOfNamed) asked.verb = null;
}

/** "No, not the blazer, the TROUSERS": what the first is not is only what is not meant. */
export function setsRight(clause: Clause, { nouns, verb, sentence, isDislike }: Clause): boolean {
  const isOnlyNamed = (noun: Noun) => noun.isDefinite && isEmpty(noun.qualities);

  return (
    verb === null &&
    // "The earrings are too small, the loafers too flat".
    !isDislike &&
    // "Leave out the belt and make the shirt green" are two wishes.
    clause.verb === null &&
    sentence === clause.sentence &&
    nouns.length > 0 &&
    nouns.every((noun) => noun.negated && isOnlyNamed(noun)) &&
    clause.nouns.length > 0 &&
    clause.nouns.every((noun) => !noun.negated && noun.isDefinite)
  );
}

/** „Der Schal soll rot sein, nicht der Pulli“, "not the trousers. Just make the blazer gray": another piece is the one that is meant. */
export function meansOther(clause: Clause, other: Clause): boolean {
  const isOnlyNot = clause.isNotThat && clause.verb === null && clause.insteadOf === null;

  return (
    isOnlyNot &&
    other !== clause &&
    clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    isEmpty(clause.refused) &&
    clause.nouns.length > 0 &&
    clause.nouns.every(({ negated, isDefinite, qualities }) => negated && isDefinite && isEmpty(qualities)) &&
    other.verb !== 'remove' &&
    // "A hoodie, not the sweater" takes its place.
    other.nouns.some(
      ({ negated, isBeside, isDefinite, target }) =>
        !negated &&
        !isBeside &&
        (isDefinite ||
          !clause.nouns.some((noun) => noun.target.slots.some((slot) => target.slots.includes(slot)))),
    )
  );
}

/** „Alles lässiger, nur die Schuhe nicht“, "warmer, just not the hat": what the whole is to be, that alone is not. */
export function isNotOfAll(clause: Clause, clauses: readonly Clause[]): boolean {
  const { cues, sentence } = clause;
  // „Die Uhr nicht. Alles andere gern edler“.
  const isOfRest = clauses.some(
    (other) => other !== clause && other.cues.has('rest') && other.verb !== 'keep',
  );
  if (isOfRest && namesOnly(clause, { isRefused: true })) return true;

  return (
    cues.has('only') &&
    namesOnly(clause, { isRefused: true }) &&
    clauses
      .slice(0, clauses.indexOf(clause))
      .some(
        (other) =>
          other.sentence === sentence &&
          other.nouns.length === 0 &&
          (other.others.length > 0 || !isEmpty(other.trailing)),
      )
  );
}

export function leaveAlone(clause: Clause): void {
  clause.verb = 'keep';
  for (const noun of clause.nouns) noun.negated = false;
}

/** "Shirt, shorts, sandals, all in white": what is said of all is said of each of the list, and of nothing else. */
export function describesAll(clause: Clause, before: readonly Clause[]): boolean {
  const isThroughout = ({ meaning }: Clause['others'][number]) =>
    meaning.is === 'mood' && meaning.mood === 'monochrome';

  return (
    (clause.cues.has('everything') || clause.others.some(isThroughout)) &&
    clause.nouns.length === 0 &&
    clause.others.every(isThroughout) &&
    !isEmpty(clause.trailing) &&
    listBefore(clause, before).length > 1
  );
}

/** The bare nouns right before it in its sentence. */
export function listBefore({ sentence }: Clause, before: readonly Clause[]): Clause[] {
  // "Tee, chinos, belt: all in black."
  const last = before.at(-1);
  const isBeforeColon = last?.isAsked === true && last.sentence === sentence - 1;
  const listed = isBeforeColon ? last.sentence : sentence;
  const isItem = (one: Clause) =>
    one.sentence === listed &&
    one.verb === null &&
    one.nouns.length > 0 &&
    one.others.length === 0 &&
    isEmpty(one.trailing) &&
    isEmpty(one.refused) &&
    one.nouns.every(({ qualities, negated }) => isEmpty(qualities) && !negated);
  const start = before.findLastIndex((one) => !isItem(one));

  return before.slice(start + 1);
}

/** Where more than one goes, what is listed before them goes as well. */
export function endsList({ verb, nouns, cues, isOfEach }: Clause): boolean {
  return (
    verb === 'remove' &&
    (nouns.length > 1 || cues.has('everything') || isOfEach) &&
    nouns.every(({ negated, qualities }) => !negated && isEmpty(qualities))
  );
}

/** How far the color before it goes, and nothing else. */
export function reachesAll(
  { cues, nouns, others, verb, trailing, refused, sentence }: Clause,
  before: Clause,
): boolean {
  return (
    cues.size === 1 &&
    cues.has('everything') &&
    verb === null &&
    nouns.length + others.length + before.nouns.length === 0 &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    before.trailing.colours.length > 0 &&
    sentence - before.sentence <= 1
  );
}

/** "... and a beanie that goes with the scarf": no other pair of old and new. */
export function isOnlyBesideBehind({ nouns, pivot }: Clause): boolean {
  const behind = nouns.filter(({ at }) => at > (pivot ?? 0));

  return behind.length > 0 && behind.every(({ isBeside }) => isBeside);
}
