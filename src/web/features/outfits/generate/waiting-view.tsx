import type { Ref } from 'react';
import { JOB_STAGES, type JobStage } from '#contract/jobs.ts';
import { DEFAULT_PROMPT } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Tick } from '#web/ui/tick.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeText } from '../formats.ts';
import { startOf, titleOf } from '../jobs/job-words.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import { ElapsedTime, useElapsedSeconds } from './elapsed-time.tsx';

const COPY = OUTFITS_COPY.waiting;
const PATIENCE_AFTER_SECONDS = 15;

interface WaitingViewProps {
  job: GenerateJob;
  /** As the server says it: named when it is really reached. */
  stage: JobStage;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The wait for an outfit: where the work is, and the time that it has really taken. */
export function WaitingView({ job, stage, headingRef }: WaitingViewProps) {
  const { request } = job;
  const since = startOf(job);
  const isLong = useElapsedSeconds(since) >= PATIENCE_AFTER_SECONDS;
  const reached = JOB_STAGES.indexOf(stage);

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 ref={headingRef} tabIndex={-1} className="text-lg font-semibold">
          {titleOf(request)}
        </h3>
        <ElapsedTime since={since} />
      </div>
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {request.prompt !== DEFAULT_PROMPT && <>{COPY.forPrompt(request.prompt)} · </>}
        {rangeText(request.priceRange)}
      </p>
      <ol className="mt-5 space-y-2.5">
        {JOB_STAGES.map((name, index) => (
          <li
            key={name}
            aria-current={index === reached ? 'step' : undefined}
            className={classNames('flex items-start gap-3', index !== reached && 'text-ink-2')}
          >
            <StageMark isDone={index < reached} isCurrent={index === reached} />
            <span className={classNames(index === reached && 'font-medium')}>{COPY.stages[name]}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {COPY.stages[stage]}
      </p>
      <p role="status" className="mt-5 text-sm text-ink-2">
        {isLong && COPY.patience}
      </p>
    </>
  );
}

/** Where the board will lie. */
export function BoardToCome() {
  return (
    <div className="basting mx-auto grid aspect-4/5 w-full place-items-center max-md:max-w-[34dvh] [view-transition-name:look]">
      <div className="stitch animate-sew w-3/5" />
    </div>
  );
}

function StageMark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isDone) {
    return (
      <span className="mt-1">
        <span className="visually-hidden">{COPY.doneStage}</span>
        <Tick />
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'mx-0.5 mt-1.5 size-3 shrink-0 rounded-full border-2',
        isCurrent ? 'border-loden bg-loden' : 'border-line-strong',
      )}
    />
  );
}
