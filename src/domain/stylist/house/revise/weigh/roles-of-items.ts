import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isQuality } from '../../language/mentions/mention-kinds.ts';
import type { Role } from '../../language/roles/roles.ts';
import { isOf } from '../items/what-is-here.ts';

const LIKELY = 0.5;

/** What is said of a piece that is there, over all of its mentions: for each role the surest. */
export function rolesOf(
  item: OutfitItem,
  mentions: readonly Mention[],
  hasWishes: boolean,
): Map<Role, number> {
  const roles = new Map<Role, number>();
  for (const [at, { meaning, role, excepted = false, negated }] of mentions.entries()) {
    if (meaning.is !== 'garments' || role === undefined || role.isClothing <= LIKELY || !isOf(item, meaning))
      continue;
    // "NOT the jeans": neither a complaint of them nor praise. "I'd take all but the scarf" is one, "all black but the shirt" is not.
    if ((role.role === 'kept' || role.role === 'lost') && negated && !excepted) continue;
    if (role.sureness <= (roles.get(role.role) ?? 0)) continue;
    if (role.role === 'lost' && ((excepted && hasWishes) || isAskedOf(mentions, at))) continue;
    if (
      role.role === 'lost' &&
      (isOfOtherColour(item, mentions, at) || isBesides(mentions, at) || isModel(mentions, at))
    )
      continue;
    roles.set(role.role, role.sureness);
  }

  return roles;
}

/** "Too beige up top" of a cream tee beneath a beige coat. */
function isOfOtherColour(item: OutfitItem, mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};
  const before = mentions[at - 1];

  return (
    meaning?.is === 'garments' &&
    meaning.target.breadth === 'slot' &&
    before?.meaning.is === 'colour' &&
    before.role?.role === 'lost' &&
    !isOf(item, before.meaning)
  );
}

/** „In Gold wie die Clutch“, "navy like the blazer": what it is like is not complained of. */
function isModel(mentions: readonly Mention[], at: number): boolean {
  const link = isCue(mentions[at - 1]?.meaning, 'article') ? at - 2 : at - 1;

  return (
    /^(?:wie|like|as)(?: the| my)?$/.test(mentions[link]?.text ?? '') &&
    isQuality(mentions[link - 1]?.meaning ?? NOTHING)
  );
}

const NOTHING: Mention['meaning'] = { is: 'filler' };

/** "Sandals as well" complains of none. */
function isBesides(mentions: readonly Mention[], at: number): boolean {
  return BESIDES.test(mentions[at + 1]?.text ?? '');
}

const BESIDES = /^(?:as well|too|also|auch|noch dazu|dazu)$/;

/** "Swap the blazer for a spaceship", "no belt with a suit": what is asked is asked by name, and the piece is complained of no further. */
function isAskedOf(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(0, at);
  const start = before.findLastIndex(({ meaning }) => meaning.is === 'break' || isCue(meaning, 'but'));

  return before
    .slice(start + 1)
    .some(({ meaning }) => isCue(meaning, 'swap', 'remove', 'instead-of', 'another', 'with', 'match'));
}
