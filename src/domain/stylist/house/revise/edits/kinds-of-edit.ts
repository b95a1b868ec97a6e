import type { Meaning } from '../../language/mentions/meanings.ts';
import type { Edit } from './edit.ts';

/** "Lighter fabric", „dünnerer Stoff“. */
export const OF_CLOTH = /fabric|cloth\b|material|stoff/i;

export function isOfItem(edit: Edit): boolean {
  return (
    edit.do === 'add' ||
    'item' in edit ||
    ('items' in edit && edit.items !== null) ||
    (edit.do === 'recolour' && edit.everything)
  );
}

export function isQuality(
  meaning: Meaning,
): meaning is Extract<Meaning, { is: 'colour' | 'fabric' | 'pattern' | 'shape' }> {
  return ['colour', 'fabric', 'pattern', 'shape'].includes(meaning.is);
}

/** An edit without what it would do to some items. */
export function without(edit: Edit, ids: ReadonlySet<string>): Edit[] {
  if ('item' in edit) return ids.has(edit.item) ? [] : [edit];
  if (!('items' in edit) || edit.items === null) return [edit];
  const items = edit.items.filter((id) => !ids.has(id));

  return items.length > 0 ? [{ ...edit, items }] : [];
}

/** What the day is like and what one is there for. */
export function isOfTheDay(edit: Edit): boolean {
  return (
    edit.do === 'occasion' ||
    edit.do === 'weather' ||
    edit.do === 'goal' ||
    (edit.do === 'style' && edit.items === null) ||
    (edit.do === 'shift' && edit.axis === 'formality' && edit.items === null)
  );
}
