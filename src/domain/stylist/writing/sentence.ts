import { USUAL_CURRENCY } from '#contract/markets.ts';
import type { Told, ToldPart, ToldPiece } from '#contract/told.ts';
import { currencyHere } from '#domain/shopping/currency.ts';
import type { Piece } from '../house/compose/piece.ts';
import type { PartSays, Says } from './says.ts';

/** A sentence of the house in English, with what it says apart from its words: other languages are written from that. */
export interface Sentence {
  text: string;
  told: Told;
}

/** A part of one, e.g. one of several reasons. */
export interface Part {
  text: string;
  told: ToldPart;
}

/** What a sentence speaks of; what there is none of is left out. */
interface Subject {
  pieces?: readonly Piece[];
  words?: readonly string[];
  sums?: readonly number[];
  parts?: readonly Part[];
}

export function tell(
  says: Says,
  text: string,
  { pieces = [], words = [], sums = [], parts = [] }: Subject = {},
): Sentence {
  return {
    text,
    told: {
      says,
      ...(pieces.length > 0 && { pieces: pieces.map(toldPiece) }),
      ...(words.length > 0 && { words: [...words] }),
      ...(sums.length > 0 && { sums: [...sums], ...inMoney(says) }),
      ...(parts.length > 0 && { parts: parts.map(({ told }) => told) }),
    },
  };
}

export function tellPart(
  says: PartSays,
  text: string,
  { pieces = [], words = [], sums = [] }: Omit<Subject, 'parts'> = {},
): Part {
  return {
    text,
    told: {
      says,
      ...(pieces.length > 0 && { pieces: pieces.map(toldPiece) }),
      ...(words.length > 0 && { words: [...words] }),
      ...(sums.length > 0 && { sums: [...sums], ...inMoney(says) }),
    },
  };
}

const OF_MONEY: ReadonlySet<Says | PartSays> = new Set<Says | PartSays>([
  ...(['range above sum', 'not sold for range', 'within range', 'in all', 'bought new'] as const),
  ...(['partly owned', 'wish: sum'] as const),
]);

function inMoney(says: Says | PartSays): Pick<Told, 'currency'> {
  return OF_MONEY.has(says) && currencyHere() !== USUAL_CURRENCY ? { currency: currencyHere() } : {};
}

function toldPiece({ garment, colour, fabric, pattern, owned }: Piece): ToldPiece {
  return {
    garment: garment.key,
    color: colour,
    fabric,
    pattern,
    ...(owned?.called !== undefined && { called: owned.called }),
  };
}
