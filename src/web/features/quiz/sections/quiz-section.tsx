import type { QuizResponses } from '#contract/quiz.ts';
import { AspirationsSection } from './aspirations-section.tsx';
import { GoalsSection } from './goals-section.tsx';
import { LifestyleSection } from './lifestyle-section.tsx';
import { PersonalitySection } from './personality-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';

interface QuizSectionProps {
  /** From 0. */
  section: number;
  answers: QuizResponses;
  onAnswer: (name: keyof QuizResponses, given: object) => void;
}

/** The questions of one section, in the order of `QUIZ_SECTIONS`. */
export function QuizSection({ section, answers, onAnswer }: QuizSectionProps) {
  switch (section) {
    case 0:
      return (
        <LifestyleSection answers={answers.lifestyle} onAnswer={(given) => onAnswer('lifestyle', given)} />
      );
    case 1:
      return (
        <AspirationsSection
          answers={answers.aspirations}
          onAnswer={(given) => onAnswer('aspirations', given)}
        />
      );
    case 2:
      return (
        <PreferencesSection
          answers={answers.preferences}
          onAnswer={(given) => onAnswer('preferences', given)}
        />
      );
    case 3:
      return (
        <PersonalitySection
          answers={answers.personality}
          onAnswer={(given) => onAnswer('personality', given)}
        />
      );
    default:
      return <GoalsSection answers={answers.goals} onAnswer={(given) => onAnswer('goals', given)} />;
  }
}
