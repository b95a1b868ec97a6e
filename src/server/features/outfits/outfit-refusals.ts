import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import type { OutfitRevision, Unchanged } from '#domain/stylist/stylist.ts';

/** What the outfits refuse, in words for the person. */

export function outfitNotFound(): AppError {
  return refusal('outfit_not_found');
}

export function changedMeanwhile(): AppError {
  return refusal('outfit_changed');
}

/** What was understood and cannot be done is its own answer, unless something was not understood beside it. */
export function nothingChanged({
  notUnderstood,
  unmet,
  unchanged,
}: Pick<OutfitRevision, 'notUnderstood' | 'unmet' | 'unchanged'>): AppError {
  if (unchanged !== undefined) return unchangedBecause(unchanged, notUnderstood);
  if (notUnderstood.length > 0 || unmet.length === 0) return wordsNotUnderstood(notUnderstood);

  const code = unmet.every(({ why }) => why === 'budget') ? 'change_beyond_budget' : 'change_not_possible';
  return refusal(code, { params: { words: unmet.map(({ words }) => words).join(', ') } });
}

function unchangedBecause({ why, words }: Unchanged, notUnderstood: string[]): AppError {
  const params = { words: words.join(', ') };

  switch (why) {
    case 'greeting':
      return refusal('change_greeting');
    case 'question':
      return refusal('change_question');
    case 'remark':
      return refusal('change_remark');
    case 'already_so':
      return refusal('change_already_so', { params });
    case 'not_there':
      return refusal('change_not_there', { params });
    case 'taken_back':
      return refusal('change_taken_back');
    case 'no_such_before':
      return refusal('change_no_such_before', { params });
    case 'mostly_unclear':
      return refusal('change_mostly_unclear', {
        params: { understood: params.words, words: notUnderstood.join(', ') },
      });
  }
}

function wordsNotUnderstood(words: string[]): AppError {
  return words.length === 0
    ? refusal('change_not_understood')
    : refusal('change_words_not_understood', { params: { words: words.join(', ') } });
}

/** @throws {AppError} `plan_limit` unless `wanted` more outfits have a place. */
export function refuseWhenStoreIsFull(stored: number, limit: number | null, wanted = 1): void {
  if (limit === null || stored + wanted <= limit) return;

  if (stored >= limit) throw refusal('outfits_full', { params: { stored, limit } });
  throw refusal('outfits_nearly_full', { params: { stored, limit, places: limit - stored } });
}

/** @throws {AppError} `plan_limit` when a deleted outfit has no place to come back to. */
export function refuseToRestoreIntoFullStore(stored: number, limit: number | null): void {
  if (limit === null || stored < limit) return;
  throw refusal('outfits_full_for_restoring', { params: { stored, limit } });
}
