import { useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';

const WIDTH = 320;
const HEIGHT = 400;
const WHOLE_WIDTH = 1024;
const LARGE = '(min-width: 71rem) 34rem, 100vw';

interface OutfitThumbnailProps {
  /** Null, like an address that is null or broken, leaves an empty frame. */
  picture: Pick<OutfitSummary, 'thumbnailUrl' | 'thumbnailAvifUrl' | 'imageUrl'> | null;
  /** Half of a window wide or more, and the first that is looked at: as sharp as it is needed, and at once. */
  isLarge?: boolean;
  className?: string;
}

/** The picture, 4:5, small where it may be. Decoration: the title stands beside it. */
export function OutfitThumbnail({ picture, isLarge = false, className }: OutfitThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { thumbnailUrl, thumbnailAvifUrl } = picture ?? { thumbnailUrl: null, thumbnailAvifUrl: null };
  const whole = picture?.imageUrl;
  const isThere = thumbnailUrl !== null && thumbnailUrl !== brokenUrl;

  return (
    <div
      aria-hidden
      className={classNames(
        'aspect-4/5 shrink-0 self-start overflow-hidden',
        isThere ? 'ground' : 'basting bg-tissue-2',
        className,
      )}
    >
      {isThere && (
        <picture className="block size-full">
          {thumbnailAvifUrl !== null && !(isLarge && whole) && (
            <source type="image/avif" srcSet={thumbnailAvifUrl} />
          )}
          <img
            src={thumbnailUrl}
            {...(isLarge &&
              whole && { srcSet: `${thumbnailUrl} ${WIDTH}w, ${whole} ${WHOLE_WIDTH}w`, sizes: LARGE })}
            alt=""
            width={WIDTH}
            height={HEIGHT}
            loading={isLarge ? 'eager' : 'lazy'}
            fetchPriority={isLarge ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBrokenUrl(thumbnailUrl)}
            className="rim size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}
