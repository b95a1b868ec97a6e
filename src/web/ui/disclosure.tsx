import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  label: string;
  /** Tells several disclosures of the same label apart, for a screen reader. */
  about?: string;
  className?: string;
  /** It holds more than words: as wide as there is room. */
  isWide?: boolean;
  children: ReactNode;
}

/** A question with its answer folded away. */
export function Disclosure({ label, about, className, isWide = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-mx-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm text-ink-2 hover:text-ink"
      >
        <span className="underline underline-offset-4">{label}</span>{' '}
        {about && <span className="visually-hidden">{about}</span>}
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className={classNames(
            'size-3.5 fill-none stroke-current transition-transform duration-[120ms]',
            isOpen && 'rotate-180',
          )}
          strokeWidth="1.5"
        >
          <path d="m3 6 5 5 5-5" />
        </svg>
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={classNames('w-full pb-2', !isWide && 'max-w-measure text-sm text-ink-2')}
      >
        {children}
      </div>
    </div>
  );
}
