import type { Slot } from '#contract/outfits.ts';
import type { Formality, FormalitySpan } from '#domain/wardrobe/formality.ts';
import { formalitiesWithin } from '#domain/wardrobe/formality.ts';
import { suitsWeather, type Weather } from '#domain/wardrobe/weather.ts';
import type { OwnedPiece } from '../../stylist.ts';
import { pieceOfOwned } from '../compose/own-rail.ts';
import type { Piece } from '../compose/piece.ts';

/** A day to be dressed for. */
export interface Day {
  weather: Weather;
  isWet: boolean;
  /** Its place in the list of dress codes. */
  formality: Formality;
}

type Sky = Pick<Day, 'weather' | 'isWet'>;

const dry = (...weathers: Weather[]): Sky[] => weathers.map((weather) => ({ weather, isWet: false }));
const RAIN: Sky = { weather: 'cool', isWet: true };
const WINTER = [...dry('cool', 'cold', 'freezing'), RAIN];
const SPRING = [...dry('mild', 'cool', 'warm'), RAIN];
const SUMMER = dry('warm', 'hot', 'mild');

/** By month, January first: what a season brings, its hardest days too. */
const BY_MONTH = [
  ...[WINTER, WINTER, SPRING, SPRING, SPRING, SUMMER],
  ...[SUMMER, SUMMER, SPRING, SPRING, WINTER, WINTER],
];

/**
 * The days that somebody dresses for now.
 * @param month 1 to 12 as the northern hemisphere has it; absent: where it is warm all year
 * @param span the dress codes of their life
 */
export function daysOfSeason(month: number | undefined, span: FormalitySpan): Day[] {
  return skiesOf(month).flatMap((sky) => formalitiesWithin(span).map((formality) => ({ ...sky, formality })));
}

/** Whether it can be worn on some day of the season, by its warmth and its cloth. */
export function isOfSeason({ garment, fabric }: Piece, month: number | undefined): boolean {
  const [low] = garment.formality;
  return skiesOf(month).some(({ weather }) => suitsWeather(garment, fabric, weather, low));
}

/** What an owned piece is in an outfit, where {@link isOfSeason}; null for a garment that the wardrobe no longer has, too. */
export function slotInSeason(owned: OwnedPiece, month: number | undefined): Slot | null {
  const piece = pieceOfOwned(owned);
  return piece !== null && isOfSeason(piece, month) ? piece.garment.slot : null;
}

function skiesOf(month: number | undefined): readonly Sky[] {
  return (month === undefined ? SUMMER : BY_MONTH[month - 1]) ?? SPRING;
}
