import { useState } from 'react';
import { Link } from 'wouter';
import type { Onboarding } from '#contract/onboarding.ts';
import type { Outfit } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { estimateText } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { ONBOARDING_COPY } from './copy.ts';
import { useKeepLook, useOfferedLooks, useThreeLooks } from './three-looks.queries.ts';

const COPY = ONBOARDING_COPY.allSet.looks;
const PLACES = [1, 2, 3];
const GRID =
  'mt-5 grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-6 max-sm:[&>:first-child]:col-span-2';

/** What the wizard was for: three finished looks, one to keep. */
export function ThreeLooks({ occasion }: { occasion: Onboarding['occasion'] }) {
  const { jobId, isMaking, error } = useThreeLooks(occasion);
  // It stays when it has been chosen from: the record of it says that nothing waits any more.
  const [shownId, setShownId] = useState<string>();
  if (jobId !== undefined && jobId !== shownId) setShownId(jobId);

  if (shownId !== undefined) return <Offered jobId={shownId} />;
  if (error) return <InlineError>{inlineMessageOf(error, COPY.failed)}</InlineError>;
  if (!isMaking) return null;

  return (
    <section className="mb-10">
      <h2 role="status" data-large-line className="title text-4xl">
        {COPY.making}
      </h2>
      <div aria-hidden className={GRID}>
        {PLACES.map((place) => (
          <div key={place} className="basting ground grid aspect-4/5 place-items-center">
            <div className="stitch animate-sew w-3/5" />
          </div>
        ))}
      </div>
    </section>
  );
}

function Offered({ jobId }: { jobId: string }) {
  const looks = useOfferedLooks(jobId);
  const [kept, setKept] = useState<Outfit | null>(null);
  const keep = useKeepLook(jobId);

  return (
    <section className="mb-10">
      <h2 data-large-line className="title text-4xl">
        {kept === null ? COPY.title : COPY.kept}
      </h2>
      <ul className={GRID}>
        {(kept === null ? (looks ?? []) : [kept]).map((look) => (
          <li key={look.id} className="flex min-w-0 flex-col">
            {look.picture && (
              <img
                src={look.picture.url}
                alt=""
                width={look.picture.width}
                height={look.picture.height}
                className="ground animate-fade aspect-4/5 w-full object-cover"
              />
            )}
            {/* However long the names are, prices and buttons stand on one line. */}
            <div className="mt-3 mb-3 flex flex-1 flex-col">
              <h3 lang={writtenIn(look)} className="title text-lg sm:text-xl">
                {look.title}
              </h3>
              <p className="tabular mt-auto pt-1 text-sm">
                {estimateText(look.estimatedTotalCents, look.currency)}
              </p>
            </div>
            {kept === null ? (
              <Button
                look="secondary"
                size="small"
                aria-label={COPY.keepNamed(look.title)}
                pending={keep.isPending && keep.variables === look.id}
                disabled={keep.isPending && keep.variables !== look.id}
                onClick={() => keep.mutate(look.id, { onSuccess: () => setKept(look) })}
              >
                {COPY.keep}
              </Button>
            ) : (
              <Link to={`/home?tab=outfits&outfit=${look.id}`} className="inline-flex min-h-11 items-center">
                {COPY.see}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <InlineError>{keep.error && inlineMessageOf(keep.error, COPY.notKept)}</InlineError>
    </section>
  );
}
