import { BARRIERS, PRIMARY_GOALS, SUCCESS_METRICS, TIMEFRAMES } from '#contract/quiz.ts';
import { PRIMARY_GOAL_CHOICES, QUIZ_COPY, TIMEFRAME_CHOICES } from '../copy.ts';
import { AnyOf, described, named, OneOf } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.goals;

export function goalsQuestions({ answers, onAnswer }: SectionProps<'goals'>) {
  return [
    <OneOf
      key="primaryGoal"
      question={COPY.primaryGoal}
      options={described(PRIMARY_GOALS, PRIMARY_GOAL_CHOICES)}
      columns={{ phone: 1, wide: 3 }}
      value={answers.primaryGoal}
      onChange={(primaryGoal) => onAnswer({ primaryGoal })}
    />,
    <OneOf
      key="timeframe"
      question={COPY.timeframe}
      options={described(TIMEFRAMES, TIMEFRAME_CHOICES)}
      columns="grid-cols-1 xs:grid-cols-2 lg:grid-cols-4"
      value={answers.timeframe}
      onChange={(timeframe) => onAnswer({ timeframe })}
    />,
    <AnyOf
      key="successMetrics"
      question={COPY.successMetrics}
      options={named(SUCCESS_METRICS)}
      columns={{ phone: 1, wide: 2 }}
      values={answers.successMetrics}
      onChange={(successMetrics) => onAnswer({ successMetrics })}
    />,
    <AnyOf<string>
      key="barriers"
      question={COPY.barriers}
      options={named(BARRIERS)}
      columns={{ phone: 1, wide: 2 }}
      values={answers.barriers}
      onChange={(barriers) => onAnswer({ barriers })}
    />,
  ];
}
