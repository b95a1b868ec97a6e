import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { noQualities } from '../language/qualities.ts';
import type { Clause } from './clause.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import { matching, unplacedOf } from './match-items.ts';

/** "Match the bag to the shoes": the first takes the color of the second. Null where nothing of the kind is said. */
export function readMatch(clause: Clause, items: readonly OutfitItem[]): ClauseEdits | null {
  if (clause.match === null || clause.nouns.length < 2) return null;

  const [first, ...rest] = clause.nouns;
  const model = rest.at(-1);
  if (first === undefined || model === undefined) return null;

  const example = matching(model, items, true)[0];
  const name = COLOUR_NAMES.find((known) => known === example?.color);
  const followers = clause.nouns.slice(0, -1).flatMap((noun) => matching(noun, items, true));
  if (name === undefined) return only([], unplacedOf(clause.nouns, items));

  return only(
    followers.map((item) => ({
      do: 'modify',
      item: item.id,
      qualities: { ...noQualities(), colours: [{ label: name, names: [name] }] },
    })),
    unplacedOf(clause.nouns, items),
  );
}

/** "The bag in black and shoes to match", „dazu passende Schuhe“: to what the clause before it names. */
export function readMatchToBefore(
  clause: Clause,
  before: Clause | undefined,
  items: readonly OutfitItem[],
): ClauseEdits | null {
  const [noun] = clause.nouns;
  const other = before?.nouns.findLast(({ negated }) => !negated);
  if (clause.match === null || clause.nouns.length !== 1 || noun === undefined) return null;
  if (other === undefined || before?.sentence !== clause.sentence) return null;
  const isModel = clause.match.isModelBehind && noun.at > clause.match.at;

  return readMatch({ ...clause, nouns: isModel ? [other, noun] : [noun, other] }, items);
}
