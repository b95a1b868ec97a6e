import { expect, test } from 'vitest';
import { timeAgo } from './describe-time.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T12:05:00.000Z', 'just now'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago'],
  ['2026-11-21T09:30:00.000Z', '2 hours ago'],
  ['2026-11-20T11:00:00.000Z', 'yesterday'],
  ['2026-11-18T12:00:00.000Z', '3 days ago'],
  ['2026-11-02T12:00:00.000Z', 'on Nov\u00a02,\u00a02026'],
])('%s was %s', (instant, words) => {
  expect(timeAgo(instant, NOW)).toBe(words);
});
