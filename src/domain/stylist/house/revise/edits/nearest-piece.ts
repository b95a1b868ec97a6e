import type { OutfitItem } from '#contract/outfits.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';
import type { Clause } from '../clauses/clause.ts';
import { hasAnyOf, matching } from '../items/match-items.ts';
import type { Part } from './clause-context.ts';
import { type Edit, isAskedFor } from './edit.ts';

/** "Why brown shoes? I said black": a color alone is that of the piece that is named nearest to it, where one is. */
export function ofNearest(
  edit: Edit,
  parts: readonly Part[],
  at: number,
  items: readonly OutfitItem[],
): Edit[] {
  if (edit.do !== 'recolour' || edit.everything) return [edit];
  // "Silk next to poster paint?": nobody asks for what is there already, so something is wrong with it.
  const had = items.filter((item) => hasAnyOf(item, edit.qualities));
  const { clause } = parts[at] ?? {};
  // "Brown with charcoal ...": more than one color, and all of them are there.
  const { colours } = edit.qualities;
  const isThere = (wish: (typeof colours)[number]) =>
    items.some(({ color }) => wish.names.some((name) => name === color));
  if (clause?.cues.has('with') && clause.nouns.length === 0 && colours.length > 1 && colours.every(isThere))
    return [];
  if (
    had.length > 0 &&
    clause?.verb === null &&
    clause.cues.size === 0 &&
    !clause.isTelling &&
    !clause.isPraise &&
    !clause.isWelcome &&
    // "Something with a strap, gold still": as it is.
    !clause.isStill &&
    // "Black": ordered.
    (clause.isAsked || parts.length > 1 || clause.others.length > 0) &&
    // "Just not the color. Green?"
    parts[at - 1]?.clause.cues.has('another-colour') !== true &&
    !isSaidBesideColour(parts, at) &&
    isOneSort(edit.qualities)
  )
    return had.map((item) => ({ do: 'avoid', item: item.id, refused: edit.qualities }));
  const byDistance = [...parts.keys()]
    .filter((index) => index !== at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at) || one - other);
  for (const index of byDistance) {
    const { clause, edits = [] } = parts[index] ?? {};
    // "The coat is lovely, just not the color. Green?"
    const isKept =
      clause?.verb === 'keep' && !clause.cues.has('another-colour') && !isSaidOfKept(parts, index, at);
    // "The blouse in blue? White never survives lunch": told of what is asked for, and of nothing beyond it.
    if (parts[at]?.clause.isTelling === true && edits.some(isAskedFor)) return [edit];
    if (clause === undefined || isKept || clause.verb === 'remove' || edits.some(isAskedFor)) continue;
    const named = clause.nouns
      .filter((noun) => !noun.isBeside && !noun.excepted)
      .flatMap((noun) => matching(noun, items, true))
      .filter(({ id }) => !parts.some((part) => takesAway(part, id)));
    if (named.length > 0)
      return named.map((item) => ({ do: 'modify', item: item.id, qualities: edit.qualities }));
  }

  return [edit];
}

/** "I like the sneakers, only in red", „die Boots sind ok, nur bitte in Schwarz“: what is liked, but for its color. */
function isSaidOfKept(parts: readonly Part[], kept: number, at: number): boolean {
  const [before, here] = [parts[kept]?.clause, parts[at]?.clause];

  return (
    kept === at - 1 &&
    (here?.cues.has('only') === true ||
      (here?.cues.has('but') === true && before?.sentence === here.sentence))
  );
}

/** "Ties are optional, so ditch it", and not "the sweater itches, rather of cotton". */
function takesAway({ clause, edits }: Part, id: string): boolean {
  const isTakenOff = edits.some((edit) => edit.do === 'remove' && edit.item === id);

  // "No tie, grandad collar".
  return isTakenOff && (clause.verb === 'remove' || !(clause.isDislike || clause.isComplaint));
}

/** "Light blue, linen": one more quality of what is asked for in the same breath. */
function isSaidBesideColour(parts: readonly Part[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];

  return (
    before !== undefined &&
    part !== undefined &&
    // „Terrakotta nicht. Hellblau, Leinen“: the color was given to the thought that refuses one.
    (before.clause.sentence === part.clause.sentence || before.clause.refused.colours.length > 0) &&
    before.clause.verb !== 'remove' &&
    before.clause.trailing.colours.length > 0 &&
    part.clause.trailing.colours.length === 0 &&
    before.edits.length > 0
  );
}

function isOneSort({ colours, fabrics, patterns, shapes }: Qualities): boolean {
  return colours.length + fabrics.length + patterns.length === 1 && shapes.length === 0;
}

/** "Swap the gold for silver, everything gold": how far the exchange goes. */
export function saysHowFar({ edits }: Part, before: readonly { clause: Clause }[]): boolean {
  const [edit, ...more] = edits;
  const refused = before.flatMap(({ clause }) => clause.refused.colours.map(({ label }) => label));

  return (
    more.length === 0 &&
    edit?.do === 'recolour' &&
    edit.everything &&
    edit.qualities.colours.length > 0 &&
    edit.qualities.colours.every(({ label }) => refused.includes(label))
  );
}
