import { readFieldError } from '#contract/field-errors.ts';
import { FIELD_WORDS } from '#web/words/field-words.ts';

/** What a form says where a schema of the contract found something. */
export function fieldMessage(found: string): string {
  return readFieldError(found, FIELD_WORDS)?.message ?? found;
}
