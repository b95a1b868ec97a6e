import { COLOUR_NAMES } from '#contract/palette.ts';
import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { lightnessOf } from '../compose/colour-pairs.ts';
import type { Cue, Meaning, Mention, Target } from '../language/meanings.ts';
import { refusedInFull } from '../language/piece-kinds.ts';
import { addQuality, isEmpty, noQualities, type Qualities } from '../language/qualities.ts';
import { asWarmth, COLOUR_ITSELF, type Statement, statementIn } from './statement.ts';

/** A garment in a clause with what stands before it: "white leather" in "white leather sneakers". */
export interface Noun {
  target: Target;
  qualities: Qualities;
  negated: boolean;
  /** "Everything black except the shirt": left out of what the clause says. */
  excepted: boolean;
  /** The word that the person used. */
  said: string;
  /** "No leather shoes": what is refused of it stands before it, and it may stay without. */
  isRefusedOnlySo: boolean;
  /** "That purse", "those pants": one that is there, whatever it is called. */
  pointsAt: boolean;
  /** "The shirt": one that is there, perhaps by another of its names. */
  isDefinite: boolean;
  /** "Sneakers with the suit", "over the shirt": what is said goes with it, and it is not what is meant. */
  isBeside: boolean;
  /** Position in the clause, to tell what stands before and after a pivot. */
  at: number;
}

/** One thought of a request, taken apart. */
export interface Clause {
  /** Which full sentence of the request it stands in, from 0. */
  sentence: number;
  /** "one", "something", "that": it speaks of what was named nearby. */
  hasPronoun: boolean;
  /** "White ones": what is said is said of a noun before it. */
  hasOnes: boolean;
  verb: Verb | null;
  nouns: Noun[];
  /** Adjectives after the last noun, or without one: "… in camel". */
  trailing: Qualities;
  /** Adjectives that are refused: "no black", "instead of white". */
  refused: Qualities;
  /** What it only says something of: "terracotta is a color for flowerpots", "the brown is too light". */
  subject: Qualities;
  cues: Set<Cue>;
  /** Where "for", "with", "to", "in" or "instead of" divides old from new; null without one. */
  pivot: number | null;
  insteadOf: number | null;
  others: { meaning: Meaning; negated: boolean; before: Meaning | undefined; said: string }[];
  hasUnknownAfterPivot: boolean;
  /** "The umbrella", "dark ones": it speaks of something that nobody has named or knows. */
  speaksOfUnknown: boolean;
  /** "A knit over my shoulders", "something on top": it is worn over what is there. */
  isLayered: boolean;
  /** "Is fine", "sind toll": what is named is welcome. */
  isPraise: boolean;
  /** "The belt too". */
  isAlso: boolean;
  /** Where "matching" stands, and whether what comes behind it is the model: "matching the bag", "passend zur Tasche". */
  match: { at: number; isModelBehind: boolean } | null;
  /** Ends with a question mark: "belt?". */
  isAsked: boolean;
  /** "Hate everything else", "der Rest gefällt mir nicht". */
  isDislike: boolean;
}

export type Verb = 'swap' | 'add' | 'remove' | 'keep' | 'make';

const VERBS: ReadonlySet<Cue> = new Set(['swap', 'add', 'remove', 'keep', 'make']);
const PIVOTS: ReadonlySet<Cue> = new Set(['for', 'with', 'in']);

