import type { ONBOARDING_STYLES } from '#contract/onboarding.ts';

/** The eight styles of the wizard, as they are chosen there and said in the quiz. */
export const STYLE_LABELS: Record<(typeof ONBOARDING_STYLES)[number], string> = {
  casual: 'Casual',
  business: 'Business',
  formal: 'Formal',
  bohemian: 'Bohemian',
  minimalist: 'Minimalist',
  vintage: 'Vintage',
  sporty: 'Sporty',
  edgy: 'Edgy',
};
