import type { Mention } from '../../language/mentions/meanings.ts';
import { ALSO } from '../../language/mentions/mention-kinds.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import { isBareList, isReason, namesOnly } from './bare-clause.ts';
import type { Clause, Verb } from './clause.ts';
import { joinToBefore } from './clause-joins.ts';
import { isSubstantial } from './cut-clauses.ts';
import {
  completeFrom,
  endsList,
  goesOn,
  isEllipsis,
  isOnlyBesideBehind,
  listBefore,
  namesOneOf,
  setsRight,
} from './join-clauses.ts';
import { readClause } from './read-clause.ts';
import { saysMoreOf } from './said-of-before.ts';
import { tellsOfOwn } from './statement.ts';

/** How far a request has been read. */
interface Reading {
  readonly clauses: Clause[];
  /** The words of the thought that is not closed yet. */
  current: Mention[];
  lastVerb: Verb | null;
  sentence: number;
  /** "The sweater: not so dark": what is named before a colon is what comes behind it is about. */
  topic: Clause | null;
  /** The last thought that told what somebody has. */
  own: Clause | null;
  /** In brackets. */
  isAside: boolean;
  /** Whether the sentence has said anything yet: "Boots? Yes. Brown ones." are two. */
  hasSaid: boolean;
}

export function nothingRead(): Reading {
  return {
    clauses: [],
    current: [],
    lastVerb: null,
    sentence: 0,
    topic: null,
    own: null,
    isAside: false,
    hasSaid: false,
  };
}

/**
 * Ends the thought that is being read: it goes on with the verb before it, is completed from what was said
 * before, and then either says more of that (`clause-joins.ts`) or stands for itself.
 */
export function closeClause(reading: Reading): void {
  const { clauses, current, sentence } = reading;
  // What stands in brackets and names nothing is a remark: "(my ring is white gold)".
  const isRemark = reading.isAside && !current.some(({ meaning }) => meaning.is === 'garments');
  const isOwn = tellsOfOwn(current);
  const isTold = isRemark || isOwn;
  if (current.some(isSubstantial) && !isTold) {
    reading.hasSaid = true;
    takeIn(reading, readClause(current, sentence));
  }
  // „Die Schuhe schwarz, und der Gürtel, der auch“.
  else if (current.some(({ text }) => ALSO.test(text)) && !isTold) {
    const clause = clauses.at(-1);
    const model = clauses.slice(0, -1).findLast((other) => !isReason(other) && saysAnything(other));
    if (clause !== undefined && model !== undefined && isEllipsis({ ...clause, isAlso: true }))
      completeFrom(model, clause);
  }
  if (isOwn) reading.own = readClause(current, sentence);
  reading.topic = null;
  reading.current = [];
}

/** The order matters throughout: whether a thought is complete, and what it joins, is asked of it with the verb that it goes on with. */
function takeIn(reading: Reading, clause: Clause): void {
  const { clauses } = reading;
  goOnWithVerb(reading, clause);
  // "... rather than a tee, I am meeting her parents. White.": a reason between them describes nothing.
  // "Brown belt and brown shoes? My father would hate it. Both black": said of what was named, whatever stands between.
  const named = clause.isOfEach ? clauses.findLast(({ nouns }) => nouns.length > 1) : undefined;
  const isNear = named !== undefined && clause.sentence - named.sentence <= 2 && clause.nouns.length === 0;
  const before = isNear ? named : (clauses.findLast((other) => !isReason(other)) ?? clauses.at(-1));
  if (before !== undefined && saysMoreOf(clause, before)) clause.hasPronoun = true;
  const model = clauses.findLast((other) => !isReason(other) && saysAnything(other)) ?? before;
  if (model !== undefined && (isEllipsis(clause) || goesOn(clause, model))) completeFrom(model, clause);
  if (before === undefined || !joinToBefore(clause, before, clauses)) standAlone(reading, clause, before);
}

/** "Remove the belt, the scarf and the hat": a bare list goes on with the verb before it. */
function goOnWithVerb({ clauses, current, lastVerb }: Reading, clause: Clause): void {
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
}

/** A thought of its own, that may still speak of what was named before it. */
function standAlone(reading: Reading, clause: Clause, before: Clause | undefined): void {
  const { clauses, current, own, topic } = reading;
  // „Weiße Schuhe hab ich schon, nimm rote“.
  if (own !== null && own.sentence === reading.sentence && clause.hasPronoun && saysOnlyHow(clause))
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
  reading.lastVerb = isOfItsNoun(current) ? null : clause.verb;
  clauses.push(clause);
}

/** „... ohne Wolle, die kratzt. Und beim Schal genauso“: the wish holds for it too, and not the reason. */
function saysAnything({ nouns, others, trailing, refused, verb }: Clause): boolean {
  return nouns.length + others.length > 0 || verb !== null || !isEmpty(trailing) || !isEmpty(refused);
}

/** "Keep the shoes, a different bag and a gold belt": another one, or one of which more is said, is not to stay. */
function isNewWish({ cues, nouns, trailing }: Clause): boolean {
  // "Clutch can stay, earrings silver".
  if (nouns.length > 0 && trailing.colours.length > 0) return true;

  return cues.has('another') || nouns.some(({ isDefinite, qualities }) => !isDefinite && !isEmpty(qualities));
}

function isDescribed({ nouns }: Clause): boolean {
  return nouns.length > 0 && nouns.every(({ isDefinite, qualities }) => !isDefinite && !isEmpty(qualities));
}

/** "Ditch the tie, and the suit navy". */
function isToBecome({ nouns, trailing }: Clause): boolean {
  return nouns.length > 0 && nouns.every(({ isDefinite }) => isDefinite) && trailing.colours.length > 0;
}

function isSurelyWanted({ meaning, role }: Mention): boolean {
  return meaning.is === 'garments' && role?.role === 'wanted' && role.sureness >= SURELY;
}

const SURELY = 0.75;

/** "Tie off, shirt open", „Krawatte raus, Hemd offen“: a verb behind its noun takes away that one alone. */
function isOfItsNoun(mentions: readonly Mention[]): boolean {
  const noun = mentions.findLastIndex(({ meaning }) => meaning.is === 'garments');
  const verb = mentions.findIndex(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'remove');

  return noun >= 0 && verb > noun;
}

function saysOnlyHow({ nouns, others, trailing, verb }: Clause): boolean {
  return nouns.length + others.length === 0 && !isEmpty(trailing) && (verb === null || verb === 'make');
}
