import { isCue } from '../../language/mentions/cues.ts';
import type { Cue, Mention } from '../../language/mentions/meanings.ts';
import {
  BETWEEN,
  DEFINITE,
  isArticle,
  isGarment,
  isQuality,
  LAYERED,
} from '../../language/mentions/mention-kinds.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import { endOfThought } from '../../language/mentions/thought.ts';
import { isVerb, joined } from './clause.ts';
import { giveToClause, giveToLastNoun, type Reading, takePending } from './clause-reading.ts';
import { goesWithIt, isComparison, isLikened } from './goes-with.ts';

/** A verb, a link or an article, and whose the qualities before it are. */
export function readCue(reading: Reading, at: number, cue: Cue): void {
  const { mentions, clause } = reading;
  const { text = '' } = mentions[at] ?? {};
  // "Navy, to go with the blazer": the blazer is what it goes with.
  if (goesWithIt(mentions, at)) {
    giveToClause(reading);
    return;
  }
  // "Could the blazer go altogether", "the shawl and the clutch both go".
  if (text === 'go' && isGarment(subjectBefore(mentions, at)) && endsSo(mentions, at)) {
    clause.verb = 'remove';
    return;
  }
  // "The shoes black with a black belt": what stands before the "with" is said of the shoes.
  if (cue === 'with' && clause.nouns.length > 0 && mentions.slice(at + 1).some(isGarment))
    giveToLastNoun(reading);
  if (cue === 'and' && isNounNext(mentions, at) && isSaidBehindNoun(mentions, at)) giveToLastNoun(reading);
  // "Swap black for brown in the shoes": brown is what they are to be.
  if (cue === 'in' && clause.verb === 'swap' && !isEmpty(clause.refused)) giveToClause(reading);
  noteCue(reading, at, cue);
  // "The jumper and the chinos swap colors".
  if (/^swap colou?rs$/.test(text) && clause.nouns.length > 1) clause.verb = 'swap';
  // "Swap the gold for silver", "replace wool with something vegan": the old quality and the new.
  if ((cue === 'for' || cue === 'with') && clause.verb === 'swap' && clause.nouns.length === 0)
    clause.refused = joined(clause.refused, takePending(reading));
  // "A coat in cream instead of the wrap": cream is the coat.
  if (cue === 'except' || cue === 'instead-of') giveToClause(reading);
  if (cue === 'article') reading.isDefinite = DEFINITE.test(text);
  // "Lose the handbag" is one word with its article.
  else if (/ (?:the|my|that|those)$/.test(text)) reading.isDefinite = true;
}

/** „Eine Tunika in Türkis zu weißer Hose“. */
const BESIDE = /^(?:zum?|zur|plus|sowie|samt)$/;

/** "A tunic in white and linen trousers": the next noun with what is said of it. */
function isNounNext(mentions: readonly Mention[], at: number): boolean {
  return isGarment(mentions.slice(at + 1).find(({ meaning }) => !isQuality(meaning) && !isArticle(meaning)));
}

/** A quality behind "in" or "with", right behind the noun before it, and whatever is said of how it would please. */
function isSaidBehindNoun(mentions: readonly Mention[], at: number): boolean {
  const last = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is !== 'filler');
  const link = mentions.slice(0, last + 1).findLastIndex(({ meaning }) => !isQuality(meaning));

  return link < last && isCue(mentions[link]?.meaning, 'in', 'with') && isGarment(mentions[link - 1]);
}

/** What stands right before a verb, "both" and "all" aside. */
function subjectBefore(mentions: readonly Mention[], at: number): Mention | undefined {
  return mentions
    .slice(Math.max(0, at - 2), at)
    .findLast(
      ({ meaning, text }) =>
        !/^(?:both|all|each)$/.test(text) || !(meaning.is === 'filler' || isCue(meaning, 'everything')),
    );
}

