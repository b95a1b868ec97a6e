import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo } from 'react';
import { canUndoModification } from '#contract/outfits.ts';
import type { CallOutput } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';

const FRESH_MS = 1_000;

export interface UndoStatus {
  canUndo: boolean;
  lastPrompt: string | null;
}

type Answer = CallOutput<typeof canUndoModification>;

export const NOTHING_TO_UNDO: UndoStatus = { canUndo: false, lastPrompt: null };

/** What can be undone of an outfit; nothing, when nobody can say. */
export function useUndoStatus(outfitId: string): UndoStatus {
  const { data, isError } = useQuery(undoQuery(outfitId));
  return statusOf(data, isError);
}

interface UndoStatusesProps {
  outfitIds: readonly string[];
  onRead: (statuses: ReadonlyMap<string, UndoStatus>) => void;
}

/** Keeps what can be undone of many outfits up to date, apart from the list that shows it: that has a key to answer. */
export const UndoStatuses = memo(function UndoStatuses({ outfitIds, onRead }: UndoStatusesProps) {
  const queries = useMemo(() => outfitIds.map(undoQuery), [outfitIds]);
  const statuses = useQueries({ queries, combine: statusesOf });

  useEffect(() => {
    if (statuses.length > 0)
      onRead(new Map(statuses.flatMap((status, place) => [[outfitIds[place] ?? '', status]])));
  }, [statuses, outfitIds, onRead]);

  return null;
});

function undoQuery(id: string) {
  return { ...routeQuery(canUndoModification, { params: { id } }), staleTime: FRESH_MS };
}

function statusesOf(results: UseQueryResult<Answer>[]): UndoStatus[] {
  return results.map(({ data, isError }) => statusOf(data, isError));
}

function statusOf(data: Answer | undefined, isError: boolean): UndoStatus {
  if (isError || !data?.canUndo) return NOTHING_TO_UNDO;
  return { canUndo: true, lastPrompt: data.lastModification?.prompt ?? null };
}
