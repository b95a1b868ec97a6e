import type { UnmetWish } from '#contract/outfits.ts';
import type { OutfitRevision, RevisionBrief, Unchanged } from '../../stylist.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { isQuality } from '../language/mentions/mention-kinds.ts';
import { readWords } from '../language/read-words.ts';
import { couldBeWishes } from '../language/understood/could-be-wishes.ts';
import { unknownWords } from '../language/understood/unknown-words.ts';
import { toldChanges } from './apply/told-changes.ts';
import { revisedItems, type WorkingOutfit } from './apply/working-outfit.ts';
import { unshown } from './check/check-edits.ts';
import { unseen } from './check/unseen.ts';
import { untouched } from './check/untouched.ts';
import type { Edit } from './edits/edit.ts';
import { leftOver } from './edits/left-over.ts';
import type { Seen } from './items/what-is-here.ts';
import type { Request } from './read-request.ts';
import type { Recalled } from './recall/recall.ts';
import { asWritten, textsFor, textsOf } from './recall/revised-texts.ts';

/** What was done, and what was not and why. */
export function tellRevision(
  brief: RevisionBrief,
  request: Request,
  outfit: WorkingOutfit,
  recall: Recalled | null,
): OutfitRevision {
  const unmet = unmetOf(request, outfit, recall);
  if (outfit.changes.length === 0) return unchanged(brief, nothingDone(request, outfit, unmet, recall));
  const asItWas = outfit.places.some(({ isTouched }) => isTouched) ? null : (recall?.wholeLook ?? null);

  return {
    ...(asItWas === null ? textsFor(brief, outfit) : asWritten(asItWas)),
    items: revisedItems(outfit),
    applied: toldChanges(outfit),
    notUnderstood: notAnswered(brief, request, outfit, unmet),
    unmet,
  };
}

/** What was asked for and could not be done. */
function unmetOf({ mentions, edits, absent }: Request, outfit: WorkingOutfit, recall: Recalled | null) {
  const missing = unique(mentions.filter(isMissing).map(({ said }) => said));

  return [
    ...saidOnce([
      ...(recall?.unmet ?? []),
      ...outfit.unmet.filter(({ words }) => !isWarmAnyhow(words, edits, outfit)),
      ...unshown(outfit, edits).map((words): UnmetWish => ({ words, why: 'together' })),
    ]),
    ...absent
      .filter((words) => !missing.includes(words) && !edits.some((edit) => brings(edit, words)))
      .map((words): UnmetWish => ({ words, why: 'not_there' })),
    ...missing.map((words): UnmetWish => ({ words, why: 'not_made' })),
  ];
}

/** "Change into a jumpsuit": it was not there, and it comes. */
function brings(edit: Edit, words: string): boolean {
  const target = edit.do === 'add' ? edit.target : edit.do === 'replace' ? edit.by : null;

  return target?.said === words;
}

/** Why the outfit is what it was. */
function nothingDone(
  { mentions, questions, notUnderstood, absent, already, isTakenBack }: Request,
  outfit: WorkingOutfit,
  unmet: UnmetWish[],
  recall: Recalled | null,
): Answer {
  const why = whyUnchanged({
    questions: questions.length,
    notUnderstood,
    absent: [...absent],
    had: unique([...already, ...outfit.already]),
    unmet: unmet.filter(({ why }) => why !== 'not_there'),
  });
  const isAllMet = notUnderstood.length + unmet.length === 0;
  const told: Unchanged | null = why ?? (isTakenBack && isAllMet ? { why: 'taken_back', words: [] } : null);
  const isSilent = recall === null && told === null && isAllMet;
  const refused = isSilent ? refusedOnly(mentions) : [];
  if (refused.length > 0)
    return { notUnderstood: [], unmet, unchanged: { why: 'not_there', words: refused } };

  return {
    notUnderstood: unique([...notUnderstood, ...(isSilent ? passedOver(mentions) : [])]),
    unmet,
    ...(told !== null && { unchanged: told }),
  };
}

/** "No heels please", where nothing else of clothes is said: what this outfit does not have. */
function refusedOnly(mentions: readonly Mention[]): string[] {
  const ofClothes = mentions.filter(({ meaning }) => meaning.is === 'garments' || isQuality(meaning));

  return ofClothes.every(({ negated }) => negated) ? unique(ofClothes.map(({ said }) => said)) : [];
}

/** Where something was done: what was not answered by it. */
function notAnswered(
  { outfit: { items } }: RevisionBrief,
  { mentions, edits, already, answered, weighedKeeps, questions }: Request,
  outfit: WorkingOutfit,
  unmet: readonly UnmetWish[],
): string[] {
  const seen = seenNow(outfit, () => true);
  const seenAnew = seenNow(outfit, ({ isTouched }) => isTouched);
  const isOpen = (words: string) => !isToldOf(unmet, words) && !answered.includes(words);
  const accounted = [...unmet.map(({ words }) => words), ...already, ...outfit.already, ...answered];
  // What is kept was not to move.
  const settled = new Set([...movedFrom(outfit), ...weighedKeeps]);

  return unique([
    ...unknownWords(couldBeWishes(mentions, true)),
    ...leftOver(mentions, edits, items, seenAnew, accounted),
    ...unseen(mentions, edits, items, seen, seenAnew).filter(isOpen),
    ...untouched(mentions, edits, items, settled).filter(isOpen),
    // What was only asked beside it is not answered, and that is said.
    ...questions.flatMap((asked) => unknownWords(readWords(asked))),
  ]);
}

type Answer = Partial<Pick<OutfitRevision, 'notUnderstood' | 'unmet' | 'unchanged'>>;

export function unchanged({ outfit }: RevisionBrief, answer: Answer): OutfitRevision {
  return {
    ...textsOf(outfit),
    items: outfit.items.map((item) => ({ kept: item.id })),
    applied: [],
    notUnderstood: answer.notUnderstood ?? [],
    unmet: answer.unmet ?? [],
    ...(answer.unchanged !== undefined && { unchanged: answer.unchanged }),
  };
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
  if (of.unmet.length > 0) return null;
  // "Needs long sleeves, the midges are murder": they are long, whatever else was said.
  if (of.had.length > 0 && of.absent.length === 0) return { why: 'already_so', words: of.had };
  if (of.notUnderstood.length > 0) return null;
  if (of.absent.length > 0) return { why: 'not_there', words: of.absent };

  return of.questions > 0 ? { why: 'question', words: [] } : null;
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
