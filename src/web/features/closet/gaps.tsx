import { useId, useState } from 'react';
import { type ClosetPiece, LEAST_PIECES_FOR_GAPS } from '#contract/closet.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useGaps } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';
import { GapCard } from './gap-card.tsx';

const COPY = CLOSET_COPY.gaps;

/** What to buy so that more of what is owned can be worn: reckoned when somebody asks. */
export function Gaps({ pieces }: { pieces: readonly ClosetPiece[] }) {
  const heading = useId();
  const [isAsked, setAsked] = useState(false);
  const isEnough = pieces.length >= LEAST_PIECES_FOR_GAPS;
  const found = useGaps(isAsked && isEnough);
  const gaps = found.data?.gaps;

  return (
    <section aria-labelledby={heading} aria-busy={found.isFetching} className="mt-12">
      <h2 id={heading} className="title text-xl">
        {COPY.title}
      </h2>
      {!isEnough && <p className="mt-2 max-w-measure text-sm text-ink-2">{COPY.tooFew}</p>}
      {isEnough && !isAsked && !gaps && (
        <>
          <p className="mt-2 max-w-measure text-sm text-ink-2">{COPY.offer}</p>
          <Button look="secondary" size="small" className="mt-3" onClick={() => setAsked(true)}>
            {COPY.find}
          </Button>
        </>
      )}
      {isAsked && found.isPending && <Skeleton className="mt-4 h-40" />}
      {isAsked && found.isError && (
        <div className="mt-4">
          <InlineError>{COPY.loadError}</InlineError>
          <Button look="secondary" size="small" onClick={() => void found.refetch()}>
            {COPY.tryAgain}
          </Button>
        </div>
      )}
      {isEnough && gaps?.length === 0 && <p className="mt-2 max-w-measure text-sm">{COPY.none}</p>}
      {isEnough && gaps && gaps.length > 0 && (
        <ol className="mt-4 grid gap-8">
          {gaps.map((gap, at) => (
            <GapCard key={gap.garment} gap={gap} pieces={pieces} isFirst={at === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}
