import { classNames } from './class-names.ts';
import { WORDS } from './words.ts';

/** A place that is being filled. The size comes from its classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'rounded-edge bg-tissue-2 forced-colors:border forced-colors:border-line',
        className,
      )}
    />
  );
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

/** A board of pictures, while it loads. */
export function SkeletonCards({ cards = 6 }: { cards?: number }) {
  return (
    <LoadingRegion className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
      {places(cards).map((card) => (
        <div key={card} className="space-y-2.5">
          <Skeleton className="aspect-4/5" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </LoadingRegion>
  );
}

/** The slots of photos with what stands above them, while they load. */
export function SkeletonSlots() {
  return (
    <LoadingRegion className="@container">
      <Skeleton className="h-9 w-80 max-w-[85%]" />
      <div className="mt-8 gap-x-10 @min-[42rem]:grid @min-[42rem]:grid-cols-[minmax(0,1fr)_15.5rem]">
        <div>
          <Skeleton className="h-1" />
          <Skeleton className="mt-6 mb-5 h-11 w-40 max-w-full" />
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {places(12).map((slot) => (
              <div key={slot} className="aspect-3/4 bg-tissue" />
            ))}
          </div>
        </div>
        <div className="mt-10 @min-[42rem]:mt-0">
          <SkeletonLines lines={5} />
        </div>
      </div>
    </LoadingRegion>
  );
}

/** A step with its questions, while it loads. */
export function SkeletonQuestions() {
  return (
    <LoadingRegion className="max-w-3xl">
      <Skeleton className="h-1 max-w-56" />
      <Skeleton className="mt-4 h-4 w-24" />
      <Skeleton className="mt-7 h-9 w-64 max-w-[75%]" />
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      {places(2).map((question) => (
        <div key={question} className="mt-7 border-t border-line pt-7">
          <Skeleton className="h-6 w-80 max-w-[85%]" />
          <div className="mt-4 grid gap-2 sm:grid-cols-2">
            {places(4).map((tile) => (
              <div key={tile} className="h-17 rounded-edge border border-line" />
            ))}
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}

/** Parts with their titles, the first with colours, while they load. */
export function SkeletonProfile() {
  return (
    <LoadingRegion className="space-y-10">
      <div className="border-t border-line pt-4">
        <Skeleton className="h-6 w-36" />
        <div className="mt-5 grid grid-cols-3 gap-2 sm:grid-cols-6">
          {places(6).map((swatch) => (
            <div key={swatch} className="border border-line bg-tissue p-1.5">
              <Skeleton className="h-16" />
              <Skeleton className="mt-2.5 mb-1 h-3.5 w-3/4" />
            </div>
          ))}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        {places(4).map((part) => (
          <div key={part} className="border-t border-line pt-4">
            <Skeleton className="mb-6 h-6 w-44 max-w-full" />
            <SkeletonLines lines={3} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div className="space-y-3.5">
      {places(lines).map((line) => (
        <Skeleton key={line} className={line % 2 === 0 ? 'h-4' : 'h-4 w-4/5'} />
      ))}
    </div>
  );
}

/** Says that something loads; the shapes in it say nothing. */
export function LoadingRegion({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-label={WORDS.loading} className={className}>
      {children}
    </div>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
