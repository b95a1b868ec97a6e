import type { PicturedLook } from '#contract/first-looks.ts';
import { BoardPicture } from './board-picture.tsx';

/** A coat alone is beside the looks. */
type Shown = PicturedLook | 'coat';

declare const __SHOWN_BOARDS__: Readonly<Record<Shown, string>>;

const WIDTHS = [640, 1024];

interface ShownLookPictureProps {
  name: Shown;
  /** How wide it is drawn, as in an image's `sizes`. */
  sizes: string;
  className?: string;
}

/** The board of a look of the public pages. Decoration: what it is stands beside it, or is of no matter. */
export function ShownLookPicture({ name, ...picture }: ShownLookPictureProps) {
  return <BoardPicture name={name} hash={__SHOWN_BOARDS__[name]} widths={WIDTHS} {...picture} />;
}
