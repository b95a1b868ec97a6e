import type { OutfitItem } from '#contract/outfits.ts';
import type { Axis } from '../../language/mentions/meanings.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import type { Clause } from '../clauses/clause.ts';
import { hasAnyOf, matching } from '../items/match-items.ts';
import type { Edit } from './edit.ts';

export interface ClauseEdits {
  edits: Edit[];
  keeps: string[];
  unplaced: string[];
  /** What is asked for and there already, in the person's words. */
  already?: string[];
  /** The items of that. */
  named?: string[];
}

/** One thought of a request, and what it asks for. */
export interface Part extends ClauseEdits {
  clause: Clause;
}

/** The items that the clause before names, or else the one after, when this one names none. */
export function namedNearby(clauses: readonly Clause[], at: number, items: readonly OutfitItem[]): string[] {
  const clause = clauses[at];
  if (clause === undefined || clause.cues.has('rest')) return [];
  const isOfBefore =
    clause.verb === 'swap' &&
    clause.pivot !== null &&
    clause.nouns.every(({ at: noun }) => noun > (clause.pivot ?? 0));
  if (!isOfBefore && clause.nouns.some(({ isBeside }) => !isBeside)) return [];

  const named = (other: Clause | undefined) => {
    if (other === undefined || other.isSparing || Math.abs(other.sentence - clause.sentence) > 1) return [];
    const called = other.nouns
      .filter(({ isBeside }) => !isBeside)
      .flatMap((noun) => matching(noun, items, true));
    // "White sneakers get dirty. Dark ones": the sneakers, and not all that is white.
    if (called.length > 0) return [...new Set(called.map(({ id }) => id))];

    return [
      ...items.filter((item) => hasAnyOf(item, other.subject)),
      ...(isOfBefore && other.nouns.length === 0
        ? items.filter((item) => hasAnyOf(item, other.refused))
        : []),
    ].map(({ id }) => id);
  };
  // "Shorts yes, but not so short. And not cream": what stands between names nothing else.
  const last = clauses.findLastIndex(
    (other, index) =>
      index < at && (other.nouns.length > 0 || !(isOfSameThing(other) || saysNothingMore(other))),
  );
  const before = named(clauses[last]);
  const after = clauses[at + 1];

  if (before.length > 0) return before;

  // "Make it smarter but keep the jeans" is not about the jeans.
  return after?.sentence === clause.sentence && after.verb !== 'keep' ? named(after) : [];
}

/** "Moths ate my scarf & I'm not buying another. Leave it off". */
function saysNothingMore({ others, trailing, refused, verb, isTelling, cues }: Clause): boolean {
  // "Chinos, not beige, not navy": each is said of the chinos.
  if (others.length === 0 && verb === null && isEmpty(trailing) && !isEmpty(refused)) return true;

  // "Velvet and toddlers, no way. Make it washable".
  const isNo = cues.size === 1 && cues.has('strikes-back');

  // "A pashmina, in Durban, in December? Leave it off": where and when it would be worn.
  const isSetting =
    cues.has('in') &&
    [...cues].every((cue) => cue === 'in' || cue === 'article') &&
    others.every(({ meaning }) => ['weather', 'occasion', 'place'].includes(meaning.is));

  return (
    verb === null &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    (isSetting || ((isTelling || isNo) && others.length === 0))
  );
}

/** Says something of what was named before it. */
function isOfSameThing({ cues, others }: Clause): boolean {
  const isShift = ({ meaning }: Clause['others'][number]) =>
    meaning.is === 'change' && ['fit', 'length', 'heel', 'brightness'].includes(meaning.axis);

  return others.length > 0 && others.every(isShift) && !cues.has('everything') && !cues.has('rest');
}

/** "Those boots would kill my feet, we are walking to dinner": the boots change, and nothing else for the dinner. */
export function isMereContext(part: Part, all: readonly Part[]): boolean {
  const { clause, edits } = part;
  const isTold = (edit: Edit) =>
    edit.do === 'goal' ||
    ((clause.isStatement || clause.isOfTheDay) && (edit.do === 'style' || isWhole(edit, ['formality']))) ||
    (clause.isTelling && (edit.do === 'style' || isWhole(edit, ['formality', 'warmth', 'comfort'])));
  const isSetting =
    edits.length > 0 &&
    edits.every((edit) => edit.do === 'occasion' || edit.do === 'weather' || isTold(edit));
  const isAsked =
    !clause.isTelling &&
    (clause.verb === 'swap' || (clause.verb !== null && (clause.cues.has('it') || clause.hasPronoun)));
  if (!isSetting || isAsked || clause.cues.has('everything')) return false;

  // "I'm carrying the coffin, so the jacket needs room": what is named is meant.
  const isOfNamed = ({ clause: { nouns, verb } }: Part) =>
    verb !== 'keep' && nouns.some(({ isDefinite, isBeside, negated }) => isDefinite && !isBeside && !negated);

  return all.some(
    (other) => other !== part && (other.edits.some(isOfItems) || (clause.isTelling && isOfNamed(other))),
  );
}

function isOfItems(edit: Edit): boolean {
  return edit.do === 'add' || 'item' in edit || ('items' in edit && edit.items !== null);
}

/** "My boss is old school" and "it's quite formal there" are told of the day where something else is asked for by name. */
function isWhole(edit: Edit, axes: readonly Axis[]): boolean {
  return edit.do === 'shift' && axes.includes(edit.axis) && edit.items === null;
}

export function only(edits: Edit[], unplaced: string[] = []): ClauseEdits {
  return { edits, keeps: [], unplaced };
}
