import type { FieldErrorReason } from '#contract/field-errors.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { CHANGES } from '#domain/style-profile/describe-changes.ts';
import type { REASONS } from '#domain/style-profile/reasons.ts';
import type { DISCLOSURES } from '#domain/stylist/disclosure.ts';
import type { Tip } from '#domain/tailoring/tips.ts';

/** Every closed sentence that the server says, but for those of single fields. */
export type SentenceReason =
  | Refusal
  | Tip
  | keyof typeof DISCLOSURES
  | keyof typeof REASONS
  | keyof typeof CHANGES;

/** What they are here, by their reason. English needs none: the server's `message` is English. */
export const SENTENCES: Readonly<Partial<Record<SentenceReason | FieldErrorReason, string>>> = {};
