import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import { noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import type { Clause } from '../clauses/clause.ts';
import { matching, unplacedOf } from '../items/match-items.ts';
import { colourOf } from '../items/what-is-here.ts';
import { type ClauseEdits, only } from './clause-context.ts';

/** "I hate the color of the pants", "the shirt in another color", "a different color, please". */
export function readAnotherColour(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  const named = clause.nouns.flatMap((noun) => matching(noun, items, true));
  const [first, second, ...others] = named;
  // "Swap the colors of the sweater and the scarf".
  if (clause.verb === 'swap' && first !== undefined && second !== undefined && others.length === 0)
    return only([
      { do: 'modify', item: first.id, qualities: colourOf(second) },
      { do: 'modify', item: second.id, qualities: colourOf(first) },
    ]);
  // "Shirt and jumper swap colors" where there is no jumper.
  if (clause.verb === 'swap' && clause.nouns.length > 1 && unplacedOf(clause.nouns, items).length > 0)
    return only([], unplacedOf(clause.nouns, items));
  const before = items.filter(({ id }) => nearby.includes(id));
  const about = clause.nouns.length > 0 ? named : before.length > 0 ? before : seenFirst(items);
  // "Change the color of the blouse to light blue".
  if (clause.trailing.colours.length > 0 && clause.verb === 'swap')
    return only(
      about.map((item) => ({ do: 'modify', item: item.id, qualities: clause.trailing })),
      unplacedOf(clause.nouns, items),
    );

  // "Another color for the dress, dusty pink maybe"; "the white shirt in another color" says which shirt.
  const wished = [...clause.nouns.flatMap((noun) => noun.qualities.colours), ...clause.trailing.colours];
  const [piece, ...more] = about;
  const isOther =
    piece !== undefined &&
    more.length === 0 &&
    wished.length > 0 &&
    !wished.some(({ names }) => names.some((name) => name === piece.color));
  if (isOther)
    return only([{ do: 'modify', item: piece.id, qualities: { ...noQualities(), colours: wished } }]);

  return only(
    about.map((item) => ({ do: 'avoid', item: item.id, refused: withRefused(colourOf(item), clause) })),
    unplacedOf(clause.nouns, items),
  );
}

/** Sage is no other color than green is: what it is not to be, with the rest of its family, and with what is refused beside it. */
function withRefused(now: Qualities, { refused }: Clause): Qualities {
  const alike = new Set(now.colours.flatMap(({ names }) => names.map(familyOf)));
  alike.delete('neutrals');

  return {
    ...now,
    colours: [
      ...now.colours.map((colour) => ({
        ...colour,
        names: COLOUR_NAMES.filter((name) => colour.names.includes(name) || alike.has(familyOf(name))),
      })),
      ...refused.colours,
    ],
  };
}

function seenFirst(items: readonly OutfitItem[]): OutfitItem[] {
  const first = (['dress', 'outer', 'top'] as const)
    .map((slot) => items.find((item) => item.slot === slot))
    .find((item) => item !== undefined);

  return first === undefined ? [] : [first];
}
