import type { CSSProperties } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import type { Slot } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CLOSET_COPY } from './copy.ts';
import { nameOfPiece } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';

interface LookTilesProps {
  /** What all of them are about: it lies first in the row. */
  piece: Parameters<typeof PiecePicture>[0]['piece'] & { slot: Slot };
  /** What is worn with it in each look. */
  looks: readonly (readonly ClosetPiece[])[];
  label: string;
}

/** As people lay clothes out: what is worn outermost is large at the left, two things to wear are equally tall. */
const PLACES: readonly CSSProperties[] = [
  { top: '-2%', left: '-5%', width: '76%' },
  { top: '-9%', right: '-6%', width: '66%' },
  { right: '-4%', bottom: '-2%', width: '64%' },
];
const BESIDE_ONE: CSSProperties = { top: '14%', right: '-6%', width: '80%' };
/** Shoes, else what is carried. */
const AT_FOOT: CSSProperties = { bottom: '-9%', left: '-1%', width: '52%' };
const FROM_OUTERMOST: readonly Slot[] = ['outer', 'dress', 'top', 'bottom'];
const FOOT: readonly Slot[] = ['shoes', 'bag', 'accessory'];
/** Two are large; on a phone, one. */
const MOST_LOOKS = 2;

/** A piece and beside it looks as they would be laid out. What is worn with it is seen, and named for who hears it. */
export function LookTiles({ piece, looks, label }: LookTilesProps) {
  const shown = looks.slice(0, MOST_LOOKS);
  const isOne = shown.length < MOST_LOOKS;

  return (
    <div className={classNames('grid grid-cols-2 gap-2 sm:gap-3', !isOne && 'sm:grid-cols-3')}>
      <PiecePicture piece={piece} className="aspect-4/5" />
      {shown.length > 0 && (
        <ul
          aria-label={label}
          className={classNames('grid gap-2 sm:gap-3', !isOne && 'sm:col-span-2 sm:grid-cols-2')}
        >
          {shown.map((worn) => (
            <li key={worn.map(({ id }) => id).join()} className="relative max-sm:not-first:hidden">
              <div aria-hidden className="ground relative aspect-4/5">
                {/* Around all of it there is room, as around one. */}
                <div className="absolute inset-[8%]">
                  {laidOut([piece, ...worn]).map(([place, laid], at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board, whatever lies there.
                    <div key={at} style={place} className="absolute">
                      <PiecePicture piece={laid} className="aspect-4/5 [background:none]!" />
                    </div>
                  ))}
                </div>
              </div>
              <p className="visually-hidden">{CLOSET_COPY.gaps.with(worn.map(nameOfPiece).join(', '))}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What has a place on the board, each with its own. */
function laidOut<Piece extends { slot: Slot }>(
  pieces: readonly Piece[],
): [place: CSSProperties, piece: Piece][] {
  const worn = FROM_OUTERMOST.flatMap((slot) => pieces.filter((piece) => piece.slot === slot));
  const [below] = FOOT.flatMap((slot) => pieces.filter((piece) => piece.slot === slot));
  const places = worn.length === 2 ? [PLACES[0], BESIDE_ONE] : PLACES;
  const laid = places.flatMap((place, at): [CSSProperties, Piece][] => {
    const piece = worn[at];
    return place && piece ? [[place, piece]] : [];
  });
  return below ? [...laid, [AT_FOOT, below]] : laid;
}

/** Looks as the server names them, of what is still there. */
export function looksOwned(
  looks: readonly { pieceIds: readonly string[] }[],
  pieces: readonly ClosetPiece[],
): ClosetPiece[][] {
  return looks
    .map(({ pieceIds }) => pieceIds.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []))
    .filter((worn) => worn.length > 0);
}
