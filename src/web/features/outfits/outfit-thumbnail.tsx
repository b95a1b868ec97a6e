import { memo, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';

const WIDTH = 320;
const HEIGHT = 400;

interface OutfitThumbnailProps {
  outfit: Pick<Outfit, 'id' | 'picture' | 'items'>;
  /** A frame that is empty for now: the words go first, and the picture of another outfit must not stand beside them. */
  isLater?: boolean;
  className?: string;
}

/** The small picture, 4:5. Decoration: the title stands beside it. Without a picture, the colors of the look. */
export const OutfitThumbnail = memo(function OutfitThumbnail({
  outfit,
  isLater = false,
  className,
}: OutfitThumbnailProps) {
  return (
    <div
      aria-hidden
      className={classNames('aspect-4/5 shrink-0 self-start overflow-hidden bg-tissue-2', className)}
    >
      {!isLater && <Thumbnail key={outfit.id} outfit={outfit} />}
    </div>
  );
});

function Thumbnail({ outfit: { picture, items } }: Pick<OutfitThumbnailProps, 'outfit'>) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (picture === null || picture.thumbnailUrl === brokenUrl) return <ColorBands items={items} />;

  return (
    <picture className="block size-full">
      {picture.thumbnailAvifUrl !== null && <source type="image/avif" srcSet={picture.thumbnailAvifUrl} />}
      <img
        src={picture.thumbnailUrl}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(picture.thumbnailUrl)}
        className="size-full object-cover"
      />
    </picture>
  );
}

function ColorBands({ items }: Pick<Outfit, 'items'>) {
  return (
    <div className="flex size-full border border-line p-1.5">
      {items.map((item) => (
        <span key={item.id} className="flex-1" style={{ backgroundColor: item.colorHex }} />
      ))}
    </div>
  );
}
