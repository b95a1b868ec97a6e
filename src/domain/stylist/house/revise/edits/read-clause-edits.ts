import type { OutfitItem } from '#contract/outfits.ts';
import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import type { Clause, Noun } from '../clauses/clause.ts';
import { matching, unplacedOf } from '../items/match-items.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import type { Edit } from './edit.ts';
import { readAnotherColour } from './read-another-colour.ts';
import { readInsteadOf } from './read-exchange.ts';
import { readAllBut, readKeep } from './read-keep.ts';
import { readMatch } from './read-match.ts';
import { readShifts } from './read-shifts.ts';
import { readSwap } from './read-swap.ts';
import { readWish } from './read-wish.ts';
import { removals } from './removals.ts';

/**
 * What one thought asks for.
 * @param nearby the ids of what is named beside it
 * @param isAlone whether the request is this thought alone
 */
export function readClauseEdits(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
  isAlone: boolean,
): ClauseEdits {
  const matched = readMatch(clause, items);
  if (matched !== null) return matched;
  const clashing = clause.isClash ? clashingOf(clause, items) : undefined;
  // „Burgund beißt sich mit Braun, Krawatte in Grün“: the reason for it.
  if (clause.isClash && clause.nouns.length === 0 && !isAlone) return only([]);
  if (clashing !== undefined) return readAnotherColour({ ...clause, nouns: [clashing] }, items, nearby);
  if (clause.cues.has('another-colour')) return readAnotherColour(clause, items, nearby);
  if (clause.nouns.some(({ excepted }) => excepted)) return readExcept(clause, items, nearby, isAlone);
  if (clause.verb === 'keep' && clause.insteadOf === null) return readKeep(clause, items, nearby);
  if (isAboutTheRest(clause)) return only([{ do: 'refresh' }]);
  if (clause.insteadOf !== null) return readInsteadOf(clause, clause.insteadOf, items, nearby);
  if (clause.verb === 'swap' && clause.nouns.length > 0) return readSwap(clause, items, nearby);
  // "The tie? Ditch it."
  if (clause.verb === 'remove' && clause.nouns.length === 0 && nearby.length > 0)
    return only(nearby.map((item) => ({ do: 'remove', item, not: null })));
  // "The silk has to go".
  if (clause.verb === 'remove' && clause.nouns.length === 0 && !isEmpty(clause.trailing))
    return readWish({ ...clause, refused: clause.trailing, trailing: noQualities() }, items, nearby);
  // "Drop the blazer down to something under 80": not it, its price.
  const isPrice = clause.others.some(({ meaning }) => meaning.is === 'money');
  if (clause.verb === 'remove' && clause.nouns.length > 0 && !isPrice) {
    return only(
      [...clause.nouns.flatMap((noun) => removals(noun, items)), ...beside(clause)],
      unplacedOf(clause.nouns, items),
    );
  }

  return readWish(clause, items, nearby);
}

/** The smaller of two that do not go together, else the second: it takes another color. */
function clashingOf({ nouns, trailing }: Clause, items: readonly OutfitItem[]): Noun | undefined {
  const named = nouns.filter((noun) => matching(noun, items, true).length > 0);
  if (named.length !== 2 || !isEmpty(trailing)) return undefined;

  return (
    named.find(({ target }) => target.slots.every((slot) => slot === 'accessory' || slot === 'bag')) ??
    named[1]
  );
}

/** "More serious, and the scarf off": what is said beside the removal is of the whole look. */
function beside(clause: Clause): Edit[] {
  return readShifts(clause, null).filter(
    (edit) => edit.do === 'shift' && ['formality', 'warmth'].includes(edit.axis),
  );
}

/** "Change everything else", "something completely different for the rest". */
function isAboutTheRest({ cues, verb, nouns, isDislike, trailing, refused }: Clause): boolean {
  // "Swap the charcoal for navy throughout".
  if (!isEmpty(trailing) && !isEmpty(refused)) return false;
  if (isDislike && cues.has('rest') && nouns.length === 0) return true;

  return (
    (cues.has('rest') || cues.has('everything')) &&
    (verb === 'swap' || verb === 'remove' || cues.has('another')) &&
    nouns.length === 0
  );
}

/** "Everything black except the shirt", "don't change anything but the bag". */
function readExcept(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
  isAlone: boolean,
): ClauseEdits {
  const excepted = clause.nouns.filter((noun) => noun.excepted);
  const unplaced = unplacedOf(excepted, items);
  const others = { ...clause, nouns: clause.nouns.filter((noun) => !noun.excepted) };
  const left = excepted.flatMap((noun) => matching(noun, items, true)).map(({ id }) => id);
  if (clause.verb === 'keep' && others.nouns.length === 0) return readAllBut(excepted, items);
  if (others.nouns.length > 0 || !saysNothing(others)) {
    others.cues.add('everything');
    const said = readClauseEdits(others, items, nearby, isAlone);
    return { ...said, keeps: [...said.keeps, ...left], unplaced: [...said.unplaced, ...unplaced] };
  }

  // "Cool with everything bar the tee".
  if (clause.cues.has('everything') && clause.cues.has('with')) return readAllBut(excepted, items);

  // Behind a comma it belongs to what was said before; alone "anything but heels" asks for other shoes.
  return isAlone
    ? only(
        excepted.flatMap((noun) => removals(noun, items)),
        unplaced,
      )
    : { edits: [], keeps: left, unplaced };
}

function saysNothing(clause: Clause): boolean {
  const { trailing, others, verb } = clause;

  return (
    others.length === 0 &&
    verb === null &&
    [trailing.colours, trailing.fabrics, trailing.patterns, trailing.shapes].every(
      (list) => list.length === 0,
    )
  );
}
