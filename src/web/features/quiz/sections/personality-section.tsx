import { QUIZ_COPY } from '../copy.ts';
import { Between } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.personality;
const QUESTIONS = Object.keys(COPY) as (keyof typeof COPY)[];

export function personalityQuestions({ answers, onAnswer }: SectionProps<'personality'>) {
  return QUESTIONS.map((name) => (
    <Between
      key={name}
      name={name}
      copy={COPY[name]}
      value={answers[name]}
      onChange={(value) => onAnswer({ [name]: value })}
    />
  ));
}
