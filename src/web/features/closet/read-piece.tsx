import type { ReactNode } from 'react';
import type { PieceInWords, PieceToAdd } from '#contract/closet.ts';
import { CURRENCY } from '#web/lib/market.ts';
import { moneyText } from '#web/lib/money.ts';
import { controlClass } from '#web/ui/field.tsx';
import { colourWord } from '#web/words/colours.ts';
import { clothWord, garmentName } from '#web/words/garment-names.ts';
import { CLOSET_COPY, PATTERN_LABELS } from './copy.ts';
import { PiecePicture } from './piece-picture.tsx';

const COPY = CLOSET_COPY.words;

/** What somebody has chosen instead of the likeliest garment, by the words. */
export type Corrections = Record<string, string>;

interface ReadPieceProps {
  piece: PieceInWords;
  /** Chosen instead of the likeliest. */
  garment: string | undefined;
  onGarment: (garment: string) => void;
}

/** What was understood of a piece, as chips beside its drawing: nothing is added before this is so. */
export function ReadPiece({ piece, garment, onGarment }: ReadPieceProps) {
  const { garments, colors, isColorGuessed, pattern, cloth, brand, size, priceCents, notUnderstood } = piece;
  const key = garment ?? garments[0]?.key;

  return (
    <li className="flex gap-3 rounded-edge border border-line bg-tissue p-2">
      {key !== undefined && (
        <PiecePicture piece={{ garment: key, colors, pattern, cloth }} className="h-24 w-20 shrink-0" />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap content-center items-center gap-1.5 py-1 text-sm">
        {key === undefined && <p className="w-full font-medium">{COPY.notGarment}</p>}
        {garments.length === 1 && garments[0] && (
          <Chip>{garmentName(garments[0].key, garments[0].name)}</Chip>
        )}
        {garments.length > 1 && (
          <select
            aria-label={COPY.garment}
            value={key}
            onChange={(event) => onGarment(event.target.value)}
            className={controlClass('h-11 w-auto! max-w-full rounded-full! py-0 text-sm!')}
          >
            {garments.map(({ key: other, name }) => (
              <option key={other} value={other}>
                {garmentName(other, name)}
              </option>
            ))}
          </select>
        )}
        {key !== undefined &&
          colors.map(({ name, hex }) => (
            <Chip key={hex} isGuess={isColorGuessed}>
              <span
                aria-hidden
                className="size-4 shrink-0 rounded-full border border-line"
                style={{ backgroundColor: hex }}
              />
              {isColorGuessed ? COPY.guess(colourWord(name)) : colourWord(name)}
            </Chip>
          ))}
        {cloth !== null && <Chip>{clothWord(cloth)}</Chip>}
        {pattern !== null && <Chip>{PATTERN_LABELS[pattern]}</Chip>}
        {brand !== '' && <Chip>{brand}</Chip>}
        {size !== '' && <Chip>{size}</Chip>}
        {priceCents !== null && <Chip>{moneyText(priceCents, CURRENCY)}</Chip>}
        {piece.like !== null && <p className="w-full font-medium">{COPY.like}</p>}
        {notUnderstood.length > 0 && (
          <p className="w-full text-ink-2">{COPY.notUnderstood(notUnderstood.join(', '))}</p>
        )}
      </div>
    </li>
  );
}

/** What is added of what was read; null while nobody knows what it is. */
export function asPiece(read: PieceInWords, chosen: string | undefined): PieceToAdd | null {
  const garment = chosen ?? read.garments[0]?.key;
  if (garment === undefined) return null;
  const { name, colors, pattern, cloth, brand, size, priceCents } = read;
  return { garment, name, colors, pattern, cloth, brand, size, priceCents };
}

function Chip({ isGuess = false, children }: { isGuess?: boolean; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 [overflow-wrap:anywhere] ${isGuess ? 'border-dashed border-line-strong text-ink-2' : 'border-line-strong'}`}
    >
      {children}
    </span>
  );
}
