import { useEffect, useRef, useState } from 'react';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { FinishedView } from './finished-view.tsx';
import { GENERATE_FORM_ID, GenerateForm } from './generate-form.tsx';
import { closeDialog, exchangeForOutfit } from './outfits-address.ts';
import { type Generation, useGenerate, useLatestGeneration } from './use-generation.ts';
import { WaitingView } from './waiting-view.tsx';

const COPY = OUTFITS_COPY.generate;

/** 'Generate New Outfit': what for, then the wait, then the pieces. Closing it leaves the work to go on. */
export function GenerateDialog() {
  const latest = useLatestGeneration();
  const generate = useGenerate();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, finished, startAnew } = useView(latest);

  useEffect(() => {
    // What was pressed to come here is gone, and the focus with it.
    const target = view === 'form' ? field.current : heading.current;
    target?.focus({ preventScroll: true });
  }, [view]);

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={COPY.title}
      initialFocus={view === 'form' ? field : heading}
      footer={footer()}
    >
      {view === 'waiting' && latest && <WaitingView order={latest.order} headingRef={heading} />}
      {view === 'finished' && finished && <FinishedView outfit={finished} headingRef={heading} />}
      {view === 'form' && (
        <GenerateForm
          unfinished={latest?.outfit === undefined ? (latest?.order ?? null) : null}
          fieldRef={field}
          onSubmit={generate}
        />
      )}
    </Dialog>
  );

  function footer() {
    switch (view) {
      case 'waiting':
        return (
          <>
            <Button look="secondary" onClick={() => latest?.order.controller.abort()}>
              {OUTFITS_COPY.waiting.cancel}
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
            <Button onClick={() => finished && exchangeForOutfit(finished.id)}>{COPY.see}</Button>
          </>
        );
      case 'form':
        return (
          <>
            <div className="min-w-0 flex-1 basis-60 empty:hidden">
              <InlineError>{latest?.failure && failureText(latest.failure)}</InlineError>
            </div>
            <Button type="submit" form={GENERATE_FORM_ID} className="min-w-40 self-start">
              {COPY.submit}
            </Button>
          </>
        );
    }
  }
}

function failureText(failure: Error): string {
  return inlineMessageOf(failure, OUTFITS_COPY.toasts.generationFailed.fallback);
}

/** The result is shown once, to a dialog that has watched the wait; an older outfit is in the list already. */
function useView(latest: Generation | null) {
  const [watchedId, setWatchedId] = useState<number | null>(null);
  if (latest?.isPending && latest.id !== watchedId) setWatchedId(latest.id);

  const finished = latest !== null && latest.id === watchedId ? latest.outfit : undefined;
  const view: 'waiting' | 'finished' | 'form' = latest?.isPending
    ? 'waiting'
    : finished
      ? 'finished'
      : 'form';
  return { view, finished, startAnew: () => setWatchedId(null) };
}
