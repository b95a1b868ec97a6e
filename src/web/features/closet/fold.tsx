import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a form, folded away below a line with its name. */
export function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => {
        // One that stands inside tells of itself alone.
        event.stopPropagation();
        // What it holds would open below the foot.
        if (event.currentTarget.open && !isOpen) event.currentTarget.scrollIntoView?.({ block: 'start' });
        onToggle(event.currentTarget.open);
      }}
      className="border-t border-line [&[open]>summary>svg]:rotate-180"
    >
      <summary className="flex min-h-12 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="transition-transform duration-[120ms]"
        />
      </summary>
      <div className="space-y-5 pt-2">{children}</div>
    </details>
  );
}
