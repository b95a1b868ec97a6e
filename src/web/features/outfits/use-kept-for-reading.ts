import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOutfit, type OutfitSummary } from '#contract/outfits.ts';
import { pathOf } from '#web/lib/api-client.ts';
import { READING_CACHE } from '#web/lib/kept.ts';
import { outfitQuery } from './outfits.queries.ts';

/** So many of the newest can be opened and printed without a connection, beside those that were opened. */
const NEWEST = 20;
/** What the person waits for goes first. */
const BEGIN_AFTER_MS = 3_000;

/** Reads the newest outfits whole, one after another, where a service worker keeps what is read and does not have them yet. */
export function useKeptForReading(outfits: readonly OutfitSummary[] | undefined): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (outfits === undefined || !navigator.serviceWorker?.controller) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const kept = await caches.open(READING_CACHE);
      for (const { id } of outfits.slice(0, NEWEST)) {
        if (isOver || !navigator.onLine) return;
        if (!(await kept.match(pathOf(getOutfit, { id })))) await queryClient.prefetchQuery(outfitQuery(id));
      }
    }, BEGIN_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [queryClient, outfits]);
}
