import { classNames } from './class-names.ts';
import { WORDS } from './words.ts';

/** A place that is being filled. The size comes from its classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-edge bg-tissue-2', className)} />;
}

/** A list of rows with a picture, while it loads. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <LoadingRegion className="divide-y divide-line border-y border-line">
      {places(rows).map((row) => (
        <div key={row} className="flex gap-4 py-4">
          <Skeleton className="aspect-4/5 w-24 sm:w-28" />
          <div className="flex-1 space-y-2.5 py-1">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}

/** A grid of cards, while it loads. `isStacked`: under each other on a phone, as what they stand for. */
export function SkeletonCards({ cards = 6, isStacked = false }: { cards?: number; isStacked?: boolean }) {
  return (
    <LoadingRegion
      className={classNames(
        'grid',
        isStacked ? 'gap-10 md:grid-cols-3 md:gap-16' : 'grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3',
      )}
    >
      {places(cards).map((card) => (
        <div key={card} className="space-y-2.5">
          <Skeleton className="aspect-4/5" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </LoadingRegion>
  );
}

/** A panel of text and two columns, while it loads. With `isAlone` nothing else gives the page its heading. */
export function SkeletonPanel({ isAlone = false }: { isAlone?: boolean }) {
  return (
    <LoadingRegion className="space-y-8">
      {isAlone && <h1 className="visually-hidden">{WORDS.loading}</h1>}
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid gap-8 md:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </LoadingRegion>
  );
}

function LoadingRegion({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-label={WORDS.loading} className={className}>
      {children}
    </div>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
