import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { ALSO } from '../../language/mentions/mention-kinds.ts';
import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import { isAnswer, isBareList, isBareQualities, isReason, namesOnly } from './bare-clause.ts';
import { type Clause, joined, type Verb } from './clause.ts';
import { isSubstantial, startsAnew } from './cut-clauses.ts';
import {
  describeEachNoun,
  describeLastNoun,
  describesAsModel,
  describesNounOf,
  isColourOf,
} from './described-noun.ts';
import {
  answerFor,
  completeFrom,
  describesAll,
  endsList,
  goesOn,
  isEllipsis,
  isNotOfAll,
  isOnlyBesideBehind,
  leaveAlone,
  listBefore,
  meansOther,
  namesOneOf,
  namesOnlyMissing,
  narrows,
  reachesAll,
  setsRight,
  standsInFor,
} from './join-clauses.ts';
import { withPraiseBehind } from './praise-behind.ts';
import { readClause } from './read-clause.ts';
import { otherThanRefused, refusesColourOf, refusesOf } from './refused-of-new.ts';
import { comesInItsStead, saysMoreOf, takesPlaceOfDenied, wantedBefore } from './said-of-before.ts';
import { tellsOfOwn } from './statement.ts';

/** "Keep the shoes, a different bag and a gold belt": another one, or one of which more is said, is not to stay. */
function isNewWish({ cues, nouns, trailing }: Clause): boolean {
  // "Clutch can stay, earrings silver".
  if (nouns.length > 0 && trailing.colours.length > 0) return true;

  return cues.has('another') || nouns.some(({ isDefinite, qualities }) => !isDefinite && !isEmpty(qualities));
}

function isDescribed({ nouns }: Clause): boolean {
  return nouns.length > 0 && nouns.every(({ isDefinite, qualities }) => !isDefinite && !isEmpty(qualities));
}

/** "Tie off, shirt open", „Krawatte raus, Hemd offen“: a verb behind its noun takes away that one alone. */
function isOfItsNoun(mentions: readonly Mention[]): boolean {
  const noun = mentions.findLastIndex(({ meaning }) => meaning.is === 'garments');
  const verb = mentions.findIndex(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'remove');

  return noun >= 0 && verb > noun;
}

/** „... ohne Wolle, die kratzt. Und beim Schal genauso“: what holds for it too is what was asked. */
function saysAnything({ nouns, others, trailing, refused, verb }: Clause): boolean {
  return nouns.length + others.length > 0 || verb !== null || !isEmpty(trailing) || !isEmpty(refused);
}

/** "Jacket and trousers both in linen, light gray". */
function isOfBoth({ isOfEach, nouns, trailing }: Clause): boolean {
  return isOfEach && nouns.length > 1 && !isEmpty(trailing);
}

function saysOnlyHow({ nouns, others, trailing, verb }: Clause): boolean {
  return nouns.length + others.length === 0 && !isEmpty(trailing) && (verb === null || verb === 'make');
}

/** "Ditch the tie, and the suit navy". */
function isToBecome({ nouns, trailing }: Clause): boolean {
  return nouns.length > 0 && nouns.every(({ isDefinite }) => isDefinite) && trailing.colours.length > 0;
}

/** „Jacke: Parka“ names as much as „die Jacke“. */
function asDefinite(clause: Clause): Clause {
  return { ...clause, nouns: clause.nouns.map((noun) => ({ ...noun, isDefinite: true })) };
}

function isSurelyWanted({ meaning, role }: Mention): boolean {
  return meaning.is === 'garments' && role?.role === 'wanted' && role.sureness >= SURELY;
}

const SURELY = 0.75;

/** "A dress! Instead of shirt and shorts": what gives way to it is said behind a stop. */
function goesOnInstead(
  { meaning }: Mention,
  mentions: readonly Mention[],
  at: number,
  current: readonly Mention[],
): boolean {
  if (meaning.is !== 'break' || meaning.mark === ':') return false;
  if (!current.some((other) => other.meaning.is === 'garments' && !other.negated)) return false;
  const next = mentions.findIndex((other, index) => index > at && other.meaning.is !== 'break');
  const end = mentions.findIndex((other, index) => index > next && other.meaning.is === 'break');
  const named = mentions
    .slice(next, end < 0 ? undefined : end)
    .filter((other) => other.meaning.is === 'garments');
  const isCued = (mention: Mention | undefined) =>
    mention !== undefined && isCue(mention.meaning, 'instead-of');

  return (
    isCued(mentions[next]) &&
    named.length > 0 &&
    named.every(({ negated }) => negated) &&
    !current.some(isCued)
  );
}

