import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import { createTurns } from '#server/take-turns.ts';
import type { Breaker } from './circuit-breaker.ts';
import { ModelError, toAppError } from './model-error.ts';
import { readFailure } from './read-failure.ts';
import type { TokenBudget } from './token-budget.ts';

/** What a task has used so far. */
export interface Tally {
  attempts: number;
  inputTokens: number;
  outputTokens: number;
  repaired: boolean;
}

/** Sends one question, and again where that may help. */
export type Attempt = <Result>(send: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

export type Supervision = <Result>(
  task: string,
  options: TaskOptions,
  work: (attempt: Attempt, tally: Tally, signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

const CALLS_AT_ONCE = 16;
const MOST_WAITING = 200;
const MAX_RETRIES = 2;
const FIRST_WAIT_MS = 500;

/**
 * The rules under which a provider is asked, whatever for: one time limit over waiting, asking and asking again; so many
 * calls at once; at most two retries, as late as the provider wants them; nobody kept waiting for a provider that is
 * down; tokens counted; figures in the log; and every end an error with words for the person.
 */
export function createSupervision(dependencies: {
  /** As it stands in the log. */
  model: string;
  timeoutMs: number;
  breaker: Breaker;
  budget: TokenBudget;
  /** 0 up to 1. */
  chance: () => number;
}): Supervision {
  const { model, timeoutMs, breaker, budget, chance } = dependencies;
  const turns = createTurns(CALLS_AT_ONCE);
  let waiting = 0;

  return async (task, options, work) => {
    const client = asAbortSignal(options);
    client.throwIfAborted();
    const began = performance.now();
    const tally: Tally = { attempts: 0, inputTokens: 0, outputTokens: 0, repaired: false };
    const figures = () => ({
      task,
      model,
      ms: Math.round(performance.now() - began),
      ...tally,
      repaired: String(tally.repaired),
    });
    let entered = false;

    try {
      await budget.check(options.person);
      breaker.enter();
      entered = true;
      const deadline = AbortSignal.timeout(timeoutMs);
      const answer = await within(AbortSignal.any([client, deadline]), (signal) =>
        work((send) => attempt(send, tally, signal, began), tally, signal),
      );
      breaker.answered();
      options.log.info(figures(), 'model answered');
      return answer;
    } catch (error) {
      if (client.aborted) {
        if (entered) breaker.left();
        throw client.reason;
      }
      const failure = isTimeout(error) ? new ModelError('too_slow') : readFailure(error);
      if (entered) tellBreaker(failure);
      options.log.warn(
        { ...figures(), failure: failure.failure, status: failure.status ?? 0 },
        'model failed',
      );
      throw toAppError(failure);
    } finally {
      await budget.spend(options.person, tally.inputTokens + tally.outputTokens, options.log);
    }
  };

  async function attempt<Result>(
    send: (signal: AbortSignal) => Promise<Result>,
    tally: Tally,
    signal: AbortSignal,
    began: number,
  ): Promise<Result> {
    for (let retries = 0; ; retries += 1) {
      const endTurn = await takeTurn(signal);
      let failure: ModelError;
      try {
        tally.attempts += 1;
        return await send(signal);
      } catch (error) {
        signal.throwIfAborted();
        failure = readFailure(error);
      } finally {
        endTurn();
      }
      const waitMs =
        (failure.retryAfterSeconds ?? 0) * 1_000 || FIRST_WAIT_MS * 2 ** retries * (0.5 + chance());
      const isInTime = performance.now() - began + waitMs < timeoutMs;
      if (!failure.retryable || retries === MAX_RETRIES || !isInTime) throw failure;
      await sleep(waitMs, undefined, { signal });
    }
  }

  async function takeTurn(signal: AbortSignal) {
    if (waiting >= MOST_WAITING) throw new ModelError('busy');
    waiting += 1;
    try {
      return await turns.take(signal);
    } finally {
      waiting -= 1;
    }
  }

  /** Only what says that the provider is not there for us. */
  function tellBreaker({ failure, retryAfterSeconds }: ModelError): void {
    if (failure === 'unavailable' || failure === 'over_quota' || failure === 'too_slow')
      breaker.failed(retryAfterSeconds);
    else if (failure === 'busy') breaker.left();
    else breaker.answered();
  }
}

/** Ends with the signal, whether or not the work listens to it. */
function within<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work(signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** The server hands over real signals; whoever does not can only stop a task before it begins. */
function asAbortSignal({ signal }: TaskOptions): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  signal.throwIfAborted();
  return new AbortController().signal;
}
