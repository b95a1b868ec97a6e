import type { UnmetWish } from '#contract/outfits.ts';
import { withStepsInFigures } from '#domain/shopping/steps-in-words.ts';
import { sumInWords } from '#domain/shopping/sum-in-words.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitRevision, RevisionBrief, Unchanged } from '../../stylist.ts';
import { createSeededRandom, seedFor } from '../compose/seeded-random.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { tokensOf } from '../language/mentions/tokens.ts';
import { readWords } from '../language/read-words.ts';
import { readChange } from '../language/roles/read-roles.ts';
import { couldBeWishes } from '../language/understood/could-be-wishes.ts';
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
import { applyItemEdit, completeSeparates, withoutLooseTie } from './apply/item-edits.ts';
import { applyShift } from './apply/shift-edits.ts';
import { toldChanges } from './apply/told-changes.ts';
import { applyWholeEdit } from './apply/whole-edits.ts';
import { layOut, revisedItems, type WorkingOutfit } from './apply/working-outfit.ts';
import { isUndone, unshown } from './check/check-edits.ts';
import { unseen } from './check/unseen.ts';
import { untouched } from './check/untouched.ts';
import { withAskedAbout } from './clauses/asked-about.ts';
import type { Edit } from './edits/edit.ts';
import { leftOver } from './edits/left-over.ts';
import { readEdits } from './edits/read-edits.ts';
import { isIn, type Seen } from './items/what-is-here.ts';
import { type Recalled, recalled } from './recall/recall.ts';
import { asWritten, textsFor, textsOf } from './recall/revised-texts.ts';
import { revisionPlan } from './revision-plan.ts';
import { besideOthers } from './senses/beside-others.ts';
import { meantOf } from './senses/meant-of.ts';
import { isOffer, merelyTold, offersPiece, ordersPiece, tellsOfThen } from './senses/merely-told.ts';
import { withoutRetracted } from './senses/retractions.ts';
import { weighEdits } from './weigh/weigh-edits.ts';

/**
 * Does what a request says to a stored outfit and nothing else: untouched items are kept to the letter. A
 * request that was not understood, or cannot be met, changes nothing at all and says which words.
 */
export function reviseOutfit(brief: RevisionBrief): OutfitRevision {
  const recall = recalled(brief);
  if (recall === null) return reviseFrom(brief, null);
  const revision = reviseFrom(recall.brief, recall);

  // What comes after a step back is told of the outfit that it led to, and nothing else is done to the one that was there.
  return revision.applied.length > 0 || recall.repeats !== null
    ? revision
    : unchanged(brief, { ...revision, ...unrecalled(recall, revision) });
}

/** Why nothing was brought back. */
function unrecalled(
  { already, unmet }: Recalled,
  revision: OutfitRevision,
): Partial<Pick<OutfitRevision, 'unchanged'>> {
  if (revision.unchanged !== undefined || revision.notUnderstood.length > 0) return {};
  if (already.length > 0) return { unchanged: { why: 'already_so', words: already } };
  const absent = unmet.map(({ words }) => words);

  return absent.length === 0 ? {} : { unchanged: { why: 'no_such_before', words: absent } };
}

