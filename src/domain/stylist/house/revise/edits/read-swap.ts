import type { OutfitItem } from '#contract/outfits.ts';
import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import { type Clause, joined } from '../clauses/clause.ts';
import { matching, unplacedOf } from '../items/match-items.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import type { Edit } from './edit.ts';
import { readShifts } from './read-shifts.ts';
import { besides, eachForItsLike, isBoth, replacements } from './replacements.ts';
import { wishFor } from './wish-for.ts';

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
