import type { OCCASIONS } from '#contract/onboarding.ts';
import { DEFAULT_PROMPT } from '#contract/outfits.ts';

/** What is asked for somebody who mostly dresses for this, in the stylist's language. */
export const OCCASION_PROMPTS: Record<(typeof OCCASIONS)[number], string> = {
  work: 'A day at the office',
  casual: 'A weekend in the city',
  social: 'Dinner with friends',
  special: 'A wedding as a guest',
  mixed: DEFAULT_PROMPT,
};