/** Small words that say where something goes: "off", "out", "on", "over it". */
export function readParticle(reading: Reading, at: number): void {
  const { mentions, clause } = reading;
  const { text = '' } = mentions[at] ?? {};
  const isBehindNoun = isGarment(mentions[at - 1]);
  // "My own black boots" are none of this look.
  if (OWN.test(text)) reading.isDefinite = false;
  // "Something coral under the coat", "trousers in navy like the blazer": it is of that, and not of the coat.
  if (
    (LAYERED.test(text) && (clause.hasPronoun || BETWEEN.test(text))) ||
    isComparison(mentions, at) ||
    isLikened(mentions, at)
  )
    giveToClause(reading);
  // "A roll-neck in black under the jacket": what is said behind a piece is of none that it lies over or under.
  const before = LAYERED.test(text) && text !== 'on top' ? clause.nouns.at(-1) : undefined;
  if (before !== undefined) before.qualities = joined(before.qualities, takePending(reading));
  if (BESIDE.test(text) && isNounNext(mentions, at) && isSaidBehindNoun(mentions, at))
    giveToLastNoun(reading);
  // "the hat off", "take the belt off": what stands right before it goes.
  if (text === 'off' && isBehindNoun) clause.verb ??= 'remove';
  // "Shirt and tie out, roll neck in".
  if (text === 'out' && isBehindNoun && endsSo(mentions, at)) clause.verb ??= 'remove';
  if (text === 'on' && isBehindNoun) clause.verb ??= 'add';
  if (text === 'else' && clause.cues.has('everything')) clause.cues.add('rest');
  // "The jumper and the chinos trade colors": of each the other's.
  if (COLOURS.test(text) && mentions.some(({ meaning }) => isCue(meaning, 'swap')))
    clause.cues.add('another-colour');
}

const OWN = /^(?:own|eigene[nmrs]?)$/;
const COLOURS = /^(?:colou?rs|farben)$/;

/** The verb that a cue is, or where it divides the old from the new. */
function noteCue({ clause, mentions }: Reading, at: number, cue: Cue): void {
  // "Don't swap the bag", "nicht die Hose ändern", "never take the scarf away": that is to stay.
  const isLeftAlone =
    (cue === 'swap' || (cue === 'remove' && mentions.slice(0, at).some(forbids))) &&
    clause.cues.has('not') &&
    clause.verb === null;
  clause.cues.add(cue);
  if (isLeftAlone) clause.verb = 'keep';
  if (isLeftAlone) for (const noun of clause.nouns) noun.negated = false;
  // "I want the belt gone", "I want to remove it": the second verb says what is wanted.
  const givesWay = (clause.verb === 'make' && cue !== 'keep') || (clause.verb === 'add' && cue === 'remove');
  if (isVerb(cue) && (clause.verb === null || givesWay)) clause.verb = cue;
  // "Ditch the tee for a black one": what goes makes room.
  if (cue === 'for' && clause.verb === 'remove' && clause.nouns.length > 0 && namesAnother(mentions, at))
    clause.verb = 'swap';
  if (cue === 'instead-of') clause.insteadOf ??= at;
  // "Swap them for espadrilles": what was named before is the old.
  const isOfBefore = (cue === 'for' || cue === 'with') && clause.verb === 'swap' && clause.nouns.length === 0;
  if (PIVOTS.has(cue) && (clause.nouns.length > 0 || isOfBefore)) clause.pivot ??= at;
}

/** "For a black one", "for boots", and not "for the beach". */
function namesAnother(mentions: readonly Mention[], at: number): boolean {
  const end = endOfThought(mentions, at);
  const behind = mentions.slice(at + 1, end);

  return behind.some((mention) => isGarment(mention) || /^ones?$/.test(mention.text));
}

const PIVOTS: ReadonlySet<Cue> = new Set(['for', 'with', 'in']);

/** A "no" that is said of what somebody does; "no tie" is said of the tie. */
function forbids({ meaning, text }: Mention): boolean {
  return (
    isCue(meaning, 'not') && /^(?:dont|do not|never|not|wont|cant|nicht|nich|net|nie|niemals)$/.test(text)
  );
}

/** Nothing is said behind it that it could become. */
function endsSo(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(at + 1)
    .every(
      ({ meaning, text }) => meaning.is === 'filler' || /^(?:altogether|entirely|completely)$/.test(text),
    );
}
