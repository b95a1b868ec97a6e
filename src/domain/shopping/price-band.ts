import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { PriceBand } from './price-plan.ts';
import { pricePoints, tierAt } from './price-points.ts';

/** The band narrowed to the level of the market that its middle lies in; the middle stays where it is. */
export function bandWithinTier(
  { lowCents, highCents }: PriceBand,
  { garment, fabric }: { garment: string; fabric: FabricName },
): PriceBand {
  const points = pricePoints(garment, fabric);
  const middle = (lowCents + highCents) / 2;
  const tier = tierAt(points, middle / 100);
  const point = points.find((candidate) => candidate.tier === tier);
  if (point === undefined) return { lowCents, highCents };

  const reach = Math.max(0, Math.min(middle - lowCents, middle - point.low * 100, point.high * 100 - middle));

  return { lowCents: middle - reach, highCents: middle + reach };
}
