import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import type { Mention } from '../mentions/meanings.ts';
import { isBound, isDoneAsOneIs, joins } from './joined-occasions.ts';

/** Two halves of a day in one look, or the half that one look cannot be for. */
export interface Halves {
  both?: { occasion: Occasion; bothOf: readonly [first: string, second: string] };
  /** In the request's words, and as what it was read. */
  passedOver: { said: string; key: string } | null;
}

/**
 * "Nursery pick-up and then drinks": one look for both where one can be, on the rungs that both bear, with what is wrong at either
 * left out.
 * @param occasion the half that leads
 */
export function bothHalves(occasion: Occasion, mentions: readonly Mention[]): Halves | null {
  const named = mentions.flatMap(({ meaning, negated, said }, at) =>
    meaning.is === 'occasion' && !negated && meaning.occasion.isVague !== true
      ? [{ of: meaning.occasion, said, at }]
      : [],
  );
  const others = named.filter(({ of }) => !isSame(of, occasion) && !joins(occasion, of));
  const lead = named.find(({ of }) => isSame(of, occasion));
  const [other, third] = others;
  if (other === undefined || lead === undefined) return null;
  const isList = third !== undefined && !isSame(other.of, third.of);
  if (!isList && !areInTurn(mentions, Math.min(lead.at, other.at), Math.max(lead.at, other.at))) return null;
  const [mat, table] = isOnTheMat(occasion) ? [occasion, other.of] : [other.of, occasion];
  const isLeadFirst = lead.at < other.at !== turnsRound(mentions, lead.at, other.at);
  const bothOf: readonly [string, string] = isLeadFirst
    ? [occasion.key, other.of.key]
    : [other.of.key, occasion.key];
  if (isOnTheMat(mat) && AFTER_THE_MAT.has(table.key) && !isList)
    return { both: { occasion: fromTheMat(mat), bothOf }, passedOver: null };
  const training = [occasion, other.of].find(isTraining);
  const errand = [lead, other].find(
    ({ of, said }) => BESIDE_TRAINING.has(of.key) || PINT.test(said.toLowerCase()),
  );
  if (training !== undefined && errand !== undefined && !isList)
    return { both: { occasion: withALayer(training), bothOf }, passedOver: null };
  // What is done in the same clothes needs no other look, unless these are gym clothes.
  if (occasion.formality[1] > 0 && isDoneAsOneIs(other.of, occasion)) return null;
  const span = spanOfBoth(occasion.formality, other.of.formality);
  // What is done in its own shoes or clothes takes another look, and that is said.
  if (span === null || isBound(occasion) || isBound(other.of))
    return isOnlyTold(mentions, lead.at, other.at)
      ? null
      : { passedOver: { said: other.said, key: other.of.key } };
  const left = isList && (isBound(third.of) || spanOfBoth(span, third.of.formality) === null);

  return {
    both: { occasion: { ...withBoth(occasion, other.of), formality: span }, bothOf },
    passedOver: left ? { said: third.said, key: third.of.key } : null,
  };
}

function isOnTheMat({ key, like }: Occasion): boolean {
  return key === 'yoga' || like === 'yoga';
}

/** Yoga and a table: stretch clothes with a layer over them. */
function fromTheMat({ requires: _requires, shoes: _shoes, ...mat }: Occasion): Occasion {
  return {
    ...mat,
    formality: [1, 1],
    recipe: 'from-the-mat',
    needs: [...(mat.needs ?? []), 'something over'],
  };
}

function isTraining({ key, like }: Occasion): boolean {
  return key === 'gym' || like === 'gym' || key === 'running';
}

/** The school run and sport: sports clothes with a layer over them. */
function withALayer(training: Occasion): Occasion {
  return {
    ...training,
    ...(training.recipe === 'gym' && { recipe: 'from-the-gym', formality: [0, 1] as const }),
    needs: [...new Set([...(training.needs ?? []), 'something over' as const])],
  };
}

