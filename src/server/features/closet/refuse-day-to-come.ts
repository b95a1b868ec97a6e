import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';

/** East of here it may be tomorrow already. */
const LATEST_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * @param day where the person is, e.g. `2026-11-23`
 * @throws {AppError} `invalid`, for the field
 */
export function refuseDayToCome(clock: Clock, day: string, field: string): void {
  const latest = new Date(clock.now().getTime() + LATEST_ZONE_MS).toISOString().slice(0, 10);
  if (day > latest) throw refusal('piece_day_to_come', { field });
}
