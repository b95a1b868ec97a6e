import { useEffect, useState } from 'react';
import { OUTFITS_COPY } from '../copy.ts';

const SECOND_MS = 1_000;

/** How long it has really taken so far. Not announced: a count every second would drown everything else. */
export function ElapsedTime({ since }: { since: number }) {
  return (
    <span role="timer" aria-label={OUTFITS_COPY.waiting.elapsedLabel} className="tabular text-sm text-ink-2">
      {OUTFITS_COPY.waiting.elapsed(useElapsedSeconds(since))}
    </span>
  );
}

/** Whole seconds since an instant, in epoch milliseconds. */
export function useElapsedSeconds(since: number): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);

  return Math.max(0, Math.floor((now - since) / SECOND_MS));
}
