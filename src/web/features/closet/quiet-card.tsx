import type { ClosetPiece, QuietPiece } from '#contract/closet.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/button.tsx';
import { CLOSET_COPY } from './copy.ts';
import { DressMe } from './dress-me.tsx';
import { LookTiles, looksOwned } from './look-tiles.tsx';
import { nameOfPiece } from './name-of-piece.ts';

const COPY = CLOSET_COPY.quiet;

interface QuietCardProps {
  quiet: QuietPiece;
  piece: ClosetPiece;
  pieces: readonly ClosetPiece[];
  /** An answer is under way. */
  isPending: boolean;
  onKeep: () => void;
  onMend: () => void;
  onGiveAway: () => void;
}

/** A piece that rests: since when, the looks that would save it, and what else may become of it. */
export function QuietCard({ quiet, piece, pieces, isPending, onKeep, onMend, onGiveAway }: QuietCardProps) {
  const name = nameOfPiece(piece);
  // One beside each: all are laid out alike.
  const looks = looksOwned(quiet.looks, pieces).slice(0, 1);
  const answers = [
    { label: COPY.keep, answer: onKeep },
    { label: COPY.mend, answer: onMend },
    { label: COPY.giveAway, answer: onGiveAway },
  ];

  return (
    <li className="min-w-0 border-line max-lg:not-first:border-t max-lg:not-first:pt-6">
      <LookTiles piece={piece} looks={looks} label={COPY.looks(name)}>
        {/* Where a look would lie. */}
        <p className="basting flex flex-col justify-center bg-paper p-4 text-center text-sm text-ink-2">
          {COPY.noLooks}
        </p>
      </LookTiles>
      {/* As tall with the button as without it. */}
      <div className="mt-3 flex min-h-11 items-center gap-x-2 sm:gap-x-3">
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight font-semibold [overflow-wrap:anywhere] first-letter:uppercase">
            {name}
          </h3>
          <p className="tabular flex flex-wrap gap-x-3 text-sm">
            <span>{COPY.days(quiet.days)}</span>{' '}
            <span className="text-ink-2">
              {quiet.isNeverWorn ? COPY.never : COPY.last(formatDay(`${quiet.since}T12:00:00`))}
            </span>
          </p>
        </div>
        {looks.length > 0 && <DressMe pieceId={piece.id} size="small" className="shrink-0 px-2!" />}
      </div>
      <div className="mt-1 -ml-2 flex flex-wrap gap-x-2">
        {answers.map(({ label, answer }) => (
          <Button
            key={label}
            look="quiet"
            size="small"
            className="px-2!"
            aria-label={COPY.about(label, name)}
            onClick={isPending ? undefined : answer}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
