import { drawingUrl, type PieceColor } from '#contract/closet.ts';
import type { FabricPattern } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';

interface PiecePictureProps {
  piece: {
    garment: string;
    colors: readonly PieceColor[];
    pattern?: FabricPattern | null;
    cloth?: string | null;
  };
  className?: string;
}

/** A piece as it is drawn, on the ground of the theme. What it is, is said beside it. */
export function PiecePicture({ piece, className }: PiecePictureProps) {
  return (
    <div className={classNames('ground relative grid place-items-center overflow-hidden', className)}>
      <ImageWithFallback
        src={drawingUrl(piece)}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-[8%] size-[84%] object-contain"
        fallback={
          <span
            aria-hidden
            className="block size-10 rounded-full border border-line"
            style={{ backgroundColor: piece.colors[0]?.hex }}
          />
        }
      />
    </div>
  );
}
