import type { PieceColor, PieceImage } from '#contract/closet.ts';
import { drawingUrl } from '#contract/drawing-url.ts';
import type { FabricPattern } from '#contract/outfits.ts';
import { SKETCHED_GARMENTS, type SketchedGarment } from '#contract/sketched-garments.ts';
import { GarmentSketch } from '#web/shared/garment-sketch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';

interface PiecePictureProps {
  piece: {
    garment: string;
    colors: readonly PieceColor[];
    pattern?: FabricPattern | null;
    cloth?: string | null;
    image?: PieceImage | null;
  };
  /** As large as it is kept, not for a tile. */
  isLarge?: boolean;
  /** Seen at once: asked for while the page is read. */
  isInView?: boolean;
  className?: string | undefined;
}

/** A piece as it was cut out of its photo or as it is drawn, on the ground of the theme. What it is, is said beside it. */
export function PiecePicture({ piece, className, isLarge = false, isInView = false }: PiecePictureProps) {
  const { image } = piece;
  const isCrop = image?.kind === 'crop';

  return (
    <div className={classNames('ground relative grid place-items-center overflow-hidden', className)}>
      <ImageWithFallback
        src={
          image ? (isLarge ? image.url : image.thumbnailUrl) : drawingUrl(piece, isLarge ? 'large' : 'tile')
        }
        alt=""
        loading={isInView ? 'eager' : 'lazy'}
        decoding="async"
        className={
          isCrop
            ? 'photo absolute inset-0 size-full object-cover'
            : classNames(
                'rimmed absolute object-contain',
                // In a tile a drawing has its own room around it.
                image || isLarge ? 'inset-[8%] size-[84%]' : 'inset-[4%] size-[92%]',
              )
        }
        // Its shape, faint, where it will lie: the drawing covers it.
        meanwhile={
          !image &&
          !isLarge &&
          isSketched(piece.garment) && (
            <GarmentSketch
              garment={piece.garment}
              className="pale absolute inset-[4%] size-[92%] object-contain"
            />
          )
        }
        fallback={
          <span aria-hidden className="absolute inset-0" style={{ backgroundColor: piece.colors[0]?.hex }} />
        }
      />
    </div>
  );
}

function isSketched(garment: string): garment is SketchedGarment {
  return (SKETCHED_GARMENTS as readonly string[]).includes(garment);
}