/** Cuts a request into thoughts: at full stops, "but", commas, and before the next verb. */
export function clausesOf(text: readonly Mention[]): Clause[] {
  const mentions = withPraiseBehind(text);
  const clauses: Clause[] = [];
  let current: Mention[] = [];
  let lastVerb: Verb | null = null;
  let sentence = 0;

  /** "The sweater: not so dark": what is named before a colon is what comes behind it is about. */
  let topic: Clause | null = null;
  let own: Clause | null = null;
  let isAside = false;
  /** Whether the sentence has said anything yet: "Boots? Yes. Brown ones." are two. */
  let hasSaid = false;

  const close = () => {
    // What stands in brackets and names nothing is a remark: "(my ring is white gold)".
    const isRemark = isAside && !current.some(({ meaning }) => meaning.is === 'garments');
    const isOwn = tellsOfOwn(current);
    const isTold = isRemark || isOwn;
    if (current.some(isSubstantial) && !isTold) {
      hasSaid = true;
      const clause = readClause(current, sentence);
      // "remove the belt, the scarf and the hat": a bare list goes on with the verb before it.
      const isLeft = lastVerb === 'keep' && clauses.at(-1)?.nouns.some(({ excepted }) => excepted) === true;
      // "All is fine, except the shirt": that is what is not.
      const isException =
        lastVerb === 'keep' && clause.nouns.length > 0 && clause.nouns.every(({ excepted }) => excepted);
      if (isException) clause.verb ??= 'keep';
      if (
        !isLeft &&
        clause.verb === null &&
        // "Tote's fine but the sandals, can they be espadrilles".
        // "Ditch the sneakers, cowboy boots!": these are what comes.
        !(lastVerb === 'remove' && (current.some(isSurelyWanted) || isToBecome(clause))) &&
        !(lastVerb === 'keep' && (isNewWish(clause) || clause.cues.has('but'))) &&
        // "Change the shoes, white sneakers": these are what comes.
        !(lastVerb === 'swap' && clause.pivot === null && isDescribed(clause)) &&
        (isBareList(clause) || (lastVerb === 'swap' && clause.pivot !== null && !isOnlyBesideBehind(clause)))
      ) {
        clause.verb = lastVerb;
      }
      // "... rather than a tee, I am meeting her parents. White.": a reason between them describes nothing.
      const before = clauses.findLast((other) => !isReason(other)) ?? clauses.at(-1);
      if (before !== undefined && saysMoreOf(clause, before)) clause.hasPronoun = true;
      const model = clauses.findLast((other) => !isReason(other) && saysAnything(other)) ?? before;
      if (model !== undefined && (isEllipsis(clause) || goesOn(clause, model))) completeFrom(model, clause);
      const asked = clause.isNone ? clauses.findLast(({ nouns }) => nouns.length > 0) : before;
      if (asked !== undefined && isAnswer(clause)) answerFor(asked, clause);
      // "A tie pin, gold": what nobody has cannot be gold, and nothing else is meant.
      else if (
        before !== undefined &&
        namesOnlyMissing(before) &&
        isBareQualities(clause) &&
        !clause.cues.has('or')
      )
        current = [];
      else if (before !== undefined && takesPlaceOfDenied(clause, before)) {
        for (const noun of before.nouns) Object.assign(noun, { negated: false, qualities: noQualities() });
        before.trailing = clause.trailing;
      } else if (before !== undefined && comesInItsStead(clause, before)) {
        before.verb = 'make';
        before.trailing = clause.trailing;
      } else if (before !== undefined && describesNounOf(clause, before)) {
        (clause.isOfEach || clause.isAlso || isOfBoth(before) ? describeEachNoun : describeLastNoun)(
          wantedBefore(clauses, before),
          clause.trailing,
        );
        // "Sneakers are fine but green".
        if (before.verb === 'keep' && clause.cues.has('but')) before.verb = null;
      } else if (before?.cues.has('another-colour') === true && refusesColourOf(clause, before))
        before.refused = joined(before.refused, clause.refused);
      else if (before !== undefined && refusesOf(clause, before)) {
        describeLastNoun(
          before,
          isEmpty(clause.trailing) ? otherThanRefused(clause.refused) : clause.trailing,
        );
        // „Bluse okay, aber nicht in Weiß“.
        if (before.verb === 'keep') before.verb = null;
      } else if (before !== undefined && describesAsModel(clause, before))
        describeLastNoun(before, joined(clause.trailing, clause.nouns[0]?.qualities ?? noQualities()));
      // "The same but black. All of it."
      else if (before !== undefined && reachesAll(clause, before)) before.cues.add('everything');
      else if (describesAll(clause, clauses)) {
        for (const one of listBefore(clause, clauses)) one.trailing = joined(one.trailing, clause.trailing);
      } else if (before !== undefined && (narrows(clause, before) || isColourOf(clause, before)))
        before.nouns.push(...clause.nouns);
      else if (before !== undefined && standsInFor(clause, before)) {
        before.trailing = joined(before.trailing, clause.trailing);
        before.refused = joined(before.refused, before.subject);
        if (before.verb === 'keep') before.verb = null;
      } else {
        // „Weiße Schuhe hab ich schon, nimm rote“.
        if (own !== null && own.sentence === sentence && clause.hasPronoun && saysOnlyHow(clause))
          clause.nouns.push(...own.nouns.map((noun) => ({ ...noun, at: -1 })));
        const isOfTopic = topic !== null && clause.nouns.length === 0 && namesOnly(topic);
        if (topic !== null && (isOfTopic || namesOneOf(clause, topic))) {
          if (isOfTopic) clause.nouns.push(...topic.nouns.map((noun) => ({ ...noun, at: -1 })));
          clauses.splice(clauses.indexOf(topic), 1);
        }
        if (before !== undefined && setsRight(clause, before))
          for (const noun of before.nouns) noun.isBeside = true;
        // "The clutch, the earrings and the shawl can all go".
        if (isOfItsNoun(current) && endsList(clause))
          for (const one of listBefore(clause, clauses)) one.verb = clause.verb;
        lastVerb = isOfItsNoun(current) ? null : clause.verb;
        clauses.push(clause);
      }
    }
    // „Die Schuhe schwarz, und der Gürtel, der auch“.
    else if (current.some(({ text }) => ALSO.test(text)) && !isTold) {
      const clause = clauses.at(-1);
      const model = clauses.slice(0, -1).findLast((other) => !isReason(other) && saysAnything(other));
      if (clause !== undefined && model !== undefined && isEllipsis({ ...clause, isAlso: true }))
        completeFrom(model, clause);
    }
    if (isOwn) own = readClause(current, sentence);
    topic = null;
    current = [];
  };

  for (const [at, mention] of mentions.entries()) {
    if (goesOnInstead(mention, mentions, at, current)) continue;
    if (startsAnew(mention, mentions, at, current)) close();
    // "Scarf? No." and "scarf: no".
    const asked = clauses.at(-1);
    const asks = mention.meaning.is === 'break' && ['?', ':'].includes(mention.meaning.mark);
    if (asks && asked?.sentence === sentence) asked.isAsked = true;
    if (mention.meaning.is === 'break' && mention.meaning.mark === ':')
      topic = asked !== undefined && namesOnly(asDefinite(asked)) ? asked : null;
    if (mention.meaning.is === 'break' && mention.meaning.strong) {
      lastVerb = null;
      if (hasSaid) sentence++;
      hasSaid = false;
    }
    if (mention.meaning.is === 'break') isAside = mention.meaning.mark === '(';
    else current.push(mention);
  }
  close();
  for (const clause of clauses) {
    const isBut = isNotOfAll(clause, clauses);
    // "Only keep it" would be another wish for the rest.
    if (isBut) clause.cues.delete('only');
    if (isBut || clauses.some((other) => meansOther(clause, other))) leaveAlone(clause);
  }

  return clauses;
}
