import type { Clock } from '#server/clock.ts';
import { ModelError } from './model-error.ts';

/** So many questions in a row without an answer, and nobody is kept waiting for the next one. */
const FAILURES_TO_OPEN = 5;
const OPEN_SECONDS = 30;

export type Breaker = ReturnType<typeof createBreaker>;

/** Stops asking a provider that does not answer, and tries again with one question after a while. */
export function createBreaker(clock: Clock) {
  let failures = 0;
  let openMs = 0;
  let openedAt: number | null = null;
  let trying = false;

  return {
    /** @throws {ModelError} while it is open. To be followed by exactly one of `answered`, `failed` and `left`. */
    enter(): void {
      if (openedAt === null) return;
      const waited = clock.now().getTime() - openedAt;
      if (waited < openMs || trying) {
        throw new ModelError('unavailable', { retryAfterSeconds: Math.max(1, (openMs - waited) / 1_000) });
      }
      trying = true;
    },

    answered(): void {
      failures = 0;
      openedAt = null;
      trying = false;
    },

    /** @param retryAfterSeconds the provider's own `Retry-After`, where it gave one. */
    failed(retryAfterSeconds = 0): void {
      failures += 1;
      if (trying || failures >= FAILURES_TO_OPEN) {
        openedAt = clock.now().getTime();
        openMs = Math.max(OPEN_SECONDS, retryAfterSeconds) * 1_000;
      }
      trying = false;
    },

    /** The question was taken back: that says nothing about the provider. */
    left(): void {
      trying = false;
    },
  };
}
