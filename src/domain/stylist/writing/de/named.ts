import type { Told, ToldPiece } from '#contract/told.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { bare, type Case, withA, withThe, withYour } from './inflection.ts';
import { type Noun, nounIn } from './nouns.ts';
import { fullNoun, seenNoun, shortNoun } from './piece.ts';

/** „ein karierter Blazer aus leichter Wolle in Marine“. */
export function inFull(piece: ToldPiece, grammatical: Case = 'nominative'): string {
  return articled(piece)(known(fullNoun(piece)), grammatical);
}

/** „ein karierter marineblauer Blazer“. */
export function inShort(piece: ToldPiece, grammatical: Case = 'nominative'): string {
  return articled(piece)(known(seenNoun(piece)), grammatical);
}

function articled({ called }: ToldPiece): typeof withA {
  return called === undefined ? withA : withYour;
}

/** „ein Blazer“. */
export function uncoloured(piece: ToldPiece, grammatical: Case = 'nominative'): string {
  return withA(nounOfPiece(piece), grammatical);
}

/** „marineblauer Blazer“. */
export function asTitle(piece: ToldPiece, grammatical: Case = 'nominative'): string {
  return bare(known(shortNoun(piece)), grammatical);
}

/** „der Blazer“, of what was named before. */
export function theOne(piece: ToldPiece, grammatical: Case = 'nominative'): string {
  return withThe(OF_A_SUIT.has(piece.garment) ? nounIn('Jacke') : nounOfPiece(piece), grammatical);
}

/** Whether it goes with trousers or with a skirt, was said before. */
const OF_A_SUIT: ReadonlySet<string> = new Set(['suit-jacket', 'linen-suit-jacket']);

export function isPair(piece: ToldPiece): boolean {
  return nounOfPiece(piece).gender === 'plural';
}

/** The garment without its color. */
export function nounOfPiece(piece: ToldPiece): Noun {
  return known(shortNoun({ ...piece, color: '' }));
}

/** Whether every garment has a German name; without one a sentence stays as it was written. */
export function areNamed({ pieces = [] }: Pick<Told, 'pieces'>): boolean {
  return pieces.every((piece) => garmentOf(piece.garment) !== null && shortNoun(piece) !== null);
}

function known(noun: Noun | null): Noun {
  if (noun === null) throw new RangeError('Asked before it was known to have a name');

  return noun;
}
