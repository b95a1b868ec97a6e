import type { Cue } from '../../language/mentions/meanings.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import type { Clause } from './clause.ts';

const NOT_BARE: readonly Cue[] = ['everything', 'it', 'rest', 'not', 'except', 'instead-of', 'another'];

export function isBareQualities(clause: Clause): boolean {
  return (
    // "Navy, to go with the blazer", and not "something coral under the coat".
    (clause.nouns.length === 0 || (!clause.isLayered && clause.nouns.every(({ isBeside }) => isBeside))) &&
    clause.others.length === 0 &&
    (clause.verb === null ||
      (['make', 'keep'].includes(clause.verb) && clause.hasPronoun) ||
      // "Navy would be great".
      (clause.verb === 'keep' && clause.isPraise)) &&
    !isEmpty(clause.trailing) &&
    isEmpty(clause.refused) &&
    !NOT_BARE.some((cue) => clause.cues.has(cue) && !(cue === 'it' && clause.verb === 'keep'))
  );
}

/** "Block heels, black only", and not "all black". */
export function withoutOnly(clause: Clause): Clause {
  return { ...clause, others: clause.others.filter(({ said }) => !/ only$/i.test(said)) };
}

/** "Trainers with the suit, clean white ones": the style in it is a word for how they look. */
export function isOfOnes(clause: Clause): boolean {
  return (
    clause.hasOnes &&
    clause.nouns.length === 0 &&
    clause.verb === null &&
    !isEmpty(clause.trailing) &&
    isEmpty(clause.refused) &&
    clause.others.every(({ meaning }) => meaning.is === 'style')
  );
}

/** What it is for and what the sky does, and nothing else. */
export function isReason({ nouns, others, verb, trailing, refused }: Clause): boolean {
  return (
    nouns.length === 0 &&
    verb === null &&
    others.length > 0 &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    others.every(({ meaning }) =>
      ['occasion', 'place', 'weather', 'wind', 'cut', 'body'].includes(meaning.is),
    )
  );
}

/** "The sweater", or "not the sweater", and nothing of it. */
export function namesOnly(
  { nouns, verb, others, trailing, refused }: Clause,
  { isRefused = false } = {},
): boolean {
  return (
    verb === null &&
    others.length === 0 &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    nouns.length > 0 &&
    nouns.every(
      ({ isDefinite, negated, qualities }) => isDefinite && negated === isRefused && isEmpty(qualities),
    )
  );
}

/** "I don't like gold, rather silver", „lieber Silber“. */
export function isRather(clause: Clause): boolean {
  return clause.verb === 'make' && isBareQualities({ ...clause, verb: null });
}

/** "Heels? No. Boots? Yes." */
export function isAnswer(clause: Clause): boolean {
  const isSilent =
    clause.nouns.length === 0 &&
    clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    isEmpty(clause.refused) &&
    clause.verb === null &&
    !clause.leavesRest;

  const isOne =
    clause.cues.size === 1 || (clause.isNone && clause.cues.size === 2 && clause.cues.has('article'));

  return isSilent && isOne && (clause.cues.has('not') || clause.cues.has('free'));
}

export function isBareList(clause: Clause): boolean {
  return (
    clause.nouns.some(({ isBeside }) => !isBeside) &&
    !clause.isTelling &&
    clause.others.length === 0 &&
    clause.pivot === null &&
    !clause.cues.has('instead') &&
    !clause.cues.has('only') &&
    !clause.nouns.some((noun) => noun.negated)
  );
}
