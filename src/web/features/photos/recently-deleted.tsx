import type { DeletedPhoto, Photo } from '#contract/photos.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useFocusOnRestored } from '#web/lib/use-focus-on-restored.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { WayBackButton } from '#web/ui/way-back-button.tsx';
import { PHOTOS_COPY } from './copy.ts';
import { useDeletedBefore, useRemoveDeletedPhotos, type useRestorePhoto } from './deleted-photos.queries.ts';

const COPY = PHOTOS_COPY.recentlyDeleted;

interface RecentlyDeletedProps {
  restoration: ReturnType<typeof useRestorePhoto>;
  /** Photos are on their way: whether a slot is free for another is not known. */
  isUploading: boolean;
}

/** The photos that can still be put back, after the notice that offered it has gone. */
export function RecentlyDeleted({ restoration, isUploading }: RecentlyDeletedProps) {
  const deleted = useDeletedBefore();
  const removal = useRemoveDeletedPhotos();
  const isBusy = restoration.isPending || removal.isPending;
  const section = useFocusOnRestored(restoration.data, deleteButtonId);

  return (
    <>
      {deleted.length > 0 && (
        <section
          ref={section}
          id={RECENTLY_DELETED_ID}
          tabIndex={-1}
          aria-label={COPY.title}
          className="mt-6 border-y border-line text-sm"
        >
          <div className="-mr-4 flex items-center gap-x-2 py-2">
            <h2 className="min-w-0 flex-1 text-ink-2">
              {COPY.title}. {COPY.note}
            </h2>
            <WayBackButton
              disabled={isBusy}
              isEnd
              onClick={() => removal.mutate(undefined, { onSuccess: focusHeading })}
            >
              {COPY.removeAll}
            </WayBackButton>
          </div>
          <ul className="max-h-96 overflow-y-auto">
            {deleted.map((photo) => (
              <DeletedRow
                key={photo.id}
                photo={photo}
                disabled={isBusy || isUploading}
                onRestore={() => restoration.mutate(photo)}
              />
            ))}
          </ul>
        </section>
      )}
      <InlineError>
        {restoration.isError && inlineMessageOf(restoration.error, PHOTOS_COPY.restoreFailed.fallback)}
      </InlineError>
      <InlineError>
        {removal.isError && inlineMessageOf(removal.error, PHOTOS_COPY.removeFailed.fallback)}
      </InlineError>
    </>
  );
}

interface DeletedRowProps {
  photo: DeletedPhoto;
  disabled: boolean;
  onRestore: () => void;
}

function DeletedRow({ photo, disabled, onRestore }: DeletedRowProps) {
  const { originalName } = photo;

  return (
    <li className="flex items-center gap-x-3 border-t border-line py-2">
      <picture className="shrink-0">
        {photo.thumbnailAvifUrl !== null && <source type="image/avif" srcSet={photo.thumbnailAvifUrl} />}
        <ImageWithFallback
          src={photo.thumbnailUrl}
          alt=""
          width={72}
          height={96}
          className="photo h-24 w-18 object-cover object-[50%_20%]"
          fallback={<span className="block h-24 w-18 bg-tissue-2" />}
        />
      </picture>
      <p className="min-w-0 flex-1 truncate text-sm font-medium">{originalName}</p>
      <span className="-mr-4">
        <WayBackButton label={COPY.restoreNamed(originalName)} disabled={disabled} onClick={onRestore}>
          {COPY.restore}
        </WayBackButton>
      </span>
    </li>
  );
}

/** Where the line stands: far below the first photos, so what is above leads to it. */
export const RECENTLY_DELETED_ID = 'recently-deleted';

/** The id of the button that deletes a photo. */
export function deleteButtonId({ id }: Photo): string {
  return `delete-${id}`;
}
