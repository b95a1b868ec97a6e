import type { ClosetFind } from '#contract/closet.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { PiecePicture } from './piece-picture.tsx';

interface FindPictureProps {
  find: ClosetFind;
  className?: string;
  isLarge?: boolean;
}

/** What was found in a photo; the photo itself where nothing was. */
export function FindPicture({ find, className, isLarge = false }: FindPictureProps) {
  const { image, colors, photo } = find;
  if (image !== null)
    return <PiecePicture piece={{ garment: '', colors, image }} isLarge={isLarge} className={className} />;

  return (
    <div className={classNames('ground relative overflow-hidden', className)}>
      <ImageWithFallback
        src={photo.url}
        alt=""
        loading="lazy"
        decoding="async"
        className="photo absolute inset-0 size-full object-cover"
        fallback={null}
      />
    </div>
  );
}
