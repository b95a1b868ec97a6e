import { joined, withoutSorts } from '../clauses/clause.ts';
import { type Edit, isAskedFor } from './edit.ts';

/** Gives the colors that are named alone to what they are said of: what was asked for, what is to change, the rest of the look. */
export function placeBareColours(edits: readonly Edit[]): Edit[] {
  return ofTheRest(inItsStead(ofWhatIsNamed(edits)));
}

/** "A blazer instead of the wrap, in cream": a color alone is that of what was asked for last, where anything was. */
function ofWhatIsNamed(edits: readonly Edit[]): Edit[] {
  const given: Edit[] = [];
  for (const edit of edits) {
    const asked = edit.do === 'recolour' && !edit.everything ? given.findLastIndex(isAskedFor) : -1;
    const target = given[asked];
    if (edit.do !== 'recolour' || target === undefined || !isAskedFor(target)) given.push(edit);
    else
      given[asked] = {
        ...target,
        qualities: joined(withoutSorts(target.qualities, edit.qualities), edit.qualities),
      };
  }

  return given;
}

/** "I said teal, that's turquoise", "the pink has to go. Pale blue": what is to be another color takes the one that is named alone. */
function inItsStead(edits: readonly Edit[]): Edit[] {
  const avoided = edits.filter((edit) => edit.do === 'avoid');
  const isFor = (edit: Edit): edit is Extract<Edit, { do: 'recolour' }> =>
    edit.do === 'recolour' &&
    !edit.everything &&
    avoided.length > 0 &&
    avoided.every(({ refused }) =>
      (['colours', 'fabrics', 'patterns'] as const).every(
        (sort) =>
          refused[sort].length === 0 ||
          (edit.qualities[sort].length > 0 && !isSame(edit.qualities[sort], refused[sort])),
      ),
    );
  const by = edits.find(isFor);
  if (by === undefined) return [...edits];

  return edits.flatMap((edit): Edit[] => {
    if (edit === by) return avoided.map(({ item }) => ({ do: 'modify', item, qualities: by.qualities }));

    return edit.do === 'avoid' ? [] : [edit];
  });
}

/** "The bridesmaids wear sage, I need another color": sage is none. */
function isSame(wished: readonly Quality[], refused: readonly Quality[]): boolean {
  const namesOf = ({ names = [], patterns = [] }: Quality) => [...names, ...patterns];
  const others = refused.flatMap(namesOf);

  return wished.flatMap(namesOf).every((name) => others.includes(name));
}

interface Quality {
  names?: readonly string[];
  patterns?: readonly string[];
}

/** "The bag in black, the rest in white": what has its own color is not of the rest, and neither is what joins. */
function ofTheRest(edits: readonly Edit[]): Edit[] {
  const isOfAll = (edit: Edit) => edit.do === 'recolour' && edit.everything;
  // "All in white, only the bag may be loud".
  const steered = edits.flatMap((edit) => ((edit.do === 'style' || edit.do === 'shift') && edit.items) || []);
  const coloured = edits.flatMap((edit) =>
    (edit.do === 'modify' || edit.do === 'replace') && edit.qualities.colours.length > 0 ? [edit.item] : [],
  );
  if (!edits.some(isOfAll)) return [...edits];
  const but = [...coloured, ...steered];

  return [
    ...edits.filter(isOfAll).map((edit): Edit => (edit.do === 'recolour' ? { ...edit, but } : edit)),
    ...edits.filter((edit) => !isOfAll(edit)),
  ];
}
