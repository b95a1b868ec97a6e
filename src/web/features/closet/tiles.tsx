import type { ClosetPiece } from '#contract/closet.ts';
import type { SketchedGarment } from '#contract/sketched-garments.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CLOSET_COPY } from './copy.ts';
import { MissingPiece } from './missing-piece.tsx';
import { PieceTile, TILES } from './piece-tile.tsx';

/** What many people own, in the places for more: in those of the first rows, and after that in what a row has left. */
const GHOSTS = Object.entries(CLOSET_COPY.usual) as [SketchedGarment, string][];
const PLACES = { phone: 9, wide: 8 };
const IN_ROW = { phone: 3, wide: 4 };

interface TilesProps {
  pieces: readonly ClosetPiece[];
  /** What is not there yet, each with its word. */
  ghosts?: typeof GHOSTS;
  onPick?: () => void;
}

/** Pieces in rows. */
export function Tiles({ pieces, ghosts = [], onPick }: TilesProps) {
  return (
    <ul className={TILES}>
      {pieces.map((piece, place) => (
        <PieceTile key={piece.id} piece={piece} isInView={place < PLACES.phone} />
      ))}
      {ghosts.map(([garment, name], place) => (
        <li
          key={garment}
          className={classNames(
            place >= placesLeft(pieces.length, 'phone') && 'max-sm:hidden',
            place >= placesLeft(pieces.length, 'wide') && 'sm:hidden',
          )}
        >
          <MissingPiece garment={garment} name={name} onPick={onPick} isFaint={pieces.length > 0} />
        </li>
      ))}
    </ul>
  );
}

/** Behind so many pieces, until their last row is full. */
function placesLeft(pieces: number, window: keyof typeof PLACES): number {
  const rows = Math.ceil(pieces / IN_ROW[window]);
  return Math.max(PLACES[window], rows * IN_ROW[window]) - pieces;
}

/** What many people own and this closet does not, as much as there are places for in the wider or the narrower window. */
export function ghostsBehind(pieces: readonly ClosetPiece[]): typeof GHOSTS {
  const most = Math.max(placesLeft(pieces.length, 'phone'), placesLeft(pieces.length, 'wide'));
  return GHOSTS.filter(([garment]) => pieces.every((piece) => piece.garment !== garment)).slice(0, most);
}