/** @param recall what of the brief's outfit was brought back a moment ago */
function reviseFrom(brief: RevisionBrief, recall: Recalled | null): OutfitRevision {
  if (isGreeting(brief.request)) return unchanged(brief, { unchanged: { why: 'greeting', words: [] } });
  const request = withoutRetracted(brief.request);
  // All of it was taken back.
  if (recall === null && request !== brief.request && !/\p{L}/u.test(request))
    return unchanged(brief, { unchanged: { why: 'taken_back', words: [] } });

  const { rest: ordered, questions } = withoutQuestions(withStepsInFigures(request));
  const rest = withAskedAbout(questions, ordered, brief.outfit.items);
  const tokens = tokensOf(rest);
  const read = readChange(
    tokens,
    asTie(readWords(rest), wearsTie(brief.outfit.items)),
    isIn(brief.outfit.items),
  );
  const said = {
    ...read,
    mentions: meantOf(besideOthers(tokens, read.mentions), brief.outfit.items),
  };
  const { mentions } = said;
  const sum = sumInWords(rest);
  const why =
    recall !== null || mentions.length === 0 || isOffer(mentions)
      ? null
      : tellsOfThen(mentions)
        ? 'remark'
        : merelyTold(said);
  // "300 at most, the blazer stays" is no remark.
  const isAsked =
    (why === 'question' && (asksForBetter(rest) || asksForSum(rest) || offersPolitely(rest))) ||
    (why === 'remark' && (sum !== null || offersPiece(mentions) || ordersPiece(mentions)));
  if (why !== null && !isAsked) return unchanged(brief, { unchanged: { why, words: [] } });
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
    return unchanged(brief, {
      notUnderstood,
      ...(words.length > 0 && { unchanged: { why: 'mostly_unclear', words } }),
    });
  }

  const keeps = new Set([...weighed.keeps, ...without(named, weighed.edits)]);
  const edits = recall?.repeats === -1 ? turned(weighed.edits) : weighed.edits;
  const outfit = layOut(
    brief,
    revisionPlan(brief, mentions, edits),
    keeps,
    createSeededRandom(seedFor(brief.seed, brief.request)),
    sum,
    recall ?? undefined,
  );

  for (const edit of edits) applyEdit(outfit, edit);
  // A later part of the request may have undone an earlier one.
  for (const edit of edits) if (isUndone(outfit, edit)) applyEdit(outfit, edit);
  completeSeparates(outfit);
  withoutLooseTie(outfit, edits);

  const missing = unique(mentions.filter(isMissing).map(({ said }) => said));
  const unmet = [
    ...saidOnce([
      ...(recall?.unmet ?? []),
      ...outfit.unmet.filter(({ words }) => !isWarmAnyhow(words, edits, outfit)),
      ...unshown(outfit, edits).map((words): UnmetWish => ({ words, why: 'together' })),
    ]),
    ...absent
      .filter((words) => !missing.includes(words))
      .map((words): UnmetWish => ({ words, why: 'not_there' })),
    ...missing.map((words): UnmetWish => ({ words, why: 'not_made' })),
  ];
  if (outfit.changes.length === 0) {
    const had = unique([...already, ...outfit.already]);
    const why = whyUnchanged({
      questions: questions.length,
      notUnderstood,
      absent,
      had,
      unmet: unmet.filter(({ why }) => why !== 'not_there'),
    });

    const isTakenBack = request !== brief.request && notUnderstood.length + unmet.length === 0;
    const told: Unchanged | null = why ?? (isTakenBack ? { why: 'taken_back', words: [] } : null);
    const isSilent = recall === null && told === null && notUnderstood.length + unmet.length === 0;

    return unchanged(brief, {
      notUnderstood: unique([...notUnderstood, ...(isSilent ? passedOver(mentions) : [])]),
      unmet,
      ...(told !== null && { unchanged: told }),
    });
  }

  const asItWas = outfit.places.some(({ isTouched }) => isTouched) ? null : (recall?.wholeLook ?? null);

  return {
    ...(asItWas === null ? textsFor(brief, outfit) : asWritten(asItWas)),
    items: revisedItems(outfit),
    applied: toldChanges(outfit),
    // What was only asked beside it is not answered, and that is said.
    notUnderstood: unique([
      ...unknownWords(couldBeWishes(mentions, true)),
      ...leftOver(
        mentions,
        edits,
        brief.outfit.items,
        seenNow(outfit, ({ isTouched }) => isTouched),
        [...unmet.map(({ words }) => words), ...already, ...outfit.already, ...answered],
      ),
      ...unseen(
        mentions,
        edits,
        brief.outfit.items,
        seenNow(outfit, () => true),
        seenNow(outfit, ({ isTouched }) => isTouched),
      ).filter((words) => !isToldOf(unmet, words) && !answered.includes(words)),
      // What is kept was not to move.
      ...untouched(
        mentions,
        edits,
        brief.outfit.items,
        new Set([...movedFrom(outfit), ...weighed.keeps]),
      ).filter((words) => !isToldOf(unmet, words) && !answered.includes(words)),
      ...questions.flatMap((asked) => unknownWords(readWords(asked))),
    ]),
    unmet,
  };
}

function wearsTie(items: RevisionBrief['outfit']['items']): boolean {
  return items.some(({ garment }) => {
    const worn = garmentOf(garment);
    return worn !== null && isKind(worn, 'tie');
  });
}

/** The ids of what is gone or another. */
function movedFrom({ before, places }: WorkingOutfit): ReadonlySet<string> {
  const same = new Set(places.filter(({ isTouched }) => !isTouched).map(({ id }) => id));

  return new Set(before.map(({ id }) => id).filter((id) => !same.has(id)));
}

