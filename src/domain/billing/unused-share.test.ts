import { describe, expect, test } from 'vitest';
import { refundCents, unusedCents, upgradeCreditCents } from './unused-share.ts';

const MONTH = {
  periodStart: '2026-11-01T00:00:00.000Z',
  periodEnd: '2026-12-01T00:00:00.000Z',
  valueCents: 3000,
};
const HALF = '2026-11-16T00:00:00.000Z';

describe('what unused time is worth', () => {
  test.each([
    ['at the beginning all', MONTH.periodStart, 3000],
    ['before it no more', '2026-10-01T00:00:00.000Z', 3000],
    ['in the middle half', HALF, 1500],
    ['a third before the end a third', '2026-11-21T00:00:00.000Z', 1000],
    ['at the end nothing', MONTH.periodEnd, 0],
    ['after it no less', '2027-01-01T00:00:00.000Z', 0],
  ])('%s', (_, at, cents) => {
    expect(unusedCents(MONTH, at)).toBe(cents);
  });

  test('is rounded to the nearest cent', () => {
    expect(unusedCents({ ...MONTH, valueCents: 3 }, HALF)).toBe(2);
    expect(unusedCents({ ...MONTH, valueCents: 100 }, '2026-11-21T00:00:00.000Z')).toBe(33);
  });

  test('of a period without length, or one that ends before it begins, is nothing', () => {
    expect(unusedCents({ ...MONTH, periodEnd: MONTH.periodStart }, MONTH.periodStart)).toBe(0);
    expect(unusedCents({ ...MONTH, periodEnd: '2026-10-01T00:00:00.000Z' }, '2026-09-01T00:00:00.000Z')).toBe(
      0,
    );
  });
});

describe('the credit of an upgrade', () => {
  test('is the rest of everything that is paid', () => {
    expect(upgradeCreditCents([MONTH, { ...MONTH, valueCents: 1000 }], HALF, 5000)).toBe(2000);
    expect(upgradeCreditCents([], HALF, 5000)).toBe(0);
  });

  test('leaves a payment that a card can make, and is never a debt', () => {
    expect(upgradeCreditCents([MONTH], MONTH.periodStart, 2999)).toBe(2949);
    expect(upgradeCreditCents([MONTH], MONTH.periodStart, 50)).toBe(0);
    expect(upgradeCreditCents([MONTH], MONTH.periodStart, 10)).toBe(0);
  });
});

describe('what is paid back', () => {
  const payment = { ...MONTH, paidCents: 3000, refundedCents: 0 };

  test('is the rest, without what was credited', () => {
    expect(refundCents(payment, HALF, 0)).toBe(1500);
    expect(refundCents(payment, HALF, 600)).toBe(900);
    expect(refundCents(payment, HALF, 2000)).toBe(0);
  });

  test('is never more than was paid and not paid back yet', () => {
    expect(refundCents({ ...payment, paidCents: 1000 }, HALF, 0)).toBe(1000);
    expect(refundCents({ ...payment, refundedCents: 2000 }, HALF, 0)).toBe(1000);
    expect(refundCents({ ...payment, refundedCents: 3000 }, HALF, 0)).toBe(0);
  });
});
