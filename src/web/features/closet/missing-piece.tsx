import { Plus } from 'lucide-react';
import { drawingUrl } from '#contract/drawing-url.ts';
import { PALE } from '#web/ui/pale-board.tsx';
import { TAPPED } from './piece-tile.tsx';

interface MissingPieceProps {
  garment: string;
  name: string;
  onPick: (() => void) | undefined;
}

/** The place of a piece that many people own: a faint sketch within a basting line, and the way to put it there. */
export function MissingPiece({ garment, name, onPick }: MissingPieceProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="group block w-full text-left focus-visible:-outline-offset-2"
    >
      <span className="relative block aspect-4/5">
        <img
          src={drawingUrl({ garment, colors: [] })}
          alt=""
          loading="lazy"
          decoding="async"
          className={`size-full object-contain p-[4%] ${PALE}`}
        />
        {/* Its thread lies on the edge of the place. */}
        <span aria-hidden className={`basting absolute -inset-2 ${TAPPED}`} />
      </span>
      <span className="mt-1.5 flex items-center gap-1 text-sm leading-tight text-ink-2">
        <Plus aria-hidden size={14} strokeWidth={1.75} />
        {name}
      </span>
    </button>
  );
}
