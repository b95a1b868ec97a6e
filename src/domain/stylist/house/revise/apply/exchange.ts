import type { UnmetReason } from '#contract/outfits.ts';
import { type ColourName, PALETTE } from '#contract/palette.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { saidBack } from '../../../review/wishes-said.ts';
import type { Part } from '../../../writing/sentence.ts';
import { saidOf } from '../../language/mentions/meanings.ts';
import { noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import { altered, swapped } from './change-words.ts';
import { choosePiece } from './choose-piece.ts';
import { type Place, put, slotOf, type WorkingOutfit } from './working-outfit.ts';

/** Puts the best piece that meets a condition in an item's place. Reports whether there was one. */
export function exchange(
  outfit: WorkingOutfit,
  place: Place,
  search: Omit<Parameters<typeof choosePiece>[1], 'slot' | 'place'>,
): boolean {
  const slot = slotOf(place);
  const where = (garment: Garment) => isSameJob(place, garment) && (search.where?.(garment) ?? true);
  const choice = slot === null ? null : choosePiece(outfit, { ...search, slot, place, where });
  if (choice === null) return false;

  const { piece } = place;
  const isSame = piece !== null && piece.garment === choice.piece.garment;
  outfit.changes.push({
    what: isSame ? altered(piece, choice.piece) : swapped(place, choice.piece),
    place: place.id,
  });
  put(outfit, place, choice.piece, choice.price);

  return true;
}

/** An exchange that is about the cut: in the color that was there, or else the nearest to it that there is. */
export function exchangeCut(
  outfit: WorkingOutfit,
  place: Place,
  search: Omit<Parameters<typeof choosePiece>[1], 'slot' | 'place'>,
): boolean {
  const colour = place.piece?.colour;
  if (colour === undefined) return exchange(outfit, place, search);

  const family = PALETTE.filter(({ name }) => familyOf(name) === familyOf(colour)).map(({ name }) => name);
  const within = (names: readonly ColourName[]): Qualities => ({
    ...noQualities(),
    colours: [{ label: colour, names }],
  });

  // Wider trousers are of the same cloth, where they come so.
  const fabric = slotOf(place) === 'bottom' ? place.piece?.fabric : undefined;
  const ofCloth =
    fabric === undefined ? null : { ...within([colour]), fabrics: [{ label: fabric, names: [fabric] }] };

  return (
    (ofCloth !== null && exchange(outfit, place, { ...search, qualities: ofCloth })) ||
    exchange(outfit, place, { ...search, qualities: within([colour]) }) ||
    exchange(outfit, place, { ...search, qualities: within(family) }) ||
    exchange(outfit, place, search)
  );
}

/** A coat gives way to a coat, a belt to a belt. */
export function isSameJob(place: Place, garment: Garment): boolean {
  const current = place.piece?.garment;
  if (current === undefined || current.slot !== 'accessory') return true;

  return current.category === garment.category && current.kinds[0] === garment.kinds[0];
}

/** What is there already is tried before anything else. */
export function currentFirst<Value>(values: readonly Value[], current: Value): Value[] {
  return values.includes(current) ? [current, ...values.filter((value) => value !== current)] : [...values];
}

/** Notes what could not be done, in the request's words or the house's. */
export function fail(outfit: WorkingOutfit, words: string | Part, why: UnmetReason = 'together'): void {
  if (words !== '') outfit.unmet.push({ ...saidBack(words), why });
}

export function wordsOf(qualities: Qualities): string {
  return [...qualities.colours, ...qualities.fabrics, ...qualities.patterns, ...qualities.shapes]
    .map(saidOf)
    .join(' ');
}
