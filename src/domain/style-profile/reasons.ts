import type { Evidence } from '#contract/style-profile.ts';

/** What a value can rest on that is not the stylist's to put into words, by its reason. */
export const REASONS = {
  set_by_person: 'You set this yourself.',
  no_style_seen: 'Nothing in the photos or answers points to one style.',
  no_style_in_answers: 'Your answers do not point to one style.',
} as const;

export function evidenceOf(about: Evidence['about'], reason: keyof typeof REASONS): Evidence {
  return { about, because: REASONS[reason], reason };
}
