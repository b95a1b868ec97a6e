import { classNames } from './class-names.ts';

/** The tick of a chosen thing. Keeps its place when it is not shown, so that nothing moves. */
export function Tick({ shown = true, className }: { shown?: boolean; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames('size-4 shrink-0 fill-none stroke-loden', !shown && 'invisible', className)}
      strokeWidth="2"
    >
      <path d="m2.5 8.5 3.5 3.5 7.5-8" />
    </svg>
  );
}
