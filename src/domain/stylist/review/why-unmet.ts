import type { UnmetReason } from '#contract/outfits.ts';
import { leastDollars } from '#domain/shopping/price-corridor.ts';
import { bites } from '#domain/wardrobe/avoidances.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { comesInCut } from '#domain/wardrobe/garment-details.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { suitsWeather } from '#domain/wardrobe/weather.ts';
import { isFitting } from '../house/compose/allowed/fitting.ts';
import type { OutfitPlan } from '../house/compose/outfit-plan.ts';
import { isOfKind } from '../house/language/mentions/piece-kinds.ts';

/**
 * The first rule that leaves nothing of what was asked for, from what nobody sells down to what found no place beside the rest.
 * @param could whether a garment would answer the wish
 * @param fabrics the cloths that would; absent: any
 */
export function whyUnmet(
  plan: OutfitPlan,
  could: (garment: Garment) => boolean,
  fabrics?: readonly FabricName[],
): UnmetReason {
  const { refuses, cuts } = plan.wishes;
  const { avoidances } = plan.profile.bodyTypeProfile;
  const clothsOf = (garment: Garment) =>
    garment.fabrics.filter((fabric) => fabrics === undefined || fabrics.includes(fabric));
  const made = GARMENTS.filter((garment) => could(garment) && clothsOf(garment).length > 0);
  const sold = made.filter((garment) => [...cuts].every((cut) => comesInCut(garment, cut)));
  const wanted = sold.filter(
    (garment) =>
      !refuses.targets.some((target) => target.keys.has(garment.key)) &&
      !refuses.shapes.some((shape) => shape.matches(garment)) &&
      clothsOf(garment).some(
        (fabric) =>
          !refuses.fabrics.has(fabric) && !refuses.kinds.some((kind) => isOfKind(kind, { garment, fabric })),
      ),
  );
  const liked = wanted.filter(
    (garment) =>
      !avoidances.some((avoidance) =>
        clothsOf(garment).every((fabric) =>
          bites(avoidance, { garment, fabric, pattern: garment.patterns[0] }),
        ),
      ),
  );
  const seasonal = liked.filter((garment) =>
    clothsOf(garment).some((fabric) => suitsWeather(garment, fabric, plan.weather, plan.formality)),
  );
  const proper = seasonal.filter((garment) => isFitting(plan, garment));
  const affordable = proper.filter((garment) =>
    clothsOf(garment).some((fabric) => leastDollars({ garment, fabric }) <= plan.budget.most / 2),
  );
  const steps: readonly (readonly [readonly Garment[], UnmetReason])[] = [
    [sold, 'not_made'],
    [wanted, 'refused'],
    [liked, 'avoided'],
    [seasonal, 'weather'],
    [proper, 'dress_code'],
    [affordable, 'budget'],
  ];

  return steps.find(([left]) => left.length === 0)?.[1] ?? 'together';
}
