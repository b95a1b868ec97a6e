import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { openGenerate } from '../outfits-address.ts';
import { failureText, titleOf } from './describe-generation.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import { type Generation, isRunningStage } from './generation.ts';
import { useTellOutcomes } from './generations.queries.ts';
import { useDismissGeneration, useLatestGeneration } from './use-generation.ts';

const COPY = OUTFITS_COPY.waiting;

/** Above the list: the outfit under way, looks that wait for a choice, or why there will be no outfit. */
export function GenerationNotice({ isDialogOpen }: { isDialogOpen: boolean }) {
  const latest = useLatestGeneration();
  const dismiss = useDismissGeneration();
  useTellOutcomes();
  if (latest === null || isDialogOpen || !isWorthANotice(latest)) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3">
      {isRunningStage(latest.stage) && (
        <>
          <div className="min-w-[min(11rem,100%)] flex-1">
            <p role="status" className="font-medium">
              {titleOf(latest.order)}
            </p>
            <p className="text-sm text-ink-2">{COPY.stages[latest.stage]}</p>
            <div className="stitch animate-sew mt-2 w-28" />
          </div>
          <ElapsedTime since={latest.order.startedAt} />
        </>
      )}
      {latest.stage === 'offered' && (
        <p role="status" className="min-w-[min(11rem,100%)] flex-1 font-medium">
          {OUTFITS_COPY.choice.waiting}
        </p>
      )}
      {latest.stage === 'failed' && (
        <div className="min-w-[min(11rem,100%)] flex-1">
          <p className="font-medium">{OUTFITS_COPY.toasts.generationFailed.title}</p>
          <InlineError>{latest.failure && failureText(latest.failure)}</InlineError>
        </div>
      )}
      {latest.stage === 'failed' && (
        <Button look="quiet" size="small" onClick={() => dismiss(latest)}>
          {COPY.dismiss}
        </Button>
      )}
      <Button look="secondary" size="small" onClick={openGenerate}>
        {latest.stage === 'offered' ? OUTFITS_COPY.choice.choose : COPY.show}
      </Button>
    </div>
  );
}

function isWorthANotice({ stage }: Generation): boolean {
  return isRunningStage(stage) || stage === 'offered' || stage === 'failed';
}
