import { inlineMessageOf } from '#web/lib/api-error.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { WayBackButton } from '#web/ui/way-back-button.tsx';
import { useLetGoPieces, type useTakeBack } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';

const COPY = CLOSET_COPY.letGo;

/** Above the pieces: what was let go, and the way back. */
export function LetGoPieces({ taking }: { taking: ReturnType<typeof useTakeBack> }) {
  const pieces = useLetGoPieces();

  return (
    <div className="not-empty:mb-4">
      {pieces.length > 0 && (
        <details className="rounded-edge bg-paper">
          <summary className="flex min-h-11 items-center px-4 text-sm font-semibold underline underline-offset-4">
            {COPY.title(pieces.length)}
          </summary>
          <p className="max-w-measure px-4 pb-2 text-sm">{COPY.note}</p>
          <ul className="max-h-96 overflow-y-auto pb-2">
            {pieces.map((piece) => (
              <li key={piece.id} className="flex items-center gap-3 px-4">
                <PiecePicture piece={piece} className="h-12 w-10 shrink-0" />
                <p className="min-w-0 flex-1 truncate py-2 text-sm font-medium first-letter:uppercase">
                  {nameOfPiece(piece)}
                </p>
                <WayBackButton
                  label={COPY.takeBackNamed(nameOfPiece(piece))}
                  disabled={taking.isPending}
                  onClick={() => taking.mutate(piece.id)}
                >
                  {COPY.takeBack}
                </WayBackButton>
              </li>
            ))}
          </ul>
        </details>
      )}
      <InlineError>
        {taking.isError && inlineMessageOf(taking.error, CLOSET_COPY.toasts.takeBackFailed.fallback)}
      </InlineError>
    </div>
  );
}
