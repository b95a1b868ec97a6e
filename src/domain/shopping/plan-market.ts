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
import { pricePoints, TIERS, type Tier } from './price-points.ts';

export interface Wanted {
  slot: Slot;
  garment: string;
  fabric: FabricName;
  /** Pieces of one suit are cut from one cloth, so they are bought together; null for what stands alone. */
  suit: string | null;
  /** The money goes here: "a white shirt, a good one". */
  isDear?: boolean;
}

/**
 * Buys a list of pieces for a sum: new while that holds, then one piece after another second-hand, the one first that saves
 * most. Never below what a piece is sold for.
 * @param only 'second-hand': all that can be is bought so; 'new': nothing is, and no suit at its very cheapest
 * @returns one band per piece, in their order; null when even second-hand is too dear, or everything new too cheap
 */
export function planMarket(
  pieces: readonly Wanted[],
  target: { aim: number; least: number; most: number },
  only: 'new' | 'second-hand' | null = null,
): PriceBand[] | null {
  const fresh = pieces.map((piece) => (only === 'new' ? decentCorridor(piece) : newOf(piece)));
  const used = pieces.map(({ garment, fabric }) => secondHandCorridorOf(garment, fabric));
  const isSecondHand = pieces.map((_, at) => only === 'second-hand' && used[at] != null);
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
    if (only === 'new' || most === 0 || chosen === undefined) return null;
    for (const [at, piece] of pieces.entries()) if (isBoughtWith(chosen, piece)) isSecondHand[at] = true;
  }

  // Where nothing presses, nobody pays more than is usual.
  const usual = pieces.reduce((sum, _, at) => sum + corridorAt(at)[1], 0);
  const aim = only === 'new' ? Math.min(target.aim, usual) : target.aim;
  const wanted = { ...target, aim: Math.max(aim, target.least) };
  const isTuned = isSecondHand.every((used) => !used);
  const bands =
    (isTuned
      ? planInTune(
          pieces,
          pieces.map((_, at) => corridorAt(at)),
          wanted,
        )
      : null) ??
    planPrices(
      pieces.map(({ slot }, at) => ({ slot, dollars: corridorAt(at) })),
      wanted,
    );

  return bands?.map((band, at) => bandWithinTier(band, pieces[at] as Wanted)) ?? null;
}

/** Two neighboring levels of the market. */
const LEVELS: readonly (readonly [Tier, Tier])[] = [
  ['budget', 'high street'],
  ['high street', 'premium'],
  ['premium', 'designer'],
];

/**
 * All of it from two neighboring levels, in the first pair that reaches the sum: no coat of a designer over the cheapest shirt.
 * What finishes a look may be cheap beside anything, and what the money is meant for is of the upper level.
 */
function planInTune(
  pieces: readonly Wanted[],
  corridors: readonly Corridor[],
  target: { aim: number; least: number; most: number },
): PriceBand[] | null {
  for (const level of LEVELS) {
    if (pieces.some((piece) => startsAbove(piece, level))) continue;
    const within = pieces.map((piece, at) => corridorWithin(piece, corridors[at] ?? UNKNOWN, level));
    const dear = Math.max(...within.map(([least]) => least));
    const tuned = within.map((corridor, at) => besideDear(pieces[at] as Wanted, corridor, dear));
    const dearest = tuned.reduce((sum, [, , most]) => sum + most, 0);
    if (dearest < target.aim) continue;
    const bands = planPrices(
      pieces.map(({ slot }, at) => ({ slot, dollars: tuned[at] ?? UNKNOWN })),
      target,
    );
    if (bands !== null) return bands;
  }

  return null;
}

/** Beside a coat for three hundred nothing that is seen costs fifteen. */
function besideDear({ slot }: Wanted, [least, usual, most]: Corridor, dear: number): Corridor {
  const low = slot === 'accessory' ? least : Math.min(most, Math.max(least, Math.round(dear * LEAST_SHARE)));

  return [low, Math.max(low, usual), most];
}

const LEAST_SHARE = 0.14;

/** Camel hair is not sold where shirts are cheapest. */
function startsAbove({ garment, fabric, slot }: Wanted, [, upper]: readonly [Tier, Tier]): boolean {
  const cheapest = pricePoints(garment, fabric).find(({ tier }) => tier !== 'second-hand');

  return (
    slot !== 'accessory' && cheapest !== undefined && TIERS.indexOf(cheapest.tier) > TIERS.indexOf(upper)
  );
}

function corridorWithin(piece: Wanted, corridor: Corridor, [lower, upper]: readonly [Tier, Tier]): Corridor {
  const points = pricePoints(piece.garment, piece.fabric).filter(({ tier }) => tier !== 'second-hand');
  const within = points.filter(({ tier }) => tier === upper || (tier === lower && piece.isDear !== true));
  const [least, , most] = corridor;
  // A plain tee has no designer's price: it costs what the dearest does.
  if (within.length === 0) return corridor;
  const isTouch = piece.slot === 'accessory';
  const low = isTouch ? least : Math.max(least, Math.min(...within.map((point) => point.low)));
  const high = Math.max(low, Math.min(most, Math.max(...within.map((point) => point.high))));

  return [low, Math.round((low + high) / 2), high];
}

function newOf({ garment, fabric }: Wanted): Corridor {
  return newCorridorOf(garment, fabric) ?? UNKNOWN;
}

/** A suit for the least that the cheapest shops ask is seen to be one: without a limit it costs a third more of their span. */
function decentCorridor(piece: Wanted): Corridor {
  const corridor = newOf(piece);
  const cheapest = pricePoints(piece.garment, piece.fabric).find(({ tier }) => tier === 'budget');
  if (piece.suit === null || cheapest === undefined) return corridor;
  const [, usual, most] = corridor;

  return [Math.round((2 * cheapest.low + cheapest.high) / 3), usual, most];
}

function isBoughtWith(one: Wanted, other: Wanted): boolean {
  return one === other || (one.suit !== null && one.suit === other.suit);
}
