import type { Told, ToldPart } from '#contract/told.ts';
import type { QuizPoints } from '../house/read-quiz/quiz-points.ts';
import type { ItemMeant } from './item-of-words.ts';

/** How the house writes in a language other than English. Null: it has no words for that, and the English stands. */
export interface Writer {
  /** A piece as a heading, without its color. */
  item: (item: ItemMeant) => string | null;
  /** A color by itself, as shops there call it; null for one of somebody's own. */
  colour: (name: string) => string | null;
  title: (told: Told) => string | null;
  /** With a capital and a full stop. */
  sentence: (told: Told) => string | null;
  /** A part of a sentence where it stands alone, e.g. a wish. */
  part: (told: ToldPart) => string | null;
  /** The answers of the quiz, played back in a few sentences. */
  quiz: (points: QuizPoints) => string | null;
}
