import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { isEmpty, noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import { isBareQualities, isOfOnes, namesOnly, withoutOnly } from './bare-clause.ts';
import { type Clause, joined, type Noun, withoutSorts } from './clause.ts';

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

/** "A beanie, mustard", "tie: knitted, green", "a skirt? Knee length.": bare qualities are those of the noun before them. */
export function describesNounOf(clause: Clause, before: Clause): boolean {
  const noun = describedNoun(before);

  return (
    (isBareQualities(withoutOnly(clause)) || isOfOnes(clause)) &&
    noun !== undefined &&
    // "No tie, grandad collar": a tie has none.
    clause.trailing.shapes.every((shape) => canBe(noun, shape)) &&
    // "A waistcoat would be nice. Gray.": what is not there yet is wished for, and not kept; „Hut ist super. Nur in Schwarz“ is of what is.
    (before.verb !== 'keep' || (!noun.isDefinite && !clause.hasPronoun && !clause.cues.has('only'))) &&
    clause.sentence - before.sentence <= (clause.isOfEach ? 2 : 1)
  );
}

function canBe({ target }: Noun, shape: Qualities['shapes'][number]): boolean {
  return [...target.keys].some((key) => {
    const garment = garmentOf(key);
    return garment !== null && shape.matches(garment);
  });
}

/** The last that is wanted; "the wool scarf itches. Cashmere?" wants another of what is not borne. */
export function describedNoun({ nouns: named, verb, insteadOf, isDislike }: Clause): Noun | undefined {
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
  if (clause.nouns.length === 1 || areBareNouns(clause) || isSaidOfEach(clause))
    clause.trailing = joined(clause.trailing, qualities);
  else noun.qualities = joined(noun.qualities, qualities);
}

/** "Cufflinks and a tie pin, silver": neither has anything of its own, and each is to be so. */
function areBareNouns({ nouns, cues, verb, insteadOf, pivot }: Clause): boolean {
  return (
    cues.has('and') &&
    insteadOf === null &&
    pivot === null &&
    (verb === null || verb === 'add') &&
    nouns.every(
      ({ qualities, negated, excepted, isBeside, isDefinite }) =>
        isEmpty(qualities) && !negated && !excepted && !isBeside && !isDefinite,
    )
  );
}

/** "The jacket and the trousers in linen, some kind of gray": what they share already they share further. */
function isSaidOfEach({ nouns, cues, verb, insteadOf, trailing }: Clause): boolean {
  return (
    !isEmpty(trailing) &&
    cues.has('and') &&
    insteadOf === null &&
    (verb === null || verb === 'add' || verb === 'make') &&
    nouns.every(
      ({ qualities, negated, excepted, isBeside }) =>
        isEmpty(qualities) && !negated && !excepted && !isBeside,
    )
  );
}

/** "The belt and the shoes, make them black": of all that is wanted. */
export function describeEachNoun(clause: Clause, qualities: Qualities): void {
  const meant = clause.nouns.filter(({ excepted, isBeside }) => !excepted && !isBeside);
  // „Gürtel und Schuhe passen nicht zum Anzug, beides bitte schwarz“.
  if (clause.isDislike && meant.every(({ negated }) => negated))
    for (const noun of meant) noun.negated = false;
  const wanted = meant.filter(({ negated }) => !negated);
  if (wanted.length < 2 || clause.verb === 'swap') {
    describeLastNoun(clause, qualities);
    return;
  }
  const all = clause.isOfEach ? joined(clause.trailing, qualities) : qualities;
  for (const noun of wanted) noun.qualities = joined(withoutSorts(noun.qualities, all), all);
  if (clause.isOfEach) clause.trailing = noQualities();
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
