import type { GenerateRequest } from '#contract/jobs.ts';
import { DEFAULT_PRICE_RANGE, DEFAULT_PROMPT, type outfitRequest } from '#contract/outfits.ts';
import type { Parsed } from '#contract/route.ts';
import { priceRangeFor } from '#domain/shopping/sum-in-words.ts';

/** What is asked for, with what was left unsaid. */
export function requestOf(
  body: Parsed<typeof outfitRequest> & { seed?: number | undefined; together?: boolean | undefined },
  ways: GenerateRequest['ways'],
): GenerateRequest {
  const { prompt, startFrom = null, seed, source, anchors, together } = body;
  const inWords = priceRangeFor(prompt);
  const priceRange = body.priceRange ?? inWords ?? DEFAULT_PRICE_RANGE;
  const isUntouched = body.isRangeOpen === true || body.priceRange === undefined;
  // What is kept has set the range, and a sum in words is one.
  const isRangeOpen = isUntouched && inWords === null && startFrom === null;
  return {
    kind: 'generate',
    prompt: prompt || DEFAULT_PROMPT,
    priceRange,
    isRangeOpen,
    ways,
    startFrom,
    ...(together === true && { together }),
    ...(seed !== undefined && { seed }),
    ...(source !== undefined && source !== 'shops' && { source }),
    ...(anchors !== undefined && { anchors: [...new Set(anchors)] }),
  };
}
