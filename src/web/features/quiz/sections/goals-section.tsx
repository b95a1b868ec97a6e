import { BARRIERS, PRIMARY_GOALS, SUCCESS_METRICS, TIMEFRAMES } from '#contract/quiz.ts';
import { PRIMARY_GOAL_CHOICES, QUIZ_COPY, TIMEFRAME_CHOICES } from '../copy.ts';
import { AnyOf, described, named, OneOf } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.goals;

export function GoalsSection({ answers, onAnswer }: SectionProps<'goals'>) {
  return (
    <>
      <OneOf
        question={COPY.primaryGoal}
        options={described(PRIMARY_GOALS, PRIMARY_GOAL_CHOICES)}
        columns={{ phone: 1, wide: 3 }}
        value={answers.primaryGoal}
        onChange={(primaryGoal) => onAnswer({ primaryGoal })}
      />
      <OneOf
        question={COPY.timeframe}
        options={described(TIMEFRAMES, TIMEFRAME_CHOICES)}
        columns="grid-cols-1 xs:grid-cols-2 lg:grid-cols-4"
        value={answers.timeframe}
        onChange={(timeframe) => onAnswer({ timeframe })}
      />
      <AnyOf
        question={COPY.successMetrics}
        options={named(SUCCESS_METRICS)}
        columns={{ phone: 1, wide: 2 }}
        values={answers.successMetrics}
        onChange={(successMetrics) => onAnswer({ successMetrics })}
      />
      <AnyOf<string>
        question={COPY.barriers}
        options={named(BARRIERS)}
        columns={{ phone: 1, wide: 2 }}
        values={answers.barriers}
        onChange={(barriers) => onAnswer({ barriers })}
      />
    </>
  );
}
