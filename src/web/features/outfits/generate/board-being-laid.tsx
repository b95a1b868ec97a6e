import type { Outfit } from '#contract/outfits.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { BETWEEN_PIECES_MS } from './laying.ts';

/** The outfit's board as its pieces come to lie on it, one by one from the lowest up; then the picture itself, with their shadows. */
export function BoardBeingLaid({ outfit }: { outfit: Outfit }) {
  const { picture, items } = outfit;
  const laid = items
    .flatMap(({ id, place, itemImageUrl }) =>
      place && itemImageUrl ? [{ id, place, url: itemImageUrl }] : [],
    )
    .toSorted((one, other) => one.place.layer - other.place.layer);
  const shown = picture && { ...picture, imageUrl: picture.url };
  // A painting has no pieces, and an older board does not say where they lie.
  if (picture === null || laid.length < items.length)
    return <OutfitThumbnail picture={shown} isLarge className="w-full" />;

  return (
    <div aria-hidden className="ground relative aspect-4/5 overflow-hidden">
      {laid.map(({ id, place, url }, index) => (
        <img
          key={id}
          src={url}
          alt=""
          className="animate-rise absolute"
          style={{
            left: `${(place.x / picture.width) * 100}%`,
            top: `${(place.y / picture.height) * 100}%`,
            width: `${(place.width / picture.width) * 100}%`,
            height: `${(place.height / picture.height) * 100}%`,
            animationDelay: `${index * BETWEEN_PIECES_MS}ms`,
          }}
        />
      ))}
      <div
        className="animate-fade absolute inset-0"
        style={{ animationDelay: `${(laid.length + 1) * BETWEEN_PIECES_MS}ms` }}
      >
        <OutfitThumbnail picture={shown} isLarge className="size-full" />
      </div>
    </div>
  );
}
