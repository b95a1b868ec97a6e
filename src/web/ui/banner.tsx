import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface BannerProps {
  /** `paper`: something changed and can be undone. `note`: worth knowing. */
  tone?: 'paper' | 'note';
  action?: ReactNode;
  children: ReactNode;
}

/** A line across a panel. */
export function Banner({ tone = 'note', action, children }: BannerProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-edge px-4 py-2.5 forced-colors:border forced-colors:border-line',
        tone === 'paper' ? 'bg-paper' : 'bg-tissue-2 text-ink',
      )}
    >
      <span className="min-w-[min(11rem,100%)] flex-1">{children}</span>
      {action}
    </div>
  );
}
