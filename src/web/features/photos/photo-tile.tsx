import { X } from 'lucide-react';
import type { Photo } from '#contract/photos.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { PHOTOS_COPY } from './copy.ts';
import { BESIDE_CAPTION, ReadColours } from './read-colours.tsx';
import { deleteButtonId } from './recently-deleted.tsx';

const COPY = PHOTOS_COPY.photo;

/** What a phone shows of the grid at first: the others do not stand in their way. */
const FIRST_IN_VIEW = 6;
/** Not all seams begin at once. */
const READING_DELAY_MS = 140;

interface PhotoTileProps {
  photo: Photo;
  /** From 1. */
  place: number;
  /** A deletion is under way, of this photo or another. */
  isDeleting: boolean;
  /** The stylist looks at it just now. */
  isReading: boolean;
  onDelete: () => void;
}

/** An uploaded photo in its slot. Cut to the slot from below: heads stay on. */
export function PhotoTile({ photo, place, isDeleting, isReading, onDelete }: PhotoTileProps) {
  return (
    <div>
      <div className="relative aspect-3/4 bg-tissue-2">
        <picture>
          {photo.thumbnailAvifUrl !== null && <source type="image/avif" srcSet={photo.thumbnailAvifUrl} />}
          <ImageWithFallback
            src={photo.thumbnailUrl}
            alt={COPY.name(place, photo.originalName)}
            width={photo.width}
            height={photo.height}
            loading={place > FIRST_IN_VIEW ? 'lazy' : 'eager'}
            className="photo size-full object-cover object-[50%_20%]"
            fallback={
              <span className="grid size-full place-content-center p-2 text-center text-xs text-ink-2">
                {COPY.missing}
              </span>
            }
          />
        </picture>
        {isReading && (
          <span aria-hidden className="absolute inset-x-0 bottom-0 bg-canvas py-1">
            <span
              className="stitch animate-sew block"
              style={{ animationDelay: `${place * READING_DELAY_MS}ms` }}
            />
          </span>
        )}
      </div>
      <ReadColours photo={photo} place={place}>
        <IconButton
          id={deleteButtonId(photo)}
          icon={X}
          label={COPY.delete(place, photo.originalName)}
          aria-disabled={isDeleting || undefined}
          onClick={isDeleting ? undefined : onDelete}
          className={BESIDE_CAPTION}
        />
      </ReadColours>
    </div>
  );
}
