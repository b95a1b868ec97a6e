import { describe, expect, test } from 'vitest';
import { isRunning, leadingOf, rankOf } from './subscription-plan.ts';

const subscription = (id: string, change = {}) => ({
  id,
  packageId: 'advanced' as const,
  status: 'active',
  since: '2026-11-01T00:00:00.000Z',
  ...change,
});

describe('the subscription that counts', () => {
  test('packages rank as they are offered', () => {
    expect([rankOf('basic'), rankOf('advanced'), rankOf('pro')]).toEqual([0, 1, 2]);
  });

  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['canceled', false],
    ['incomplete', false],
    ['unpaid', false],
    ['', false],
  ])('one that is "%s" gives its plan: %s', (status, runs) => {
    expect(isRunning(status)).toBe(runs);
    expect(leadingOf([subscription('a', { status })])?.id).toBe(runs ? 'a' : undefined);
  });

  test('is the highest, whichever ran first', () => {
    const pro = subscription('b', { packageId: 'pro', since: '2026-12-01T00:00:00.000Z' });

    expect(leadingOf([subscription('a'), pro])?.id).toBe('b');
    expect(leadingOf([pro, subscription('a')])?.id).toBe('b');
  });

  test('of equal ones is the one that ran first', () => {
    const earlier = subscription('z', { since: '2026-10-01T00:00:00.000Z' });

    expect(leadingOf([subscription('a'), earlier])?.id).toBe('z');
    expect(leadingOf([earlier, subscription('a')])?.id).toBe('z');
  });

  test('of equal ones of one moment is always the same', () => {
    expect(leadingOf([subscription('b'), subscription('a')])?.id).toBe('a');
    expect(leadingOf([subscription('a'), subscription('b')])?.id).toBe('a');
  });

  test('is none of none, nor of ended ones, and the list stays as it was', () => {
    const list = [subscription('b'), subscription('a')];
    leadingOf(list);

    expect(leadingOf([])).toBeNull();
    expect(list.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
