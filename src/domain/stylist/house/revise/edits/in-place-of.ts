import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Target } from '../../language/mentions/meanings.ts';
import type { Clause } from '../clauses/clause.ts';
import { matching } from '../items/match-items.ts';
import type { ClauseEdits } from './clause-context.ts';

/** "I sweat in a suit jacket. A waistcoat in its place": what would join takes the place of what was named for the same one. */
export function inPlaceOf(
  before: Clause | undefined,
  clause: Clause,
  part: ClauseEdits,
  items: readonly OutfitItem[],
): ClauseEdits {
  if (before === undefined || before.verb === 'keep' || before.verb === 'add') return part;
  // "The trench is too much, a hoodie": the remedy of what is complained of.
  const isRemedy = (before.isComplaint || before.isDislike) && !clause.opensWithAnd;
  // "No tee underneath but a shirt": beneath, and not in place of what is seen.
  const isBeneath = before.isUnder && before.nouns.some(({ negated }) => negated);
  if (!isRemedy && !isBeneath && !clause.cues.has('instead')) return part;
  const named = before.nouns
    .filter(({ isBeside, excepted }) => !isBeside && !excepted)
    .flatMap((noun) => matching(noun, items, true));

  // "Everyone has that trench. Something else over it": another one.
  const [layer] = named.filter(({ slot }) => slot === 'outer');
  if (clause.cues.has('another') && clause.isLayered && clause.nouns.length === 0 && layer !== undefined)
    return { ...part, edits: [{ do: 'replace', item: layer.id, by: null, qualities: clause.trailing }] };

  return {
    ...part,
    edits: part.edits.map((edit) => {
      const by = edit.do === 'add' ? edit.target : edit.do === 'replace' ? edit.by : null;
      if (by === null || (edit.do !== 'add' && edit.do !== 'replace')) return edit;
      // "The trench is too much, a hoodie instead": it is worn over the tee, like what it takes the place of.
      const old = named.find(
        (item) =>
          !('item' in edit && edit.item === item.id) &&
          (isWornLike(item, by) ||
            (isBeneath && item.slot === 'top' && by.slots.includes('top')) ||
            (edit.do === 'add' && clause.cues.has('instead') && isBesideClothes(item))),
      );

      return old === undefined ? edit : { do: 'replace', item: old.id, by, qualities: edit.qualities };
    }),
  };
}

/** Over the rest both of them: a jacket, a knit, a shawl. */
function isWornLike({ slot, garment }: OutfitItem, by: Target): boolean {
  if (slot === 'outer') return by.slots.includes(slot) || [...by.keys].every(isWornOver);
  const worn = garmentOf(garment);

  return worn !== null && SHAWLS.has(worn.key) && by.slots.includes('outer');
}

const SHAWLS: ReadonlySet<string> = new Set(['pashmina']);

/** What an outfit can do without, so that anything may come in its stead. */
function isBesideClothes({ slot }: OutfitItem): boolean {
  return slot === 'accessory' || slot === 'bag';
}

/** A knit or a hoodie. */
function isWornOver(key: string): boolean {
  const garment = garmentOf(key);

  return garment !== null && garment.slot === 'top' && isKind(garment, 'sweater', 'hoodie', 'cardigan');
}
