import type { ClosetPiece, QuietPiece } from '#contract/closet.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
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
  // One beside each: all are laid out alike.
  const looks = looksOwned(quiet.looks, pieces).slice(0, 1);
  const hasLook = looks.length > 0;
  const answers = [
    { label: COPY.keep, answer: onKeep },
    { label: COPY.mend, answer: onMend },
    { label: COPY.giveAway, answer: onGiveAway },
  ];

  return (
    <li
      className={classNames(
        'min-w-0 border-t border-line pt-4',
        // What is said of it stands where a look would lie.
        !hasLook && 'grid grid-cols-2 items-center gap-4',
      )}
    >
      {hasLook ? (
        <LookTiles piece={piece} looks={looks} label={COPY.looks(name)} />
      ) : (
        <PiecePicture piece={piece} className="aspect-4/5" />
      )}
      <div className={hasLook ? 'mt-3' : 'min-w-0'}>
        <h3 className="font-semibold [overflow-wrap:anywhere] first-letter:uppercase">{name}</h3>
        <p className="tabular text-sm">
          <span>{COPY.days(quiet.days)}</span>
          <span className="text-ink-2">
            {' · '}
            <span>{quiet.isNeverWorn ? COPY.never : COPY.last(formatDay(`${quiet.since}T12:00:00`))}</span>
          </span>
        </p>
        {!hasLook && <p className="mt-2 text-sm text-ink-2">{COPY.noLooks}</p>}
        <div className="mt-2 -ml-2 flex flex-wrap items-center gap-x-2">
          {hasLook && (
            <div className="ml-2">
              <DressMe pieceId={piece.id} size="small" />
            </div>
          )}
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
      </div>
    </li>
  );
}
