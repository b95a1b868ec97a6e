import { useEffect, useRef, useState } from 'react';
import { DEFAULT_PROMPT } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { useIsNoticed } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { failureOf, stageOf, titleOf } from '../jobs/job-words.ts';
import { type GenerateJob, isActive, useCancelJob, useGenerateJob } from '../jobs/jobs.queries.ts';
import { useRequestJob } from '../jobs/use-request-job.ts';
import { useDailyGeneration } from '../outfits.queries.ts';
import { closeDialog, forgetWish, useOutfitsAddress } from '../outfits-address.ts';
import { Allowance } from './allowance.tsx';
import { BoardsToCome } from './boards-to-come.tsx';
import { ChoiceView } from './choice-view.tsx';
import { GENERATE_FORM_ID, GenerateForm } from './generate-form.tsx';
import { HandOver } from './hand-over.tsx';
import { SeePackages } from './see-packages.tsx';
import { SpentNote } from './spent-note.tsx';
import { useReasonNotToGenerate } from './use-reason-not-to-generate.ts';
import { WaitingView } from './waiting-view.tsx';

const COPY = OUTFITS_COPY.generate;
const REASON_ID = 'why-not-generate';

interface GenerateDialogProps {
  /** The outfit whose making it has shown is there. */
  onMade: (outfitId: string) => void;
}

/** 'Generate New Outfit': what for, then the wait, which becomes the outfit. Closing it leaves the work to go on. */
export function GenerateDialog({ onMade }: GenerateDialogProps) {
  const job = useGenerateJob();
  const { pieceId, wish } = useOutfitsAddress();
  const requestJob = useRequestJob();
  const cancel = useCancelJob();
  const reason = useReasonNotToGenerate();
  const daily = useDailyGeneration();
  const isSpent = daily?.generations.left === 0;
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { view, madeId } = useView(job);
  // A form that a piece or a gap of the closet has opened goes on from no earlier order.
  const [isOrdered, setOrdered] = useState(false);
  const isOfJob = isOrdered || (pieceId === null && wish === '');
  const unfinished = isOfJob ? unfinishedOf(job) : null;
  const failure = job && isOfJob ? failureOf(job) : null;
  const first = view !== 'form' ? heading : failure === null ? field : again;
  const hasWords = unfinished !== null && unfinished.prompt !== DEFAULT_PROMPT;
  const isTold = useIsNoticed(OUTFITS_COPY.toasts.generationFailed.title);
  // A form in the place of the choice would take the step back that closes it.
  const [savedId, setSavedId] = useState<string | null>(null);

  useEffect(() => {
    // What was pressed to come here is gone, and the focus with it.
    first.current?.focus({ preventScroll: true });
  }, [first]);

  if (job && (view === 'choice' || savedId === job.id)) {
    return (
      <ChoiceView key={job.id} jobId={job.id} onSave={(isSaving) => setSavedId(isSaving ? job.id : null)} />
    );
  }

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={view === 'waiting' && job ? titleOf(job.request) : COPY.title}
      isTitleSmall={view === 'waiting'}
      describedBy={view === 'form' && reason !== null ? REASON_ID : undefined}
      {...(view === 'waiting' &&
        job && {
          picture: <BoardsToCome job={job} stage={stageOf(job)} />,
          isCloseBelow: job.request.ways > 1,
        })}
      initialFocus={first}
      footerNote={footerNote()}
      footer={footer()}
    >
      {madeId !== undefined && <HandOver madeId={madeId} onMade={onMade} />}
      {view === 'waiting' && job && <WaitingView job={job} stage={stageOf(job)} headingRef={heading} />}
      {view === 'form' && reason !== null && (
        <div className="mb-6">
          <SpentNote id={REASON_ID}>{reason}</SpentNote>
        </div>
      )}
      {view === 'form' && (
        <GenerateForm
          unfinished={unfinished}
          pieceId={pieceId}
          fieldRef={field}
          onSubmit={(request) => {
            setOrdered(true);
            requestJob(request);
            if (wish !== '') forgetWish();
          }}
          canSubmit={reason === null}
          isSpent={reason !== null}
        />
      )}
    </Dialog>
  );

  function footerNote() {
    if (view === 'waiting')
      return (
        <InlineError>
          {cancel.error && inlineMessageOf(cancel.error, OUTFITS_COPY.toasts.cancelFailed.fallback)}
        </InlineError>
      );
    return (
      <>
        <InlineError>
          {failure !== null && [!isTold && failure, hasWords && COPY.wordsKept].filter(Boolean).join(' ')}
        </InlineError>
        {daily && <Allowance use={daily.generations} words={COPY} />}
      </>
    );
  }

  function footer() {
    switch (view) {
      case 'waiting':
        return (
          <>
            <Button look="quiet" pending={cancel.isPending} onClick={() => job && cancel.mutate(job.id)}>
              {cancel.isPending ? OUTFITS_COPY.waiting.cancelling : OUTFITS_COPY.waiting.cancel}
            </Button>
            <Button look="secondary" onClick={closeDialog}>
              {OUTFITS_COPY.waiting.keepBrowsing}
            </Button>
          </>
        );
      default:
        return isSpent ? (
          <SeePackages />
        ) : (
          <Button
            ref={again}
            type="submit"
            form={GENERATE_FORM_ID}
            disabled={reason !== null}
            aria-describedby={reason === null ? undefined : REASON_ID}
          >
            {failure === null ? COPY.submit : COPY.tryAgain}
          </Button>
        );
    }
  }
}

/** The request before this one when it came to nothing: its words are kept. */
function unfinishedOf(job: GenerateJob | null) {
  return job?.state === 'failed' || job?.state === 'cancelled' ? job.request : null;
}

/** An outfit is shown to a dialog that has watched it being made; an older one is in the list already. */
function useView(job: GenerateJob | null) {
  const [watchedId, setWatchedId] = useState<string | null>(null);
  if (job !== null && isActive(job) && job.id !== watchedId) setWatchedId(job.id);
  return viewOf(job, watchedId);
}

type View = { view: 'form' | 'waiting' | 'choice'; madeId?: string | undefined };

function viewOf(job: GenerateJob | null, watchedId: string | null): View {
  if (job === null) return { view: 'form' };
  if (isActive(job)) return { view: 'waiting' };
  if (job.state === 'offered') return { view: 'choice' };
  const isMade = job.state === 'done' && job.request.ways === 1 && job.id === watchedId;
  return isMade ? { view: 'waiting', madeId: job.outfitIds[0] } : { view: 'form' };
}
