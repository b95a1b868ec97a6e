import type { Ref } from 'react';
import type { JobStage } from '#contract/jobs.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeText } from '../formats.ts';
import { occasionOf, startOf } from '../jobs/job-words.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import { ElapsedTime, useElapsedSeconds } from './elapsed-time.tsx';
import { OwnStyle, Stages } from './stages.tsx';

const COPY = OUTFITS_COPY.waiting;
const PATIENCE_AFTER_SECONDS = 15;

interface WaitingViewProps {
  job: GenerateJob;
  /** As the server says it: named when it is really reached. */
  stage: JobStage;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The wait for an outfit: what for, where the work is and, when it is long, the time that it has really taken. */
export function WaitingView({ job, stage, headingRef }: WaitingViewProps) {
  const { request } = job;
  const since = startOf(job);
  const isLong = useElapsedSeconds(since) >= PATIENCE_AFTER_SECONDS;

  return (
    <>
      <h3
        ref={headingRef}
        tabIndex={-1}
        className="title -mt-2 line-clamp-4 pb-3 text-3xl wrap-anywhere md:text-4xl"
      >
        {occasionOf(request)}
      </h3>
      <p className="tabular mt-2 text-sm text-ink-2">
        {rangeText(request.priceRange)}
        {isLong && (
          <>
            {' · '}
            <ElapsedTime since={since} />
          </>
        )}
      </p>
      <Stages stage={stage} />
      <OwnStyle />
      <p role="status" className="mt-5 text-sm text-ink-2">
        {isLong && COPY.patience}
      </p>
    </>
  );
}
