import {
  type ClosetPiece,
  type PieceChange,
  type PieceColor,
  type PieceState,
  pieceChange,
} from '#contract/closet.ts';
import type { FabricPattern } from '#contract/outfits.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { fieldMessage } from '#web/lib/field-message.ts';
import { LANGUAGE } from '#web/lib/language.ts';
import { asTitle } from './name-of-piece.ts';

const amount = new Intl.NumberFormat(LANGUAGE, { useGrouping: false, maximumFractionDigits: 2 });

/** What stands in the form of a piece, as it was typed. */
export interface PieceDraft {
  name: string;
  garment: string;
  color: PieceColor;
  state: PieceState;
  pattern: FabricPattern | '';
  cloth: string;
  brand: string;
  size: string;
  price: string;
  boughtOn: string;
  notes: string;
}

export type PieceErrors = Partial<Record<keyof PieceDraft, string>>;

export function draftOf(piece: ClosetPiece): PieceDraft {
  const { name, garment, colors, state, pattern, cloth, brand, size, priceCents, boughtOn, notes } = piece;
  return {
    // It stands for itself in its field.
    name: asTitle(name),
    garment,
    state,
    brand,
    size,
    notes,
    color: colors[0] ?? { name: 'Gray', hex: '#8e9092', share: 1 },
    pattern: pattern ?? '',
    cloth: cloth ?? '',
    price: priceCents === null ? '' : amount.format(priceCents / 100),
    boughtOn: boughtOn ?? '',
  };
}

/** The change as the contract takes it, or what is wrong with which field. */
export function judgeDraft(
  draft: PieceDraft,
  { name, colors, revision }: ClosetPiece,
): { change: PieceChange } | { errors: PieceErrors } {
  const { color, price, pattern, cloth, boughtOn, ...same } = draft;
  const judged = pieceChange.safeParse({
    ...same,
    // As it was typed once, where it was not typed anew.
    name: same.name === asTitle(name) ? name : same.name,
    revision,
    // The largest share; what else was measured stays.
    colors: [color, ...colors.slice(1)],
    pattern: pattern === '' ? null : pattern,
    cloth: cloth === '' ? null : cloth,
    priceCents: centsOf(price),
    boughtOn: boughtOn === '' ? null : boughtOn,
  });
  if (judged.success) return { change: judged.data };

  const errors: PieceErrors = {};
  for (const { path, message } of judged.error.issues) {
    const field = FIELD_OF[String(path[0])];
    if (field !== undefined) errors[field] ??= fieldMessage(message);
  }
  return { errors };
}

/** What the server says of single fields, beside those of the form. */
export function errorsOf({ fields }: ApiError): PieceErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, message]) => {
      const own = FIELD_OF[field];
      return own === undefined ? [] : [[own, message]];
    }),
  );
}

/** What the contract calls a field of the form. */
const FIELD_OF: Readonly<Record<string, keyof PieceDraft>> = {
  name: 'name',
  garment: 'garment',
  colors: 'color',
  cloth: 'cloth',
  brand: 'brand',
  size: 'size',
  notes: 'notes',
  boughtOn: 'boughtOn',
  priceCents: 'price',
};

/** "79,90" and "79.9" are one price; what is none is NaN, which no schema takes. */
function centsOf(price: string): number | null {
  if (price.trim() === '') return null;
  return Math.round(Number(price.trim().replace(',', '.')) * 100);
}
