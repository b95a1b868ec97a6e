import {
  BUDGET_PRIORITIES,
  FITTING_PREFERENCES,
  QUIZ_SLIDER_STEP,
  SHOPPING_BEHAVIORS,
} from '#contract/quiz.ts';
import { TapeSlider } from '#web/ui/tape-slider.tsx';
import { FIT_CHOICES, QUIZ_COPY } from '../copy.ts';
import { FitDrawing } from './fit-drawing.tsx';
import { AnyOf, described, named, OneOf, Question } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.preferences;

const FIT_OPTIONS = described(FITTING_PREFERENCES, FIT_CHOICES).map((option) => ({
  ...option,
  picture: <FitDrawing fit={option.value} />,
}));

export function PreferencesSection({ answers, onAnswer }: SectionProps<'preferences'>) {
  return (
    <>
      <Question>
        <TapeSlider
          {...COPY.colorComfort}
          step={QUIZ_SLIDER_STEP}
          value={answers.colorComfort}
          onChange={(colorComfort) => onAnswer({ colorComfort })}
        />
      </Question>
      <Question>
        <TapeSlider
          {...COPY.patternComfort}
          step={QUIZ_SLIDER_STEP}
          value={answers.patternComfort}
          onChange={(patternComfort) => onAnswer({ patternComfort })}
        />
      </Question>
      <AnyOf
        question={COPY.fittingPreference}
        options={FIT_OPTIONS}
        columns="grid-cols-2 sm:grid-cols-4"
        values={answers.fittingPreference}
        onChange={(fittingPreference) => onAnswer({ fittingPreference })}
      />
      <OneOf<string>
        question={COPY.shoppingBehavior}
        options={named(SHOPPING_BEHAVIORS)}
        value={answers.shoppingBehavior || null}
        onChange={(shoppingBehavior) => onAnswer({ shoppingBehavior: shoppingBehavior ?? '' })}
      />
      <OneOf<string>
        question={COPY.budgetPriority}
        options={named(BUDGET_PRIORITIES)}
        value={answers.budgetPriority || null}
        onChange={(budgetPriority) => onAnswer({ budgetPriority: budgetPriority ?? '' })}
      />
    </>
  );
}
