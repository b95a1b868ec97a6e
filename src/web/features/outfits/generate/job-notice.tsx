import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { useUnlessTold } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { failureOf, stageOf, startOf, titleOf } from '../jobs/job-words.ts';
import { isActive, useForgetJob, useGenerateJob } from '../jobs/jobs.queries.ts';
import { openGenerate } from '../outfits-address.ts';
import { ElapsedTime } from './elapsed-time.tsx';

const COPY = OUTFITS_COPY.waiting;

/** Above the list: the outfit under way, looks that wait for a choice, or why there will be no outfit. */
export function JobNotice({ isDialogOpen }: { isDialogOpen: boolean }) {
  const job = useGenerateJob();
  const forget = useForgetJob();
  const failure = useUnlessTold(job && failureOf(job));
  if (job === null || isDialogOpen || job.state === 'done' || job.state === 'cancelled') return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3">
      {isActive(job) && (
        <>
          <div className="min-w-[min(11rem,100%)] flex-1">
            <p role="status" className="font-medium">
              {titleOf(job.request)}
            </p>
            <p className="text-sm text-ink-2">{COPY.stages[stageOf(job)]}</p>
            <div className="stitch animate-sew mt-2 w-28" />
          </div>
          <ElapsedTime since={startOf(job)} />
        </>
      )}
      {job.state === 'offered' && (
        <p role="status" className="min-w-[min(11rem,100%)] flex-1 font-medium">
          {OUTFITS_COPY.choice.waiting}
        </p>
      )}
      {job.state === 'failed' && (
        <div className="min-w-[min(11rem,100%)] flex-1">
          <p className="font-medium">{OUTFITS_COPY.toasts.generationFailed.title}</p>
          <InlineError>{failure}</InlineError>
        </div>
      )}
      {job.state === 'failed' && (
        <Button look="quiet" size="small" onClick={() => forget.mutate(job)}>
          {COPY.dismiss}
        </Button>
      )}
      <Button look="secondary" size="small" onClick={openGenerate}>
        {job.state === 'offered' ? OUTFITS_COPY.choice.choose : COPY.show}
      </Button>
    </div>
  );
}