const BESIDE_TRAINING: ReadonlySet<string> = new Set([
  ...['school-run', 'market', 'service', 'errands', 'pub', 'brunch', 'coffee', 'lunch', 'coffee-date'],
  ...['at-friends', 'easy-dinner', 'dog-walk', 'playground'],
]);

/** Pubs and beers: done in sneakers, unlike a night out. */
const PINT = /^(?:(?:the|a) )?(?:pubs?|beers?|pint|kneipe|bier|biergarten)$/;

const AFTER_THE_MAT: ReadonlySet<string> = new Set([
  'brunch',
  'coffee',
  'lunch',
  'market',
  'coffee-date',
  'school-run',
  'errands',
]);

/** "The gym after class", "after ten years at home": what is over by then; and what only a comma joins may be said of the first. */
function isOnlyTold(mentions: readonly Mention[], lead: number, other: number): boolean {
  const isOver = mentions.slice(Math.max(0, other - 4), other).some(({ text }) => AFTER.test(text));
  const between = mentions.slice(Math.min(lead, other) + 1, Math.max(lead, other));
  const isJoined = between.some(
    ({ meaning, text }) => (meaning.is === 'cue' && meaning.cue === 'and') || THEN.test(text),
  );

  return isOver || !isJoined;
}

function isSame(one: Occasion, other: Occasion): boolean {
  return (
    one.key === other.key || one.like === other.key || other.like === one.key || one.phrase === other.phrase
  );
}

/** One after the other, and not the one at the other: "dinner at a wedding". */
function areInTurn(mentions: readonly Mention[], from: number, to: number): boolean {
  const between = mentions.slice(from + 1, to);
  const isJoined = between.some(
    ({ meaning }) =>
      (meaning.is === 'cue' && meaning.cue === 'and') || (meaning.is === 'break' && meaning.mark === ','),
  );

  return (
    mentions.slice(Math.max(0, from - 2), to + 4).some(({ text }) => THEN.test(text)) ||
    (isJoined && between.length <= CLOSE)
  );
}

/** "Drinks after the school run": what is named last comes first. */
function turnsRound(mentions: readonly Mention[], one: number, other: number): boolean {
  return mentions.slice(Math.min(one, other), Math.max(one, other)).some(({ text }) => AFTER.test(text));
}

const CLOSE = 4;
const THEN =
  /^(?:then|and then|then straight to|and then straight to|followed by|after that|afterwards|straight to|straight from|straight after|directly after|right after|after|before|later|dann|und dann|danach|und danach|anschließend|anschliessend|direkt danach|hinterher|spater|davor|vorher|abends)$/;
const AFTER = /^(?:after|straight after|right after|directly after|nach)$/;

/** Where both can be worn; one rung between them can be bridged. */
function spanOfBoth(one: FormalitySpan, other: FormalitySpan): FormalitySpan | null {
  const [plain, dressy] = one[1] <= other[1] ? [one, other] : [other, one];
  const [, later] = one[0] <= other[0] ? [one, other] : [other, one];
  if (plain[1] >= later[0]) return [later[0], plain[1]];

  return dressy[0] - plain[1] === 1 ? [plain[1], dressy[0]] : null;
}

function withBoth(lead: Occasion, other: Occasion): Occasion {
  return {
    ...lead,
    excludes: [...(lead.excludes ?? []), ...(other.excludes ?? []).filter((kind) => kind !== 'blazer')],
    allows: [...(lead.allows ?? []), ...(other.allows ?? [])],
    // At an inn in the country a feast is indoors.
    needs: [
      ...new Set([
        ...(lead.needs ?? []),
        ...(other.needs ?? []).filter((need) => lead.festive !== true || need !== 'muddy ways'),
      ]),
    ],
    // Work clothes do for the evening after work.
    ...(other.isWork === true && lead.isWork !== true && { recipe: 'networking' }),
    ...(lead.weather === undefined && other.weather !== undefined && { weather: other.weather }),
  };
}
