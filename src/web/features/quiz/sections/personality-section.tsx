import { QUIZ_SLIDER_STEP } from '#contract/quiz.ts';
import { TapeSlider } from '#web/ui/tape-slider.tsx';
import { QUIZ_COPY } from '../copy.ts';
import { Question } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.personality;
const QUESTIONS = Object.keys(COPY) as (keyof typeof COPY)[];

export function PersonalitySection({ answers, onAnswer }: SectionProps<'personality'>) {
  return QUESTIONS.map((name) => (
    <Question key={name}>
      <TapeSlider
        {...COPY[name]}
        step={QUIZ_SLIDER_STEP}
        value={answers[name]}
        onChange={(value) => onAnswer({ [name]: value })}
      />
    </Question>
  ));
}
