import type { OutfitItem } from '#contract/outfits.ts';
import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import { type Clause, joined, type Noun } from '../clauses/clause.ts';
import { matching } from '../items/match-items.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import { exchangedQualities } from './exchanged-qualities.ts';
import { readShifts } from './read-shifts.ts';
import { removals } from './removals.ts';
import { besides, eachForItsLike, isBoth, replacements } from './replacements.ts';
import { wishFor } from './wish-for.ts';

/** "flats instead of the boots"; "the shirt in blue rather than white". */
export function readInsteadOf(
  clause: Clause,
  pivot: number,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  // "A shirt instead of the tee, under the sweater": the sweater is what it goes with.
  const isTradedFor = clause.cues.has('for') && !isEmpty(clause.trailing) && !isEmpty(clause.refused);
  const named = clause.nouns.filter(
    // "Silver instead of gold for the bag and the earrings": said of both.
    ({ isBeside, negated, at }) =>
      (!isBeside || isTradedFor) && !(negated && isRefusedBefore(clause, pivot, at)),
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

  // "Boots, flat ones, instead of those shoes": what comes was said before.
  return only(
    [],
    olds.filter((noun) => !isThere(noun)).map((noun) => noun.said),
  );
}

/** Before the "instead of", where something that is wanted stands between. */
function isRefusedBefore({ nouns }: Clause, pivot: number, at: number): boolean {
  return at < pivot && nouns.some((noun) => noun.at > at && noun.at < pivot && !noun.negated);
}
