import { ArrowRight } from 'lucide-react';
import { SHOWN_LOOKS } from '#contract/first-looks.ts';
import { DEFAULT_PRICE_RANGE } from '#contract/outfits.ts';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { useStyleIt } from '../generate/use-style-it.ts';
import { isActive, useGenerateJob, useJobs } from '../jobs/jobs.queries.ts';

const COPY = OUTFITS_COPY.list;

/**
 * In the place of the rows while there are none: looks for others, each of which has one's own made for its occasion. Not
 * while the first is under way or to be chosen: that is said above.
 */
export function NothingYet() {
  const { isKnown } = useJobs();
  const job = useGenerateJob();
  const styleIt = useStyleIt();
  const isOneComing = job !== null && (isActive(job) || job.state === 'offered');
  if (!isKnown || isOneComing) return null;

  return (
    <div>
      <p className="text-ink-2">
        <span>{COPY.empty}</span> {COPY.begin}
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-2 gap-y-5 sm:grid-cols-3 sm:gap-x-6">
        {SHOWN_LOOKS.map((name, place) => (
          <li
            key={name}
            className={classNames('group relative min-w-0', place === 0 && 'max-sm:col-span-2 max-sm:-mx-5')}
          >
            <ShownLookPicture
              name={name}
              sizes={`(min-width: 64rem) 23rem, (min-width: 40rem) 33vw, ${place === 0 ? 100 : 50}vw`}
              className="ground h-auto w-full"
            />
            <button
              type="button"
              onClick={() =>
                styleIt({
                  prompt: COPY.beginnings[name],
                  priceRange: DEFAULT_PRICE_RANGE,
                  isRangeOpen: true,
                })
              }
              className={classNames(
                'flex min-h-11 w-full items-center gap-2 py-2 text-left font-medium group-hover:underline after:absolute after:inset-0',
                place === 0 && 'max-sm:px-5',
              )}
            >
              <span className="min-w-0">{COPY.beginnings[name]}</span>
              <ArrowRight aria-hidden size={18} strokeWidth={2} className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
