import type { QuizAssessment, QuizBrief } from '../../stylist.ts';

export function assessQuiz(_brief: QuizBrief): QuizAssessment {
  return { patch: {}, summary: 'Thank you: your answers are kept with your profile.' };
}
