import { type ReactNode, useId } from 'react';

interface DetailSectionProps {
  title: string;
  /** A line under the title. */
  note?: string;
  children: ReactNode;
}

/** A titled part of the outfit dialog. */
export function DetailSection({ title, note, children }: DetailSectionProps) {
  const id = useId();

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
