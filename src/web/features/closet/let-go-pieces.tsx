import { ChevronDown } from 'lucide-react';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { WayBackButton } from '#web/ui/way-back-button.tsx';
import { useLetGoPieces, type useTakeBack } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';

const COPY = CLOSET_COPY.letGo;

/** Last on the page: what was let go, and the way back. */
export function LetGoPieces({ taking }: { taking: ReturnType<typeof useTakeBack> }) {
  const pieces = useLetGoPieces();

  return (
    <div className="not-empty:mt-12">
      {pieces.length > 0 && (
        <details className="group">
          <summary className="title flex min-h-11 items-center justify-between text-xl">
            {COPY.title(pieces.length)}
            <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
          </summary>
          <p className="max-w-measure text-sm text-ink-2">{COPY.note}</p>
          <ul className="-mr-4 max-h-96 divide-y divide-line overflow-y-auto pt-1 pr-px">
            {pieces.map((piece) => (
              <li key={piece.id} className="flex items-center gap-3 py-3">
                <PiecePicture piece={piece} className="aspect-4/5 w-20 shrink-0" />
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
