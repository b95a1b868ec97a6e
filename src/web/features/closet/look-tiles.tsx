import type { CSSProperties, ReactNode } from 'react';
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
  /** Lies in the place of a look where there is none. */
  children?: ReactNode;
}

interface Place {
  top?: string;
  bottom?: string;
  /** Left or right, each second board the other way round. */
  side: string;
  isBeside?: boolean;
  width: string;
}

/** As people lay clothes out: what it is about is large, and what goes with it lies beside and below. */
const LEAD: Place = { top: '-6%', side: '-8%', width: '78%' };
const BESIDE: readonly Place[] = [
  { top: '-9%', side: '-6%', isBeside: true, width: '62%' },
  { bottom: '-2%', side: '-4%', isBeside: true, width: '62%' },
];
const BESIDE_ONE: Place = { top: '20%', side: '-6%', isBeside: true, width: '76%' };
/** Shoes, else what is carried. */
const AT_FOOT: Place = { bottom: '-9%', side: '-1%', width: '56%' };
const FROM_OUTERMOST: readonly Slot[] = ['outer', 'dress', 'top', 'bottom'];
const FOOT: readonly Slot[] = ['shoes', 'bag', 'accessory'];
/** Two are large; on a phone, one. */
const MOST_LOOKS = 2;

/** A piece and beside it looks as they would be laid out. What is worn with it is seen, and named for who hears it. */
export function LookTiles({ piece, looks, label, children }: LookTilesProps) {
  const shown = looks.slice(0, MOST_LOOKS);
  const isOne = shown.length < MOST_LOOKS;

  return (
    <div className={classNames('grid grid-cols-2 gap-2 sm:gap-3', !isOne && 'sm:grid-cols-3')}>
      <PiecePicture piece={piece} className="aspect-4/5" />
      {shown.length === 0 && children}
      {shown.length > 0 && (
        <ul
          aria-label={label}
          className={classNames('grid gap-2 sm:gap-3', !isOne && 'sm:col-span-2 sm:grid-cols-2')}
        >
          {shown.map((worn, at) => (
            <li key={worn.map(({ id }) => id).join()} className="relative max-sm:not-first:hidden">
              <div aria-hidden className="ground relative aspect-4/5">
                {/* Around all of it there is room, as around one. */}
                <div className="absolute inset-[8%]">
                  {laidOut(piece, worn).map(([place, laid]) => (
                    <div
                      key={place.width + place.side}
                      style={styleOf(place, at % 2 === 1)}
                      className="absolute"
                    >
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

/** What has a place on the board, each with its own; what it is about lies above the rest. */
function laidOut<Piece extends { slot: Slot }>(
  lead: Piece,
  others: readonly Piece[],
): [place: Place, piece: Piece][] {
  const worn = FROM_OUTERMOST.flatMap((slot) => others.filter((piece) => piece.slot === slot));
  const [below] = FOOT.flatMap((slot) => others.filter((piece) => piece.slot === slot));
  const beside = (worn.length === 1 ? [BESIDE_ONE] : BESIDE).flatMap((place, at): [Place, Piece][] => {
    const piece = worn[at];
    return piece ? [[place, piece]] : [];
  });
  return [...beside, ...(below ? [[AT_FOOT, below] satisfies [Place, Piece]] : []), [LEAD, lead]];
}

function styleOf({ side, isBeside = false, ...place }: Place, isMirrored: boolean): CSSProperties {
  return { ...place, [isBeside === isMirrored ? 'left' : 'right']: side };
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
