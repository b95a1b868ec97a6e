import type { Outfit } from '#contract/outfits.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { OUTFITS_COPY } from '../copy.ts';

const COPY = OUTFITS_COPY.picture;
const WIDTH = 1024;
const HEIGHT = 1280;

/** The outfit's picture with what it is, or the words that stand in for it. */
export function DetailPicture({ outfit }: { outfit: Outfit }) {
  const { picture, pictureKind } = outfit;

  return (
    <figure>
      <ImageWithFallback
        src={outfit.imageUrl ?? ''}
        alt={COPY.of(outfit.title)}
        width={picture?.width ?? WIDTH}
        height={picture?.height ?? HEIGHT}
        className="ground aspect-4/5 w-full object-cover"
        fallback={
          <div className="basting grid aspect-4/5 place-items-center bg-tissue p-8 text-center text-ink-2">
            {COPY.missing}
          </div>
        }
      />
      {pictureKind !== null && (
        <figcaption className="mt-1.5 text-sm text-ink-2">{kindOf(outfit)}</figcaption>
      )}
    </figure>
  );
}

function kindOf({ pictureKind, pictureModel }: Outfit): string {
  return pictureKind === 'generated' ? COPY.paintedBy(pictureModel ?? COPY.unnamedModel) : COPY.illustration;
}
