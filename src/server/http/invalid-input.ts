import { AppError } from '#contract/error.ts';
import { FIELD_ERRORS, readFieldError } from '#contract/field-errors.ts';
import { refusal } from '#contract/refusals.ts';
import type { Said } from '#contract/said.ts';

interface Issue {
  message: string;
  path: PropertyKey[];
}

/** A validation failure as the person's error: the first message, and one per field. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, Said> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '' && !(field in fields)) fields[field] = saidOf(issue);
  }
  const [first] = issues;
  if (first === undefined) return refusal('input_invalid');
  const body = { ...saidOf(first), code: 'invalid' } as const;
  return new AppError(Object.keys(fields).length > 0 ? { ...body, fields } : body);
}

function saidOf({ message }: Issue): Said {
  return readFieldError(message, FIELD_ERRORS) ?? { message };
}
