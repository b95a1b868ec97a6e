import { expect, test } from 'vitest';
import { endOfUtcDay, utcDay } from './utc-day.ts';

test.each([
  ['2026-11-20T00:00:00.000Z', '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['2028-02-28T01:00:00.000+02:00', '2028-02-27', '2028-02-28T00:00:00.000Z'],
])('%s belongs to %s, which ends at %s', (instant, day, end) => {
  expect(utcDay(new Date(instant))).toBe(day);
  expect(endOfUtcDay(new Date(instant)).toISOString()).toBe(end);
});
