import type { ShownLook } from '#contract/first-looks.ts';
import { classNames } from './class-names.ts';

/** Where the boards are, which are drawn while the pages are built, without what says their width (scripts/pages/shown-boards.ts). */
declare const __SHOWN_BOARDS__: Readonly<Record<ShownLook, string>>;

const WIDTH = 1024;
const HEIGHT = 1280;

interface ShownLookPictureProps {
  name: ShownLook;
  /** How wide it is drawn, as in an image's `sizes`. */
  sizes: string;
  className?: string;
}

/** The board of a look of the public pages. Decoration: what it is stands beside it, or is of no matter. */
export function ShownLookPicture({ name, sizes, className }: ShownLookPictureProps) {
  const address = __SHOWN_BOARDS__[name];

  return (
    <picture className="contents">
      <source type="image/avif" srcSet={widthsOf(address, 'avif')} sizes={sizes} />
      <img
        src={`${address}-1024.webp`}
        srcSet={widthsOf(address, 'webp')}
        sizes={sizes}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        // Any other picture React would ask for before everything else: it waits for the words.
        loading="lazy"
        decoding="async"
        className={classNames('aspect-4/5 object-contain', className)}
      />
    </picture>
  );
}

function widthsOf(address: string, type: 'avif' | 'webp'): string {
  return `${address}-640.${type} 640w, ${address}-1024.${type} 1024w`;
}
