import { RotateCw, X } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { PHOTOS_COPY } from './copy.ts';
import { BESIDE_CAPTION } from './read-colours.tsx';
import type { QueuedPhoto, UploadQueue } from './upload-queue.ts';

const COPY = PHOTOS_COPY.upload;

interface UploadTileProps {
  upload: QueuedPhoto;
  queue: UploadQueue;
}

/** A photo on its way into its slot: how far it is, and the way to stop it or to try again. */
export function UploadTile({ upload, queue }: UploadTileProps) {
  const { id, name, state, sent } = upload;
  const percent = Math.round(sent * 100);
  const isFailed = state === 'failed';
  const isUntold = state === 'saving' || percent === 0;
  const canCancel = state === 'preparing' || state === 'sending';

  return (
    <div>
      <div className="aspect-3/4 bg-tissue-2">
        <ImageWithFallback
          src={upload.previewUrl ?? undefined}
          alt=""
          className={classNames(
            'photo size-full object-cover object-[50%_20%]',
            // Nothing is to be waited for.
            isFailed ? 'outline-2 -outline-offset-2 outline-danger' : 'opacity-40',
          )}
          fallback={<p className="line-clamp-3 p-2 text-xs break-all text-ink-2">{name}</p>}
        />
      </div>
      {/* Where the colors will be. */}
      <div className="h-4 pt-1">
        <div
          role="progressbar"
          aria-label={COPY.progress(name)}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`${COPY[state]}, ${percent}%`}
          className="h-[3px] overflow-hidden bg-line forced-color-adjust-none"
        >
          <div
            // Sewn on while nobody can tell how far it is.
            className={classNames(
              'h-full',
              // What failed has its frame.
              isFailed ? 'bg-line' : isUntold ? 'stitch animate-sew' : 'bg-loden',
            )}
            style={{ width: `${isFailed || isUntold ? 100 : percent}%` }}
          />
        </div>
      </div>
      <div className="flex items-start">
        <p
          className={classNames(
            'mt-1.5 min-w-0 flex-1 text-xs leading-tight font-medium',
            isFailed && 'text-danger',
          )}
        >
          {COPY[state]}
        </p>
        {isFailed && (
          <IconButton
            icon={RotateCw}
            label={COPY.retry(name)}
            onClick={() => void queue.retry(id)}
            className={BESIDE_CAPTION}
          />
        )}
        {(canCancel || isFailed) && (
          <IconButton
            icon={X}
            label={isFailed ? COPY.remove(name) : COPY.cancel(name)}
            onClick={() => queue.cancel(id)}
            className={BESIDE_CAPTION}
          />
        )}
      </div>
    </div>
  );
}
