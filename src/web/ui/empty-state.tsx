import type { ReactNode } from 'react';

interface EmptyStateProps {
  title?: string;
  /** The title's level: 2 directly under a page's h1. */
  level?: 2 | 3;
  /** What the place will hold, for one that fills the panel. Decoration. */
  picture?: ReactNode;
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** An empty place: what will be there, and how. */
export function EmptyState({ title, level = 3, picture, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;

  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-6 bg-paper px-8 py-12 sm:px-12 sm:py-16">
      {picture && (
        <div aria-hidden className="w-full max-w-72 text-ink-2 lg:max-w-88">
          {picture}
        </div>
      )}
      <div className="flex min-w-0 grow basis-60 flex-col items-start gap-3">
        {title && <Heading className="title text-2xl">{title}</Heading>}
        <p className="max-w-measure text-ink-2">{children}</p>
        {action}
      </div>
    </div>
  );
}
