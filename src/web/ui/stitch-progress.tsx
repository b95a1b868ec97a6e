import { classNames } from './class-names.ts';

interface StitchProgressProps {
  /** Names what is counted, for a screen reader. */
  label: string;
  done: number;
  total: number;
  /** The same in words, e.g. "Step 2 of 4". */
  valueText?: string;
  className?: string;
}

/** Progress as stitches: one for each unit. */
export function StitchProgress({ label, done, total, valueText, className }: StitchProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={valueText}
      className={classNames('flex gap-1.5', className)}
    >
      {Array.from({ length: total }, (_, unit) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches have no identity but their place
          key={unit}
          className={classNames(
            'h-[3px] flex-1 forced-color-adjust-none',
            unit < done ? 'bg-loden' : 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
