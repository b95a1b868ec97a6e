import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import type { OutfitPlan } from '../outfit-plan.ts';

/** A reason to leave something on the rail: where it holds, and the garments, the cloths or the colors that are then out. */
export interface Row {
  when: (plan: OutfitPlan) => boolean;
  garment?: (garment: Garment, plan: OutfitPlan) => boolean;
  cloth?: (garment: Garment, fabric: FabricName, pattern: FabricPattern, plan: OutfitPlan) => boolean;
  colour?: (garment: Garment, colour: ColourName, plan: OutfitPlan) => boolean;
}
