import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { useIsNoticed } from '#web/ui/toast/toast-store.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
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
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3">
      {job.state === 'offered' && (
        <div className="basis-full">
          <p role="status" className="title text-xl">
            {OUTFITS_COPY.choice.waiting}
          </p>
          <LooksOnOffer jobId={job.id} />
        </div>
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
      <Button look={job.state === 'offered' ? 'primary' : 'secondary'} size="small" onClick={openGenerate}>
        {job.state === 'offered' ? OUTFITS_COPY.choice.choose : COPY.show}
      </Button>
    </div>
  );
}

/** Of looks that are on their way. */
const PLACES = [1, 2, 3];

/** The looks themselves; a press on one leads to the choice. */
function LooksOnOffer({ jobId }: { jobId: string }) {
  const looks = useLooks(jobId).data?.looks;

  return (
    <ul className="mt-3 grid max-w-3xl grid-cols-3 gap-2 sm:gap-3">
      {looks === undefined && PLACES.map((place) => <li key={place} className="ground aspect-4/5" />)}
      {looks?.map((look) => (
        <li key={look.id}>
          <button type="button" onClick={openGenerate} className="block w-full text-left">
            <OutfitThumbnail picture={look.picture} className="w-full" />
            <span lang={writtenIn(look)} className="title mt-1.5 line-clamp-2 text-base">
              {look.title}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
