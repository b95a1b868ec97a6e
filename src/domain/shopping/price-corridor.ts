import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type PricePoint, pricePoints, TIERS } from './price-points.ts';

/** Whole dollars: the least that it is found for, a usual price, the most that an outfit spends on it. */
export type Corridor = readonly [least: number, usual: number, most: number];

/** Nothing is bought at a designer's unless somebody asks for it. */
const DEAREST = TIERS.indexOf('premium');
const USUAL = TIERS.indexOf('high street');

/** From second-hand to premium; null for a garment that the table does not know. */
export function corridorOf(garment: string, fabric: FabricName): Corridor | null {
  return spanning(pricePoints(garment, fabric));
}

/** The same for what is bought new. */
export function newCorridorOf(garment: string, fabric: FabricName): Corridor | null {
  const points = pricePoints(garment, fabric);

  return spanning(points.filter(({ tier }) => tier !== 'second-hand')) ?? spanning(points);
}

/** The same for what is bought second-hand; null where it is not. */
export function secondHandCorridorOf(garment: string, fabric: FabricName): Corridor | null {
  return spanning(pricePoints(garment, fabric).filter(({ tier }) => tier === 'second-hand'));
}

function spanning(points: readonly PricePoint[]): Corridor | null {
  const sold = points.filter(({ tier }) => TIERS.indexOf(tier) <= DEAREST);
  const [first] = sold;
  const last = sold.at(-1);
  if (first === undefined || last === undefined) return null;

  const usual = sold.findLast(({ tier }) => TIERS.indexOf(tier) <= USUAL) ?? first;

  return [first.low, Math.round((usual.low + usual.high) / 2), last.high];
}

/** The least that a piece is found for, whole dollars. */
export function leastDollars(
  { garment, fabric }: { garment: { key: string }; fabric: FabricName },
  isNew = false,
): number {
  const corridor = isNew ? newCorridorOf(garment.key, fabric) : corridorOf(garment.key, fabric);

  return (corridor ?? UNKNOWN_CORRIDOR)[0];
}

/** What a piece costs that the table does not know. */
export const UNKNOWN_CORRIDOR: Corridor = [10, 50, 300];
