import { useId } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { openPiece } from './closet-address.ts';
import { CLOSET_COPY, STATE_LABELS } from './copy.ts';
import { DressMe } from './dress-me.tsx';
import { GoesWith } from './goes-with.tsx';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';
import { TAPPED } from './piece-tile.tsx';
import { WornSoFar } from './worn-so-far.tsx';

/** The one piece that was found: large, with what can be done with it. */
export function FoundPiece({ piece }: { piece: ClosetPiece }) {
  const name = useId();
  const isReady = piece.state === 'ready';

  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
      <button
        id={`piece-${piece.id}`}
        type="button"
        aria-labelledby={name}
        onClick={() => openPiece(piece.id)}
        className="group focus-visible:-outline-offset-2"
      >
        <PiecePicture piece={piece} isLarge isInView className={`aspect-10/9 sm:aspect-square ${TAPPED}`} />
      </button>
      <div className="min-w-0 space-y-4 self-center">
        <h3 id={name} className="title text-2xl [overflow-wrap:anywhere] first-letter:uppercase sm:text-3xl">
          {nameOfPiece(piece)}
        </h3>
        {!isReady && <Badge>{STATE_LABELS[piece.state]}</Badge>}
        <WornSoFar piece={piece}>{isReady && <DressMe pieceId={piece.id} />}</WornSoFar>
        <GoesWith pieceId={piece.id} />
        <Button look="quiet" size="small" className="-ml-4" onClick={() => openPiece(piece.id)}>
          {CLOSET_COPY.piece.details}
        </Button>
      </div>
    </div>
  );
}
