import { useId } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import { useHeadingFocus } from '#web/lib/focus-heading.ts';
import { useLetGo } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';
import { useKeepQuiet, useMend, useQuiet } from './quiet.queries.ts';
import { QuietCard } from './quiet-card.tsx';

const COPY = CLOSET_COPY.quiet;

interface QuietPiecesProps {
  pieces: readonly ClosetPiece[];
  onTakeBack: (id: string) => void;
}

/** What could be worn in this season and was not for long: to be worn again, or to be answered with one press. */
export function QuietPieces({ pieces, onTakeBack }: QuietPiecesProps) {
  const heading = useId();
  const found = useQuiet();
  const keeping = useKeepQuiet();
  const mending = useMend();
  const leaving = useLetGo({ undo: onTakeBack });
  const shown = (found.data?.quiet ?? []).flatMap((quiet) => {
    const piece = pieces.find(({ id, state }) => id === quiet.pieceId && state === 'ready');
    return piece ? [{ quiet, piece }] : [];
  });
  useHeadingFocus(found.data && shown.map(({ piece }) => piece.id).join());
  // Nothing is to be answered, or nobody can say: the closet is whole without it.
  if (shown.length === 0) return null;

  return (
    <section aria-labelledby={heading} className="mt-12">
      <h2 id={heading} className="title text-xl">
        {COPY.title}
      </h2>
      <p className="mt-2 max-w-measure text-sm text-ink-2">{COPY.note}</p>
      <ul className="mt-4 grid items-start gap-x-8 gap-y-6 border-t border-line pt-4 lg:grid-cols-2">
        {shown.map(({ quiet, piece }) => (
          <QuietCard
            key={piece.id}
            quiet={quiet}
            piece={piece}
            pieces={pieces}
            isPending={keeping.isPending || mending.isPending || leaving.isPending}
            onKeep={() => keeping.mutate(piece.id)}
            onMend={() => mending.mutate(piece)}
            onGiveAway={() => leaving.mutate(piece.id)}
          />
        ))}
      </ul>
    </section>
  );
}
