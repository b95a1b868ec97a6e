import { classNames } from './class-names.ts';
import { StitchProgress } from './stitch-progress.tsx';
import { WORDS } from './words.ts';

/** Up to this many, single stitches can be counted by eye. */
const COUNTABLE = 20;

interface StitchUsageProps {
  label: string;
  used: number;
  /** `null`: there is no limit. */
  limit: number | null;
}

/** How much of a limit is used: countable stitches up to 20, then a solid bar. */
export function StitchUsage({ label, used, limit }: StitchUsageProps) {
  return (
    <div>
      <UsageLine label={label} used={used} limit={limit} />
      {limit !== null && <Bar label={label} used={used} limit={limit} />}
    </div>
  );
}

/** The same in words alone. */
export function UsageLine({ label, used, limit }: StitchUsageProps) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm">
      <span>{label}</span>
      <span className={classNames('tabular', isSpent(used, limit) ? 'font-semibold' : 'text-ink-2')}>
        {limit === null ? `${used} · ${WORDS.unlimited}` : WORDS.usedOf(used, limit)}
      </span>
    </p>
  );
}

function isSpent(used: number, limit: number | null): boolean {
  return limit !== null && used >= limit;
}

function Bar({ label, used, limit }: { label: string; used: number; limit: number }) {
  const capped = Math.min(used, limit);
  const text = WORDS.usedOf(used, limit);

  if (limit > 0 && limit <= COUNTABLE && !isSpent(used, limit)) {
    return (
      <StitchProgress label={label} done={capped} total={limit} valueText={text} className="mt-1.5 gap-1" />
    );
  }

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={capped}
      aria-valuemin={0}
      aria-valuemax={Math.max(limit, 1)}
      aria-valuetext={text}
      className="mt-1.5 h-[3px] bg-line"
    >
      {/* Spent it is a line that ends, not a seam that is done. */}
      <div
        className={classNames('h-full', isSpent(used, limit) ? 'bg-ink' : 'bg-loden')}
        style={{ width: `${limit === 0 ? 0 : (capped / limit) * 100}%` }}
      />
    </div>
  );
}
