import { FIELD_ERRORS } from '#contract/field-errors.ts';
import { REFUSALS } from '#contract/refusal-texts.ts';
import type { Refusal } from '#contract/refusals.ts';
import { CHANGES } from '#domain/style-profile/describe-changes.ts';
import { REASONS } from '#domain/style-profile/reasons.ts';
import { DISCLOSURES } from '#domain/stylist/disclosure.ts';
import { TIPS } from '#domain/tailoring/tips.ts';

/** Every closed sentence that the server says, by its reason. English screens show its `message` and never load them. */
export const SENTENCES = {
  ...FIELD_ERRORS,
  ...refusalTexts(),
  ...TIPS,
  ...DISCLOSURES,
  ...REASONS,
  ...CHANGES,
};

function refusalTexts(): Record<Refusal, string> {
  const texts = Object.entries(REFUSALS).map(([reason, [, text]]) => [reason, text]);
  return Object.fromEntries(texts);
}
