import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/lib/api-error.ts';

/** Puts what the server says about single fields beside those fields, the first of them in focus. */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;

  let isFirst = true;
  for (const field of fields) {
    const message = error.fields[field];
    if (message === undefined) continue;
    form.setError(field, { message }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
