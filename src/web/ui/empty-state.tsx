import type { ReactNode } from 'react';

interface EmptyStateProps {
  title?: string;
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** An empty place, framed with a basting line: something will be put here. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="basting flex flex-col items-start gap-3 bg-tissue px-8 py-12 sm:px-12 sm:py-16">
      {title && <h3 className="title text-2xl">{title}</h3>}
      <p className="max-w-measure text-ink-2">{children}</p>
      {action}
    </div>
  );
}
