import { FIELD_ERRORS } from '#contract/field-errors.ts';

/** What a form says beside a field. */
export const FIELD_WORDS = FIELD_ERRORS;
