import { Plus } from 'lucide-react';
import { drawingUrl } from '#contract/drawing-url.ts';
import { TAPPED } from './piece-tile.tsx';

const FILTER = 'outline-of-missing';

interface MissingPieceProps {
  garment: string;
  name: string;
  onPick: (() => void) | undefined;
}

/** The place of a piece that many people own: its outline, in thread, and the way to put it there. */
export function MissingPiece({ garment, name, onPick }: MissingPieceProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="group block w-full text-left focus-visible:-outline-offset-2"
    >
      <span className={`ground block aspect-[4/5] ${TAPPED}`}>
        <img
          src={drawingUrl({ garment, colors: [] })}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-contain p-[4%] [filter:url(#outline-of-missing)]"
        />
      </span>
      <span className="mt-1.5 flex items-center gap-1 text-sm leading-tight text-ink-2">
        <Plus aria-hidden size={14} strokeWidth={1.75} />
        {name}
      </span>
    </button>
  );
}

/** What makes an outline of a drawing; once where there are any. */
export function OutlineFilter() {
  return (
    <svg aria-hidden className="absolute size-0">
      <filter id={FILTER}>
        <feMorphology in="SourceAlpha" operator="dilate" radius="1" result="wide" />
        <feComposite in="wide" in2="SourceAlpha" operator="out" result="edge" />
        <feFlood style={{ floodColor: 'var(--line-strong)' }} />
        <feComposite in2="edge" operator="in" />
      </filter>
    </svg>
  );
}
