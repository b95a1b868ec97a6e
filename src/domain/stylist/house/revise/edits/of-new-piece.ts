import type { OutfitItem } from '#contract/outfits.ts';
import type { Axis, Cue } from '../../language/mentions/meanings.ts';
import { matching } from '../items/match-items.ts';
import type { Part } from './clause-context.ts';
import type { Edit } from './edit.ts';

/** "Canvas sneakers, the cheapest you have": what is said of a piece that is to come, and not of the look. */
export function ofNew(edit: Edit, part: Part, before: Part | undefined, worn: readonly OutfitItem[]): Edit[] {
  if (
    edit.do === 'shift' &&
    SUPERLATIVE.test(edit.said) &&
    edit.items === null &&
    isSaidOfPiece(part, before)
  ) {
    const named = before?.clause.nouns.flatMap((noun) => matching(noun, worn, true)) ?? [];
    const ids = before?.edits.flatMap((one) => ('item' in one ? [one.item] : [])) ?? [];

    return ids.length + named.length > 0
      ? [{ ...edit, items: ids.length > 0 ? ids : named.map(({ id }) => id) }]
      : [];
  }

  return isMannerOfNew(edit, part, before) ? [] : [edit];
}

const SUPERLATIVE = /^(?:cheapest|least expensive|lowest price|billigste\w*|günstigste\w*)$/i;

/** Right behind a piece, and nothing else named. */
function isSaidOfPiece({ clause }: Part, before: Part | undefined): boolean {
  return (
    clause.nouns.length === 0 &&
    !clause.opensWithAnd &&
    !clause.cues.has('everything') &&
    !clause.cues.has('rest') &&
    before?.clause.sentence === clause.sentence &&
    before.clause.nouns.length > 0
  );
}

/** "Give me a Hawaiian shirt, loud as you like": behind a piece that is to come it is said of that piece, and not of the look. */
function isMannerOfNew(edit: Edit, { clause }: Part, before: Part | undefined): boolean {
  const isManner =
    (edit.do === 'style' && edit.items === null) ||
    (edit.do === 'shift' && edit.items === null && OF_ONE_PIECE.has(edit.axis));
  const isAlone =
    clause.nouns.length === 0 &&
    clause.verb === null &&
    !clause.opensWithAnd &&
    !['everything', 'it', 'rest', 'but'].some((cue) => clause.cues.has(cue as Cue));

  return (
    isManner &&
    isAlone &&
    before?.clause.sentence === clause.sentence &&
    before.edits.length > 0 &&
    before.edits.every(
      (one) =>
        one.do === 'add' ||
        (one.do === 'replace' && one.by !== null) ||
        // "A pattern on the shirt, subtle".
        (one.do === 'modify' && edit.do === 'shift' && edit.axis === 'colour'),
    )
  );
}

const OF_ONE_PIECE: ReadonlySet<Axis> = new Set(['colour', 'brightness']);
