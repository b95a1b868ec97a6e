import type { OutfitItem } from '#contract/outfits.ts';
import type { Cue } from '../../language/mentions/meanings.ts';
import { isArticle } from '../../language/mentions/mention-kinds.ts';
import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import { isReason } from '../clauses/bare-clause.ts';
import type { Clause, Noun } from '../clauses/clause.ts';
import { matching, unplacedOf } from '../items/match-items.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import type { Edit } from './edit.ts';
import { readShifts } from './read-shifts.ts';
import { readWish } from './read-wish.ts';
import { wishFor } from './wish-for.ts';

/** "keep the shoes", "I like the blazer", "everything else stays". */
export function readKeep(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  const left = clause.nouns.filter((noun) => noun.negated);
  if (left.length > 0 && (clause.cues.has('everything') || clause.cues.has('only')))
    return readAllBut(left, items);

  if (isDisliked(clause)) return readWish({ ...clause, verb: null }, items, nearby);

  const keeps = clause.nouns.flatMap((noun) => matching(noun, items, true)).map((item) => item.id);
  // "My partner hates the clutch, I don't. Leave it."
  if (keeps.length === 0 && clause.sentence > 0 && isOfPronounAlone(clause))
    return { edits: [], keeps: [...nearby], unplaced: [] };
  // "Heels I can walk in are perfect" asks for no others to walk in.
  const isSaidOfThem = (edit: Edit) => clause.isPraise && edit.do === 'shift' && edit.axis === 'comfort';
  const shifted = readShifts(withoutDescribing(clause), keeps).filter(
    (edit) => edit.do === 'shift' && !isSaidOfThem(edit),
  );
  // "I like my jeans tighter" keeps nothing.
  if (keeps.length > 0 && shifted.length > 0 && !clause.cues.has('everything')) return only(shifted);
  if (clause.cues.has('only') && keeps.length > 0) return { edits: [{ do: 'refresh' }], keeps, unplaced: [] };

  // "I like the blazer in camel" or "keep it but cheaper" says more than keep.
  // "That'll do nicely for church": it is right for the day as it is.
  const isRight = isReason({ ...clause, verb: null });
  const wishes = readShifts(clause, null).filter(
    (edit) => !isRight && (clause.nouns.length === 0 || edit.do !== 'shift'),
  );

  // "A necklace is fine": one that is not there may join.
  const isWelcome = ({ target, isDefinite, negated }: Noun) =>
    !isDefinite && !negated && target.breadth !== 'slot';
  const joining = clause.isPraise
    ? clause.nouns
        .filter((noun) => isWelcome(noun) && matching(noun, items, true).length === 0)
        .flatMap((noun) => wishFor(noun, clause, items))
    : [];

  // "The trousers are fine, only looser": praise keeps what nothing else is said of.
  return clause.isPraise
    ? { edits: [...wishes, ...joining], keeps: [], unplaced: [], named: keeps }
    : { edits: wishes, keeps, unplaced: [] };
}

/** "I like everything except the belt": that becomes another, and nothing else moves. */
export function readAllBut(nouns: readonly Noun[], items: readonly OutfitItem[]): ClauseEdits {
  const disliked = nouns.flatMap((noun) => matching(noun, items, true));

  return {
    edits: disliked.map((item) => ({ do: 'replace', item: item.id, by: null, qualities: noQualities() })),
    keeps: items.filter((item) => !disliked.includes(item)).map((item) => item.id),
    unplaced: unplacedOf(nouns, items),
  };
}

/** „Ich mag keine Seide“: the verb is one of praise, and nothing is praised. */
function isDisliked({ nouns, cues, refused, trailing }: Clause): boolean {
  if (!cues.has('not') || !isEmpty(trailing)) return false;

  return nouns.length === 0
    ? !isEmpty(refused)
    : nouns.every(
        ({ negated, excepted, isDefinite }) => negated && !excepted && (!isDefinite || cues.has('or')),
      );
}

/** "Keep the fancy raincoat": between the article and the piece it says which. */
function withoutDescribing(clause: Clause): Clause {
  const isDescribing = ({ meaning, before }: Clause['others'][number]) =>
    isArticle(before) && (meaning.is === 'formality' || meaning.is === 'style' || meaning.is === 'mood');

  return clause.nouns.length === 0
    ? clause
    : { ...clause, others: clause.others.filter((other) => !isDescribing(other)) };
}

/** "Leave it", „lass sie so“, and nothing else. */
function isOfPronounAlone({ hasPronoun, cues, others, trailing, nouns, isPraise }: Clause): boolean {
  return (
    hasPronoun &&
    !isPraise &&
    nouns.length + others.length === 0 &&
    isEmpty(trailing) &&
    !['everything', 'rest', 'only', 'not'].some((cue) => cues.has(cue as Cue))
  );
}
