import { type ReactNode, useId } from 'react';

interface DetailFoldProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the outfit dialog, closed until it is asked for. */
export function DetailFold({ title, children }: DetailFoldProps) {
  const id = useId();

  return (
    <details aria-labelledby={id} className="group/fold border-t border-line last:border-b">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5 shrink-0 fill-none stroke-current"
          strokeWidth="1.75"
        >
          <path d="M5 12h14" />
          <path d="M12 5v14" className="group-open/fold:hidden" />
        </svg>
      </summary>
      <div className="pt-1 pb-8">{children}</div>
    </details>
  );
}
