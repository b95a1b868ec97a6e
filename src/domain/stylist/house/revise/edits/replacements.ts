import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Target } from '../../language/mentions/meanings.ts';
import { isEmpty, noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import { type Clause, joined, type Noun } from '../clauses/clause.ts';
import { isSoAlready } from '../items/what-is-here.ts';
import type { Edit } from './edit.ts';
import { wishFor } from './wish-for.ts';

/** „Creolen statt Ohrstecker“ where one piece is both, and is as it is asked for. */
export function isBoth(item: OutfitItem, { target, qualities }: Noun, { trailing }: Clause): boolean {
  const asked = joined(qualities, trailing);

  return (
    item.garment !== null &&
    target.breadth === 'garment' &&
    target.keys.size === 1 &&
    target.keys.has(item.garment) &&
    (isEmpty(asked) || isSoAlready(item, asked))
  );
}

/** "The tote and loafers for a backpack and trainers": each for its like; null where they are not as many. */
export function eachForItsLike(
  olds: readonly Noun[],
  oldItems: readonly OutfitItem[],
  news: readonly Noun[],
  clause: Clause,
  items: readonly OutfitItem[],
): Edit[] | null {
  const likeOf = ({ slot }: OutfitItem) => news.find(({ target }) => target.slots.includes(slot));
  // "Jeans and a sweater instead of jacket and trousers": what is left over takes the place that is left over.
  const free = news.filter((noun) => !oldItems.some((item) => likeOf(item) === noun));
  const unlike = oldItems.filter((item) => likeOf(item) === undefined);
  const isPair = free.length === 1 && unlike.length === 1 && unlike[0]?.slot === 'outer';
  const likes = oldItems.flatMap((item) => likeOf(item) ?? (isPair ? free : []));
  if (oldItems.length < 2 || new Set(likes).size < oldItems.length) return null;
  const own = { ...clause, trailing: noQualities() };

  return [
    ...likes.map(
      (noun, at): Edit => ({
        do: 'replace',
        item: oldItems[at]?.id ?? '',
        by: besides(noun.target, olds),
        qualities: noun === news.at(-1) ? joined(noun.qualities, clause.trailing) : noun.qualities,
      }),
    ),
    ...news.filter((noun) => !likes.includes(noun)).flatMap((noun) => wishFor(noun, own, items)),
  ];
}

/** "Black boots instead of the desert boots": other boots than those. */
export function besides(target: Target, olds: readonly Noun[]): Target {
  const keys = new Set([...target.keys].filter((key) => !olds.some((old) => old.target.keys.has(key))));

  return keys.size === 0 ? target : { ...target, keys };
}

function isSuit({ garment }: OutfitItem): boolean {
  const worn = garmentOf(garment);

  return worn !== null && isKind(worn, 'suit');
}

/** The old item that is worn like it becomes the new one, else the first; further old ones make way for it. */
export function replacements(oldItems: readonly OutfitItem[], by: Target, qualities: Qualities): Edit[] {
  const like = oldItems.find(({ slot }) => by.slots.includes(slot)) ?? oldItems[0];

  // "A tuxedo instead of the suit": its trousers come with it.
  const isOther = (item: OutfitItem) =>
    item !== like && !(item.slot === 'bottom' && like?.slot === 'outer' && isSuit(item));

  return [
    ...(like === undefined ? [] : [{ do: 'replace' as const, item: like.id, by, qualities }]),
    ...oldItems.filter(isOther).map((item): Edit => ({ do: 'remove', item: item.id, not: null })),
  ];
}
