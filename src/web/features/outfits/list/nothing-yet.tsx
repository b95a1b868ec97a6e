import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { isActive, useGenerateJob, useJobs } from '../jobs/jobs.queries.ts';
import { openGenerate } from '../outfits-address.ts';

const COPY = OUTFITS_COPY.list;

/** In the place of the rows while there are none. Not while the first is under way or to be chosen: that is said above. */
export function NothingYet() {
  const { isKnown } = useJobs();
  const job = useGenerateJob();
  const isOneComing = job !== null && (isActive(job) || job.state === 'offered');
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
