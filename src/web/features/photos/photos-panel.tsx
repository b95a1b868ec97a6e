import { useId } from 'react';
import { MAX_PHOTOS } from '#contract/photos.ts';
import { useIncomingFiles } from '#web/lib/use-incoming-files.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DropCurtain } from '#web/ui/drop-curtain.tsx';
import { StitchProgress } from '#web/ui/stitch-progress.tsx';
import { AddPhotos } from './add-photos.tsx';
import { AnalyseBar } from './analyse-bar.tsx';
import { PHOTOS_COPY as COPY } from './copy.ts';
import { useDeletedBefore } from './deleted-photos.queries.ts';
import { PhotoExample } from './photo-example.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { usePhotos } from './photos.queries.ts';
import { RECENTLY_DELETED_ID } from './recently-deleted.tsx';
import { TipsCard } from './tips-card.tsx';
import { UploadNotes } from './upload-notes.tsx';
import { isUploading } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** In the first places of the grid, faint: whole outfits. */
const LOOKS = ['campus', 'dinner', 'signature'] as const;

interface PhotosPanelProps {
  /** Called when an analysis is complete: the dashboard then shows 'My Style'. */
  onAnalysed: () => void;
}

/** Twelve slots for photos, dropped, pasted, taken or chosen; and the analysis of what is in them. */
export function PhotosPanel({ onAnalysed }: PhotosPanelProps) {
  const photos = usePhotos();
  const [uploads, queue] = useUploadQueue();
  const inputId = useId();
  const isBusy = isUploading(uploads);
  const count = photos.data?.length ?? 0;
  const isEmpty = photos.data !== undefined && count + uploads.photos.length === 0;
  const free = Math.max(0, MAX_PHOTOS - count - uploads.photos.length);
  const onTheirWay = uploads.photos.filter((photo) => photo.state !== 'failed').length;
  const isHeldOver = useIncomingFiles((files) => {
    if (photos.data) void queue.add(files);
  });

  const notes = <UploadNotes uploads={uploads} queue={queue} />;

  return (
    <div className="@container relative">
      <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
        {COPY.title}
      </h1>
      {photos.isError ? (
        // Nothing can be added or read then, and nothing calls to be.
        <div className="mt-6">
          <ErrorBox
            look="outdoors"
            title={COPY.loadError.title}
            actions={
              <Button size="small" onClick={() => photos.refetch()}>
                {COPY.loadError.tryAgain}
              </Button>
            }
          >
            {COPY.loadError.text}
          </ErrorBox>
        </div>
      ) : (
        // Before the first photo the advice stands beside its place; afterwards the photos have all the room.
        <div
          className={classNames(
            'mt-6 items-start @min-[42rem]:grid',
            isEmpty
              ? 'gap-x-10 @min-[42rem]:grid-cols-[minmax(0,1fr)_18rem] @min-[42rem]:grid-rows-[1fr_auto]'
              : 'gap-x-3 @min-[42rem]:grid-cols-3',
          )}
        >
          <div
            className={classNames(
              '@min-[42rem]:row-start-1',
              isEmpty ? 'flex flex-col self-stretch' : '@min-[42rem]:col-span-2',
            )}
          >
            <div className="flex items-center justify-end gap-4 empty:hidden">
              {!isEmpty && (
                <>
                  <StitchProgress
                    label={COPY.countLabel}
                    done={count}
                    total={MAX_PHOTOS}
                    valueText={COPY.count(count, MAX_PHOTOS)}
                    className="flex-1 gap-1!"
                  />
                  <p className={classNames('tabular text-sm text-ink-2', !photos.data && 'invisible')}>
                    {COPY.count(count, MAX_PHOTOS)}
                  </p>
                </>
              )}
              <DeletedCount />
            </div>
            <div className={classNames(isEmpty && 'basting grid grow content-center gap-3 bg-paper p-5')}>
              {isEmpty && (
                <div aria-hidden className="grid grid-cols-3 gap-3">
                  {LOOKS.map((look) => (
                    <AnswerBoard
                      key={look}
                      look={look}
                      sizes="(min-width: 64rem) 10rem, 30vw"
                      isInView
                      className="ground h-auto w-full"
                    />
                  ))}
                </div>
              )}
              <AddPhotos
                inputId={inputId}
                free={free}
                waitingFor={
                  photos.isPending
                    ? COPY.loading
                    : onTheirWay > 0
                      ? COPY.upload.status(onTheirWay)
                      : undefined
                }
                isFirst={isEmpty}
                disabled={isBusy || !photos.data || free === 0}
                onFiles={(files) => void queue.add(files)}
              />
            </div>
            {isEmpty && notes}
          </div>
          {!isEmpty && <div className="@min-[42rem]:col-span-3">{notes}</div>}
          <div className={classNames(isEmpty ? 'hidden' : '@min-[42rem]:col-span-3')}>
            <PhotoGrid
              photos={photos.data}
              uploads={uploads.photos}
              queue={queue}
              inputId={inputId}
              isBusy={isBusy}
            />
          </div>
          <AnalyseBar photoCount={photos.data?.length} isUploading={isBusy} onAnalysed={onAnalysed} />
          {isEmpty && <PhotoExample />}
          <TipsCard isFirst={isEmpty} />
        </div>
      )}
      {isHeldOver && <DropCurtain {...curtainWords(free, isBusy)} />}
    </div>
  );
}

function curtainWords(free: number, isBusy: boolean): { title: string; note?: string } {
  if (isBusy) return { title: COPY.add.dropBusy };

  return free > 0
    ? { title: COPY.add.dropHere, note: COPY.add.dropFree(free) }
    : { title: COPY.add.dropFull };
}

/** How many photos can still be put back, and the way to them: their line stands below all the slots. */
function DeletedCount() {
  const count = useDeletedBefore().length;
  if (count === 0) return null;

  function show() {
    const line = document.getElementById(RECENTLY_DELETED_ID);
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      onClick={show}
      className="tabular -my-3 min-h-11 shrink-0 text-sm text-ink-2 underline underline-offset-4 hover:text-ink"
    >
      {COPY.recentlyDeleted.count(count)}
      <span className="visually-hidden">{COPY.recentlyDeleted.show}</span>
    </button>
  );
}
