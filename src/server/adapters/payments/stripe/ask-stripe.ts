import Stripe from 'stripe';
import { AppError } from '#contract/error.ts';
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
      ? new AppError('provider_too_slow', 'Our card provider is slow just now. Please try again.', { cause })
      : new AppError('unavailable', 'Our card provider cannot be reached just now. Please try again.', {
          cause,
        });
  }
  if (cause instanceof Stripe.errors.StripeRateLimitError) {
    return new AppError('unavailable', 'Our card provider is busy just now. Please try again.', { cause });
  }
  return new AppError('provider_failed', 'Our card provider could not do that. Please try again.', { cause });
}
