import type { Inspiration } from '#contract/inspirations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { INSPIRATIONS_COPY } from './copy.ts';

const COPY = INSPIRATIONS_COPY.card;

interface InspirationPictureProps {
  inspiration: Inspiration;
  /** Asked for while the page is read, and not once it is laid out. */
  isInView?: boolean;
  /** As large as its place has room for and as it is sharp. */
  fills?: boolean;
}

/** The picture, cut to the board's ratio, or a grey place that says so. */
export function InspirationPicture({
  inspiration,
  isInView = false,
  fills = false,
}: InspirationPictureProps) {
  const { picture, title, imageUrl } = inspiration;
  const shape = classNames(
    'photo w-full',
    fills
      ? 'relative h-75 object-scale-down md:h-full md:bg-tissue-2 md:p-16'
      : 'aspect-4/5 bg-tissue-2 object-cover',
  );
  const notFound = (
    <span className="grid aspect-4/5 w-full place-content-center bg-tissue-2 p-4 text-center text-sm text-ink-2">
      {COPY.notFound}
    </span>
  );

  if (picture === null) {
    return (
      <ImageWithFallback
        // The content policy shows other people's pictures over https only: the rest would fail in any case.
        src={imageUrl?.startsWith('https:') ? imageUrl : undefined}
        alt={COPY.image(title)}
        referrerPolicy="no-referrer"
        loading="lazy"
        decoding="async"
        className={shape}
        fallback={notFound}
      />
    );
  }

  return (
    <picture className={fills ? 'contents' : undefined}>
      {!fills && picture.thumbnailAvifUrl !== null && (
        <source type="image/avif" srcSet={picture.thumbnailAvifUrl} />
      )}
      <ImageWithFallback
        src={fills ? picture.url : picture.thumbnailUrl}
        alt={COPY.image(title)}
        width={picture.width}
        height={picture.height}
        loading={isInView ? 'eager' : 'lazy'}
        decoding="async"
        className={shape}
        fallback={notFound}
      />
    </picture>
  );
}
