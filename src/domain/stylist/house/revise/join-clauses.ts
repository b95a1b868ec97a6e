import { COLOUR_NAMES } from '#contract/palette.ts';
import { FABRIC_NAMES } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Cue } from '../language/meanings.ts';
import { isEmpty, noQualities, type Qualities } from '../language/qualities.ts';
import { type Clause, joined, type Noun, withoutSorts } from './clause.ts';

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

/** "The sweater" and nothing of it. */
export function namesOnly({ nouns, verb, others, trailing, refused }: Clause): boolean {
  return (
    verb === null &&
    others.length === 0 &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    nouns.length > 0 &&
    nouns.every(({ isDefinite, negated, qualities }) => isDefinite && !negated && isEmpty(qualities))
  );
}

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

/** "Lilac! The dress!", „Rostrot. Der Schal.“: of a color alone the piece that is named behind it. */
export function isColourOf(clause: Clause, before: Clause): boolean {
  return (
    namesOnly(clause) &&
    clause.match === null &&
    !clause.isComplaint &&
    !clause.isDislike &&
    !clause.isAlso &&
    clause.nouns.every(({ excepted, isBeside }) => !excepted && !isBeside) &&
    isBareQualities(before) &&
    before.nouns.length === 0 &&
    before.trailing.colours.length > 0 &&
    clause.sentence - before.sentence <= 1
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

/** "A beanie, mustard", "tie: knitted, green", "a skirt? Knee length.": bare qualities are those of the noun before them. */
export function describesNounOf(clause: Clause, before: Clause): boolean {
  const noun = describedNoun(before);

  return (
    (isBareQualities(clause) || isOfOnes(clause)) &&
    noun !== undefined &&
    // "No tie, grandad collar": a tie has none.
    clause.trailing.shapes.every((shape) => canBe(noun, shape)) &&
    before.verb !== 'keep' &&
    clause.sentence - before.sentence <= 1
  );
}

function canBe({ target }: Noun, shape: Qualities['shapes'][number]): boolean {
  return [...target.keys].some((key) => {
    const garment = garmentOf(key);
    return garment !== null && shape.matches(garment);
  });
}

/** "Boots instead of sneakers, and not brown ones", „aber keine braunen“: said of the boots that are to come. */
export function refusesOf(clause: Clause, before: Clause): boolean {
  const noun = describedNoun(before);
  // "Add a watch, not leather".
  if (isOfNew(clause, before)) return true;

  return (
    (clause.hasOnes || clause.hasPronoun || clause.cues.has('but') || clause.cues.has('except')) &&
    clause.verb === null &&
    clause.nouns.length + clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    clause.refused.colours.length > 0 &&
    clause.refused.fabrics.length + clause.refused.patterns.length === 0 &&
    noun !== undefined &&
    !noun.isDefinite &&
    noun.qualities.colours.length + before.trailing.colours.length === 0 &&
    // "Sneakers? But not white".
    clause.sentence - before.sentence <= (before.isAsked ? 1 : 0)
  );
}

function isOfNew({ verb, nouns, others, refused, sentence }: Clause, before: Clause): boolean {
  return (
    before.verb === 'add' &&
    before.nouns.length === 1 &&
    verb === null &&
    nouns.length + others.length === 0 &&
    refused.patterns.length + refused.shapes.length === 0 &&
    refused.colours.length + refused.fabrics.length > 0 &&
    sentence === before.sentence
  );
}

/** Any color, and any cloth, but those. */
export function otherThanRefused({ colours, fabrics }: Qualities): Qualities {
  return {
    ...noQualities(),
    ...(colours.length > 0 && { colours: [butFor(colours, COLOUR_NAMES)] }),
    ...(fabrics.length > 0 && { fabrics: [butFor(fabrics, FABRIC_NAMES)] }),
  };
}

function butFor<Name>(
  wishes: readonly { label: string; names: readonly Name[] }[],
  all: readonly Name[],
): { label: string; names: Name[] } {
  const refused = new Set(wishes.flatMap(({ names }) => names));

  return {
    label: `not ${wishes.map(({ label }) => label).join(' ')}`,
    names: all.filter((name) => !refused.has(name)),
  };
}

/** The last that is wanted; "the wool scarf itches. Cashmere?" wants another of what is not borne. */
function describedNoun({ nouns: named, verb, insteadOf, isDislike }: Clause): Noun | undefined {
  // "A shirt rather than a tee": the shirt.
  const wished = named.filter(({ at }) => insteadOf === null || at < insteadOf);
  const nouns = wished.length > 0 ? wished : named;
  const wanted =
    nouns.findLast(({ negated, excepted, isBeside }) => !negated && !excepted && !isBeside) ??
    // "The belt does not go with the suit, rather black": the belt.
    (isDislike ? nouns.findLast(({ excepted, isBeside }) => !excepted && !isBeside) : undefined) ??
    nouns.findLast(({ negated, excepted }) => !negated && !excepted);
  if (wanted !== undefined) return verb === 'remove' ? undefined : wanted;

  return nouns.findLast(({ excepted }) => !excepted);
}

export function describeLastNoun(clause: Clause, qualities: Qualities): void {
  const noun = describedNoun(clause);
  if (noun === undefined) return;
  // "Swap the wool trousers for something lighter, cotton or linen": said of what comes.
  if (clause.verb === 'swap' && clause.pivot !== null && noun.at < clause.pivot) {
    clause.trailing = joined(clause.trailing, qualities);
    return;
  }
  if (noun.negated) noun.qualities = noQualities();
  noun.negated = false;
  // "In my wool suit I am wrong: linen, please": what comes later takes the place of the same sort.
  noun.qualities = withoutSorts(noun.qualities, qualities);
  if (clause.nouns.length === 1) clause.trailing = joined(clause.trailing, qualities);
  else noun.qualities = joined(noun.qualities, qualities);
}

/** "The belt and the shoes, make them black": of all that is wanted. */
export function describeEachNoun(clause: Clause, qualities: Qualities): void {
  const meant = clause.nouns.filter(({ excepted, isBeside }) => !excepted && !isBeside);
  // „Gürtel und Schuhe passen nicht zum Anzug, beides bitte schwarz“.
  if (clause.isDislike && meant.every(({ negated }) => negated))
    for (const noun of meant) noun.negated = false;
  const wanted = meant.filter(({ negated }) => !negated);
  if (wanted.length < 2 || clause.insteadOf !== null || clause.verb === 'swap') {
    describeLastNoun(clause, qualities);
    return;
  }
  for (const noun of wanted) noun.qualities = joined(withoutSorts(noun.qualities, qualities), qualities);
}

/** "Boots, in brown to match the bag": brown boots, and nothing of the bag. */
export function describesAsModel(
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
export function standsInFor(clause: Clause, before: Clause): boolean {
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
export function isAnswer(clause: Clause): boolean {
  const isSilent =
    clause.nouns.length === 0 &&
    clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    isEmpty(clause.refused) &&
    clause.verb === null &&
    !clause.leavesRest;

  return isSilent && clause.cues.size === 1 && (clause.cues.has('not') || clause.cues.has('free'));
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
