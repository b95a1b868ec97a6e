import type { Onboarding } from '#contract/onboarding.ts';
import { ONBOARDING_COPY } from './copy.ts';

/** The steps, counted from 0; the one after the last questions says that all is set. */
export const STEPS = ONBOARDING_COPY.titles.length;
export const LAST_QUESTIONS = STEPS - 2;

export type StepErrors = Partial<Record<keyof Onboarding, string>>;

/** What is missing before one may go on from a step (counted from 0). */
export function missingAt(step: number, answers: Onboarding): StepErrors {
  const { preferences, personal } = ONBOARDING_COPY;

  switch (step) {
    case 1:
      return {
        ...(answers.styles.length === 0 && { styles: preferences.noStyle }),
        ...(answers.palettes.length === 0 && { palettes: preferences.noPalette }),
      };
    case 2:
      return {
        ...(answers.displayName.trim() === '' && { displayName: personal.noName }),
        ...(answers.ageRange === null && { ageRange: personal.noAgeRange }),
      };
    default:
      return {};
  }
}
