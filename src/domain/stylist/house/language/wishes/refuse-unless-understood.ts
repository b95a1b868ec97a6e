import { refusal } from '#contract/refusals.ts';
import type { Mention } from '../mentions/meanings.ts';
import { readWords } from '../read-words.ts';
import { couldBeWishes } from '../understood/could-be-wishes.ts';
import { isGreeting, onlyAsks, withoutQuestions } from '../understood/questions.ts';
import { onlyReports } from '../understood/small-talk.ts';
import { isMostlyUnclear, understoodWords, unknownWords } from '../understood/unknown-words.ts';
import { askedCode } from './asked-codes.ts';
import { readWishes } from './wishes.ts';

/** "Bonjour, je cherche une tenue pour un mariage": hardly a word is known, and what is ("pour") means something else there. */
function isOtherLanguage(mentions: readonly Mention[]): boolean {
  const words = mentions.filter(({ meaning }) => meaning.is !== 'break');
  const unknown = words.filter(({ meaning }) => meaning.is === 'unknown').length;

  return unknown >= FEW_WORDS && unknown > 2 * (words.length - unknown);
}

const FEW_WORDS = 4;

/** "The invite says dressy casual. What does that even mean?": of a code that nobody here explains, and for nothing in particular. */
function onlyAsksForMeaning(prompt: string): boolean {
  const { rest, questions } = withoutQuestions(prompt);
  const named = readWords(rest);

  return (
    questions.some((question) => ASKS_MEANING.test(question)) &&
    askedCode(prompt) === null &&
    INVITES.test(rest.trim()) &&
    !named.some(({ meaning }) => meaning.is === 'garments' || meaning.is === 'occasion')
  );
}

const ASKS_MEANING =
  /\b(?:what (?:does|do|is|on earth|the).*\b(?:mean|that|this|supposed)|was (?:soll|heißt|heisst|bedeutet|ist) (?:das|denn|damit|da))\b/i;
const INVITES =
  /^(?:(?:the|my|our|die|der|auf der|in der|laut|meine|unsere) )?(?:invite|invitation|card|dress ?code|email|note|einladung|karte|dresscode|mail)\b/i;

/**
 * A request that was mostly not understood is asked back rather than guessed at; asking costs nothing.
 * @throws AppError `not_understood` with what was understood, and for a greeting or a question that no outfit
 * answers
 */
export function refuseUnlessUnderstood(prompt: string): void {
  // A lone emoji says as much as a greeting. No words at all are the default request.
  const isOnlySigns = prompt.trim() !== '' && !/[\p{L}\p{N}]/u.test(prompt);
  if (isOnlySigns || isGreeting(prompt)) throw refusal('request_greeting');
  if (onlyReports(prompt)) throw refusal('request_greeting');
  if (onlyAsks(prompt) || onlyAsksForMeaning(prompt)) throw refusal('request_question');

  const mentions = readWords(prompt);
  const understood = understoodWords(mentions).join(', ');
  // "A story about the river" wishes for nothing; beside a wish it is only told, as is what a talk is about.
  const isForeign = isOtherLanguage(mentions);
  if (!isForeign && !isMostlyUnclear(understood === '' ? mentions : couldBeWishes(mentions))) return;
  // "Seeing the Lion King at the Capitol": the names are unknown, and what it is for is plain as a whole.
  if (!isForeign && readWishes(prompt).occasion !== null) return;

  const words = unknownWords(mentions).join(', ');
  if (understood === '') throw refusal('request_unclear', { params: { words } });
  throw refusal('request_mostly_unclear', { params: { words, understood } });
}
