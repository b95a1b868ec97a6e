import { OUTFITS_COPY } from '../copy.ts';
import { formatTime } from '../formats.ts';
import { useDailyGeneration, useStore } from '../outfits.queries.ts';

const COPY = OUTFITS_COPY.generate;

/** Why no outfit can be ordered now, with what to do or when it can; null when one can, or nobody knows yet. */
export function useReasonNotToGenerate(): string | null {
  const daily = useDailyGeneration();
  const store = useStore();

  if (daily?.generations.left === 0) return COPY.spent(formatTime(daily.resetsAt));
  if (store && store.limit !== null && store.stored >= store.limit)
    return COPY.storeFull(store.stored, store.limit);
  return null;
}
