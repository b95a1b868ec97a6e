import type { OutfitItem } from '#contract/outfits.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { sizeInTile } from './size-in-tile.ts';

interface PiecePictureProps {
  item: Pick<OutfitItem, 'itemImageUrl' | 'slot' | 'place' | 'colorHex'>;
  /** Width by height of what it lies in the middle of; that is a ground and says where it is. */
  ratio?: number;
}

/** A piece of a look in its tile, wherever it has one: boots weigh there what trousers do. Decoration. */
export function PiecePicture({
  item: { itemImageUrl, slot, place, colorHex },
  ratio = 1,
}: PiecePictureProps) {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <ImageWithFallback
        src={itemImageUrl ?? ''}
        alt=""
        loading="lazy"
        className="rim size-4/5 object-contain"
        style={place ? sizeInTile({ slot, place }, ratio) : undefined}
        fallback={<span className="size-3/5" style={{ backgroundColor: colorHex }} />}
      />
    </span>
  );
}
