import { AppError } from '#contract/error.ts';

/** What the outfits refuse, in words for the person. */

export function outfitNotFound(): AppError {
  return new AppError('not_found', 'That outfit does not exist.');
}

export function changedMeanwhile(): AppError {
  return new AppError('conflict', 'This outfit was changed meanwhile. Look at it again, then try once more.');
}

export function cancelled(): AppError {
  return new AppError('conflict', 'This outfit was cancelled. Nothing was used up.');
}

export function interruptedByCrash(): AppError {
  return new AppError(
    'unavailable',
    'The server stopped while this outfit was being made. Nothing was used up; please try again.',
  );
}

export function notUnderstood(words: string[]): AppError {
  const named = words.length > 0 ? ` I did not understand: ${words.join(', ')}.` : '';
  return new AppError(
    'not_understood',
    `Nothing was changed.${named} Try "swap the shoes", "warmer" or "less formal".`,
  );
}

/** @throws {AppError} `plan_limit` unless `wanted` more outfits have a place. */
export function refuseWhenStoreIsFull(stored: number, limit: number | null, wanted = 1): void {
  if (limit === null || stored + wanted <= limit) return;

  const way =
    stored >= limit ? 'Delete one' : `There is room for ${limit - stored}: choose fewer, delete some`;
  throw new AppError(
    'plan_limit',
    `You have stored ${stored} of ${limit} outfits. ${way}, or upgrade your plan, to make room.`,
  );
}

/** @throws {AppError} `plan_limit` when a deleted outfit has no place to come back to. */
export function refuseToRestoreIntoFullStore(stored: number, limit: number | null): void {
  if (limit === null || stored < limit) return;
  throw new AppError(
    'plan_limit',
    `You have stored ${stored} of ${limit} outfits, so there is no room to restore this one. Delete another first, or upgrade your plan.`,
  );
}
