import type { ClosetPiece, QuietPiece } from '#contract/closet.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/button.tsx';
import { CLOSET_COPY } from './copy.ts';
import { DressMe } from './dress-me.tsx';
import { LookTiles, looksOwned } from './look-tiles.tsx';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';

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
  const looks = looksOwned(quiet.looks, pieces);
  const answers = [
    { label: COPY.keep, answer: onKeep },
    { label: COPY.mend, answer: onMend },
    { label: COPY.giveAway, answer: onGiveAway },
  ];

  return (
    <li className="grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] gap-4 border-t border-line pt-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <PiecePicture piece={piece} className="aspect-4/5 w-full self-start" />
      <div className="min-w-0">
        <h3 className="font-semibold [overflow-wrap:anywhere] first-letter:uppercase">{name}</h3>
        <p className="tabular text-sm">
          <span>{COPY.days(quiet.days)}</span>
          <span className="text-ink-2">
            {' · '}
            <span>{quiet.isNeverWorn ? COPY.never : COPY.last(formatDay(`${quiet.since}T12:00:00`))}</span>
          </span>
        </p>
        {looks.length === 0 && <p className="mt-1 text-sm">{COPY.noLooks}</p>}
        {looks.length > 0 && <DressMe pieceId={piece.id} size="small" className="mt-2" />}
        <div className="mt-1 -ml-4 flex flex-wrap">
          {answers.map(({ label, answer }) => (
            <Button
              key={label}
              look="quiet"
              size="small"
              aria-label={COPY.about(label, name)}
              onClick={isPending ? undefined : answer}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      {looks.length > 0 && (
        <div className="col-span-full -mt-3">
          <LookTiles piece={piece} looks={looks} label={COPY.looks(name)} />
        </div>
      )}
    </li>
  );
}
