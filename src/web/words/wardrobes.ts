import type { Wardrobe } from '#contract/onboarding.ts';

/** What the person wears, as it is asked wherever it matters. */
export const WARDROBE_WORDS = {
  question: 'What do you wear?',
  hint: 'It decides cuts and nothing else.',
  failed: { title: 'Not saved', fallback: 'Failed to save what you wear' },
};

export const WARDROBE_LABELS: Record<Wardrobe, string> = {
  womenswear: 'Womenswear',
  menswear: 'Menswear',
  everything: 'Everything',
};
