import { FIELD_ERRORS } from '#contract/field-errors.ts';
import { REFUSALS } from '#contract/refusal-texts.ts';
import { CHANGES } from '#domain/style-profile/describe-changes.ts';
import { REASONS } from '#domain/style-profile/reasons.ts';
import { DISCLOSURES } from '#domain/stylist/disclosure.ts';
import { TIPS } from '#domain/tailoring/tips.ts';
import type { SENTENCES } from '#web/words/sentences.ts';

/** What the server says itself, by its reason. */
export const ENGLISH_SENTENCES: Required<typeof SENTENCES> = {
  ...FIELD_ERRORS,
  ...textsOf(REFUSALS),
  ...TIPS,
  ...DISCLOSURES,
  ...REASONS,
  ...CHANGES,
};

function textsOf<Reason extends string>(
  refusals: Record<Reason, readonly [code: string, text: string]>,
): Record<Reason, string> {
  const texts = Object.entries<readonly [string, string]>(refusals).map(([reason, [, text]]) => [
    reason,
    text,
  ]);
  return Object.fromEntries(texts);
}
