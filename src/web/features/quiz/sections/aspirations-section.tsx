import { ONBOARDING_STYLES } from '#contract/onboarding.ts';
import { INSPIRATION_SOURCES, MAX_ANSWER_LENGTH, STYLE_AREAS, STYLE_GOALS } from '#contract/quiz.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { STYLE_LABELS } from '#web/words/style-labels.ts';
import { AREA_LOOKS, CHANGE_LOOKS, DREAM_LOOKS } from '../answer-looks.ts';
import { QUIZ_COPY } from '../copy.ts';
import { saying, says } from '../dream-words.ts';
import { AnyOf, AS_LOOKS, named, worn } from './question.tsx';
import type { SectionProps } from './section-props.ts';

const COPY = QUIZ_COPY.aspirations;

const DREAM_OPTIONS = worn(DREAM_LOOKS, ONBOARDING_STYLES).map((option) => ({
  ...option,
  label: STYLE_LABELS[option.value],
}));

export function aspirationsQuestions({ answers, onAnswer }: SectionProps<'aspirations'>) {
  return [
    <AnyOf
      key="dreamStyle"
      question={COPY.dreamStyle}
      options={DREAM_OPTIONS}
      {...AS_LOOKS}
      values={ONBOARDING_STYLES.filter((style) => says(answers.dreamStyle, STYLE_LABELS[style]))}
      onChange={(styles) => onAnswer({ dreamStyle: inWords(answers.dreamStyle, styles) })}
      below={
        <div className="mt-4">
          <TextField
            label={COPY.dreamStyleWords}
            hint={COPY.dreamStyleHint}
            maxLength={MAX_ANSWER_LENGTH}
            value={answers.dreamStyle}
            onChange={(event) => onAnswer({ dreamStyle: event.target.value })}
          />
        </div>
      }
    />,
    <AnyOf
      key="styleGoals"
      question={COPY.styleGoals}
      options={worn(CHANGE_LOOKS, STYLE_GOALS)}
      {...AS_LOOKS}
      values={answers.styleGoals}
      onChange={(styleGoals) => onAnswer({ styleGoals })}
    />,
    <AnyOf
      key="inspirationSources"
      question={COPY.inspirationSources}
      options={named(INSPIRATION_SOURCES)}
      flows
      values={answers.inspirationSources}
      onChange={(inspirationSources) => onAnswer({ inspirationSources })}
    />,
    <AnyOf<string>
      key="confidenceAreas"
      question={COPY.confidenceAreas}
      options={worn(AREA_LOOKS, STYLE_AREAS)}
      {...AS_LOOKS}
      values={answers.confidenceAreas}
      onChange={(confidenceAreas) => onAnswer({ confidenceAreas })}
    />,
    <AnyOf<string>
      key="improvementAreas"
      question={COPY.improvementAreas}
      options={worn(AREA_LOOKS, STYLE_AREAS)}
      {...AS_LOOKS}
      values={answers.improvementAreas}
      onChange={(improvementAreas) => onAnswer({ improvementAreas })}
    />,
  ];
}

/** One's own words, saying these styles and no other of the eight. */
function inWords(words: string, styles: readonly (typeof ONBOARDING_STYLES)[number][]): string {
  return ONBOARDING_STYLES.reduce(
    (said, style) => saying(said, QUIZ_COPY.inASentence(STYLE_LABELS[style]), styles.includes(style)),
    words,
  ).slice(0, MAX_ANSWER_LENGTH);
}
