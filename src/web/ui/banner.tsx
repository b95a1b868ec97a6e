import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface BannerProps {
  /** `note`: worth knowing. `alert`: much rests for as long as it stands there. */
  tone?: 'note' | 'alert';
  action?: ReactNode;
  children: ReactNode;
}

export const BANNER_GROUNDS = { note: 'bg-paper', alert: 'inked' } as const;

/** A line across a panel. */
export function Banner({ tone = 'note', action, children }: BannerProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-edge px-4 py-3 forced-colors:border forced-colors:border-line',
        BANNER_GROUNDS[tone],
      )}
    >
      <span className="min-w-[min(11rem,100%)] flex-1">{children}</span>
      {action}
    </div>
  );
}
