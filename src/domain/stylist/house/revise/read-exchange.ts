import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Target } from '../language/meanings.ts';
import { isEmpty, noQualities, type Qualities } from '../language/qualities.ts';
import { type Clause, joined, type Noun } from './clause.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import type { Edit } from './edit.ts';
import { matching, unplacedOf } from './match-items.ts';
import { readShifts } from './read-shifts.ts';
import { exchangedQualities, removals, wishFor } from './read-wish.ts';
import { isSoAlready } from './what-is-here.ts';

/** "flats instead of the boots"; "the shirt in blue rather than white". */
export function readInsteadOf(
  clause: Clause,
  pivot: number,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  // "A shirt instead of the tee, under the sweater": the sweater is what it goes with.
  const named = clause.nouns.filter(
    ({ isBeside, negated, at }) => !isBeside && !(negated && isRefusedBefore(clause, pivot, at)),
  );
  // "No tie, and a roll neck instead of the shirt".
  const refusals = clause.nouns
    .filter(({ negated, at }) => negated && isRefusedBefore(clause, pivot, at))
    .flatMap((noun) => removals(noun, items));
  const isFirst = named.every((noun) => noun.at > pivot);
  const struck = named.filter((noun) => (isFirst ? noun.negated : noun.at > pivot));
  const isThere = (noun: Noun) => matching(noun, items, true).length > 0;
  // "Espadrilles instead of the sandals plus sunglasses": what follows a piece that is there and is none itself is wanted as well.
  const first = struck.findIndex(isThere);
  const more = struck.filter(
    (noun, at) => first >= 0 && at > first && !isThere(noun) && !noun.isDefinite && clause.cues.has('and'),
  );
  const olds = struck.filter((noun) => !more.includes(noun));
  const news = named.filter((noun) => !struck.includes(noun));
  const meantItems = olds.flatMap((noun) => matching(noun, items, true));
  // "Linen trousers rather than the suit ones": trousers, and not the jacket.
  const alike = clause.hasOnes
    ? meantItems.filter(({ slot }) => news.some(({ target }) => target.slots.includes(slot)))
    : [];
  const oldItems = alike.length > 0 ? alike : meantItems;
  const like = news.find(({ target }) => oldItems.some(({ slot }) => target.slots.includes(slot)));
  const wanted = like ?? news[0];
  // "Boots and a sweater instead of the tee": the boots come as well.
  const others = news.filter((noun) => noun !== wanted && !clause.cues.has('or'));

  if (clause.nouns.length === 0) return only(exchangedQualities(clause, items, nearby));
  if (wanted !== undefined && oldItems.length > 0 && oldItems.every((item) => isBoth(item, wanted, clause)))
    return { ...only([]), already: [wanted.said] };
  if (wanted !== undefined && oldItems.length > 0) {
    const each = eachForItsLike(olds, oldItems, news, clause, items);
    if (each !== null)
      return only([
        ...refusals,
        ...each,
        ...more.flatMap((noun) => wishFor({ ...noun, negated: false }, clause, items)),
      ]);

    return only([
      ...refusals,
      ...replacements(oldItems, besides(wanted.target, olds), joined(wanted.qualities, clause.trailing)),
      ...more.flatMap((noun) => wishFor({ ...noun, negated: false }, clause, items)),
      ...others.flatMap((noun) => wishFor(noun, { ...clause, trailing: noQualities() }, items)),
    ]);
  }
  // "Pinstripes instead of plain trousers".
  if (wanted === undefined && oldItems.length > 0 && !isEmpty(clause.trailing))
    return only(oldItems.map((item) => ({ do: 'modify', item: item.id, qualities: clause.trailing })));
  // "Something warmer instead of the scarf", „statt der Boots was Bequemes“.
  if (wanted === undefined && oldItems.length > 0 && clause.others.length > 0) {
    const ids = oldItems.map(({ id }) => id);
    const towards = readShifts(clause, ids).filter((edit) => 'items' in edit);

    return only(towards, towards.length > 0 ? [] : clause.others.map(({ said }) => said));
  }
  if (wanted !== undefined && olds.length > 0)
    return only([...refusals, ...wishFor(wanted, clause, items)], []);
  // "Belt and shoes in cognac instead of brown".
  if (wanted !== undefined) return only(news.flatMap((noun) => wishFor(noun, clause, items)));

  return only(
    [],
    olds.map((noun) => noun.said),
  );
}

/** „Creolen statt Ohrstecker“ where one piece is both, and is as it is asked for. */
function isBoth(item: OutfitItem, { target, qualities }: Noun, { trailing }: Clause): boolean {
  const asked = joined(qualities, trailing);

  return (
    item.garment !== null &&
    target.breadth === 'garment' &&
    target.keys.size === 1 &&
    target.keys.has(item.garment) &&
    (isEmpty(asked) || isSoAlready(item, asked))
  );
}

/** Before the "instead of", where something that is wanted stands between. */
function isRefusedBefore({ nouns }: Clause, pivot: number, at: number): boolean {
  return at < pivot && nouns.some((noun) => noun.at > at && noun.at < pivot && !noun.negated);
}

