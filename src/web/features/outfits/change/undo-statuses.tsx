import { useQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { canUndoModification } from '#contract/outfits.ts';
import { routeQuery } from '#web/lib/route-query.ts';

const FRESH_MS = 1_000;

export interface UndoStatus {
  canUndo: boolean;
  lastPrompt: string | null;
}

export const NOTHING_TO_UNDO: UndoStatus = { canUndo: false, lastPrompt: null };

/** What can be undone of an outfit; nothing, when nobody can say. */
export function useUndoStatus(id: string): UndoStatus {
  const { data, isError } = useQuery({
    ...routeQuery(canUndoModification, { params: { id } }),
    staleTime: FRESH_MS,
  });
  if (isError || !data?.canUndo) return NOTHING_TO_UNDO;
  return { canUndo: true, lastPrompt: data.lastModification?.prompt ?? null };
}

interface UndoStatusesProps {
  outfitIds: readonly string[];
  onRead: (outfitId: string, status: UndoStatus) => void;
}

/** Keeps what can be undone of many outfits up to date, apart from the list that shows it: that has a key to answer. */
export const UndoStatuses = memo(function UndoStatuses({ outfitIds, onRead }: UndoStatusesProps) {
  return outfitIds.map((id) => <ReadUndoStatus key={id} outfitId={id} onRead={onRead} />);
});

function ReadUndoStatus({ outfitId, onRead }: { outfitId: string } & Pick<UndoStatusesProps, 'onRead'>) {
  const { canUndo, lastPrompt } = useUndoStatus(outfitId);
  useEffect(() => onRead(outfitId, { canUndo, lastPrompt }), [outfitId, canUndo, lastPrompt, onRead]);
  return null;
}
