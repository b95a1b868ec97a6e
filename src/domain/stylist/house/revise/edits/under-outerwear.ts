import type { OutfitItem } from '#contract/outfits.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import type { Edit } from './edit.ts';

/**
 * "The blouse is too fancy, just a white tee under it", „weg mit der Bluse, ein weißes T-Shirt drunter“: what joins takes the place of
 * what is complained of, where both are worn beneath the same jacket.
 */
export function underOuterwear(edits: readonly Edit[], items: readonly OutfitItem[]): Edit[] {
  const tops = items.filter(({ slot }) => slot === 'top');
  const [top] = tops;
  const added = edits.filter((edit) => edit.do === 'add' && isOnlyTop(edit));
  const [layer] = added;
  if (tops.length !== 1 || top === undefined || added.length !== 1 || layer?.do !== 'add' || layer.isOver)
    return [...edits];
  const complaint = edits.find((edit) => isGivenUp(edit, top.id));
  if (complaint === undefined || !items.some(({ slot }) => slot === 'outer')) return [...edits];

  return edits.flatMap((edit): Edit[] => {
    if (edit === complaint) return [];

    return edit === layer
      ? [{ do: 'replace', item: top.id, by: layer.target, qualities: layer.qualities }]
      : [edit];
  });
}

function isOnlyTop({ target }: Extract<Edit, { do: 'add' }>): boolean {
  return target.slots.every((slot) => slot === 'top');
}

/** Nothing is said of what it is to be instead. */
function isGivenUp(edit: Edit, item: string): boolean {
  if (edit.do === 'remove') return edit.item === item;
  if (edit.do === 'replace') return edit.item === item && edit.by === null && isEmpty(edit.qualities);

  return (
    edit.do === 'shift' && edit.axis === 'formality' && edit.items?.length === 1 && edit.items[0] === item
  );
}
