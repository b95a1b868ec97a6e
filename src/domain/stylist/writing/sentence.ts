import type { Told, ToldPiece } from '#contract/told.ts';
import type { Piece } from '../house/compose/piece.ts';
import type { Says } from './says.ts';

/** A sentence of the house in English, with what it says apart from its words: other languages are written from that. */
export interface Sentence {
  text: string;
  told: Told;
}

/** What a sentence speaks of; what there is none of is left out. */
interface Subject {
  pieces?: readonly Piece[];
  words?: readonly string[];
  sums?: readonly number[];
}

export function tell(
  says: Says,
  text: string,
  { pieces = [], words = [], sums = [] }: Subject = {},
): Sentence {
  return {
    text,
    told: {
      says,
      ...(pieces.length > 0 && { pieces: pieces.map(toldPiece) }),
      ...(words.length > 0 && { words: [...words] }),
      ...(sums.length > 0 && { sums: [...sums] }),
    },
  };
}

function toldPiece({ garment, colour, fabric, pattern }: Piece): ToldPiece {
  return { garment: garment.key, color: colour, fabric, pattern };
}
