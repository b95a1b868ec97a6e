import type { QuizResponses } from '#contract/quiz.ts';

/** What a section gets: its own answers, and a way to change some of them. */
export interface SectionProps<Name extends keyof QuizResponses> {
  answers: QuizResponses[Name];
  onAnswer: (given: Partial<QuizResponses[Name]>) => void;
}
