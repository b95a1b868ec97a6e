import { DAILY_ACTIVITIES, MAX_ANSWER_LENGTH, SOCIAL_LIVES, WORK_ENVIRONMENTS } from '#contract/quiz.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { DAY_LOOKS, SOCIAL_LOOKS, WORK_LOOKS } from '../answer-looks.ts';
import { QUIZ_COPY, SOCIAL_CHOICES, WORK_CHOICES } from '../copy.ts';
import { AnyOf, AS_FEW_LOOKS, AS_LOOKS, described, OneOf, Question, worn } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.lifestyle;

export function lifestyleQuestions({ answers, onAnswer }: SectionProps<'lifestyle'>) {
  return [
    <OneOf
      key="workEnvironment"
      question={COPY.workEnvironment}
      options={described(WORK_ENVIRONMENTS, WORK_CHOICES, WORK_LOOKS)}
      {...AS_FEW_LOOKS}
      value={answers.workEnvironment}
      onChange={(workEnvironment) => onAnswer({ workEnvironment })}
    />,
    <OneOf
      key="socialLife"
      question={COPY.socialLife}
      options={described(SOCIAL_LIVES, SOCIAL_CHOICES, SOCIAL_LOOKS)}
      {...AS_FEW_LOOKS}
      value={answers.socialLife}
      onChange={(socialLife) => onAnswer({ socialLife })}
    />,
    <AnyOf
      key="dailyActivities"
      question={COPY.dailyActivities}
      options={worn(DAY_LOOKS, DAILY_ACTIVITIES)}
      {...AS_LOOKS}
      values={answers.dailyActivities}
      onChange={(dailyActivities) => onAnswer({ dailyActivities })}
    />,
    <Question key="specialEvents">
      <TextField
        label={COPY.specialEvents}
        hint={COPY.specialEventsHint}
        maxLength={MAX_ANSWER_LENGTH}
        value={answers.specialEvents}
        onChange={(event) => onAnswer({ specialEvents: event.target.value })}
      />
    </Question>,
  ];
}
