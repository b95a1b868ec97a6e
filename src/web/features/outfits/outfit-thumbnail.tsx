import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';

const WIDTH = 320;
const HEIGHT = 400;

/** The small picture, 4:5. Decoration: the title stands beside it. Without a picture, the colors of the look. */
export function OutfitThumbnail({ outfit, className }: { outfit: Outfit; className?: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { picture } = outfit;
  const frame = classNames('aspect-4/5 shrink-0 self-start overflow-hidden bg-tissue-2', className);

  if (picture === null || picture.thumbnailUrl === brokenUrl) {
    return <ColorBands outfit={outfit} className={frame} />;
  }

  return (
    <picture className={frame}>
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

function ColorBands({ outfit, className }: { outfit: Outfit; className: string }) {
  return (
    <div aria-hidden className={classNames('flex border border-line p-1.5', className)}>
      {outfit.items.map((item) => (
        <span key={item.id} className="flex-1" style={{ backgroundColor: item.colorHex }} />
      ))}
    </div>
  );
}