/** @param nearby the ids of what was named beside it: "swap it for a tote" */
export function readSwap(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  const pivot = clause.pivot ?? Number.POSITIVE_INFINITY;
  const olds = clause.nouns.filter((noun) => noun.at < pivot && !noun.isBeside);
  const news = clause.nouns.filter((noun) => noun.at > pivot);
  const [, secondNoun] = clause.nouns;
  // "swap shirt turtleneck": two nouns and no word between them.
  const isBarePair =
    clause.pivot === null && clause.nouns.length === 2 && !clause.cues.has('and') && secondNoun !== undefined;
  const old = isBarePair ? olds.slice(0, 1) : olds;
  const wanted = isBarePair ? secondNoun : news[0];
  const oldItems =
    old.length === 0
      ? items.filter(({ id }) => nearby.includes(id))
      : old.flatMap((noun) => matching(noun, items, true));
  const missing = unplacedOf(old, items);

  if (oldItems.length === 0 && !isEmpty(clause.refused) && !isEmpty(clause.trailing))
    return only(
      news.flatMap((noun) => wishFor(noun, clause, items)),
      unplacedOf(news, items),
    );
  if (oldItems.length === 0)
    return wanted === undefined ? only([], missing) : only(wishFor(wanted, clause, items));
  if (wanted !== undefined) {
    const each = eachForItsLike(old, oldItems, news, clause, items);
    if (each !== null) return only(each, missing);
    if (oldItems.every((item) => isBoth(item, wanted, clause)))
      return { ...only([]), already: [wanted.said] };
    const by = besides(wanted.target, old);
    const exchanged = replacements(oldItems, by, joined(wanted.qualities, clause.trailing));
    // "the dress for a skirt and a blouse": what else is named joins.
    const joining = news
      .slice(1)
      .map((noun): Edit => ({ do: 'add', target: noun.target, qualities: noun.qualities }));

    return only([...exchanged, ...joining], missing);
  }
  if (!isEmpty(clause.trailing)) {
    return only(
      oldItems.map((item) => ({ do: 'modify', item: item.id, qualities: clause.trailing })),
      missing,
    );
  }
  if (clause.hasUnknownAfterPivot) return only([], missing);

  const shifts = readShifts(
    clause,
    oldItems.map((item) => item.id),
  );
  if (shifts.length > 0) return only(shifts, missing);

  return only(
    oldItems.map((item) => ({ do: 'replace', item: item.id, by: null, qualities: noQualities() })),
    missing,
  );
}

/** "The tote and loafers for a backpack and trainers": each for its like; null where they are not as many. */
function eachForItsLike(
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
function besides(target: Target, olds: readonly Noun[]): Target {
  const keys = new Set([...target.keys].filter((key) => !olds.some((old) => old.target.keys.has(key))));

  return keys.size === 0 ? target : { ...target, keys };
}

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
  if (!isRemedy && !clause.cues.has('instead')) return part;
  const named = before.nouns
    .filter(({ isBeside, excepted }) => !isBeside && !excepted)
    .flatMap((noun) => matching(noun, items, true));

  return {
    ...part,
    edits: part.edits.map((edit) => {
      const by = edit.do === 'add' ? edit.target : edit.do === 'replace' ? edit.by : null;
      if (by === null || (edit.do !== 'add' && edit.do !== 'replace')) return edit;
      // "The trench is too much, a hoodie instead": it is worn over the tee, like what it takes the place of.
      const old = named.find(
        ({ id, slot }) =>
          slot === 'outer' &&
          !('item' in edit && edit.item === id) &&
          (by.slots.includes(slot) || [...by.keys].every(isWornOver)),
      );

      return old === undefined ? edit : { do: 'replace', item: old.id, by, qualities: edit.qualities };
    }),
  };
}

/** A knit or a hoodie. */
function isWornOver(key: string): boolean {
  const garment = garmentOf(key);

  return garment !== null && garment.slot === 'top' && isKind(garment, 'sweater', 'hoodie', 'cardigan');
}

function isSuit({ garment }: OutfitItem): boolean {
  const worn = garmentOf(garment);

  return worn !== null && isKind(worn, 'suit');
}

/** The old item that is worn like it becomes the new one, else the first; further old ones make way for it. */
function replacements(oldItems: readonly OutfitItem[], by: Target, qualities: Qualities): Edit[] {
  const like = oldItems.find(({ slot }) => by.slots.includes(slot)) ?? oldItems[0];

  // "A tuxedo instead of the suit": its trousers come with it.
  const isOther = (item: OutfitItem) =>
    item !== like && !(item.slot === 'bottom' && like?.slot === 'outer' && isSuit(item));

  return [
    ...(like === undefined ? [] : [{ do: 'replace' as const, item: like.id, by, qualities }]),
    ...oldItems.filter(isOther).map((item): Edit => ({ do: 'remove', item: item.id, not: null })),
  ];
}
