import type { ClosetPiece } from '#contract/closet.ts';
import { openPiece } from './closet-address.ts';
import { STATE_LABELS } from './copy.ts';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';

/** Three in a row on a phone: a wardrobe is seen at once. Elsewhere four at most: the clothes are large. */
export const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-2 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(max(10rem,calc((100%-2.25rem)/4)),1fr))] sm:gap-x-3';

/** How the picture in a button of the `group` says that it can be tapped, and that it was. */
export const TAPPED =
  'outline-0 -outline-offset-2 outline-ink group-hover:outline-1 group-aria-pressed:outline-2 group-aria-pressed:outline-loden';

interface PieceTileProps {
  piece: ClosetPiece;
  /** Beside the list of all, of which it is one. */
  isAlone?: boolean;
  /** Among the first: on screen as soon as the page is. */
  isInView?: boolean;
}

/** A piece, to be opened. What cannot be worn says why. */
export function PieceTile({ piece, isAlone = false, isInView = false }: PieceTileProps) {
  return (
    <li className={isAlone ? undefined : '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]'}>
      <button
        id={isAlone ? undefined : `piece-${piece.id}`}
        type="button"
        onClick={() => openPiece(piece.id)}
        className="group relative block w-full text-left focus-visible:-outline-offset-2"
      >
        <PiecePicture piece={piece} isInView={isInView} className={`aspect-4/5 ${TAPPED}`} />
        <span className="mt-1.5 line-clamp-2 text-sm leading-tight [overflow-wrap:anywhere] first-letter:uppercase">
          {nameOfPiece(piece)}
        </span>
        {piece.state !== 'ready' && (
          <span className="block text-sm leading-tight text-ink-2">{STATE_LABELS[piece.state]}</span>
        )}
      </button>
    </li>
  );
}
