import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorMark } from '#web/ui/inline-error.tsx';
import { useIsNoticed } from '#web/ui/toast/toast-store.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { totalText } from '../formats.ts';
import { failureOf } from '../jobs/job-words.ts';
import { type GenerateJob, useForgetJob, useLooks } from '../jobs/jobs.queries.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { openGenerate } from '../outfits-address.ts';

const COPY = OUTFITS_COPY.waiting;

/** Above the list: looks that wait for a choice, or why there will be no outfit, once no notice says it. */
export function JobNotice({ job, isDialogOpen }: { job: GenerateJob; isDialogOpen: boolean }) {
  const forget = useForgetJob();
  const failure = failureOf(job);
  const isTold = useIsNoticed(OUTFITS_COPY.toasts.generationFailed.title);
  if (isDialogOpen || (job.state !== 'offered' && (failure === null || isTold))) return null;

  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 py-4',
        failure === null ? 'pt-0!' : 'failure mb-8 px-4 sm:px-5',
      )}
    >
      {job.state === 'offered' ? (
        <>
          <p role="status" className="title mr-auto text-2xl sm:text-3xl">
            {OUTFITS_COPY.choice.waiting}
          </p>
          <LooksOnOffer jobId={job.id} />
          <Button onClick={openGenerate} className="max-sm:w-full sm:order-1">
            {OUTFITS_COPY.choice.choose}
          </Button>
        </>
      ) : (
        <>
          <div className="mr-auto min-w-0 max-sm:basis-full">
            <p className="flex items-start gap-2 font-semibold text-danger">
              <ErrorMark />
              {OUTFITS_COPY.toasts.generationFailed.title}
            </p>
            <p role="alert" className="mt-1.5 text-sm">
              {failure}
            </p>
          </div>
          <Button look="secondary" size="small" onClick={openGenerate}>
            {COPY.show}
          </Button>
          <Button look="quiet" size="small" className="sm:-mr-4" onClick={() => forget.mutate(job)}>
            {COPY.dismiss}
          </Button>
        </>
      )}
    </div>
  );
}

/** Of looks that are on their way. */
const PLACES = [1, 2, 3];
const PLACE = 'min-w-0 max-sm:w-[60%] max-sm:shrink-0 sm:flex-1';

/** The looks themselves, in one row, large: on a phone it scrolls. A press on one leads to the choice. */
function LooksOnOffer({ jobId }: { jobId: string }) {
  const looks = useLooks(jobId).data?.looks;

  return (
    <ul className="-mx-5 flex min-w-[calc(100%+2.5rem)] gap-2 overflow-x-auto px-5 max-sm:fades sm:order-2 sm:mx-0 sm:min-w-full sm:gap-x-6 sm:px-0">
      {looks === undefined &&
        PLACES.map((place) => <li key={place} className={`ground aspect-4/5 ${PLACE}`} />)}
      {looks?.map((look) => (
        <li key={look.id} className={PLACE}>
          <button type="button" onClick={openGenerate} className="flex size-full flex-col text-left">
            <OutfitThumbnail picture={look.picture} className="w-full" />
            <span lang={writtenIn(look)} className="title mt-2 text-lg leading-tight wrap-anywhere">
              {look.title}
            </span>
            <span className="tabular mt-auto pt-1 text-sm">{totalText(look.estimatedTotalCents, look)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
