import { BARRIERS, PRIMARY_GOALS, SUCCESS_METRICS, TIMEFRAMES } from '#contract/quiz.ts';
import { GOAL_LOOKS, METRIC_LOOKS } from '../answer-looks.ts';
import { PRIMARY_GOAL_CHOICES, QUIZ_COPY, TIMEFRAME_CHOICES } from '../copy.ts';
import { AnyOf, AS_FEW_LOOKS, AS_LOOKS, described, named, OneOf, worn } from './question.tsx';
import { RailDrawing } from './rail-drawing.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.goals;

const TIMEFRAME_OPTIONS = described(TIMEFRAMES, TIMEFRAME_CHOICES).map((option) => ({
  ...option,
  picture: <RailDrawing timeframe={option.value} />,
}));

export function goalsQuestions({ answers, onAnswer }: SectionProps<'goals'>) {
  return [
    <OneOf
      key="primaryGoal"
      question={COPY.primaryGoal}
      options={described(PRIMARY_GOALS, PRIMARY_GOAL_CHOICES, GOAL_LOOKS)}
      {...AS_FEW_LOOKS}
      value={answers.primaryGoal}
      onChange={(primaryGoal) => onAnswer({ primaryGoal })}
    />,
    <OneOf
      key="timeframe"
      question={COPY.timeframe}
      options={TIMEFRAME_OPTIONS}
      columns="grid-cols-2 md:grid-cols-4 sm:gap-4"
      value={answers.timeframe}
      onChange={(timeframe) => onAnswer({ timeframe })}
    />,
    <AnyOf
      key="successMetrics"
      question={COPY.successMetrics}
      options={worn(METRIC_LOOKS, SUCCESS_METRICS)}
      {...AS_LOOKS}
      values={answers.successMetrics}
      onChange={(successMetrics) => onAnswer({ successMetrics })}
    />,
    <AnyOf<string>
      key="barriers"
      question={COPY.barriers}
      options={named(BARRIERS)}
      flows
      values={answers.barriers}
      onChange={(barriers) => onAnswer({ barriers })}
    />,
  ];
}
