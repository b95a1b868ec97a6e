import { usePieces } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';
import { useGoesWith } from './quiet.queries.ts';

const COPY = CLOSET_COPY.piece;
/** One row. */
const MOST = 3;

/** What of one's own goes with a piece, as far as it is known here; nothing is asked for it. */
export function GoesWith({ pieceId }: { pieceId: string }) {
  const ids = useGoesWith(pieceId);
  const pieces = (usePieces().data?.pieces ?? []).filter(({ id }) => ids.includes(id)).slice(0, MOST);
  if (pieces.length === 0) return null;

  return (
    <section>
      <h3 className="mb-1.5 text-sm font-medium">{COPY.goesWith}</h3>
      <ul className="grid grid-cols-3 gap-2">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <PiecePicture piece={piece} className="aspect-4/5" />
            <p className="visually-hidden">{nameOfPiece(piece)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
