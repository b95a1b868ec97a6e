import { classNames } from '#web/ui/class-names.ts';

const WIDTH = 1024;
const HEIGHT = 1280;

interface BoardPictureProps {
  name: string;
  /** Of its content, as its file is named. */
  hash: string;
  /** Narrowest first. */
  widths: readonly number[];
  /** How wide it is drawn, as in an image's `sizes`. */
  sizes: string;
  /** The screen is about it: it is asked for while the page is read. Decoration waits for the words. */
  isInView?: boolean;
  className?: string;
}

/** A board that was drawn while the pages were built (scripts/pages/shown-boards.ts). Decoration: words stand beside it. */
export function BoardPicture({ name, hash, widths, sizes, isInView = false, className }: BoardPictureProps) {
  const address = `/assets/${name}-${hash}`;
  const inWidths = (type: 'avif' | 'webp') =>
    widths.map((width) => `${address}-${width}.${type} ${width}w`).join(', ');

  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={inWidths('avif')} sizes={sizes} />
      <img
        src={`${address}-${widths.at(-1)}.webp`}
        srcSet={inWidths('webp')}
        sizes={sizes}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        loading={isInView ? 'eager' : 'lazy'}
        decoding={isInView ? 'sync' : 'async'}
        className={classNames('aspect-4/5 object-contain', className)}
      />
    </picture>
  );
}
