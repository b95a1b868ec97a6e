import { Plus } from 'lucide-react';
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
        <Plus
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="shrink-0 transition-transform duration-[120ms] group-open/fold:rotate-45"
        />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
