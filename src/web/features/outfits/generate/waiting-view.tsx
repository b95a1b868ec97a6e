import type { Ref } from 'react';
import { JOB_STAGES, type JobStage } from '#contract/jobs.ts';
import { DEFAULT_PROMPT } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Tick } from '#web/ui/tick.tsx';
import { colourWord } from '#web/words/colours.ts';
import { styleWord } from '#web/words/styles.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeText } from '../formats.ts';
import { startOf, titleOf } from '../jobs/job-words.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import { ElapsedTime, useElapsedSeconds } from './elapsed-time.tsx';
import { useOwnStyle } from './use-own-style.ts';

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
  const { colours, styles } = useOwnStyle();

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 ref={headingRef} tabIndex={-1} className="text-lg font-semibold">
          {titleOf(request)}
        </h3>
        <ElapsedTime since={since} />
      </div>
      {request.prompt !== DEFAULT_PROMPT && (
        <p className="title mt-3 line-clamp-4 text-2xl leading-tight wrap-anywhere">{request.prompt}</p>
      )}
      <p className="tabular mt-2 text-sm text-ink-2">{rangeText(request.priceRange)}</p>
      <ol className="mt-6 space-y-2.5">
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
      <dl className="mt-6 space-y-4 border-t border-line pt-5 empty:hidden">
        {colours.length > 0 && (
          <Own label={COPY.yourColours}>{colours.map(({ name }) => colourWord(name)).join(', ')}</Own>
        )}
        {styles.length > 0 && <Own label={COPY.yourStyle}>{styles.map(styleWord).join(', ')}</Own>}
      </dl>
      <p role="status" className="mt-5 text-sm text-ink-2">
        {isLong && COPY.patience}
      </p>
    </>
  );
}

function Own({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="title mt-0.5 text-xl">{children}</dd>
    </div>
  );
}

/** Where the board will lie: until then the person's own colours, as lengths of cloth. */
export function BoardToCome() {
  const { colours } = useOwnStyle();

  return (
    <div className="basting relative mx-auto grid aspect-4/5 w-full place-items-center max-md:max-w-[34dvh] [view-transition-name:look]">
      <div aria-hidden className="absolute inset-5 flex animate-fade">
        {colours.map(({ name, hex }) => (
          <div
            key={name}
            className="flex-1 border-line not-first:border-l"
            style={{ backgroundColor: hex }}
          />
        ))}
      </div>
      <div className="relative w-3/5 rounded-edge bg-canvas px-4 py-3">
        <div className="stitch animate-sew" />
      </div>
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
