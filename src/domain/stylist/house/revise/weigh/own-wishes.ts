import type { OutfitItem } from '#contract/outfits.ts';
import { type Mention, saidOf } from '../../language/mentions/meanings.ts';
import { type Edit, isAbout } from '../edits/edit.ts';
import { isToldToGo } from './verb-behind.ts';

const SURELY = 0.75;

/** Whether an item that likely stays is to change by what is said of it alone. */
export function isWishedOf(
  id: string,
  edits: readonly Edit[],
  mentions: readonly Mention[],
  items: readonly OutfitItem[],
): boolean {
  return edits.some(
    (edit) =>
      isAbout(edit, id) &&
      (isOwnWish(edit, items) ||
        isSurelyWanted(edit, mentions) ||
        isSurelyLost(edit, mentions) ||
        (edit.do === 'remove' && items.some((item) => item.id === id && isToldToGo(item, mentions))) ||
        (isOnlyOf(edit, id) && edits.length === 1)),
  );
}

/** "The boots are fine but make them Chelseas", "boots gray": what it is to become is said of it. */
function isOwnWish(edit: Edit, items: readonly OutfitItem[]): boolean {
  if (edit.do === 'modify') return edit.qualities.colours.length > 0;
  const slot = edit.do === 'replace' ? items.find(({ id }) => id === edit.item)?.slot : undefined;

  return edit.do === 'replace' && edit.by !== null && edit.by.slots.every((one) => one === slot);
}

/** "The tee is okay, but make it striped". */
function isSurelyWanted(edit: Edit, mentions: readonly Mention[]): boolean {
  if (edit.do !== 'modify') return false;
  const { fabrics, patterns, shapes } = edit.qualities;
  const words = [...fabrics, ...patterns, ...shapes].map(saidOf);

  return (
    words.length > 0 &&
    words.every((word) =>
      mentions.some(
        ({ said, role, negated }) =>
          !negated && said === word && role?.role === 'wanted' && role.sureness >= SURELY,
      ),
    )
  );
}

/** „Der Pulli ist toll, aber wärmer“: praised, and all that is asked for is asked of it. */
function isOnlyOf(edit: Edit, id: string): boolean {
  return edit.do === 'shift' && edit.items?.length === 1 && edit.items[0] === id;
}

/** "The dress is lovely, only the green is too pale": the piece is praised, and not what it is avoided for. */
function isSurelyLost(edit: Edit, mentions: readonly Mention[]): boolean {
  if (edit.do !== 'avoid') return false;
  const { colours, fabrics, patterns } = edit.refused;
  const words = [...colours, ...fabrics, ...patterns].map(saidOf);

  return mentions.some(
    ({ said, role, negated }) =>
      negated && words.includes(said) && role?.role === 'lost' && role.sureness >= SURELY,
  );
}
