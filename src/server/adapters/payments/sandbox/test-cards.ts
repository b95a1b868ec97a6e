import type { SandboxResult } from '#contract/sandbox-payments.ts';

type CardError = NonNullable<SandboxResult['error']>;

interface TestCard {
  brand: string;
  /** What paying with it does at once. */
  paying: 'succeeds' | 'asks' | CardError;
  /** Whether it pays the next period too. */
  renews: boolean;
}

function declines(declineCode: string, message: string, code = 'card_declined'): TestCard {
  return {
    brand: 'visa',
    paying: { type: 'card_error', code, declineCode, message },
    renews: false,
  };
}

/** The numbers that card providers give for tests. No real card has one of them. */
const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', paying: 'succeeds', renews: true },
  '4000000000000341': { brand: 'visa', paying: 'succeeds', renews: false },
  '4000002500003155': { brand: 'visa', paying: 'asks', renews: true },
  '4000000000000002': declines('generic_decline', 'Your card was declined.'),
  '4000000000009995': declines('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': declines('expired_card', 'Your card has expired.', 'expired_card'),
  '4000000000000127': declines('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  '4000000000000119': declines(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
};

const NOT_A_TEST_CARD = declines(
  'test_mode_live_card',
  'Only test cards can pay here: no real card is ever charged.',
  'incorrect_number',
);

export function testCardOf(number: string): TestCard {
  return TEST_CARDS[number.replaceAll(/[\s-]/g, '')] ?? NOT_A_TEST_CARD;
}

/** Of the card that a subscription was paid with only the last four digits are kept; no two of those that pay share them. */
export function renewsWith(last4: string | null): boolean {
  return Object.entries(TEST_CARDS).some(([number, card]) => card.renews && number.slice(-4) === last4);
}

/** Whether the month on the card, e.g. `4 / 27` or `0427`, is over. */
export function hasExpired(expiry: string, now: Date): boolean {
  const month = Number.parseInt(expiry.trim().slice(0, 2), 10);
  const year = 2000 + Number.parseInt(expiry.trim().slice(-2), 10);
  return Date.UTC(year, month, 1) <= now.getTime();
}
