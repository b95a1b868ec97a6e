import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Clause } from '../clauses/clause.ts';
import type { Edit } from './edit.ts';
import { isIndoors } from './wish-for.ts';

/** "Too cold for only a blazer, put a coat over it", „..., Mantel drüber“: over what is worn indoors a coat joins it. */
export function overIndoors(edit: Edit, clauses: readonly Clause[], items: readonly OutfitItem[]): Edit {
  if (edit.do !== 'replace' || edit.by === null) return edit;
  const { by, qualities } = edit;
  const item = items.find(({ id }) => id === edit.item);
  const isCoat = [...by.keys].every((key) => {
    const garment = garmentOf(key);
    return garment !== null && isKind(garment, 'coat');
  });
  const isOver = clauses.some(
    (clause) =>
      (clause.isLayered || clause.verb === 'add') &&
      !clause.cues.has('instead') &&
      clause.nouns.some(({ target }) => target.label === by.label),
  );

  return isCoat && isOver && item !== undefined && isIndoors(item)
    ? { do: 'add', target: by, qualities }
    : edit;
}
