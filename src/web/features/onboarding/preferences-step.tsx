import { ONBOARDING_PALETTES, ONBOARDING_STYLES, type Onboarding } from '#contract/onboarding.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { WardrobeTiles } from '#web/shared/wardrobe-tiles.tsx';
import { CheckboxTiles } from '#web/ui/choice-tiles.tsx';
import { STYLE_LABELS } from '#web/words/style-labels.ts';
import { ONBOARDING_COPY, PALETTE_LABELS } from './copy.ts';
import { PalettePicture } from './palette-picture.tsx';
import type { StepErrors } from './step-rules.ts';

const COPY = ONBOARDING_COPY.preferences;

export interface StepProps {
  answers: Onboarding;
  errors: StepErrors;
  onAnswer: (given: Partial<Onboarding>) => void;
}

/** Wardrobes and styles as looks, palettes as strips. */
export function PreferencesStep({ answers, errors, onAnswer }: StepProps) {
  return (
    <div className="space-y-10">
      <WardrobeTiles value={answers.wardrobe} onChange={(wardrobe) => onAnswer({ wardrobe })} />
      <CheckboxTiles
        legend={COPY.styles}
        hint={COPY.any}
        error={errors.styles}
        fillsTiles
        columns="grid-cols-2 sm:grid-cols-4"
        options={ONBOARDING_STYLES.map((value) => ({
          value,
          label: STYLE_LABELS[value],
          picture: <AnswerBoard look={value} sizes="(min-width: 40rem) 10.5rem, 50vw" />,
        }))}
        values={answers.styles}
        onChange={(styles) => onAnswer({ styles })}
      />
      <CheckboxTiles
        legend={COPY.palettes}
        hint={COPY.any}
        error={errors.palettes}
        columns="grid-cols-1 sm:grid-cols-5"
        hasRowsOnPhones
        options={ONBOARDING_PALETTES.map((value) => ({
          value,
          label: PALETTE_LABELS[value],
          picture: <PalettePicture palette={value} />,
        }))}
        values={answers.palettes}
        onChange={(palettes) => onAnswer({ palettes })}
      />
    </div>
  );
}
