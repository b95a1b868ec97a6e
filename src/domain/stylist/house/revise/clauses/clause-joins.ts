import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import { isAnswer, isBareQualities } from './bare-clause.ts';
import { type Clause, joined } from './clause.ts';
import {
  describeEachNoun,
  describeLastNoun,
  describesAsModel,
  describesNounOf,
  isColourOf,
} from './described-noun.ts';
import {
  answerFor,
  describesAll,
  isInPlaceOfRefused,
  listBefore,
  namesOnlyMissing,
  narrows,
  reachesAll,
} from './join-clauses.ts';
import { otherThanRefused, refusesColourOf, refusesOf } from './refused-of-new.ts';
import { comesInItsStead, takesPlaceOfDenied, wantedBefore } from './said-of-before.ts';

/**
 * Says of what was said before what a new thought says of it; whether it did, or the thought stands for itself.
 * @param all the thoughts so far, without the new one
 */
export function joinToBefore(clause: Clause, before: Clause, all: readonly Clause[]): boolean {
  const join = JOINS.find(({ when }) => when(clause, before, all));
  join?.join(clause, before, all);

  return join !== undefined;
}

/** One way in which a thought says more of the one before it. */
interface Join {
  when: (clause: Clause, before: Clause, all: readonly Clause[]) => boolean;
  join: (clause: Clause, before: Clause, all: readonly Clause[]) => void;
}

/** "Scarf? No.": what was named is what is answered. */
const answers: Join = {
  when: (clause, before, all) => isAnswer(clause) && answered(clause, before, all) !== undefined,
  join: (clause, before, all) => {
    const asked = answered(clause, before, all);
    if (asked !== undefined) answerFor(asked, clause);
  },
};

function answered(clause: Clause, before: Clause, all: readonly Clause[]): Clause | undefined {
  return clause.isNone ? all.findLast(({ nouns }) => nouns.length > 0) : before;
}

/** "A tie pin, gold": what nobody has cannot be gold, and nothing else is meant. */
const saysHowMissingIs: Join = {
  when: (clause, before) => namesOnlyMissing(before) && isBareQualities(clause) && !clause.cues.has('or'),
  join: () => {},
};

const replacesDenied: Join = {
  when: takesPlaceOfDenied,
  join: (clause, before) => {
    for (const noun of before.nouns) Object.assign(noun, { negated: false, qualities: noQualities() });
    before.trailing = clause.trailing;
  },
};

const replacesRemoved: Join = {
  when: comesInItsStead,
  join: (clause, before) => {
    before.verb = 'make';
    before.trailing = clause.trailing;
  },
};

const describesNoun: Join = {
  when: describesNounOf,
  join: (clause, before, all) => {
    const tell = clause.isOfEach || clause.isAlso || isOfBoth(before) ? describeEachNoun : describeLastNoun;
    const wanted = wantedBefore(all, before);
    tell(wanted, clause.trailing);
    // "A skirt in place of the trousers, and heels, not loafers. Both in black".
    const other = clause.isOfEach ? all[all.indexOf(wanted) - 1] : undefined;
    if (other?.sentence === wanted.sentence && isNew(other) && isNew(wanted))
      describeEachNoun(other, clause.trailing);
    // "Sneakers are fine but green".
    if (before.verb === 'keep' && clause.cues.has('but')) before.verb = null;
  },
};

/** "Smaller one, black" and "a black one, smaller": two halves of one description. */
const goesOnAboutOne: Join = {
  when: (clause, before) =>
    before.hasOnes &&
    before.nouns.length === 0 &&
    before.verb === null &&
    clause.sentence === before.sentence &&
    (isBareQualities(clause) || isOnlyChange(clause)),
  join: (clause, before) => {
    before.trailing = joined(before.trailing, clause.trailing);
    before.others = [...before.others, ...clause.others];
  },
};

function isOnlyChange({ nouns, verb, others, trailing, refused }: Clause): boolean {
  return (
    nouns.length === 0 &&
    verb === null &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    others.length > 0 &&
    others.every(({ meaning }) => meaning.is === 'change')
  );
}

