import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MAX_PHOTOS, type Photo } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { PhotoToCome, SLOTS_CLASS } from '#web/shared/skeletons.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PHOTOS_COPY as COPY } from './copy.ts';
import { useDeletePhoto, useRestorePhoto } from './deleted-photos.queries.ts';
import { EmptySlot } from './empty-slot.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { useRunningAnalysis } from './photos.queries.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';
import type { QueuedPhoto, UploadQueue } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';

const IN_ROW = 3;

interface PhotoGridProps {
  /** Undefined while they load. */
  photos: readonly Photo[] | undefined;
  uploads: readonly QueuedPhoto[];
  queue: UploadQueue;
  /** The file input that an empty slot opens. */
  inputId: string;
  isBusy: boolean;
}

/** The photos and the slot of the next one; none before the first photo, whose place is above. */
export function PhotoGrid({ photos, uploads, queue, inputId, isBusy }: PhotoGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const restoration = useRestorePhoto();
  const deletion = useDeletePhoto({ undo: restoration.mutate });
  const isReading = useRunningAnalysis() !== undefined;
  const taken = (photos?.length ?? 0) + uploads.length;
  const isNext = photos !== undefined && taken > 0 && taken < MAX_PHOTOS;

  // The pressed button went with its photo: the focus goes on to what moved into its place.
  const vacated = useRef<number | null>(null);
  useEffect(() => {
    if (deletion.isPending || vacated.current === null) return;
    if (isFocusFree(grid.current))
      (buttonAt(grid.current, vacated.current) ?? document.getElementById(inputId))?.focus();
    vacated.current = null;
  }, [deletion.isPending, inputId]);

  function remove(photo: Photo, place: number) {
    deletion.mutate(photo, {
      onSuccess: () => {
        vacated.current = place;
      },
    });
  }

  return (
    <>
      <ul
        ref={grid}
        hidden={photos !== undefined && taken === 0}
        aria-label={COPY.grid}
        className={SLOTS_CLASS}
      >
        {photos === undefined && <PhotosToCome />}
        {photos?.map((photo, place) => (
          <li key={photo.id}>
            <PhotoTile
              photo={photo}
              place={place + 1}
              isDeleting={deletion.isPending}
              isReading={isReading}
              onDelete={() => remove(photo, place)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadTile upload={upload} queue={queue} />
          </li>
        ))}
        {isNext && <EmptySlot disabled={isBusy} inputId={inputId} />}
      </ul>
      <InlineError>
        {deletion.isError && inlineMessageOf(deletion.error, COPY.deleteFailed.fallback)}
      </InlineError>
      <RecentlyDeleted restoration={restoration} isUploading={isBusy} />
    </>
  );
}

/** As many as there are, as far as it is known: nothing moves when they come. */
function PhotosToCome() {
  const count = useQuery(routeQuery(getPlanStatus)).data?.usage.photos ?? IN_ROW;

  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other.
    <li key={place} aria-hidden>
      <PhotoToCome place={place} />
    </li>
  ));
}

function buttonAt(grid: HTMLUListElement | null, place: number): HTMLButtonElement | null | undefined {
  // The place of the next photo may be hidden, where it would stand alone.
  const slots = [...(grid?.children ?? [])].filter((slot) => getComputedStyle(slot).display !== 'none');
  return slots[place]?.querySelector('button') ?? slots[place - 1]?.querySelector('button');
}

/** The person has not gone elsewhere meanwhile. */
function isFocusFree(grid: HTMLUListElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || (grid?.contains(focused) ?? false);
}
