import type { ClosetPiece } from '#contract/closet.ts';
import { CLOSET_COPY } from './copy.ts';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';

interface LookTilesProps {
  /** What all of them are about. */
  piece: Parameters<typeof PiecePicture>[0]['piece'];
  /** What is worn with it in each look. */
  looks: readonly (readonly ClosetPiece[])[];
  label: string;
}

const TILES_OF_LOOK = 4;
/** Two are large. */
const MOST_LOOKS = 2;

/** Looks side by side: the piece that they are about first. What is worn with it is seen, and named for who hears it. */
export function LookTiles({ piece, looks, label }: LookTilesProps) {
  return (
    <ul aria-label={label} className="mt-3 grid grid-cols-2 items-center gap-2 sm:gap-3">
      {looks.slice(0, MOST_LOOKS).map((worn) => (
        <li
          key={worn.map(({ id }) => id).join()}
          className={looks.length > 1 ? 'relative' : 'col-span-full grid grid-cols-2 items-center gap-4'}
        >
          <div aria-hidden className="ground grid grid-cols-2 p-2">
            {[piece, ...worn].slice(0, TILES_OF_LOOK).map((shown, at) => (
              <PiecePicture key={worn[at - 1]?.id ?? ''} piece={shown} className="aspect-square" />
            ))}
          </div>
          <p className={looks.length > 1 ? 'visually-hidden' : 'text-sm text-ink-2'}>
            {CLOSET_COPY.gaps.with(worn.map(nameOfPiece).join(', '))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Looks as the server names them, of what is still there. */
export function looksOwned(
  looks: readonly { pieceIds: readonly string[] }[],
  pieces: readonly ClosetPiece[],
): ClosetPiece[][] {
  return looks
    .map(({ pieceIds }) => pieceIds.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []))
    .filter((worn) => worn.length > 0);
}
