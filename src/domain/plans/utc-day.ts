export const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day that an instant belongs to, e.g. `2026-11-20`. Allowances are counted per such day. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** When the UTC day ends and spent allowances come back. */
export function endOfUtcDay(now: Date): Date {
  return new Date(Date.parse(`${utcDay(now)}T00:00:00.000Z`) + DAY_MS);
}
