import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { readWords } from '../../language/read-words.ts';
import type { Role } from '../../language/roles/roles.ts';
import { isWhereItLies } from '../clauses/goes-with.ts';
import { type Edit, isAbout } from '../edits/edit.ts';
import { isOf } from '../items/what-is-here.ts';

/**
 * The pieces that surely were named to be changed, and that nothing was made of: "the earrings are too small, the loafers too flat" where
 * only the loafers moved.
 * @param mentions the request with the roles of its words
 * @param items the items as they were
 * @param moved the ids of those that are not as they were
 */
export function untouched(
  mentions: readonly Mention[],
  edits: readonly Edit[],
  items: readonly OutfitItem[],
  moved: ReadonlySet<string>,
): string[] {
  return mentions
    .filter(({ meaning, role, text, excepted = false, negated }, at) => {
      if (isCue(meaning, 'remove'))
        return !negated && !isForbidden(mentions, at) && !edits.some((edit) => takesAway(edit, items));
      if (meaning.is === 'cut') return namesStill(text, items, moved);
      if (meaning.is !== 'garments' || excepted || role === undefined || isWhereItLies(mentions, at))
        return false;
      if (!TO_CHANGE.has(role.role) || role.sureness < SURELY || role.isClothing < SURELY) return false;
      const named = items.filter((item) => isOf(item, meaning));

      return (
        named.length > 0 &&
        named.every(({ id }) => !moved.has(id) && !edits.some((edit) => isAbout(edit, id)))
      );
    })
    .map(({ said }) => said);
}

/** "I'm not taking it off". */
function isForbidden(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(Math.max(0, at - FARTHEST_NO), at)
    .some(({ meaning }) => isCue(meaning, 'not', 'keep', 'except'));
}

const FARTHEST_NO = 5;

/** Whether something is gone by it, or another thing in its place. */
function takesAway(edit: Edit, items: readonly OutfitItem[]): boolean {
  if (edit.do !== 'replace') return edit.do !== 'add' && edit.do !== 'shift';
  const garment = items.find(({ id }) => id === edit.item)?.garment ?? '';

  return edit.by === null || !edit.by.keys.has(garment);
}

const TO_CHANGE: ReadonlySet<Role> = new Set(['altered', 'lost', 'refused'] as const);
const SURELY = 0.75;

/** "The trousers are too long": a cut that is asked of a piece, and the piece is as it was. */
function namesStill(text: string, items: readonly OutfitItem[], moved: ReadonlySet<string>): boolean {
  const nouns = readWords(text.split(' ').find((word) => word.length > 3) ?? '', 0);

  return items.some(
    ({ id, ...item }) =>
      !moved.has(id) && nouns.some(({ meaning }) => meaning.is === 'garments' && isOf(item, meaning)),
  );
}
