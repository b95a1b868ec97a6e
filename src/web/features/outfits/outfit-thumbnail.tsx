import { useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';

const WIDTH = 320;
const HEIGHT = 400;

interface OutfitThumbnailProps {
  /** Null, like an address that is null or broken, leaves an empty frame. */
  picture: Pick<OutfitSummary, 'thumbnailUrl' | 'thumbnailAvifUrl'> | null;
  className?: string;
}

/** The small picture, 4:5. Decoration: the title stands beside it. */
export function OutfitThumbnail({ picture, className }: OutfitThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { thumbnailUrl, thumbnailAvifUrl } = picture ?? { thumbnailUrl: null, thumbnailAvifUrl: null };
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
          {thumbnailAvifUrl !== null && <source type="image/avif" srcSet={thumbnailAvifUrl} />}
          <img
            src={thumbnailUrl}
            alt=""
            width={WIDTH}
            height={HEIGHT}
            loading="lazy"
            decoding="async"
            onError={() => setBrokenUrl(thumbnailUrl)}
            className="size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}
