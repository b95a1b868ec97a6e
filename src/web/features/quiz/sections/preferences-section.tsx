import { BUDGET_PRIORITIES, FITTING_PREFERENCES, SHOPPING_BEHAVIORS } from '#contract/quiz.ts';
import { FIT_CHOICES, QUIZ_COPY } from '../copy.ts';
import { LookPair } from '../look-pair.tsx';
import { FIT_LOOKS, fitsOn, sideOfFits } from '../pairs.ts';
import { FitDrawing } from './fit-drawing.tsx';
import { AnyOf, Between, described, named, OneOf } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.preferences;

const FIT_OPTIONS = described(FITTING_PREFERENCES, FIT_CHOICES).map((option) => ({
  ...option,
  picture: <FitDrawing fit={option.value} />,
}));

export function preferencesQuestions({ answers, onAnswer }: SectionProps<'preferences'>) {
  return [
    <Between
      key="colorComfort"
      name="colorComfort"
      copy={COPY.colorComfort}
      value={answers.colorComfort}
      onChange={(colorComfort) => onAnswer({ colorComfort })}
    />,
    <Between
      key="patternComfort"
      name="patternComfort"
      copy={COPY.patternComfort}
      value={answers.patternComfort}
      onChange={(patternComfort) => onAnswer({ patternComfort })}
    />,
    <AnyOf
      key="fittingPreference"
      question={COPY.fittingPreference}
      options={FIT_OPTIONS}
      columns="grid-cols-2 sm:grid-cols-4"
      pair={
        <LookPair
          isAbove
          question={COPY.fittingPreference}
          looks={FIT_LOOKS}
          captions={COPY.fitLooks}
          chosen={sideOfFits(answers.fittingPreference)}
          onChoose={(side) => onAnswer({ fittingPreference: fitsOn(side, answers.fittingPreference) })}
        />
      }
      values={answers.fittingPreference}
      onChange={(fittingPreference) => onAnswer({ fittingPreference })}
    />,
    <OneOf<string>
      key="shoppingBehavior"
      question={COPY.shoppingBehavior}
      options={named(SHOPPING_BEHAVIORS)}
      flows
      value={answers.shoppingBehavior || null}
      onChange={(shoppingBehavior) => onAnswer({ shoppingBehavior: shoppingBehavior ?? '' })}
    />,
    <OneOf<string>
      key="budgetPriority"
      question={COPY.budgetPriority}
      options={named(BUDGET_PRIORITIES)}
      flows
      value={answers.budgetPriority || null}
      onChange={(budgetPriority) => onAnswer({ budgetPriority: budgetPriority ?? '' })}
    />,
  ];
}
