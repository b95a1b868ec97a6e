import { classNames } from '#web/ui/class-names.ts';

interface SpentNoteProps {
  id: string;
  /** Nothing else leads there. */
  isLeading?: boolean;
  children: string;
}

/** Why nothing can be ordered today, the same wherever it is said. */
export function SpentNote({ id, isLeading = false, children }: SpentNoteProps) {
  return (
    <p id={id} className={classNames('title leading-tight', isLeading ? 'text-2xl' : 'text-xl')}>
      {children}
    </p>
  );
}
