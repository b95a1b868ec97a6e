import type { OutfitItem } from '#contract/outfits.ts';
import type { Clause } from '../clauses/clause.ts';
import type { Part } from './clause-context.ts';
import { type Edit, isAbout } from './edit.ts';

/**
 * The ids of the items that are to stay: what is liked and not changed at once, and the rest where that is to stay.
 * @param edits all that is asked for
 */
export function keptItems(
  parts: readonly Part[],
  clauses: readonly Clause[],
  edits: readonly Edit[],
  items: readonly OutfitItem[],
): Set<string> {
  const liked = parts.flatMap((part, at) => {
    // "I like the sneakers, but make them red": liked, and changed.
    const behind = parts[at + 1];
    const isOfThis =
      behind?.clause.hasPronoun === true ||
      (['but', 'only'] as const).some((cue) => behind?.clause.cues.has(cue) === true);
    // A color alone has found its piece by now.
    const isOther = (id: string) =>
      behind?.edits.some((edit) => isAbout(edit, id)) === true ||
      (behind?.edits.some(({ do: does }) => does === 'recolour') === true &&
        edits.some((edit) => edit.do === 'modify' && edit.item === id));
    return part.keeps.filter((id) => !(isOfThis && isOther(id)));
  });
  const kept = liked.filter((id) => !isAskedByName(parts, id) || isKeptByName(parts, id));

  // "Leave the rest alone": what no other part of the request names stays.
  const isRestKept = clauses.some(
    ({ verb, cues, leavesRest }) => leavesRest || (verb === 'keep' && cues.has('rest')),
  );
  const rest = items.filter(({ id }) => isRestKept && !edits.some((edit) => isAbout(edit, id)));

  return new Set([...kept, ...rest.map(({ id }) => id)]);
}

/** "Keep all but the shoes ... and the belt in black": what is named behind it is not of all. */
function isKeptByName(parts: readonly Part[], id: string): boolean {
  const isAllBut = ({ verb, cues, nouns }: Clause) =>
    verb === 'keep' && cues.has('everything') && nouns.some(({ excepted }) => excepted);

  return parts.some(({ clause, keeps }) => keeps.includes(id) && !isAllBut(clause));
}

function isAskedByName(parts: readonly Part[], id: string): boolean {
  return parts.some(
    ({ clause, edits }) =>
      !clause.cues.has('everything') && edits.some((edit) => 'item' in edit && edit.item === id),
  );
}
