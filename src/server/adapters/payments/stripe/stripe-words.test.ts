import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  INTENT_STATUS_OF,
  INVOICE_EVENTS,
  INVOICE_OPEN,
  INVOICE_PAID,
  MONTHLY,
  PAYMENT_BEHAVIOR,
  SAVE_PAYMENT_METHOD,
  STATUS_OF,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_LINE,
} from './stripe-words.ts';

const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm', 'resources');

describe("the provider's words", () => {
  test.each([
    ['Subscriptions', 'type PaymentBehavior', [PAYMENT_BEHAVIOR]],
    ['Subscriptions', 'type SaveDefaultPaymentMethod', [SAVE_PAYMENT_METHOD]],
    ['Subscriptions', 'type Interval', [MONTHLY]],
    ['Subscriptions', 'type Status', Object.keys(STATUS_OF)],
    ['PaymentIntents', 'type Status', Object.keys(INTENT_STATUS_OF)],
    ['Invoices', 'type Status', [INVOICE_PAID, INVOICE_OPEN]],
    ['InvoiceLineItems', 'type Type', [SUBSCRIPTION_LINE]],
    ['Events', '', [...SUBSCRIPTION_EVENTS, ...INVOICE_EVENTS]],
  ])('in %s, %s knows ours', (file, type, words) => {
    const source = readFileSync(join(PACKAGE, `${file}.d.ts`), 'utf8');
    const lines = source.split('\n').filter((line) => line.includes(type));
    for (const word of words)
      expect(
        lines.some((line) => line.includes(`'${word}'`)),
        word,
      ).toBe(true);
  });

  test('no state of a subscription or a payment is unknown to us', () => {
    for (const [file, ours] of [
      ['Subscriptions', STATUS_OF],
      ['PaymentIntents', INTENT_STATUS_OF],
    ] as const) {
      const source = readFileSync(join(PACKAGE, `${file}.d.ts`), 'utf8');
      const line =
        source.split('\n').find((each) => /^ {4}type Status = .*(active|succeeded)/.test(each)) ?? '';
      const theirs = [...line.matchAll(/'(\w+)'/g)].map(([, word]) => word);
      expect(theirs.length).toBeGreaterThan(5);
      expect(Object.keys(ours).sort()).toEqual(theirs.sort());
    }
  });
});
