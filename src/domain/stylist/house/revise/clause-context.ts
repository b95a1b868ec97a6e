import type { OutfitItem } from '#contract/outfits.ts';
import type { Axis } from '../language/meanings.ts';
import { isEmpty } from '../language/qualities.ts';
import type { Clause } from './clause.ts';
import type { Edit } from './edit.ts';
import { hasAnyOf, matching } from './match-items.ts';

export interface ClauseEdits {
  edits: Edit[];
  keeps: string[];
  unplaced: string[];
  /** What is asked for and there already, in the person's words. */
  already?: string[];
  /** The items of that. */
  named?: string[];
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

  const named = (other: Clause | undefined) =>
    other === undefined || Math.abs(other.sentence - clause.sentence) > 1
      ? []
      : [
          ...other.nouns.filter(({ isBeside }) => !isBeside).flatMap((noun) => matching(noun, items, true)),
          ...items.filter((item) => hasAnyOf(item, other.subject)),
          ...(isOfBefore && other.nouns.length === 0
            ? items.filter((item) => hasAnyOf(item, other.refused))
            : []),
        ].map((item) => item.id);
  // "Shorts yes, but not so short. And not cream": what stands between names nothing else.
  const last = clauses.findLastIndex(
    (other, index) =>
      index < at && (other.nouns.length > 0 || !(isOfSameThing(other) || saysNothingMore(other))),
  );
  const before = named(clauses[last]);
  const after = clauses[at + 1];

  return before.length > 0 ? before : after?.sentence === clause.sentence ? named(after) : [];
}

/** "Moths ate my scarf & I'm not buying another. Leave it off". */
function saysNothingMore({ others, trailing, refused, verb, isTelling }: Clause): boolean {
  // "Chinos, not beige, not navy": each is said of the chinos.
  if (others.length === 0 && verb === null && isEmpty(trailing) && !isEmpty(refused)) return true;

  return isTelling && others.length === 0 && verb === null && isEmpty(trailing) && isEmpty(refused);
}

/** Says something of what was named before it. */
function isOfSameThing({ cues, others }: Clause): boolean {
  const isShift = ({ meaning }: Clause['others'][number]) =>
    meaning.is === 'change' && ['fit', 'length', 'heel', 'brightness'].includes(meaning.axis);

  return others.length > 0 && others.every(isShift) && !cues.has('everything') && !cues.has('rest');
}

