import { withStepsInFigures } from '#domain/shopping/steps-in-words.ts';
import { sumInWords } from '#domain/shopping/sum-in-words.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitRevision, RevisionBrief, Unchanged } from '../../stylist.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { tokensOf } from '../language/mentions/tokens.ts';
import { readWords } from '../language/read-words.ts';
import { readChange } from '../language/roles/read-roles.ts';
import type { Said } from '../language/roles/said.ts';
import {
  asksForBetter,
  asksForSum,
  isGreeting,
  offersPolitely,
  withoutQuestions,
} from '../language/understood/questions.ts';
import {
  hasClearThought,
  isMostlyUnclear,
  understoodWords,
  unknownWords,
} from '../language/understood/unknown-words.ts';
import { asTie } from '../language/wishes/asked-codes.ts';
import { withAskedAbout } from './clauses/asked-about.ts';
import type { Edit } from './edits/edit.ts';
import { readEdits } from './edits/read-edits.ts';
import { isIn } from './items/what-is-here.ts';
import type { Recalled } from './recall/recall.ts';
import { besideOthers } from './senses/beside-others.ts';
import { meantOf } from './senses/meant-of.ts';
import { isOffer, merelyTold, offersPiece, ordersPiece, tellsOfThen } from './senses/merely-told.ts';
import { withoutRetracted } from './senses/retractions.ts';
import { weighEdits } from './weigh/weigh-edits.ts';

/** What a request asks of an outfit. */
export interface Request {
  mentions: readonly Mention[];
  /** What is to be done, in this order. */
  edits: readonly Edit[];
  /** The ids of items that are not to change. */
  keeps: ReadonlySet<string>;
  /** Of these, what was said to stay. */
  weighedKeeps: readonly string[];
  /** The most that all of it may cost, in whole dollars. */
  sum: number | null;
  /** What is only asked beside it. */
  questions: readonly string[];
  notUnderstood: string[];
  /** Pieces that are spoken of and not there. */
  absent: readonly string[];
  /** What is so already. */
  already: readonly string[];
  answered: readonly string[];
  /** Part of it was taken back while it was said. */
  isTakenBack: boolean;
}

/** Nothing is to be done, and this is said of it. */
interface AnswerOnly extends Partial<Pick<OutfitRevision, 'notUnderstood' | 'unchanged'>> {
  isAnswer: true;
}

/**
 * What a request asks for. The steps are in order, since each reads what the one before it left: what was taken
 * back, then questions, then what is merely told, and only what is none of these is read as an order.
 */
export function readRequest(brief: RevisionBrief, recall: Recalled | null): Request | AnswerOnly {
  if (isGreeting(brief.request)) return answer({ why: 'greeting', words: [] });
  const request = withoutRetracted(brief.request);
  const isTakenBack = request !== brief.request;
  // All of it was taken back.
  if (recall === null && isTakenBack && !/\p{L}/u.test(request))
    return answer({ why: 'taken_back', words: [] });

  const { rest: ordered, questions } = withoutQuestions(withStepsInFigures(request));
  const rest = withAskedAbout(questions, ordered, brief.outfit.items);
  const said = saidOf(rest, brief.outfit.items);
  const { mentions } = said;
  const sum = sumInWords(rest);
  const why = recall === null ? whyNoOrder(rest, said, sum) : null;
  if (why !== null) return answer({ why, words: [] });

  const notUnderstood = unknownWords(mentions);
  const isUnclear =
    recall === null && sum === null && isMostlyUnclear(mentions) && !hasClearThought(mentions);
  const {
    edits: asked,
    keeps: kept,
    named,
    absent,
    already,
    answered,
  } = readEdits(mentions, brief.outfit, sum);
  const weighed =
    recall === null
      ? weighEdits({ edits: isUnclear ? [] : asked, keeps: kept }, said, brief.outfit.items)
      : { edits: asked, keeps: kept };
  if (isUnclear && weighed.edits.length === 0) {
    const words = understoodWords(mentions);
    return {
      isAnswer: true,
      notUnderstood,
      ...(words.length > 0 && { unchanged: { why: 'mostly_unclear', words } }),
    };
  }

  return {
    mentions,
    edits: recall?.repeats === -1 ? turned(weighed.edits) : weighed.edits,
    keeps: new Set([...weighed.keeps, ...without(named, weighed.edits)]),
    weighedKeeps: [...weighed.keeps],
    sum,
    questions,
    notUnderstood,
    absent,
    already,
    answered,
    isTakenBack,
  };
}

function answer(unchanged: Unchanged): AnswerOnly {
  return { isAnswer: true, unchanged };
}

/** The words with what they mean of this look. */
function saidOf(rest: string, items: RevisionBrief['outfit']['items']): Said {
  const tokens = tokensOf(rest);
  const read = readChange(tokens, asTie(readWords(rest), wearsTie(items)), isIn(items));

  return { ...read, mentions: meantOf(besideOthers(tokens, read.mentions), items) };
}

/** Why nothing is to be done: it is a remark or a question; null where something is asked for. */
function whyNoOrder(rest: string, said: Said, sum: number | null): Unchanged['why'] | null {
  const { mentions } = said;
  if (mentions.length === 0 || isOffer(mentions)) return null;
  const why = tellsOfThen(mentions) ? 'remark' : merelyTold(said);
  // "300 at most, the blazer stays" is no remark.
  const isAsked =
    (why === 'question' && (asksForBetter(rest) || asksForSum(rest) || offersPolitely(rest))) ||
    (why === 'remark' && (sum !== null || offersPiece(mentions) || ordersPiece(mentions)));

  return isAsked ? null : why;
}

function wearsTie(items: RevisionBrief['outfit']['items']): boolean {
  return items.some(({ garment }) => {
    const worn = garmentOf(garment);
    return worn !== null && isKind(worn, 'tie');
  });
}

/** The other way: what was turned up comes down. Nothing else has another way. */
function turned(edits: readonly Edit[]): Edit[] {
  return edits.flatMap((edit): Edit[] => {
    if (edit.do === 'shift') return [{ ...edit, direction: edit.direction === 1 ? -1 : 1 }];

    return edit.do === 'style' ? [{ ...edit, direction: edit.direction === 1 ? -1 : 1 }] : [];
  });
}

function without(ids: ReadonlySet<string>, edits: readonly Edit[]): string[] {
  return [...ids].filter((id) => !edits.some((edit) => 'item' in edit && edit.item === id));
}
