import type { ReactElement } from 'react';
import type { QuizResponses } from '#contract/quiz.ts';
import { aspirationsQuestions } from './aspirations-section.tsx';
import { goalsQuestions } from './goals-section.tsx';
import { lifestyleQuestions } from './lifestyle-section.tsx';
import { personalityQuestions } from './personality-section.tsx';
import { preferencesQuestions } from './preferences-section.tsx';

/**
 * The questions of one section, each with its key, in the order of `QUIZ_SECTIONS`.
 * @param section from 0
 */
export function questionsOf(
  section: number,
  answers: QuizResponses,
  onAnswer: (name: keyof QuizResponses, given: object) => void,
): ReactElement[] {
  switch (section) {
    case 0:
      return lifestyleQuestions({
        answers: answers.lifestyle,
        onAnswer: (given) => onAnswer('lifestyle', given),
      });
    case 1:
      return aspirationsQuestions({
        answers: answers.aspirations,
        onAnswer: (given) => onAnswer('aspirations', given),
      });
    case 2:
      return preferencesQuestions({
        answers: answers.preferences,
        onAnswer: (given) => onAnswer('preferences', given),
      });
    case 3:
      return personalityQuestions({
        answers: answers.personality,
        onAnswer: (given) => onAnswer('personality', given),
      });
    default:
      return goalsQuestions({ answers: answers.goals, onAnswer: (given) => onAnswer('goals', given) });
  }
}
