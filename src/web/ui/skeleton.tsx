import { classNames } from './class-names.ts';
import { HERO_CLASS, ROW_CLASS, WALL_CLASS } from './wall-class.ts';
import { WORDS } from './words.ts';

/** A place that is being filled. The size comes from its classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'max-w-full rounded-edge bg-paper forced-colors:border forced-colors:border-line',
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
          <Skeleton className="aspect-4/5 w-24 self-start sm:w-28" />
          <div className="flex-1 space-y-2.5 py-1">
            <Bars of={['h-5 w-2/5', 'h-4', 'h-4 w-1/3', 'ml-auto h-6 w-36 mt-8! sm:hidden']} />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}

/** A wall of looks, while it loads. */
export function SkeletonWall({ tiles = 5 }: { tiles?: number }) {
  return (
    <LoadingRegion className={ROW_CLASS[tiles] ?? WALL_CLASS}>
      {places(tiles).map((tile) => (
        <div
          key={tile}
          className={classNames(
            'space-y-2.5',
            tile === 0 && (ROW_CLASS[tiles] ? 'col-span-2 sm:col-span-1' : HERO_CLASS),
          )}
        >
          <Skeleton className="aspect-4/5" />
          <Bars of={['h-5 w-3/4', 'h-4 w-1/2']} />
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

/** The slots of photos with what stands above and beside them, while they load. */
export function SkeletonSlots() {
  return (
    <LoadingRegion className="@container">
      <Skeleton className="h-9 w-80" />
      <div className="mt-7 gap-x-10 @min-[42rem]:grid @min-[42rem]:grid-cols-[minmax(0,1fr)_15.5rem]">
        <div>
          <Skeleton className="h-1" />
          <div className="mt-6 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <Bars of={['h-11 w-40', 'h-4 w-52']} />
          </div>
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {places(3).map((slot) => (
              <div key={slot} className="aspect-3/4 bg-paper" />
            ))}
          </div>
        </div>
        <div className="mt-10 space-y-7 @min-[42rem]:mt-0">
          <Bars of={['h-6 w-40', 'h-11', 'h-11 w-4/5']} />
        </div>
      </div>
    </LoadingRegion>
  );
}

/** A step with its questions, while it loads. */
export function SkeletonQuestions() {
  return (
    <LoadingRegion>
      <Bars of={['h-1', 'mt-5 h-4 w-48', 'mt-4 h-4 w-32', 'mt-7 h-7 w-80']} />
      <div className="mt-5 grid grid-cols-2 gap-2 sm:gap-4">
        {places(2).map((look) => (
          <Skeleton key={look} className="h-[46dvh]" />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** Parts with their titles, the first with colours, while they load. */
export function SkeletonProfile() {
  return (
    <LoadingRegion className="space-y-10">
      <div className="border-t border-line pt-4">
        <Bars of={['h-6 w-36', 'mt-7 mb-6 h-4 w-52']} />
        <div className="space-y-px border border-line">
          <Bars of={['h-40', 'h-28', 'h-26', 'h-25', 'h-24']} />
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <Bars of={['mb-6 h-6 w-40']} />
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <div className="min-w-0 flex-1 basis-80 space-y-3">
            <Bars of={['h-7', 'h-7 w-11/12', 'h-7 w-3/5']} />
          </div>
          <div className="flex max-w-full grow basis-96 gap-2 sm:grow-0">
            {places(3).map((photo) => (
              <div key={photo} className="aspect-3/4 flex-1 bg-paper" />
            ))}
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        {places(4).map((part) => (
          <div key={part} className="space-y-3.5 border-t border-line pt-4">
            <Bars of={['mb-6 h-6 w-44', 'h-4', 'h-4 w-4/5', 'h-4 w-3/5']} />
          </div>
        ))}
      </div>
    </LoadingRegion>
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

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
