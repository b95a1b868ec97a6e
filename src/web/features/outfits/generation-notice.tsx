import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import { openGenerate } from './outfits-address.ts';
import { useLatestGeneration } from './use-generation.ts';

const COPY = OUTFITS_COPY.waiting;

/** Above the list while somebody keeps browsing: the outfit under way, or why there will be none. */
export function GenerationNotice({ isDialogOpen }: { isDialogOpen: boolean }) {
  const latest = useLatestGeneration();
  if (latest === null || isDialogOpen) return null;
  if (!latest.isPending && latest.failure === null) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3">
      {latest.isPending ? (
        <>
          <div className="min-w-0 flex-1">
            <p role="status" className="font-medium">
              {COPY.title}
            </p>
            <div className="stitch animate-sew mt-2 w-28" />
          </div>
          <ElapsedTime since={latest.order.startedAt} />
        </>
      ) : (
        <div className="min-w-0 flex-1">
          <p className="font-medium">{OUTFITS_COPY.toasts.generationFailed.title}</p>
          <InlineError>
            {latest.failure && inlineMessageOf(latest.failure, OUTFITS_COPY.toasts.generationFailed.fallback)}
          </InlineError>
        </div>
      )}
      <Button look="secondary" size="small" onClick={openGenerate}>
        {COPY.show}
      </Button>
    </div>
  );
}
