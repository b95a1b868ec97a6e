import { DAILY_ACTIVITIES, MAX_ANSWER_LENGTH, SOCIAL_LIVES, WORK_ENVIRONMENTS } from '#contract/quiz.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { QUIZ_COPY, SOCIAL_CHOICES, WORK_CHOICES } from '../copy.ts';
import { AnyOf, described, named, OneOf, Question } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.lifestyle;

export function LifestyleSection({ answers, onAnswer }: SectionProps<'lifestyle'>) {
  return (
    <>
      <OneOf
        question={COPY.workEnvironment}
        options={described(WORK_ENVIRONMENTS, WORK_CHOICES)}
        columns={{ phone: 1, wide: 3 }}
        value={answers.workEnvironment}
        onChange={(workEnvironment) => onAnswer({ workEnvironment })}
      />
      <OneOf
        question={COPY.socialLife}
        options={described(SOCIAL_LIVES, SOCIAL_CHOICES)}
        value={answers.socialLife}
        onChange={(socialLife) => onAnswer({ socialLife })}
      />
      <AnyOf
        question={COPY.dailyActivities}
        options={named(DAILY_ACTIVITIES)}
        values={answers.dailyActivities}
        onChange={(dailyActivities) => onAnswer({ dailyActivities })}
      />
      <Question>
        <TextField
          label={COPY.specialEvents}
          hint={COPY.specialEventsHint}
          maxLength={MAX_ANSWER_LENGTH}
          value={answers.specialEvents}
          onChange={(event) => onAnswer({ specialEvents: event.target.value })}
        />
      </Question>
    </>
  );
}
