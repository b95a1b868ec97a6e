import { JOB_STAGES } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { BoardsToCome } from '../generate/boards-to-come.tsx';
import { OwnStyle, Stages } from '../generate/stages.tsx';
import { occasionOf, stageOf, titleOf } from '../jobs/job-words.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import { openGenerate } from '../outfits-address.ts';
import { heroClass, isLargeOf } from './tile-size.ts';

const COPY = OUTFITS_COPY.waiting;

interface JobTileProps {
  job: GenerateJob;
  /** Of how many tiles it is the first. */
  total: number;
}

/** The look under way, in the place that it will have. */
export function JobTile({ job, total }: JobTileProps) {
  const stage = stageOf(job);

  const isAlone = total === 1;

  return (
    <li className={classNames('flex min-w-0 flex-col', heroClass(total))}>
      <BoardsToCome job={job} stage={stage} isTile />
      <div className={classNames('max-sm:px-5 max-sm:pt-6', !isAlone && 'sm:pt-3')}>
        <p
          className={classNames(
            'title line-clamp-4 pb-1.5 wrap-anywhere',
            isAlone ? 'text-3xl md:text-4xl' : isLargeOf(total) ? 'text-2xl' : 'text-lg leading-tight',
          )}
        >
          {occasionOf(job.request)}
        </p>
        <p role="status" className="mt-3 font-medium">
          {titleOf(job.request)}
        </p>
        {isAlone ? (
          <Stages stage={stage} />
        ) : (
          <>
            <p className="mt-1 text-ink-2">{COPY.stages[stage]}</p>
            <div
              aria-hidden
              className="stitch animate-sew mt-4"
              style={{ width: `${((JOB_STAGES.indexOf(stage) + 1) / JOB_STAGES.length) * 100}%` }}
            />
          </>
        )}
        <Button look="secondary" size="small" className="mt-5" onClick={openGenerate}>
          {COPY.watch}
        </Button>
        {isAlone && <OwnStyle />}
      </div>
    </li>
  );
}