const refusesColourOfAnother: Join = {
  when: (clause, before) => before.cues.has('another-colour') && refusesColourOf(clause, before),
  join: (clause, before) => {
    before.refused = joined(before.refused, clause.refused);
  },
};

/** „Bluse okay, aber nicht in Weiß“. */
const refusesOfNoun: Join = {
  when: refusesOf,
  join: (clause, before) => {
    describeLastNoun(before, isEmpty(clause.trailing) ? otherThanRefused(clause.refused) : clause.trailing);
    if (before.verb === 'keep') before.verb = null;
  },
};

const describesByModel: Join = {
  when: describesAsModel,
  join: (clause, before) =>
    describeLastNoun(before, joined(clause.trailing, clause.nouns[0]?.qualities ?? noQualities())),
};

/** "The same but black. All of it." */
const isOfEverything: Join = {
  when: reachesAll,
  join: (_clause, before) => {
    before.cues.add('everything');
  },
};

/** "Shirt, shorts, sandals, all in white". */
const describesList: Join = {
  when: (clause, _before, all) => describesAll(clause, all),
  join: (clause, _before, all) => {
    for (const one of listBefore(clause, all)) one.trailing = joined(one.trailing, clause.trailing);
  },
};

/** "The bag doesn't go, something else", „Tasche passt nicht, was anderes“: another one of what was named. */
const wantsAnother: Join = {
  when: (clause, before) =>
    clause.cues.has('another') &&
    clause.cues.size === 1 &&
    clause.nouns.length + clause.others.length === 0 &&
    clause.verb === null &&
    isEmpty(clause.refused) &&
    before.nouns.length === 1 &&
    before.verb !== 'keep' &&
    before.verb !== 'add' &&
    isEmpty(before.trailing) &&
    before.nouns.every(({ isBeside, excepted, qualities }) => !isBeside && !excepted && isEmpty(qualities)) &&
    !clause.isLayered &&
    clause.sentence - before.sentence <= 1,
  join: (clause, before) => {
    for (const noun of before.nouns) noun.negated = false;
    Object.assign(before, { verb: null, isDislike: false, isComplaint: false, isOfOtherKind: true });
    before.cues.add('another');
    before.trailing = clause.trailing;
  },
};

/** "More color, but only for the trousers". */
const namesPlace: Join = {
  when: (clause, before) => narrows(clause, before) || isColourOf(clause, before),
  join: (clause, before) => {
    before.nouns.push(...clause.nouns);
  },
};

/** "Linen creases, cotton instead". */
const replacesRefused: Join = {
  when: isInPlaceOfRefused,
  join: (clause, before) => {
    before.trailing = joined(before.trailing, clause.trailing);
    before.refused = joined(before.refused, before.subject);
    if (before.verb === 'keep') before.verb = null;
  },
};

/**
 * The first that holds is what is done. Five orders matter, since a thought can be both: `saysHowMissingIs` before all that say how
 * something is (what is missing may stand beside a piece that is there), `replacesDenied` before `describesNoun` (the denied noun is
 * described, too), `goesOnAboutOne` before `replacesRefused` (what "one" stands for may have been refused), `describesNoun` before
 * `describesByModel` (what stands beside it may be its model), and `refusesColourOfAnother` before `refusesOfNoun` (which would make a wish for any other color of it). The others exclude each other.
 */
const JOINS: readonly Join[] = [
  answers,
  saysHowMissingIs,
  replacesDenied,
  replacesRemoved,
  wantsAnother,
  describesNoun,
  goesOnAboutOne,
  refusesColourOfAnother,
  refusesOfNoun,
  describesByModel,
  isOfEverything,
  describesList,
  namesPlace,
  replacesRefused,
];

/** One piece that is to come, whatever goes for it. */
function isNew({ nouns, verb }: Clause): boolean {
  return verb !== 'keep' && verb !== 'remove' && nouns.filter(({ negated }) => !negated).length === 1;
}

/** "Jacket and trousers both in linen, light gray". */
function isOfBoth({ isOfEach, nouns, trailing }: Clause): boolean {
  return isOfEach && nouns.length > 1 && !isEmpty(trailing);
}
