import type { ReactNode } from 'react';

interface EmptyStateProps {
  title?: string;
  /** The title's level: 2 directly under a page's h1. */
  level?: 2 | 3;
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** An empty place, framed with a basting line: something will be put here. */
export function EmptyState({ title, level = 3, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;

  return (
    <div className="basting flex flex-col items-start gap-3 bg-tissue px-8 py-12 sm:px-12 sm:py-16">
      {title && <Heading className="title text-2xl">{title}</Heading>}
      <p className="max-w-measure text-ink-2">{children}</p>
      {action}
    </div>
  );
}
