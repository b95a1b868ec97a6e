import type { OutfitItem } from '#contract/outfits.ts';
import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import { type Clause, joined } from '../clauses/clause.ts';
import { matching, unplacedOf } from '../items/match-items.ts';
import { colourOf } from '../items/what-is-here.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import type { Edit } from './edit.ts';
import { wishFor } from './wish-for.ts';

/** "Match the bag to the shoes": the first takes the color of the second. Null where nothing of the kind is said. */
export function readMatch(clause: Clause, items: readonly OutfitItem[]): ClauseEdits | null {
  if (clause.match === null || clause.nouns.length < 2) return null;

  const [first, ...rest] = clause.nouns;
  const model = rest.at(-1);
  if (first === undefined || model === undefined) return null;

  // "The clutch and the shoes to match, both navy": to each other, in what is said.
  const said = joined(
    clause.nouns.reduce((all, { qualities }) => joined(all, qualities), noQualities()),
    clause.trailing,
  );
  const { at } = clause.match;
  // "Shoes to match the bag, both brown".
  const isEach =
    clause.nouns.every(({ qualities }) => qualities.colours.length > 0) ||
    // "Match the bag and shoes in tan".
    (clause.trailing.colours.length > 0 && clause.nouns.every(({ at: noun }) => noun > at));
  if (said.colours.length > 0 && clause.nouns.every((noun) => (noun.at < at || isEach) && !noun.negated))
    return only(
      clause.nouns.flatMap((noun) =>
        wishFor(
          { ...noun, qualities: noun.qualities.colours.length > 0 ? noun.qualities : said },
          { ...clause, trailing: noQualities() },
          items,
        ),
      ),
    );

  const example = matching(model, items, true)[0];
  const qualities = example === undefined ? noQualities() : colourOf(example);
  if (isEmpty(qualities)) return only([], unplacedOf(clause.nouns, items));

  return only(
    clause.nouns.slice(0, -1).flatMap((noun): Edit[] => {
      const followers = matching(noun, items, true);
      if (followers.length > 0) return followers.map(({ id }) => ({ do: 'modify', item: id, qualities }));
      const isPicky = (noun.isDefinite && clause.verb !== 'add') || noun.isBeside || noun.negated;

      // "Add a belt to match the shoes".
      return isPicky
        ? []
        : wishFor(
            { ...noun, qualities: joined(noun.qualities, qualities) },
            { ...clause, trailing: noQualities() },
            items,
          );
    }),
    unplacedOf(
      clause.nouns.filter((noun) => (noun.isDefinite && clause.verb !== 'add') || noun === model),
      items,
    ),
  );
}

/** "The bag in black and shoes to match", „dazu passende Schuhe“: to what the clause before it names. */
export function readMatchToBefore(
  clause: Clause,
  before: Clause | undefined,
  items: readonly OutfitItem[],
): ClauseEdits | null {
  const [noun] = clause.nouns;
  const other =
    before?.nouns.findLast(({ negated, isBeside }) => !negated && !isBeside) ??
    before?.nouns.findLast(({ negated }) => !negated);
  if (clause.match === null || clause.nouns.length !== 1 || noun === undefined) return null;
  const isModel = clause.match.isModelBehind && noun.at > clause.match.at;
  // „Ein Gürtel fehlt noch! Gleiche Farbe wie die Schuhe“, "loafers in black. Belt to match".
  // „Hier fehlt eine Weste. Bitte eine in der Farbe des Anzugs dazu“: the same wish, said whole.
  const isSaidWhole = isModel && clause.verb === 'add' && before?.verb === 'add';
  const reach = clause.verb === null || isSaidWhole ? 1 : 0;
  if (other === undefined || before === undefined || clause.sentence - before.sentence > reach) return null;
  const given = [...other.qualities.colours, ...before.trailing.colours];
  // "The belt black, same as the shoes" says the color.
  if (isModel && given.length > 0) return only([]);
  // "Black loafers instead of the oxfords, the belt to match": to what it says of them.
  if (!isModel && given.length > 0)
    return only(
      wishFor(
        { ...noun, qualities: joined(noun.qualities, { ...noQualities(), colours: given }) },
        { ...clause, trailing: noQualities() },
        items,
      ),
    );

  return readMatch({ ...clause, nouns: isModel ? [other, noun] : [noun, other] }, items);
}