/** Cuts a request into thoughts: at full stops, "but", commas, and before the next verb. */
export function clausesOf(mentions: readonly Mention[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Mention[] = [];
  let lastVerb: Verb | null = null;
  let sentence = 0;

  let isAside = false;
  /** Whether the sentence has said anything yet: "Boots? Yes. Brown ones." are two. */
  let hasSaid = false;

  const close = () => {
    // What stands in brackets and names nothing is a remark: "(my ring is white gold)".
    const isRemark = isAside && !current.some(({ meaning }) => meaning.is === 'garments');
    if (current.some(isSubstantial) && !isRemark) {
      hasSaid = true;
      const clause = readClause(current, sentence);
      // "remove the belt, the scarf and the hat": a bare list goes on with the verb before it.
      const isLeft = lastVerb === 'keep' && clauses.at(-1)?.nouns.some(({ excepted }) => excepted) === true;
      if (
        !isLeft &&
        clause.verb === null &&
        (isBareList(clause) || (lastVerb === 'swap' && clause.pivot !== null))
      ) {
        clause.verb = lastVerb;
      }
      // "... rather than a tee, I am meeting her parents. White.": a reason between them describes nothing.
      const before = clauses.findLast((other) => !isReason(other)) ?? clauses.at(-1);
      if (before !== undefined && isEllipsis(clause)) completeFrom(before, clause);
      if (before !== undefined && isAnswer(clause)) answerFor(before, clause);
      // "A tie pin, gold": what nobody has cannot be gold, and nothing else is meant.
      else if (before !== undefined && namesOnlyMissing(before) && isBareQualities(clause)) current = [];
      else if (before !== undefined && describesNounOf(clause, before))
        describeLastNoun(before, clause.trailing);
      else if (before !== undefined && describesAsModel(clause, before))
        describeLastNoun(before, joined(clause.trailing, clause.nouns[0]?.qualities ?? noQualities()));
      else if (before !== undefined && narrows(clause, before)) before.nouns.push(...clause.nouns);
      else if (before !== undefined && standsInFor(clause, before)) {
        before.trailing = joined(before.trailing, clause.trailing);
        before.refused = joined(before.refused, before.subject);
        if (before.verb === 'keep') before.verb = null;
      } else {
        lastVerb = clause.verb;
        clauses.push(clause);
      }
    }
    current = [];
  };

  for (const [at, mention] of mentions.entries()) {
    if (startsAnew(mention, mentions, at, current)) close();
    if (mention.meaning.is === 'break' && mention.meaning.strong) {
      const asked = clauses.at(-1);
      if (asked !== undefined && mention.meaning.mark === '?' && asked.sentence === sentence)
        asked.isAsked = true;
      lastVerb = null;
      if (hasSaid) sentence++;
      hasSaid = false;
    }
    if (mention.meaning.is === 'break') isAside = mention.meaning.mark === '(';
    else current.push(mention);
  }
  close();

  return clauses;
}

const NOT_BARE: readonly Cue[] = ['everything', 'it', 'rest', 'not', 'except', 'instead-of', 'another'];

function isBareQualities(clause: Clause): boolean {
  return (
    clause.nouns.length === 0 &&
    clause.others.length === 0 &&
    (clause.verb === null || (['make', 'keep'].includes(clause.verb) && clause.hasPronoun)) &&
    !isEmpty(clause.trailing) &&
    isEmpty(clause.refused) &&
    !NOT_BARE.some((cue) => clause.cues.has(cue) && !(cue === 'it' && clause.verb === 'keep'))
  );
}

/** "Trainers with the suit, clean white ones": the style in it is a word for how they look. */
function isOfOnes(clause: Clause): boolean {
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
function isReason({ nouns, others, verb, trailing, refused }: Clause): boolean {
  return (
    nouns.length === 0 &&
    verb === null &&
    others.length > 0 &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    others.every(({ meaning }) => ['occasion', 'place', 'weather', 'wind'].includes(meaning.is))
  );
}

/** "More color, but only for the trousers": what was said of everything is said of that. */
function narrows(clause: Clause, before: Clause): boolean {
  return (
    clause.cues.has('only') &&
    (clause.cues.has('for') || clause.cues.has('in')) &&
    clause.verb === null &&
    clause.nouns.length > 0 &&
    clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    before.nouns.length === 0 &&
    clause.nouns.every(({ qualities, negated }) => isEmpty(qualities) && !negated)
  );
}

function namesOnlyMissing({ nouns, others }: Clause): boolean {
  return nouns.length === 0 && others.some(({ meaning }) => meaning.is === 'missing');
}

/** "A beanie, mustard", "tie: knitted, green", "a skirt? Knee length.": bare qualities are those of the noun before them. */
function describesNounOf(clause: Clause, before: Clause): boolean {
  const noun = describedNoun(before);

  return (
    (isBareQualities(clause) || isOfOnes(clause)) &&
    noun !== undefined &&
    before.verb !== 'keep' &&
    clause.sentence - before.sentence <= 1
  );
}

/** The last that is wanted; "the wool scarf itches. Cashmere?" wants another of what is not borne. */
function describedNoun({ nouns: named, verb, insteadOf }: Clause): Noun | undefined {
  // "A shirt rather than a tee": the shirt.
  const wished = named.filter(({ at }) => insteadOf === null || at < insteadOf);
  const nouns = wished.length > 0 ? wished : named;
  const wanted =
    nouns.findLast(({ negated, excepted, isBeside }) => !negated && !excepted && !isBeside) ??
    nouns.findLast(({ negated, excepted }) => !negated && !excepted);
  if (wanted !== undefined) return verb === 'remove' ? undefined : wanted;

  return nouns.findLast(({ excepted }) => !excepted);
}

function describeLastNoun(clause: Clause, qualities: Qualities): void {
  const noun = describedNoun(clause);
  if (noun === undefined) return;
  if (noun.negated) noun.qualities = noQualities();
  noun.negated = false;
  // "In my wool suit I am wrong: linen, please": what comes later takes the place of the same sort.
  noun.qualities = withoutSorts(noun.qualities, qualities);
  if (clause.nouns.length === 1) clause.trailing = joined(clause.trailing, qualities);
  else noun.qualities = joined(noun.qualities, qualities);
}

/** "Boots, in brown to match the bag": brown boots, and nothing of the bag. */
function describesAsModel(
  { match, nouns, trailing, verb, others, sentence }: Clause,
  before: Clause,
): boolean {
  const [model, ...more] = nouns;
  if (match?.isModelBehind !== true || model === undefined || more.length > 0 || model.at < match.at)
    return false;

  return (
    verb === null &&
    others.length === 0 &&
    sentence === before.sentence &&
    before.verb !== 'keep' &&
    describedNoun(before) !== undefined &&
    trailing.colours.length + model.qualities.colours.length > 0
  );
}

function withoutSorts(of: Qualities, said: Qualities): Qualities {
  return {
    colours: said.colours.length > 0 ? [] : of.colours,
    fabrics: said.fabrics.length > 0 ? [] : of.fabrics,
    patterns: said.patterns.length > 0 ? [] : of.patterns,
    shapes: of.shapes,
  };
}

function isSmall({ meaning }: Mention): boolean {
  return meaning.is === 'filler' || meaning.is === 'break';
}

const ALSO =
  /^(?:too|also|as well|likewise|ditto|auch|ebenso|genauso|ebenfalls|same|same for|same goes for|same with)$/;

/** "Shoes in cognac? The belt too": what was said before holds for it as well. */
function isEllipsis(clause: Clause): boolean {
  return (
    clause.isAlso &&
    clause.nouns.length > 0 &&
    clause.others.length === 0 &&
    (clause.verb === null || clause.verb === 'make') &&
    clause.insteadOf === null &&
    [clause.trailing, clause.refused, ...clause.nouns.map(({ qualities }) => qualities)].every(isEmpty)
  );
}

function completeFrom(before: Clause, clause: Clause): void {
  const noun = describedNoun(before);
  clause.verb = before.verb === 'swap' ? null : before.verb;
  clause.refused = before.refused;
  clause.trailing = joined(noun?.qualities ?? noQualities(), before.trailing);
  clause.others = before.others;
  if (before.nouns.length > 0 && before.nouns.every(({ negated }) => negated))
    for (const named of clause.nouns) named.negated = true;
}

/** "Linen creases, cotton instead", "Sage does nothing for me. A dark red?": what is said takes the place of what was refused. */
function standsInFor(clause: Clause, before: Clause): boolean {
  return (
    (isBareQualities(clause) || isRather(clause)) &&
    before.nouns.length === 0 &&
    !(isEmpty(before.refused) && isEmpty(before.subject)) &&
    isEmpty(before.trailing) &&
    clause.sentence - before.sentence <= 1
  );
}

/** "I don't like gold, rather silver", „lieber Silber“. */
function isRather(clause: Clause): boolean {
  return clause.verb === 'make' && isBareQualities({ ...clause, verb: null });
}

/** "Heels? No. Boots? Yes." */
function isAnswer(clause: Clause): boolean {
  const isSilent =
    clause.nouns.length === 0 &&
    clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    isEmpty(clause.refused) &&
    clause.verb === null;

  return isSilent && clause.cues.size === 1 && (clause.cues.has('not') || clause.cues.has('free'));
}

function answerFor(asked: Clause, answer: Clause): void {
  if (asked.isAsked && answer.sentence - asked.sentence <= 1)
    for (const noun of asked.nouns) noun.negated = true;
}

function isSubstantial({ meaning }: Mention): boolean {
  return (
    meaning.is !== 'filler' &&
    meaning.is !== 'unknown' &&
    !(meaning.is === 'cue' && ['and', 'but', 'article'].includes(meaning.cue))
  );
}

function startsAnew(
  { meaning }: Mention,
  mentions: readonly Mention[],
  at: number,
  current: readonly Mention[],
): boolean {
  if (meaning.is === 'break') return true;
  // "Scarf off beanie on".
  if (/^(?:off|on)$/.test(current.at(-1)?.text ?? '') && current.at(-2)?.meaning.is === 'garments')
    return meaning.is === 'garments' || isArticle(meaning) || isQuality(meaning);
  if (meaning.is === 'filler' && THEN.test(mentions[at]?.text ?? ''))
    return current.some(({ meaning: said }) => said.is === 'garments') && nounAhead(mentions, at);
  if (meaning.is !== 'cue') return false;
  if (meaning.cue === 'but') return true;
  // "Make it green or drop it".
  if (meaning.cue === 'or') return nextVerb(mentions, at) && current.some(isSubstantial);
  if (meaning.cue === 'and') {
    return (
      (nextVerb(mentions, at) || nextSwap(mentions, at, current) || nextDescribed(mentions, at, current)) &&
      current.some(isSubstantial)
    );
  }
  // "swap the belt for a scarf add a hat": a second verb after a noun begins a new thought.
  return (
    VERBS.has(meaning.cue) &&
    meaning.cue !== 'make' &&
    !endsThought(mentions, at) &&
    !isPredicate(mentions, at) &&
    current.some((mention) => mention.meaning.is === 'garments') &&
    !current.some((mention) => mention.meaning.is === 'cue' && mention.meaning.cue === 'instead-of') &&
    meaning.cue !== 'keep'
  );
}

const THEN = /^(?:then|dann|anschließend|anschliessend|so)$/;

/** "Chinos in navy then the sweater in cream". */
function nounAhead(mentions: readonly Mention[], at: number): boolean {
  const [next, noun] = [mentions[at + 1]?.meaning, mentions[at + 2]?.meaning];

  return next?.is === 'garments' || (isArticle(next) && noun?.is === 'garments');
}

/** "The tie needs to be black": nothing but qualities behind the verb are those of the noun before it. */
function isPredicate(mentions: readonly Mention[], at: number): boolean {
  const behind = mentions.slice(at + 1);
  const end = behind.findIndex(
    ({ meaning }) => meaning.is === 'break' || (meaning.is === 'cue' && ['and', 'but'].includes(meaning.cue)),
  );
  const said = behind.slice(0, end < 0 ? undefined : end).filter(({ meaning }) => meaning.is !== 'filler');

  return (
    said.some(({ meaning }) => isQuality(meaning)) && !said.some(({ meaning }) => meaning.is === 'garments')
  );
}

/** "The scarf can go", "lass die Kette weg": a verb with nothing behind it is that of the noun before it. */
function endsThought(mentions: readonly Mention[], at: number): boolean {
  const next = mentions.slice(at + 1, at + 8).find(({ meaning }) => meaning.is !== 'filler');

  return (
    next === undefined ||
    next.meaning.is === 'break' ||
    (next.meaning.is === 'cue' && next.meaning.cue === 'and')
  );
}

/** "swap the loafers for brogues and the tote for a briefcase": another pair of old and new. */
function nextSwap(mentions: readonly Mention[], at: number, current: readonly Mention[]): boolean {
  const isExchange = ({ meaning }: Mention) =>
    meaning.is === 'cue' && (meaning.cue === 'for' || meaning.cue === 'instead-of');
  const isSwap = current.some(isExchange);
  const end = mentions.findIndex(
    ({ meaning }, index) =>
      index > at && (meaning.is === 'break' || (meaning.is === 'cue' && meaning.cue === 'and')),
  );
  const ahead = mentions.slice(at + 1, end < 0 ? undefined : end);
  const pivot = ahead.findIndex(isExchange);

  return isSwap && ahead.slice(0, Math.max(0, pivot)).some(({ meaning }) => meaning.is === 'garments');
}

/** "The bag in black and the loafers in brown": what is said behind a noun is its own, and the next noun begins anew. */
function nextDescribed(mentions: readonly Mention[], at: number, current: readonly Mention[]): boolean {
  const lastNoun = current.findLastIndex(({ meaning }) => meaning.is === 'garments');
  const behind = current.slice(lastNoun + 1);
  const isDescribed =
    lastNoun >= 0 &&
    behind.some(({ meaning }) => isQuality(meaning)) &&
    !behind.some(({ meaning }) => meaning.is === 'cue' && (meaning.cue === 'for' || meaning.cue === 'with'));
  const ahead = mentions
    .slice(at + 1)
    .filter(
      ({ meaning, text }) => !isArticle(meaning) && !isMatch(meaning) && !ALSO.test(text) && !THEN.test(text),
    );
  const next = ahead.find(({ meaning }) => !isQuality(meaning));
  const startsBare = ahead[0]?.meaning.is === 'garments';
  const hasArticle = mentions.slice(at + 1, at + 3).some(({ meaning }) => isArticle(meaning));

  return isDescribed && next?.meaning.is === 'garments' && (startsBare || hasArticle);
}

function isQuality(meaning: Meaning): boolean {
  return ['colour', 'fabric', 'pattern', 'shape'].includes(meaning.is);
}

/** "... and matching shoes", „… und dazu passende Schuhe“. */
function isMatch(meaning: Meaning): boolean {
  return meaning.is === 'cue' && meaning.cue === 'match';
}

function isArticle(meaning: Meaning | undefined): boolean {
  return meaning?.is === 'cue' && meaning.cue === 'article';
}

function nextVerb(mentions: readonly Mention[], at: number): boolean {
  for (const { meaning } of mentions.slice(at + 1)) {
    if (meaning.is === 'filler') continue;
    if (meaning.is !== 'cue') return meaning.is === 'change' || meaning.is === 'degree';

    return VERBS.has(meaning.cue) || ['not', 'only', 'instead'].includes(meaning.cue);
  }

  return false;
}

function isBareList(clause: Clause): boolean {
  return (
    clause.nouns.length > 0 &&
    clause.others.length === 0 &&
    clause.pivot === null &&
    !clause.cues.has('instead') &&
    !clause.nouns.some((noun) => noun.negated)
  );
}

function readClause(mentions: readonly Mention[], sentence: number): Clause {
  const clause: Clause = {
    sentence,
    hasPronoun: mentions.some((mention, at) => isPronoun(mention, mentions.slice(at + 1))),
    hasOnes: mentions.some(({ text }) => ONES.test(text)),
    verb: null,
    nouns: [],
    trailing: noQualities(),
    refused: noQualities(),
    subject: noQualities(),
    cues: new Set(),
    pivot: null,
    insteadOf: null,
    others: [],
    hasUnknownAfterPivot: false,
    speaksOfUnknown: mentions.some(({ text }) => ONES.test(text)),
    isLayered: mentions.some(({ text }) => LAYERED.test(text)),
    isPraise: mentions.some(({ text, meaning }) => isCue(meaning, 'keep') && PRAISE.test(text)),
    isAlso: mentions.some(({ text }) => ALSO.test(text)),
    match: matchIn(mentions),
    isAsked: false,
    isDislike: mentions.some(({ text, meaning }) => isDislike(text, meaning)),
  };
  const statement = statementIn(mentions);
  let pending = noQualities();
  let refusedBefore = false;
  let isDefinite = false;

  for (const [at, { meaning, negated, excepted = false, said, text }] of mentions.entries()) {
    switch (meaning.is) {
      case 'garments':
        clause.nouns.push({
          target: meaning.target,
          qualities: pending,
          negated,
          excepted,
          said,
          isRefusedOnlySo: negated && refusedBefore,
          pointsAt: POINTER.test(mentions[at - 1]?.text ?? ''),
          isDefinite,
          isBeside:
            isEmpty(pending) &&
            ((isDefinite && standsBeside(mentions[at - 2])) ||
              (clause.nouns.some((noun) => noun.negated) && goesWith(mentions, at))),
          at,
        });
        pending = noQualities();
        refusedBefore = false;
        isDefinite = false;
        break;
      case 'colour':
      case 'fabric':
      case 'pattern':
      case 'shape':
        if (statement !== null && !negated && isOnlyTold(mentions, at, statement)) {
          if (at < statement.verb) addQuality(clause.subject, refusedInFull(meaning));
          break;
        }
        // "The tie in something other than burgundy"; "everything except black" leaves black alone.
        if (excepted) {
          if (clause.nouns.length > 0 && !clause.cues.has('everything'))
            addQuality(clause.refused, refusedInFull(meaning));
        } else if (!negated && belongsToUnknown(mentions, at)) break;
        else if (negated || isLess(mentions[at - 1])) addQuality(clause.refused, refusedInFull(meaning));
        else addQuality(pending, meaning);
        refusedBefore = negated;
        break;
      case 'cue':
        readCue(clause, meaning.cue, at);
        // "Swap the gold for silver": the old quality and the new.
        if (meaning.cue === 'for' && clause.verb === 'swap' && clause.nouns.length === 0) {
          clause.refused = joined(clause.refused, pending);
          pending = noQualities();
        }
        // "A coat in cream instead of the wrap": cream is the coat.
        if (meaning.cue === 'except' || meaning.cue === 'instead-of') {
          clause.trailing = joined(clause.trailing, pending);
          pending = noQualities();
        }
        if (meaning.cue === 'article') isDefinite = DEFINITE.test(text);
        break;
      case 'unknown':
        if (clause.pivot !== null) clause.hasUnknownAfterPivot = true;
        if (isDefinite) clause.speaksOfUnknown = true;
        isDefinite = false;
        break;
      case 'care':
        // "A top I can chuck in the wash": no cloth that cannot be.
        if (!negated)
          addQuality(clause.refused, {
            is: 'fabric',
            label: meaning.care,
            names: CLOTHS_BY_CARE[meaning.care],
            avoid: CLOTHS_BY_CARE[meaning.care],
          });
        break;
      case 'mood':
        // "Suspenders. Dark ones."
        if (clause.hasOnes && !negated && (meaning.mood === 'dark' || meaning.mood === 'light')) {
          addQuality(pending, ofLightness(meaning.mood, said));
          break;
        }
        if (statement?.isMerelyTold === true && COLOUR_ITSELF.test(text)) break;
        clause.others.push({
          meaning,
          negated,
          before: mentions[at - 1]?.meaning,
          said: saidTogether(mentions, at),
        });
        break;
      case 'filler':
        // "Something coral under the coat": it is of that, and not of the coat.
        if (LAYERED.test(text) && clause.hasPronoun) {
          clause.trailing = joined(clause.trailing, pending);
          pending = noQualities();
        }
        // "the hat off", "take the belt off": what stands right before it goes.
        if (text === 'off' && mentions[at - 1]?.meaning.is === 'garments') clause.verb ??= 'remove';
        if (text === 'on' && mentions[at - 1]?.meaning.is === 'garments') clause.verb ??= 'add';
        if (text === 'else' && clause.cues.has('everything')) clause.cues.add('rest');
        break;
      case 'break':
        break;
      default:
        // "The belt too" is no step.
        if (meaning.is === 'degree' && ALSO.test(text) && mentions.slice(at + 1).every(isSmall)) break;
        // "What is it like on Saturday?" dresses nobody for the weekend.
        if (DAY.test(text)) break;
        if (meaning.is === 'missing' && isDefinite) clause.speaksOfUnknown = true;
        if (statement?.isMerelyTold === true && at > statement.verb && IS_SETTING.has(meaning.is)) break;
        clause.others.push({
          meaning: statement !== null && at > statement.verb ? asWarmth(meaning) : meaning,
          negated,
          before: mentions[at - 1]?.meaning,
          said: saidTogether(mentions, at),
        });
    }
  }

  clause.trailing = joined(clause.trailing, pending);

  return clause;
}

const IS_SETTING: ReadonlySet<Meaning['is']> = new Set(['occasion', 'weather', 'place', 'wind'] as const);

/** A quality that a statement speaks of, or that it tells in passing. */
function isOnlyTold(mentions: readonly Mention[], at: number, { verb, isMerelyTold }: Statement): boolean {
  if (at > verb) return isMerelyTold;

  return isMerelyTold || !mentions.slice(at, verb).some(({ meaning }) => meaning.is === 'garments');
}

function matchIn(mentions: readonly Mention[]): Clause['match'] {
  const at = mentions.findIndex(({ meaning }) => isMatch(meaning));
  if (at < 0) return null;
  const isTo = /(?:zum?|zur|auf|wie|as|to)$/.test(mentions[at]?.text ?? '');

  return { at, isModelBehind: isTo || DEFINITE.test(mentions[at + 1]?.text ?? '') };
}

function ofLightness(mood: 'dark' | 'light', said: string): Extract<Meaning, { is: 'colour' }> {
  const names = COLOUR_NAMES.filter((name) =>
    mood === 'dark' ? lightnessOf(name) < DARK : lightnessOf(name) > LIGHT,
  );

  return { is: 'colour', label: mood, said, names, avoid: names };
}

/** OKLab lightness: charcoal, navy and chocolate lie below the one, beige and powder blue above the other. */
const DARK = 0.42;
const LIGHT = 0.78;

/** "More casual", "not so warm": a direction with what turns it. */
function saidTogether(mentions: readonly Mention[], at: number): string {
  const isTurn = ({ meaning }: Mention) =>
    meaning.is === 'degree' || (meaning.is === 'cue' && meaning.cue === 'not');
  const near = Math.max(0, at - FARTHEST_TURN);
  const first = mentions.slice(near, at).findIndex(isTurn);

  return mentions
    .slice(first < 0 ? at : near + first, at + 1)
    .map(({ said }) => said)
    .join(' ');
}

const FARTHEST_TURN = 2;

/** "Red earlobes", "green palm leaves": the color of what is not known is nobody else's. */
function belongsToUnknown(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1];
  const isLast = mentions.slice(at + 2).every(({ meaning }) => meaning.is === 'filler');

  if (next?.meaning.is === 'missing') return true;

  return next?.meaning.is === 'unknown' && isLast && !next.text.endsWith('ly');
}

/** "I am not wearing a belt with a suit": the suit is only what it goes with. */
function goesWith(mentions: readonly Mention[], at: number): boolean {
  const link = isArticle(mentions[at - 1]?.meaning) ? mentions[at - 2] : mentions[at - 1];

  return link?.meaning.is === 'cue' && link.meaning.cue === 'with';
}

function standsBeside(link: Mention | undefined): boolean {
  const isCue = link?.meaning.is === 'cue' && (link.meaning.cue === 'with' || link.meaning.cue === 'for');

  return isCue || /^(?:like|wie)$/.test(link?.text ?? '') || LAYERED.test(link?.text ?? '');
}

/** "Less black" is a step away from black. */
function isLess(before: Mention | undefined): boolean {
  return before?.meaning.is === 'degree' && before.meaning.direction < 0;
}

function isDislike(text: string, meaning: Meaning): boolean {
  return (meaning.is === 'cue' && meaning.cue === 'strikes-back') || DISLIKES.test(text);
}

function isCue(meaning: Meaning, cue: Cue): boolean {
  return meaning.is === 'cue' && meaning.cue === cue;
}

const PRAISE = /^(?:is|are|ist|sind|ware|waren|geht|gehen) /;
const DISLIKES =
  /^(?:hate|dislike|dont like|do not like|cant stand|not a fan of|hasse|verabscheue|tired of|sick of|bored of)$/;
const POINTER = /^(?:that|those|this|these)$/;
const DEFINITE = /^(?:the|my|der|die|das|den|dem|des)$/;
const ONES = /^ones?$/;
const PRONOUN = /^(?:ones?|something|it|that|those|these|them|sie|er|ihn|eins)$/;
/** "Die sind mir zu sportlich", "nimm was aus Baumwolle": no article where nothing follows that it could be of. */
const GERMAN_PRONOUN = /^(?:der|die|das|den|diese[rsn]?|was|etwas)$/;

function isPronoun({ text }: Mention, behind: readonly Mention[]): boolean {
  if (PRONOUN.test(text)) return true;
  if (!GERMAN_PRONOUN.test(text)) return false;
  const next = behind[0]?.meaning.is;
  if (text === 'was' || text === 'etwas') return next === undefined || next === 'cue';

  // "Mach den dunkelgrün": an article is one of nothing that follows.
  return behind.every(({ meaning }) => AFTER_PRONOUN.has(meaning.is));
}

const AFTER_PRONOUN: ReadonlySet<Meaning['is']> = new Set([
  ...(['filler', 'cue', 'degree', 'change', 'break', 'colour', 'style', 'mood', 'formality'] as const),
]);
const LAYERED =
  /^(?:over|on top|druber|daruber|drubers?ziehen|zum druberziehen|drunter|darunter|underneath|under)$/;
const DAY = /^(?:saturday|sunday)$/;

function readCue(clause: Clause, cue: Cue, at: number): void {
  // "Don't swap the bag", "nicht die Hose ändern": that is to stay.
  const isLeftAlone = cue === 'swap' && clause.cues.has('not') && clause.verb === null;
  clause.cues.add(cue);
  if (isLeftAlone) clause.verb = 'keep';
  if (isLeftAlone) for (const noun of clause.nouns) noun.negated = false;
  // "I want the belt gone", "I want to remove it": the second verb says what is wanted.
  const givesWay = (clause.verb === 'make' && cue !== 'keep') || (clause.verb === 'add' && cue === 'remove');
  if (isVerb(cue) && (clause.verb === null || givesWay)) clause.verb = cue;
  if (cue === 'instead-of') clause.insteadOf ??= at;
  // "Swap them for espadrilles": what was named before is the old.
  const isOfBefore = (cue === 'for' || cue === 'with') && clause.verb === 'swap' && clause.nouns.length === 0;
  if (PIVOTS.has(cue) && (clause.nouns.length > 0 || isOfBefore)) clause.pivot ??= at;
}

function isVerb(cue: Cue): cue is Verb {
  return VERBS.has(cue);
}

export function joined(first: Qualities, second: Qualities): Qualities {
  return {
    colours: [...first.colours, ...second.colours],
    fabrics: [...first.fabrics, ...second.fabrics],
    patterns: [...first.patterns, ...second.patterns],
    shapes: [...first.shapes, ...second.shapes],
  };
}
