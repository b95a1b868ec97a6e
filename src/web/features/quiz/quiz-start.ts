import type { QuizResponses } from '#contract/quiz.ts';
import type { Profile } from '#contract/style-profile.ts';
import { answersFrom, noAnswers } from './answers.ts';
import type { QuizDraft } from './quiz-draft.ts';

export interface QuizStart {
  /** What the answers at the beginning are: none, those of the last time, or those of an unfinished try. */
  from: 'nothing' | 'last-time' | 'draft';
  /** From 0. */
  section: number;
  /** Of the section, where it shows one at a time; from 0. */
  question: number;
  answers: QuizResponses;
}

/** Where the quiz begins: an unfinished try goes on, else the answers of the last time are filled in. */
export function quizStart(profile: Profile | null, draft: QuizDraft | null): QuizStart {
  if (draft !== null && isNewer(draft, profile)) {
    return { from: 'draft', section: draft.section, question: draft.question, answers: draft.answers };
  }
  return freshStart(profile);
}

/** As {@link quizStart}, without the unfinished try. */
export function freshStart(profile: Profile | null): QuizStart {
  if (profile?.rawQuizResponses == null)
    return { from: 'nothing', section: 0, question: 0, answers: noAnswers() };
  return { from: 'last-time', section: 0, question: 0, answers: answersFrom(profile.rawQuizResponses) };
}

/** A draft from before the quiz was completed on another device is out of date. */
function isNewer(draft: QuizDraft, profile: Profile | null): boolean {
  const completedAt = profile?.styleQuizResults?.completedAt;
  return completedAt === undefined || draft.savedAt > completedAt;
}
