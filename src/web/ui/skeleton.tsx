import { classNames } from './class-names.ts';
import { WORDS } from './words.ts';

/** A place that is being filled. The size comes from its classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'max-w-full rounded-edge bg-blank forced-colors:border forced-colors:border-line',
        className,
      )}
    />
  );
}

/** Each by its classes. */
export function Bars({ of }: { of: readonly string[] }) {
  return of.map((bar) => <Skeleton key={bar} className={bar} />);
}

/** Says that something loads; the shapes in it say nothing. */
export function LoadingRegion({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-label={WORDS.loading} className={className}>
      {children}
    </div>
  );
}