/** "Warmer, it's only 5 degrees" asks for one thing in two ways: where one of them was done the other was. */
function isWarmAnyhow(words: string, edits: readonly Edit[], { changes }: WorkingOutfit): boolean {
  const ways = edits.filter(
    (edit) => edit.do === 'weather' || (edit.do === 'shift' && edit.axis === 'warmth' && edit.items === null),
  );

  return changes.length > 0 && ways.length > 1 && ways.some((edit) => 'said' in edit && edit.said === words);
}

/** The other way: what was turned up comes down. Nothing else has another way. */
function turned(edits: readonly Edit[]): Edit[] {
  return edits.flatMap((edit): Edit[] => {
    if (edit.do === 'shift') return [{ ...edit, direction: edit.direction === 1 ? -1 : 1 }];

    return edit.do === 'style' ? [{ ...edit, direction: edit.direction === 1 ? -1 : 1 }] : [];
  });
}

/** Asked for by name, and nothing of the wardrobe is like that. */
function isMissing({ meaning, negated }: Mention): boolean {
  return meaning.is === 'missing' && !negated;
}

/** „Nichts Kratziges“ where no piece is chosen anew; else all of it, so that nothing is done without a word. */
function passedOver(mentions: readonly Mention[]): string[] {
  const ofUse = mentions.filter(isOfUse);
  const all = mentions.filter(({ meaning }) => meaning.is !== 'break');

  return ofUse.length > 0
    ? ofUse.map(({ said }) => said)
    : [
        all
          .map(({ said }) => said)
          .join(' ')
          .slice(0, LONGEST_WORDS),
      ];
}

/** What is said back is a few words. */
const LONGEST_WORDS = 40;

/** What pieces are to be good for, and how they are cared for. */
function isOfUse({ meaning }: Mention): boolean {
  return meaning.is === 'practical' || meaning.is === 'care' || meaning.is === 'cut';
}

/** The answer that says most, where no edit was tried and failed. */
function whyUnchanged(of: {
  questions: number;
  notUnderstood: readonly string[];
  absent: string[];
  had: string[];
  unmet: readonly UnmetWish[];
}): Unchanged | null {
  if (of.notUnderstood.length > 0 || of.unmet.length > 0) return null;
  if (of.absent.length > 0) return { why: 'not_there', words: of.absent };
  if (of.had.length > 0) return { why: 'already_so', words: of.had };

  return of.questions > 0 ? { why: 'question', words: [] } : null;
}

function applyEdit(outfit: WorkingOutfit, edit: Edit): void {
  switch (edit.do) {
    case 'replace':
    case 'modify':
    case 'add':
    case 'remove':
    case 'avoid':
      applyItemEdit(outfit, edit);
      return;
    case 'shift':
      applyShift(outfit, edit.axis, edit.direction, edit.items, edit.said);
      return;
    default:
      applyWholeEdit(outfit, edit);
      return;
  }
}

function unchanged(
  { outfit }: RevisionBrief,
  answer: Partial<Pick<OutfitRevision, 'notUnderstood' | 'unmet' | 'unchanged'>>,
): OutfitRevision {
  return {
    ...textsOf(outfit),
    items: outfit.items.map((item) => ({ kept: item.id })),
    applied: [],
    notUnderstood: answer.notUnderstood ?? [],
    unmet: answer.unmet ?? [],
    ...(answer.unchanged !== undefined && { unchanged: answer.unchanged }),
  };
}

function isToldOf(unmet: readonly UnmetWish[], said: string): boolean {
  return unmet.some(({ words }) => words.toLowerCase().includes(said.toLowerCase()));
}

function saidOnce(wishes: readonly UnmetWish[]): UnmetWish[] {
  return wishes.filter(({ words }, at) => wishes.findIndex((other) => other.words === words) === at);
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function seenNow({ places }: WorkingOutfit, of: (place: WorkingOutfit['places'][number]) => boolean): Seen[] {
  return places.filter(of).flatMap(({ piece, stored }): Seen[] =>
    piece === null
      ? stored === null
        ? []
        : [stored]
      : [
          {
            garment: piece.garment.key,
            slot: piece.garment.slot,
            color: piece.colour,
            fabric: piece.fabric,
            pattern: piece.pattern,
          },
        ],
  );
}

function without(ids: ReadonlySet<string>, edits: readonly Edit[]): string[] {
  return [...ids].filter((id) => !edits.some((edit) => 'item' in edit && edit.item === id));
}
