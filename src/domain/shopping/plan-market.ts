import type { Slot } from '#contract/outfits.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { bandWithinTier } from './price-band.ts';
import {
  type Corridor,
  newCorridorOf,
  secondHandCorridorOf,
  UNKNOWN_CORRIDOR as UNKNOWN,
} from './price-corridor.ts';
import { type PriceBand, planPrices } from './price-plan.ts';

export interface Wanted {
  slot: Slot;
  garment: string;
  fabric: FabricName;
  /** Pieces of one suit are cut from one cloth, so they are bought together; null for what stands alone. */
  suit: string | null;
}

/**
 * Buys a list of pieces for a sum: new while that holds, then one piece after another second-hand, the one first that saves
 * most. Never below what a piece is sold for.
 * @param isUsedWished second-hand was asked for: all that can be is bought so
 * @returns one band per piece, in their order; null when even second-hand is too dear, or everything new too cheap
 */
export function planMarket(
  pieces: readonly Wanted[],
  target: { aim: number; least: number; most: number },
  isUsedWished = false,
): PriceBand[] | null {
  const fresh = pieces.map(({ garment, fabric }) => newCorridorOf(garment, fabric) ?? UNKNOWN);
  const used = pieces.map(({ garment, fabric }) => secondHandCorridorOf(garment, fabric));
  const isSecondHand = pieces.map((_, at) => isUsedWished && used[at] != null);
  const corridorAt = (at: number): Corridor => (isSecondHand[at] === true ? used[at] : fresh[at]) ?? UNKNOWN;
  const savingAt = (at: number) =>
    isSecondHand[at] === true || used[at] == null ? 0 : (fresh[at]?.[0] ?? 0) - (used[at]?.[0] ?? 0);
  const least = () => pieces.reduce((sum, _, at) => sum + corridorAt(at)[0], 0);

  while (least() > target.most) {
    const savings = pieces.map((piece) =>
      pieces.reduce((sum, other, at) => (isBoughtWith(piece, other) ? sum + savingAt(at) : sum), 0),
    );
    const most = Math.max(0, ...savings);
    const chosen = pieces[savings.indexOf(most)];
    if (most === 0 || chosen === undefined) return null;
    for (const [at, piece] of pieces.entries()) if (isBoughtWith(chosen, piece)) isSecondHand[at] = true;
  }

  const bands = planPrices(
    pieces.map(({ slot }, at) => ({ slot, dollars: corridorAt(at) })),
    target,
  );

  return bands?.map((band, at) => bandWithinTier(band, pieces[at] as Wanted)) ?? null;
}

function isBoughtWith(one: Wanted, other: Wanted): boolean {
  return one === other || (one.suit !== null && one.suit === other.suit);
}
