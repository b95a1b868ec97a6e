import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { noQualities } from '../../language/mentions/qualities.ts';
import type { Clause, Noun } from '../clauses/clause.ts';
import { hasAnyOf, matching } from '../items/match-items.ts';
import type { Edit } from './edit.ts';

/** @param disliking the clause, where it says so of what it names: "I can't see myself in these shoes" wants others */
export function removals(noun: Noun, items: readonly OutfitItem[], disliking: Clause | null = null): Edit[] {
  const isDisliked = disliking !== null && (noun.pointsAt || (noun.isDefinite && disliking.isDislike));

  const refused = { ...noQualities(), fabrics: disliking?.refused.fabrics ?? [] };

  const meant = matching(noun, items, true);
  if (meant.length === 0 && LAYERS.test(noun.said)) return layerToSpare(noun, items);

  return meant.map((item): Edit => {
    // "Hate that tie, that one": another tie, and no pocket square.
    if (isDisliked && noun.pointsAt && disliking.isDislike && !NEEDED.has(item.slot))
      return {
        do: 'replace',
        item: item.id,
        by: item.slot === 'accessory' ? noun.target : null,
        qualities: noQualities(),
      };

    // "Wool trousers make me itch": others, and not of wool.
    if (noun.target.breadth === 'garment' && NEEDED.has(item.slot) && hasAnyOf(item, refused))
      return { do: 'avoid', item: item.id, refused };

    // "Get rid of the white shoes": others, and not white.
    if (noun.target.breadth === 'slot' && NEEDED.has(item.slot) && hasAnyOf(item, noun.qualities))
      return { do: 'avoid', item: item.id, refused: noun.qualities };

    return isDisliked && noun.target.breadth === 'slot' && NEEDED.has(item.slot)
      ? { do: 'replace', item: item.id, by: null, qualities: noQualities() }
      : { do: 'remove', item: item.id, not: noun.target };
  });
}

/** "Too many layers", where nothing is worn over the rest: what is worn beneath another top goes, else the scarf. */
function layerToSpare({ target }: Noun, items: readonly OutfitItem[]): Edit[] {
  const tops = items.filter(({ slot }) => slot === 'top');
  const isUnder = ({ garment }: OutfitItem) => {
    const worn = garmentOf(garment);
    return worn !== null && !isKind(worn, 'sweater', 'cardigan', 'sweatshirt', 'hoodie');
  };
  const isScarf = ({ garment }: OutfitItem) => {
    const worn = garmentOf(garment);
    return worn !== null && isKind(worn, 'scarf');
  };
  const spare = (tops.length > 1 ? tops.find(isUnder) : undefined) ?? items.find(isScarf);

  return spare === undefined ? [] : [{ do: 'remove', item: spare.id, not: target }];
}

const LAYERS = /^(?:layers?|schicht(?:en)?|lagen?)$/i;

const NEEDED: ReadonlySet<OutfitItem['slot']> = new Set(['top', 'bottom', 'dress', 'shoes'] as const);

const IS_IRONED: ReadonlySet<OutfitItem['slot']> = new Set(['top', 'bottom', 'dress', 'outer'] as const);

/** @param about the ids of the items to look at; null: all */
export function avoidances(
  { refused, wornAt }: Clause,
  about: readonly string[] | null,
  items: readonly OutfitItem[],
): Edit[] {
  // "Plain cream does nothing for me": plain is what it is of, and not refused of all that is plain.
  const meant =
    refused.colours.length > 0
      ? { ...refused, patterns: refused.patterns.filter(({ label }) => label !== 'plain') }
      : refused;

  const isOfCare = meant.fabrics.every(({ label }) => label === 'no ironing') && meant.fabrics.length > 0;

  return items
    .filter(
      (item) =>
        (about === null || about.includes(item.id)) &&
        (wornAt.length === 0 || wornAt.includes(item.slot)) &&
        hasAnyOf(item, meant) &&
        // Nobody irons a tie.
        !(isOfCare && !IS_IRONED.has(item.slot)),
    )
    .map((item) => ({ do: 'avoid', item: item.id, refused: meant }));
}
