import { AppError } from '#contract/error.ts';

interface Issue {
  message: string;
  path: PropertyKey[];
}

/** A validation failure as the person's error: the first message, and one per field. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '' && !(field in fields)) fields[field] = issue.message;
  }
  const message = issues[0]?.message ?? 'Please check what you entered.';
  return new AppError('invalid', message, Object.keys(fields).length > 0 ? { fields } : {});
}
