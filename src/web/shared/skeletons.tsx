import { drawingUrl } from '#contract/drawing-url.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Bars, LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { HERO_CLASS, ROW_CLASS, WALL_CLASS } from '#web/ui/wall-class.ts';
import { PaleBoard } from './pale-board.tsx';

/** A list of rows with a picture, while it loads. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <LoadingRegion className="divide-y divide-line border-y border-line">
      {places(rows).map((row) => (
        <div key={row} className="flex gap-4 py-4">
          <PaleBoard place={row} className="aspect-4/5 w-24 self-start sm:w-28" />
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
            (tile === 0 || tiles === 2) && HERO_CLASS,
            ROW_CLASS[tiles] && 'sm:col-span-1',
          )}
        >
          <PaleBoard place={tile} />
          <div className={classNames('space-y-2.5', (tile === 0 || tiles === 2) && 'max-sm:mx-5')}>
            <Bars of={['h-5 w-3/4', 'h-4 w-11/12', 'h-4 w-1/2', 'h-3 w-2/5']} />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}

/** A board of pictures with what is written about them, while it loads. */
export function SkeletonPictures({ pictures = 6 }: { pictures?: number }) {
  return (
    <LoadingRegion className={PICTURES_CLASS}>
      {places(pictures).map((picture) => (
        <div key={picture}>
          <PaleBoard place={picture} />
          <Bars of={['mt-1 h-1.5', 'mt-3 h-3 w-2/5', 'mt-2 h-4 w-3/4', 'mt-2 h-3 w-1/3']} />
        </div>
      ))}
    </LoadingRegion>
  );
}

/** Cards, while they load. */
export function SkeletonCards({ cards = 6 }: { cards?: number }) {
  return (
    <LoadingRegion className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
      {places(cards).map((card) => (
        <div key={card} className="space-y-2.5">
          <PaleBoard place={card} />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </LoadingRegion>
  );
}

/** Photos: in three columns, two on a phone. */
export const SLOTS_CLASS =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,calc((100%-1.5rem)/3)),1fr))] gap-x-2 gap-y-6 sm:gap-x-3';

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
          <div className={SLOTS_CLASS}>
            {places(3).map((slot) => (
              <PhotoToCome key={slot} place={slot} />
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

/** A photo in its slot and the colors below it, while it loads. */
export function PhotoToCome({ place }: { place: number }) {
  return (
    <div aria-hidden>
      <PaleBoard place={place} className="aspect-3/4" />
      <Bars of={['mt-1 h-3', 'mt-1.5 h-4 w-3/4']} />
    </div>
  );
}

/** Pictures with words: in three columns, two on a phone. */
export const PICTURES_CLASS =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,calc((100%-0.75rem)/2)),1fr))] gap-x-3 gap-y-7 sm:gap-x-4 @min-[34rem]:grid-cols-3';

/** Answers that are looks: how a few of them stand. */
export const FEW_LOOKS_CLASS = 'max-sm:two-up grid-cols-2 md:gap-3 md:grid-flow-col md:auto-cols-fr';

/** Of the whole quiz. */
const QUESTIONS = 22;

/** On a phone about what the window leaves room for; on a wider one as tall as a row of looks needs. */
export const WHOLE_WINDOW_CLASS = 'flex min-h-[80dvh] flex-col md:min-h-[36rem]';

/** A question with its answers, while it loads. */
export function SkeletonQuestions() {
  return (
    <LoadingRegion className={WHOLE_WINDOW_CLASS}>
      <div aria-hidden className="flex gap-1 md:mt-4">
        {places(QUESTIONS).map((stitch) => (
          <span key={stitch} className="h-[3px] flex-1 bg-line" />
        ))}
      </div>
      <div className="mt-2 flex h-11 items-center">
        <Skeleton className="h-4 w-64" />
      </div>
      {/* The question: two lines on a phone. */}
      <div className="mt-4 mb-4 space-y-0.5 md:mt-6">
        <Bars of={['h-7 w-64', 'h-7 w-52 sm:hidden']} />
      </div>
      <div className={`mb-8 grid gap-2 ${FEW_LOOKS_CLASS}`}>
        {places(5).map((answer) => (
          <div key={answer} className="flex flex-col border border-line">
            <PaleBoard place={answer} className="aspect-4/5 md:aspect-3/4" />
            <div className="min-w-0 space-y-1.5 px-2 py-2.5">
              <Bars of={['h-4 w-24', 'h-3.5 w-36']} />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-auto flex justify-between gap-3 border-t border-line py-3">
        <Bars of={['h-12 w-28', 'h-12 w-36 max-sm:flex-1']} />
      </div>
    </LoadingRegion>
  );
}

/** One hangs in each color of a palette: what anybody may wear. */
export const BAND_GARMENTS = [
  'wool-coat',
  'cable-sweater',
  'soft-blazer',
  'poplin-shirt',
  'denim-jacket',
  'shawl-cardigan',
] as const;
/** Of stone, so that it shows on its own color. */
export const BAND_SQUARE = 'ground size-18 shrink-0 overflow-clip p-1 sm:size-24';

/** Of one size in all bands; what is short lies on its sheet with much room around it. */
export function garmentClass(place: number): string {
  return classNames('size-full object-contain', place % BAND_GARMENTS.length > 0 && '[scale:1.35]');
}

/** Of a palette of five. */
const BANDS = ['h-40', 'h-32', 'h-28', 'h-28', 'h-28'];

/** The colors and the words below them, while they load. */
export function SkeletonProfile() {
  return (
    <LoadingRegion className="space-y-10">
      <div className="border-t border-line pt-4">
        <Bars of={['h-6 w-36', 'mt-7 mb-8 h-4 w-52']} />
        <div className="space-y-px">
          {places(BANDS.length).map((place) => (
            <div
              key={place}
              aria-hidden
              className={classNames(
                'flex items-center gap-x-4 bg-tissue px-4 py-2 sm:px-5 forced-colors:border',
                BANDS[place],
              )}
            >
              <Skeleton className="mr-auto h-7 w-32" />
              <div className="size-18 sm:size-24">
                <img
                  src={drawingUrl({ garment: BAND_GARMENTS[place] ?? BAND_GARMENTS[0], colors: [] })}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className={`pale ${garmentClass(place)}`}
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <Bars of={['mb-6 h-6 w-40']} />
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <div className="min-w-0 flex-1 basis-80 space-y-3">
            <Bars of={['h-7', 'h-7 w-11/12', 'h-7 w-3/5']} />
          </div>
          <div className="flex max-w-full grow basis-96 gap-2 sm:grow-0">
            {places(2).map((photo) => (
              <PaleBoard key={photo} place={photo} className="aspect-3/4 flex-1" />
            ))}
          </div>
        </div>
      </div>
    </LoadingRegion>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
