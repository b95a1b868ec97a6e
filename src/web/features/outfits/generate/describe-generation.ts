import type { Said } from '#contract/said.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { inWords } from '#web/lib/in-words.ts';
import { OUTFITS_COPY } from '../copy.ts';
import type { Order } from './generation.ts';

export function titleOf({ ways }: Order): string {
  return ways === 1 ? OUTFITS_COPY.waiting.title : OUTFITS_COPY.waiting.threeTitle;
}

export function failureText(failure: Error | Said): string {
  if (failure instanceof Error)
    return inlineMessageOf(failure, OUTFITS_COPY.toasts.generationFailed.fallback);
  return inWords(failure);
}
