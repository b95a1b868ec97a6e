import * as z from 'zod/mini';
import { QUIZ_SECTIONS, quizResponses } from '#contract/quiz.ts';
import { instant } from '#contract/shared-shapes.ts';
import { forgetDraft, readDraft, saveDraft } from '#web/lib/drafts.ts';

const NAME = 'quiz';

const quizDraft = z.object({
  /** From 0. */
  section: z.int().check(z.minimum(0), z.maximum(QUIZ_SECTIONS.length - 1)),
  /** On a phone: the one of the section that was shown, from 0. */
  question: z._default(z.int().check(z.minimum(0)), 0),
  answers: quizResponses,
  savedAt: instant,
});

export type QuizDraft = z.infer<typeof quizDraft>;

export function readQuizDraft(userId: string): QuizDraft | null {
  return readDraft(NAME, userId, quizDraft);
}

export function saveQuizDraft(userId: string, draft: Omit<QuizDraft, 'savedAt'>): void {
  saveDraft(NAME, userId, { ...draft, savedAt: new Date().toISOString() });
}

export function forgetQuizDraft(userId: string): void {
  forgetDraft(NAME, userId);
}
