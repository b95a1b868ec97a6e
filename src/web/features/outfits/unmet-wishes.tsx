import type { UnmetWish } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { OUTFITS_COPY } from './copy.ts';

const COPY = OUTFITS_COPY.detail;

/** What was asked for, understood, and is not in the outfit, each with its reason. */
export function UnmetWishes({ wishes, className }: { wishes: readonly UnmetWish[]; className?: string }) {
  if (wishes.length === 0) return null;

  return (
    <div className={classNames('max-w-measure rounded-edge bg-tissue-2 px-4 py-2.5 text-sm', className)}>
      <p className="font-medium">{COPY.unmet}</p>
      <ul className="mt-1 space-y-1">
        {wishes.map(({ words, why, language }) => (
          <li key={words}>
            <span lang={language}>{OUTFITS_COPY.row.quoted(words)}</span>: {COPY.unmetBecause[why]}
          </li>
        ))}
      </ul>
    </div>
  );
}
