import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import type { Mention } from '../language/meanings.ts';
import { noQualities, type Qualities } from '../language/qualities.ts';
import { unknownWords } from '../language/unknown-words.ts';
import { type Clause, clausesOf, type Noun } from './clause.ts';
import { type ClauseEdits, isMereContext, namedNearby, only, withoutRepeats } from './clause-context.ts';
import type { Edit, RequestedEdits } from './edit.ts';
import { matching, unplacedOf } from './match-items.ts';
import { readInsteadOf, readSwap } from './read-exchange.ts';
import { readShifts } from './read-shifts.ts';
import { readWish, removals } from './read-wish.ts';

/** What a request asks to be done to this outfit. Nothing is guessed: what does not fit is reported. */
export function readEdits(mentions: readonly Mention[], outfit: Pick<Outfit, 'items'>): RequestedEdits {
  const edits: Edit[] = [];
  const keeps = new Set<string>();
  const unplaced: string[] = [];

  const clauses = clausesOf(mentions);
  const read = clauses.map((clause, at) => ({
    clause,
    ...readClauseEdits(clause, outfit.items, namedNearby(clauses, at, outfit.items)),
  }));

  for (const part of read) {
    edits.push(...(isMereContext(part, read) ? [] : part.edits));
    unplaced.push(...part.unplaced);
    for (const id of part.keeps) keeps.add(id);
  }

  return {
    edits: withoutRepeats(edits),
    keeps,
    notUnderstood: [...new Set([...unknownWords(mentions), ...unplaced])],
  };
}

function readClauseEdits(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  if (clause.cues.has('another-colour')) return readAnotherColour(clause, items);
  if (clause.verb === 'keep' && clause.insteadOf === null) return readKeep(clause, items);
  if (
    clause.cues.has('rest') &&
    (clause.verb === 'swap' || clause.cues.has('another')) &&
    clause.nouns.length === 0
  ) {
    return only([{ do: 'refresh' }]);
  }
  if (clause.insteadOf !== null) return readInsteadOf(clause, clause.insteadOf, items);
  if (clause.verb === 'swap' && clause.nouns.length > 0) return readSwap(clause, items);
  if (clause.verb === 'remove' && clause.nouns.length > 0) {
    return only(
      clause.nouns.flatMap((noun) => removals(noun, items)),
      unplacedOf(clause.nouns, items),
    );
  }

  return readWish(clause, items, nearby);
}

/** "I hate the color of the pants", "the shirt in another color", "a different color, please". */
function readAnotherColour(clause: Clause, items: readonly OutfitItem[]): ClauseEdits {
  const named = clause.nouns.flatMap((noun) => matching(noun, items, true));
  const about = clause.nouns.length > 0 ? named : seenFirst(items);

  return only(
    about.map((item) => ({ do: 'avoid', item: item.id, refused: colourOf(item) })),
    unplacedOf(clause.nouns, items),
  );
}

function seenFirst(items: readonly OutfitItem[]): OutfitItem[] {
  const first = (['dress', 'outer', 'top'] as const)
    .map((slot) => items.find((item) => item.slot === slot))
    .find((item) => item !== undefined);

  return first === undefined ? [] : [first];
}

function colourOf({ color }: OutfitItem): Qualities {
  const name = COLOUR_NAMES.find((known) => known === color);

  return { ...noQualities(), colours: name === undefined ? [] : [{ label: name, names: [name] }] };
}

/** "keep the shoes", "I like the blazer", "everything else stays". */
function readKeep(clause: Clause, items: readonly OutfitItem[]): ClauseEdits {
  const left = clause.nouns.filter((noun) => noun.negated);
  if (left.length > 0 && clause.cues.has('everything')) return readAllBut(left, items);

  const keeps = clause.nouns.flatMap((noun) => matching(noun, items, true)).map((item) => item.id);
  const shifted = readShifts(clause, keeps).filter((edit) => edit.do === 'shift');
  // "I like my jeans tighter" keeps nothing.
  if (keeps.length > 0 && shifted.length > 0 && !clause.cues.has('everything')) return only(shifted);
  if (clause.cues.has('only') && keeps.length > 0) return { edits: [{ do: 'refresh' }], keeps, unplaced: [] };

  // "I like the blazer in camel" or "keep it but cheaper" says more than keep.
  const wishes = readShifts(clause, null).filter((edit) => clause.nouns.length === 0 || edit.do !== 'shift');

  return { edits: wishes, keeps, unplaced: [] };
}

/** "I like everything except the belt": that becomes another, and nothing else moves. */
function readAllBut(nouns: readonly Noun[], items: readonly OutfitItem[]): ClauseEdits {
  const disliked = nouns.flatMap((noun) => matching(noun, items, true));

  return {
    edits: disliked.map((item) => ({ do: 'replace', item: item.id, by: null, qualities: noQualities() })),
    keeps: items.filter((item) => !disliked.includes(item)).map((item) => item.id),
    unplaced: unplacedOf(nouns, items),
  };
}
