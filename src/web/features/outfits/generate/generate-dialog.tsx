import { useEffect, useRef, useState } from 'react';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { closeDialog, exchangeForOutfit } from '../outfits-address.ts';
import { ChoiceView } from './choice-view.tsx';
import { failureText } from './describe-generation.ts';
import { FinishedView } from './finished-view.tsx';
import { GENERATE_FORM_ID, GenerateForm } from './generate-form.tsx';
import { type Generation, isRunningStage } from './generation.ts';
import { useCancelGeneration } from './generations.queries.ts';
import { useGenerate, useLatestGeneration } from './use-generation.ts';
import { useReasonNotToGenerate } from './use-reason-not-to-generate.ts';
import { WaitingView } from './waiting-view.tsx';

const COPY = OUTFITS_COPY.generate;
const REASON_ID = 'why-not-generate';

/** 'Generate New Outfit': what for, then the wait, then the pieces. Closing it leaves the work to go on. */
export function GenerateDialog() {
  const latest = useLatestGeneration();
  const generate = useGenerate();
  const cancel = useCancelGeneration();
  const reason = useReasonNotToGenerate();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, watched, startAnew } = useView(latest);

  useEffect(() => {
    // What was pressed to come here is gone, and the focus with it.
    const target = view === 'form' ? field.current : heading.current;
    target?.focus({ preventScroll: true });
  }, [view]);

  if (view === 'choice' && latest) return <ChoiceView key={latest.order.id} generation={latest} />;

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={COPY.title}
      initialFocus={view === 'form' ? field : heading}
      footer={footer()}
    >
      {view === 'waiting' && latest && isRunningStage(latest.stage) && (
        <WaitingView order={latest.order} stage={latest.stage} headingRef={heading} />
      )}
      {view === 'finished' && watched && <FinishedView outfit={watched} headingRef={heading} />}
      {view === 'form' && (
        <GenerateForm
          unfinished={unfinishedOf(latest)}
          fieldRef={field}
          onSubmit={generate}
          canSubmit={reason === null}
        />
      )}
    </Dialog>
  );

  function footer() {
    switch (view) {
      case 'waiting':
        return (
          <>
            <div className="min-w-0 flex-1 basis-60 empty:hidden">
              <InlineError>
                {cancel.error && inlineMessageOf(cancel.error, OUTFITS_COPY.toasts.cancelFailed.fallback)}
              </InlineError>
            </div>
            <Button
              look="secondary"
              pending={cancel.isPending}
              onClick={() => latest && cancel.mutate(latest.order.id)}
            >
              {cancel.isPending ? OUTFITS_COPY.waiting.cancelling : OUTFITS_COPY.waiting.cancel}
            </Button>
            <Button onClick={closeDialog}>{OUTFITS_COPY.waiting.keepBrowsing}</Button>
          </>
        );
      case 'finished':
        return (
          <>
            <Button look="secondary" onClick={startAnew}>
              {COPY.another}
            </Button>
            <Button onClick={() => watched && exchangeForOutfit(watched.id)}>{COPY.see}</Button>
          </>
        );
      default:
        return (
          <>
            <div className="min-w-0 flex-1 basis-60 self-center empty:hidden">
              <InlineError>{latest?.failure && failureText(latest.failure)}</InlineError>
              {reason !== null && (
                <p id={REASON_ID} className="text-sm text-ink-2">
                  {reason}
                </p>
              )}
            </div>
            <Button
              type="submit"
              form={GENERATE_FORM_ID}
              disabled={reason !== null}
              aria-describedby={reason === null ? undefined : REASON_ID}
              className="min-w-[min(10rem,100%)] self-start"
            >
              {COPY.submit}
            </Button>
          </>
        );
    }
  }
}

/** The order before this one when it came to nothing: its words are kept. */
function unfinishedOf(latest: Generation | null) {
  return latest?.stage === 'failed' || latest?.stage === 'cancelled' ? latest.order : null;
}

/** The result is shown once, to a dialog that has watched the wait; an older outfit is in the list already. */
function useView(latest: Generation | null) {
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const isRunning = latest !== null && isRunningStage(latest.stage);
  if (isRunning && latest.order.id !== watchedId) setWatchedId(latest.order.id);

  const isWatched = latest?.stage === 'done' && latest.order.ways === 1 && latest.order.id === watchedId;
  const watched = isWatched ? latest.outfits[0] : undefined;
  const view: 'waiting' | 'choice' | 'finished' | 'form' = isRunning
    ? 'waiting'
    : latest?.stage === 'offered'
      ? 'choice'
      : watched
        ? 'finished'
        : 'form';
  return { view, watched, startAnew: () => setWatchedId(null) };
}
