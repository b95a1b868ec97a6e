import type { PieceInWords, PieceToAdd } from '#contract/closet.ts';
import { CURRENCY } from '#web/lib/market.ts';
import { moneyText } from '#web/lib/money.ts';
import { Select } from '#web/ui/select.tsx';
import { colourWord } from '#web/words/colours.ts';
import { clothWord, garmentName } from '#web/words/garment-names.ts';
import { CLOSET_COPY, PATTERN_LABELS } from './copy.ts';
import { asTitle } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';

const COPY = CLOSET_COPY.words;
const DOT = '\u00a0· ';

/** What somebody has chosen instead of the likeliest garment, by the words. */
export type Corrections = Record<string, string>;

interface ReadPieceProps {
  piece: PieceInWords;
  /** Chosen instead of the likeliest. */
  garment: string | undefined;
  onGarment: (garment: string) => void;
}

/** What was understood of a piece, below its drawing: nothing is added before this is so. */
export function ReadPiece({ piece, garment, onGarment }: ReadPieceProps) {
  const { garments, colors, isColorGuessed, pattern, cloth, brand, size, priceCents, notUnderstood } = piece;
  const key = garment ?? garments[0]?.key;
  const details = [
    cloth && clothWord(cloth),
    pattern && PATTERN_LABELS[pattern],
    brand,
    size,
    priceCents !== null && moneyText(priceCents, CURRENCY),
  ].filter(Boolean);

  const missed = notUnderstood.length > 0 && (
    <p className="text-sm font-medium text-danger">{COPY.notUnderstood(notUnderstood.join(', '))}</p>
  );

  return (
    <li className="min-w-0">
      {key === undefined ? (
        <div className="basting flex aspect-4/5 w-full flex-col justify-center p-4 text-center">
          {missed}
          <p className="text-sm text-ink-2">{COPY.notGarment}</p>
        </div>
      ) : (
        <PiecePicture piece={{ garment: key, colors, pattern, cloth }} className="aspect-4/5" />
      )}
      <div className="mt-2">
        {garments.length === 1 && garments[0] && (
          <p className="mb-2.5 font-semibold first-letter:uppercase">
            {garmentName(garments[0].key, garments[0].name)}
          </p>
        )}
        {garments.length > 1 && (
          <Select
            className="-mt-2.5 -mb-1 flex"
            pickerClass="field-sizing-content h-11 max-w-full truncate bg-transparent pr-9 font-semibold"
            label={COPY.garment}
            isLabelHidden
            value={key}
            onChange={(event) => onGarment(event.target.value)}
            options={garments.map(({ key: other, name }) => ({
              value: other,
              label: asTitle(garmentName(other, name)),
            }))}
          />
        )}
        {key !== undefined && (
          <p className="mt-1 text-sm text-ink-2">
            {colors.map(({ name, hex }, at) => (
              <span key={hex} className="whitespace-nowrap">
                {at > 0 && DOT}
                <span
                  aria-hidden
                  className="mr-1.5 inline-block size-3 border border-ink-2"
                  style={{ backgroundColor: hex }}
                />
                {isColorGuessed ? COPY.guess(colourWord(name)) : colourWord(name)}
              </span>
            ))}
            {details.length > 0 && colors.length > 0 && DOT}
            {details.join(DOT)}
          </p>
        )}
        {piece.like !== null && <p className="text-sm font-medium">{COPY.like}</p>}
        {key !== undefined && missed}
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
