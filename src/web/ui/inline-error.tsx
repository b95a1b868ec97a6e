import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useIsTold } from './toast/toast-store.ts';

interface InlineErrorProps {
  id?: string;
  children?: ReactNode;
}

/** A failure beside the control that caused it; it stays until the next try, and is told once: that of no field not while a notice says the same. */
export function InlineError({ id, children }: InlineErrorProps) {
  const isTold = useIsTold(children) && id === undefined;
  if (!children) return null;

  return (
    <p
      id={id}
      role="alert"
      {...(isTold && { 'aria-live': 'off' })}
      className={classNames(
        'mt-1.5 flex items-start gap-2 text-sm font-medium text-danger',
        isTold && 'visually-hidden',
      )}
    >
      <ErrorMark />
      <span className="text-balance">{children}</span>
    </p>
  );
}

/** Before what is wrong, in the middle of its first line. */
export function ErrorMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="mt-[calc(0.5lh-0.5rem)] size-4 shrink-0 fill-none stroke-current"
    >
      <circle cx="8" cy="8" r="6.75" strokeWidth="1.5" />
      <path d="M8 4.5v4.25M8 11v.75" strokeWidth="1.5" />
    </svg>
  );
}
