import { ApiError } from './api-error.ts';

const RETRIES = 1;
const PAUSE_MS = 1_000;

/**
 * One retry, for failures that trying again can mend. A 4xx is an answer: repeating a wrong password
 * would count it twice, and repeating "your allowance is spent" would only delay the words.
 * What a provider answered, or did not in time, the server has tried again already, and each try costs money.
 */
export function retryOnce(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return failures < RETRIES && !isAnswer && !isTriedAlready(error);
}

export function isTriedAlready(error: Error): boolean {
  return (
    error instanceof ApiError && (error.code === 'provider_failed' || error.code === 'provider_too_slow')
  );
}

/** The same rule for calls that do not go through the query client. */
export async function tryTwice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!retryOnce(0, error as Error)) throw error;
    await new Promise((goOn) => setTimeout(goOn, PAUSE_MS));
    return attempt();
  }
}