/** "Those boots would kill my feet, we are walking to dinner": the boots change, and nothing else for the dinner. */
export function isMereContext(
  part: ClauseEdits & { clause: Clause },
  all: readonly (ClauseEdits & { clause: Clause })[],
): boolean {
  const { clause, edits } = part;
  const isTold = (edit: Edit) =>
    edit.do === 'goal' ||
    (clause.isStatement && (edit.do === 'style' || isWhole(edit, ['formality']))) ||
    (clause.isTelling && (edit.do === 'style' || isWhole(edit, ['formality', 'warmth', 'comfort'])));
  const isSetting =
    edits.length > 0 &&
    edits.every((edit) => edit.do === 'occasion' || edit.do === 'weather' || isTold(edit));
  const isAsked =
    !clause.isTelling &&
    (clause.verb === 'swap' || (clause.verb !== null && (clause.cues.has('it') || clause.hasPronoun)));
  if (!isSetting || isAsked || clause.cues.has('everything')) return false;

  // "I'm carrying the coffin, so the jacket needs room": what is named is meant.
  const isOfNamed = ({ clause: { nouns, verb } }: ClauseEdits & { clause: Clause }) =>
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

/** "My feet hurt, something I can walk in" asks once; "boots, and not the loafers" is one exchange. */
export function withoutRepeats(asked: readonly Edit[]): Edit[] {
  const edits = [...new Map(asked.map((edit) => [keyOf(edit), edit])).values()].slice(0, MOST_EDITS);
  const replaced = new Set(edits.flatMap((edit) => (edit.do === 'replace' ? [edit.item] : [])));
  // "All but the bag, make it a tote": what it is to become says more than that it is to become another.
  const isVague = (edit: Edit, at: number) =>
    edit.do === 'replace' &&
    edit.by === null &&
    edits.some((other, index) => index !== at && isAbout(other, edit.item) && other.do !== 'remove');
  const isRecoloured = edits.some((edit) => edit.do === 'recolour' && edit.everything);
  const single = edits.filter(
    (edit, at) =>
      !isCorrected(edit, edits.slice(at + 1)) &&
      (edit.do !== 'remove' || !(replaced.has(edit.item) || isMended(edit.item, edits.slice(at + 1)))) &&
      !isVague(edit, at) &&
      !edits.some((other) => refusesSame(other, edit)) &&
      !(edit.do === 'avoid' && edits.some((other) => settles(other, edit))) &&
      // "A beanie, matching the scarf": one, and of that color.
      !(edit.do === 'add' && isEmpty(edit.qualities) && edits.some((other) => saysMoreOf(other, edit))) &&
      // "All black" names the one color that it is to have throughout.
      !(isRecoloured && edit.do === 'mood' && edit.mood === 'monochrome'),
  );

  return single.filter(
    (edit, at) =>
      edit.do !== 'shift' ||
      !single
        .slice(0, at)
        .some(
          (other) =>
            other.do === 'shift' &&
            other.axis === edit.axis &&
            other.direction === edit.direction &&
            edit.items === null,
        ),
  );
}

/** "White is what the waiters wear, so a different color": white is not asked for again. */
function refusesSame(avoided: Edit, edit: Edit): boolean {
  return (
    avoided.do === 'avoid' &&
    edit.do === 'modify' &&
    avoided.item === edit.item &&
    edit.qualities.colours.length > 0 &&
    edit.qualities.colours.every(({ label }) =>
      avoided.refused.colours.some((refused) => refused.label.toLowerCase() === label.toLowerCase()),
    )
  );
}

function saysMoreOf(edit: Edit, { target }: Extract<Edit, { do: 'add' }>): boolean {
  return edit.do === 'add' && edit.target.label === target.label && !isEmpty(edit.qualities);
}

/** "The wool scarf itches. Cashmere?", "the gray is dull, more color": what it is to become is away from it already. */
function settles(edit: Edit, avoided: Extract<Edit, { do: 'avoid' }>): boolean {
  if (edit.do === 'shift')
    return (
      edit.axis === 'colour' &&
      edit.direction === 1 &&
      edit.items?.includes(avoided.item) === true &&
      avoided.refused.colours.length > 0
    );

  return (
    edit.do === 'modify' &&
    edit.item === avoided.item &&
    (['colours', 'fabrics', 'patterns'] as const).every(
      (kind) => avoided.refused[kind].length === 0 || edit.qualities[kind].length > 0,
    )
  );
}

/** "The belt is wrong, make it brown": what comes after says what is wrong with it. */
function isMended(item: string, later: readonly Edit[]): boolean {
  return later.some((edit) => edit.do === 'modify' && edit.item === item);
}

/** "In green. No wait, rust.: of two colors for one piece the last is meant. */
function isCorrected(edit: Edit, later: readonly Edit[]): boolean {
  return (
    edit.do === 'modify' &&
    edit.qualities.colours.length > 0 &&
    later.some(
      (other) => other.do === 'modify' && other.item === edit.item && other.qualities.colours.length > 0,
    )
  );
}

/** Nobody asks for more at once; who writes a word a hundred times means it once. */
const MOST_EDITS = 24;

/** The same for edits that ask for the same. */
function keyOf(edit: Edit): string {
  return JSON.stringify(edit, (_, value: unknown) => (value instanceof Set ? [...value].slice(0, 3) : value));
}

function isAbout(edit: Edit, item: string): boolean {
  return ('item' in edit && edit.item === item) || ('items' in edit && edit.items?.includes(item) === true);
}

export function only(edits: Edit[], unplaced: string[] = []): ClauseEdits {
  return { edits, keeps: [], unplaced };
}
