import { inlineMessageOf } from '#web/lib/api-error.ts';
import { serverWords } from '#web/words/server-words.ts';
import { OUTFITS_COPY } from '../copy.ts';
import type { Order } from './generation.ts';

export function titleOf({ ways }: Order): string {
  return ways === 1 ? OUTFITS_COPY.waiting.title : OUTFITS_COPY.waiting.threeTitle;
}

export function failureText(failure: Error | string): string {
  if (typeof failure === 'string') return serverWords(failure);
  return inlineMessageOf(failure, OUTFITS_COPY.toasts.generationFailed.fallback);
}
