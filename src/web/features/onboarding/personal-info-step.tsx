import { AGE_RANGES, OCCASIONS } from '#contract/onboarding.ts';
import { AnswerBoard, type AnswerLook } from '#web/shared/answer-board.tsx';
import { RadioTiles } from '#web/ui/choice-tiles.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AGE_RANGE_LABELS, OCCASION_LABELS, ONBOARDING_COPY } from './copy.ts';
import type { StepProps } from './preferences-step.tsx';

const COPY = ONBOARDING_COPY.personal;

const OCCASION_LOOKS: Record<(typeof OCCASIONS)[number], AnswerLook> = {
  work: 'neat',
  casual: 'on-the-way',
  social: 'night',
  special: 'occasion',
  mixed: 'layers',
};

export function PersonalInfoStep({ answers, errors, onAnswer }: StepProps) {
  return (
    <div className="questions space-y-8">
      <div className="grid gap-6 sm:grid-cols-2">
        <p className="-mb-3 text-sm text-ink-2 sm:col-span-2">{COPY.required}</p>
        <TextField
          label={COPY.displayName}
          starred
          autoComplete="name"
          value={answers.displayName}
          onChange={(event) => onAnswer({ displayName: event.target.value })}
          error={errors.displayName}
        />
        <Select
          label={COPY.ageRange}
          starred
          placeholder={COPY.choose}
          options={AGE_RANGES.map((value) => ({ value, label: AGE_RANGE_LABELS[value] }))}
          value={answers.ageRange ?? ''}
          onChange={(event) =>
            onAnswer({ ageRange: AGE_RANGES.find((range) => range === event.target.value) ?? null })
          }
          error={errors.ageRange}
        />
      </div>
      <RadioTiles
        legend={COPY.occasion}
        fillsTiles
        columns="max-sm:two-up grid-cols-2 sm:grid-cols-5 sm:text-sm"
        options={OCCASIONS.map((value) => ({
          value,
          label: OCCASION_LABELS[value],
          picture: <AnswerBoard look={OCCASION_LOOKS[value]} sizes="(min-width: 40rem) 12rem, 50vw" />,
        }))}
        value={answers.occasion}
        onChange={(occasion) => onAnswer({ occasion })}
      />
      <TextField
        label={COPY.location}
        hint={COPY.locationHint}
        autoComplete="address-level2"
        value={answers.location}
        onChange={(event) => onAnswer({ location: event.target.value })}
      />
      <TextArea
        label={COPY.goals}
        hint={COPY.goalsHint}
        rows={2}
        value={answers.goals}
        onChange={(event) => onAnswer({ goals: event.target.value })}
      />
    </div>
  );
}
