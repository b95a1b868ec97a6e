import Stripe from 'stripe';
import { refusal } from '#contract/refusals.ts';
import { RESOURCE_MISSING } from './stripe-words.ts';

/** Makes one call; its failures become ours. */
export async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

/** As {@link asked}; null when there is no such thing. */
export async function orMissing<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === RESOURCE_MISSING) return null;
    throw toAppError(error);
  }
}

export function toAppError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  if (cause instanceof Stripe.errors.StripeConnectionError) {
    const isSlow = /timeout|timed out|aborted/i.test(cause.message);
    return isSlow
      ? refusal('card_provider_slow', { cause })
      : refusal('card_provider_unreachable', {
          cause,
        });
  }
  if (cause instanceof Stripe.errors.StripeRateLimitError) {
    return refusal('card_provider_busy', { cause });
  }
  return refusal('card_provider_failed', { cause });
}
