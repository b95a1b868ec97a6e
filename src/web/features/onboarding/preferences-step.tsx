import { ONBOARDING_PALETTES, ONBOARDING_STYLES, type Onboarding } from '#contract/onboarding.ts';
import { CheckboxTiles } from '#web/ui/choice-tiles.tsx';
import { Cloth, type WeaveName } from '#web/ui/drawings/cloth.tsx';
import { ONBOARDING_COPY, PALETTE_LABELS, STYLE_LABELS } from './copy.ts';
import { PalettePicture } from './palette-picture.tsx';
import type { StepErrors } from './step-rules.ts';

const COPY = ONBOARDING_COPY.preferences;

const STYLE_WEAVES: Record<(typeof ONBOARDING_STYLES)[number], WeaveName> = {
  casual: 'denim',
  business: 'pinstripe',
  formal: 'satin',
  bohemian: 'block',
  minimalist: 'plain',
  vintage: 'houndstooth',
  sporty: 'jersey',
  edgy: 'leather',
};

export interface StepProps {
  answers: Onboarding;
  errors: StepErrors;
  onAnswer: (given: Partial<Onboarding>) => void;
}

/** Styles as pieces of cloth, palettes as strips. */
export function PreferencesStep({ answers, errors, onAnswer }: StepProps) {
  return (
    <div className="space-y-10">
      <CheckboxTiles
        legend={COPY.styles}
        hint={COPY.any}
        error={errors.styles}
        options={ONBOARDING_STYLES.map((value) => ({
          value,
          label: STYLE_LABELS[value],
          picture: <Cloth weave={STYLE_WEAVES[value]} className="mb-2.5 aspect-3/2 w-full" />,
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
