import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'green';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-tissue-2 text-ink',
  green: 'bg-loden text-canvas',
};

interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A word about the thing beside it. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-block max-w-full rounded-edge px-2 py-0.5 text-xs font-semibold forced-colors:border forced-colors:border-line',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
