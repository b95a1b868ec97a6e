import { describe, expect, test } from 'vitest';
import { cardForm } from '#contract/sandbox-payments.ts';
import { hasExpired } from './test-cards.ts';

const NOW = new Date('2027-04-30T12:00:00.000Z');

describe('the date on a test card', () => {
  test.each([
    ['04/27', false],
    ['4 / 27', false],
    ['04/2027', false],
    ['0427', false],
    ['04 27', false],
    ['042027', false],
    ['03/27', true],
    ['0327', true],
    ['3/2027', true],
    ['12/26', true],
    ['1226', true],
    ['1227', false],
  ])('may be written "%s"; over: %s', (expiry, isOver) => {
    expect(cardForm.shape.expiry.safeParse(expiry).success).toBe(true);
    expect(hasExpired(expiry, NOW)).toBe(isOver);
  });

  test.each(['', '1', '427', '13/27', '1327', '00/27', '0027', '04/1927', '04/', '04/27x'])(
    '"%s" is no date',
    (expiry) => {
      const result = cardForm.shape.expiry.safeParse(expiry);
      expect(result.error?.issues[0]?.message).toBe('card_expiry_incomplete');
    },
  );
});
