import { INSPIRATION_SOURCES, MAX_ANSWER_LENGTH, STYLE_AREAS, STYLE_GOALS } from '#contract/quiz.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { QUIZ_COPY } from '../copy.ts';
import { AnyOf, named, Question } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.aspirations;

export function aspirationsQuestions({ answers, onAnswer }: SectionProps<'aspirations'>) {
  return [
    <Question key="dreamStyle">
      <TextField
        label={COPY.dreamStyle}
        hint={COPY.dreamStyleHint}
        maxLength={MAX_ANSWER_LENGTH}
        value={answers.dreamStyle}
        onChange={(event) => onAnswer({ dreamStyle: event.target.value })}
      />
    </Question>,
    <AnyOf
      key="styleGoals"
      question={COPY.styleGoals}
      options={named(STYLE_GOALS)}
      values={answers.styleGoals}
      onChange={(styleGoals) => onAnswer({ styleGoals })}
    />,
    <AnyOf
      key="inspirationSources"
      question={COPY.inspirationSources}
      options={named(INSPIRATION_SOURCES)}
      values={answers.inspirationSources}
      onChange={(inspirationSources) => onAnswer({ inspirationSources })}
    />,
    <AnyOf<string>
      key="confidenceAreas"
      question={COPY.confidenceAreas}
      options={named(STYLE_AREAS)}
      values={answers.confidenceAreas}
      onChange={(confidenceAreas) => onAnswer({ confidenceAreas })}
    />,
    <AnyOf<string>
      key="improvementAreas"
      question={COPY.improvementAreas}
      options={named(STYLE_AREAS)}
      values={answers.improvementAreas}
      onChange={(improvementAreas) => onAnswer({ improvementAreas })}
    />,
  ];
}
