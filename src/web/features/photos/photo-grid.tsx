import { useRef } from 'react';
import { MAX_PHOTOS, type Photo } from '#contract/photos.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PHOTOS_COPY as COPY } from './copy.ts';
import { EmptySlot } from './empty-slot.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { useDeletePhoto } from './photos.queries.ts';
import type { QueuedPhoto, UploadQueue } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';

interface PhotoGridProps {
  /** Undefined while they load: the slots are drawn already, so that nothing moves. */
  photos: readonly Photo[] | undefined;
  uploads: readonly QueuedPhoto[];
  queue: UploadQueue;
  /** The file input that an empty slot opens. */
  inputId: string;
  isBusy: boolean;
}

/** The twelve slots: photos, then those on their way, then empty ones. */
export function PhotoGrid({ photos, uploads, queue, inputId, isBusy }: PhotoGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const deletion = useDeletePhoto();
  const taken = (photos?.length ?? 0) + uploads.length;
  const emptySlots = Math.max(0, MAX_PHOTOS - taken);

  function remove(photo: Photo, place: number) {
    deletion.mutate(photo, {
      onSuccess: () => {
        showToast({ title: COPY.deleted.title, description: COPY.deleted.text(photo.originalName) });
        // The pressed button went with its photo: the focus goes on to what moved into its place.
        requestAnimationFrame(() => buttonAt(grid.current, place)?.focus());
      },
      onError: (error) => {
        const { title, fallback } = COPY.deleteFailed;
        showToast({ title, description: messageOf(error, fallback), variant: 'destructive' });
      },
    });
  }

  return (
    <>
      <ul ref={grid} aria-label={COPY.grid} className="grid grid-cols-3 gap-2 sm:gap-3">
        {photos?.map((photo, place) => (
          <li key={photo.id}>
            <PhotoTile
              photo={photo}
              place={place + 1}
              isDeleting={deletion.isPending}
              onDelete={() => remove(photo, place)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadTile upload={upload} queue={queue} />
          </li>
        ))}
        {Array.from({ length: emptySlots }, (_, place) => (
          <EmptySlot
            // biome-ignore lint/suspicious/noArrayIndexKey: empty slots have no identity but their place
            key={place}
            isFirst={place === 0}
            disabled={isBusy || photos === undefined}
            inputId={inputId}
          />
        ))}
      </ul>
      <InlineError>{deletion.isError && messageOf(deletion.error, COPY.deleteFailed.fallback)}</InlineError>
    </>
  );
}

function buttonAt(grid: HTMLUListElement | null, place: number): HTMLButtonElement | null | undefined {
  const slots = [...(grid?.children ?? [])];
  return slots[place]?.querySelector('button') ?? slots[place - 1]?.querySelector('button');
}
