import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { isRunningStage } from '../generate/generation.ts';
import { useGenerations } from '../generate/generations.queries.ts';
import { useLatestGeneration } from '../generate/use-generation.ts';
import { openGenerate } from '../outfits-address.ts';

const COPY = OUTFITS_COPY.list;

/** In the place of the rows while there are none. Not while the first is under way or to be chosen: that is said above. */
export function NothingYet() {
  const { isKnown } = useGenerations();
  const latest = useLatestGeneration();
  const isOneComing = latest !== null && (isRunningStage(latest.stage) || latest.stage === 'offered');
  if (!isKnown || isOneComing) return null;

  return (
    <EmptyState
      picture={<div className="hangers" />}
      action={<Button onClick={openGenerate}>{COPY.generateFirst}</Button>}
    >
      {COPY.empty}
    </EmptyState>
  );
}
