export const BILLING_COPY = {
  checkout: {
    back: 'Back to Packages',
    title: (name: string) => `${name} Package`,
    /** @param price of a month */
    complete: (price: string) => `Complete your purchase for ${price}/month`,
    summary: 'Your purchase',
    perMonth: (price: string) => `${price} a month`,
    credit: 'Credit for the rest of your plan',
    dueToday: 'Due today',
    renews: 'It renews every month until you cancel, which you can do at any time on the Packages page.',
    preparing: 'Preparing your payment…',
    submit: 'Complete Purchase',
    pending: 'Processing...',
    tryAgain: 'Try Again',
  },
  card: {
    /** Of the sandbox, by its code. */
    refusals: {
      insufficient_funds: 'Your card has insufficient funds.',
      expired_card: 'Your card has expired.',
      incorrect_cvc: "Your card's security code is incorrect.",
      processing_error: 'An error occurred while processing your card. Try again in a little bit.',
      invalid_expiry_year: "Your card's expiration date is in the past.",
      payment_intent_authentication_failure:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_intent_unexpected_state:
        'This payment was replaced by another one. Please choose your package again.',
      test_mode_live_card: 'Only test cards can pay here: no real card is ever charged.',
    },
    legend: 'Test card',
    number: 'Card number',
    expiry: 'Expiration (MM / YY)',
    cvc: 'Security code',
  },
  testMode: {
    title: 'Test mode',
    hint: 'No real card is charged. Pay with the test card',
    number: '4242 4242 4242 4242',
    rest: ', any date in the future and any three digits.',
    more: 'Other test cards',
    cards: [
      ['4000 0025 0000 3155', 'asks your bank first'],
      ['4000 0000 0000 0002', 'is declined'],
      ['4000 0000 0000 9995', 'has insufficient funds'],
      ['4000 0000 0000 0341', 'pays once, then the renewal fails'],
    ],
  },
  bank: {
    title: 'Your bank asks',
    question: (price: string, name: string) => `Pay ${price} for ${name}?`,
    note: 'This is the test bank: no money moves.',
    approve: 'Approve payment',
    refuse: 'Refuse',
  },
  invalidSetup: {
    inline: 'Invalid payment response',
    title: 'Payment Setup Failed',
    description: 'Unable to initialize payment. Please try again.',
  },
  intentFailed: {
    title: 'Failed to create payment intent',
    fallback: 'Unable to create payment intent. Please try again.',
  },
  unpaid: 'Nothing was charged.',
  declined: {
    title: 'Payment Declined',
    live: 'Your card was declined. Please check your card details and try again.',
    test: 'Your card was declined. This is test mode: use the test card 4242 4242 4242 4242.',
  },
  alreadyYours: {
    title: (name: string) => `${name} is your plan`,
    explanation: 'Paid and active. There is nothing more to pay.',
    style: 'Style an outfit',
  },
  failed: {
    title: 'Payment Failed',
    fallback: 'An error occurred during payment processing.',
  },
  processing: {
    title: 'Payment Processing',
    description: 'Your payment is still being processed. Your plan follows as soon as it is done.',
  },
  confirmationFailed: {
    title: 'Payment Confirmation Error',
    description: 'Payment succeeded but activation failed. Please contact support.',
    paid: 'Your payment went through',
    waits: 'We are still switching your plan on. Nothing is left to pay.',
    checkAgain: 'Check again',
  },
  succeeded: {
    title: 'Payment Successful',
    description: 'Thank you for your purchase! Your plan has been activated.',
  },
  manage: {
    title: 'Plan and payments',
    renewsOn: (name: string, price: string, day: string) => `${name}, ${price} a month. It renews on ${day}.`,
    endsOn: (name: string, day: string) => `Your ${name} plan ends on ${day}, and does not renew.`,
    pastDue: (name: string) =>
      `Your last payment for ${name} failed. The card provider tries again; until then everything stays as it is.`,
    cancel: 'Cancel plan',
    cancelTitle: 'Cancel your plan?',
    cancelExplanation: (name: string, day: string) =>
      `${name} stays yours until ${day}. It does not renew then, and nothing more is charged.`,
    cancelConfirm: 'Cancel plan',
    cancelKeep: 'Keep my plan',
    cancelled: (day: string) => ({ title: 'Plan cancelled', description: `It stays yours until ${day}.` }),
    cancelFailed: { title: 'Cancellation Failed', fallback: 'Failed to cancel your plan. Please try again.' },
    resume: 'Resume plan',
    resumed: (day: string) => ({ title: 'Plan resumed', description: `It renews on ${day}.` }),
    resumeFailed: { title: 'Resume Failed', fallback: 'Failed to resume your plan. Please try again.' },
    receipts: 'Receipts',
    receiptsError: 'Your receipts could not be loaded.',
    tryAgain: 'Try Again',
    refunded: (amount: string) => `${amount} paid back`,
    view: 'View receipt',
    viewOf: (day: string) => `of ${day}`,
  },
} as const;
