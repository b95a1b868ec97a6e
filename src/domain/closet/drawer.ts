import type { DrawerGarment } from '#contract/closet.ts';
import type { Wardrobe } from '#contract/onboarding.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { usualColourOf } from './colour-of-piece.ts';

/** Every garment as it is usually seen, in the wardrobe's order: those first that somebody of this wardrobe wears. */
export function drawerFor(wardrobe: Wardrobe | null): DrawerGarment[] {
  const isWorn = ({ worn }: (typeof GARMENTS)[number]) =>
    wardrobe === null || wardrobe === 'everything' || worn === 'everyone' || worn === wardrobe;

  return [...GARMENTS.filter(isWorn), ...GARMENTS.filter((garment) => !isWorn(garment))].map((garment) => ({
    key: garment.key,
    name: garment.name,
    slot: garment.slot,
    category: garment.category,
    color: usualColourOf(garment),
    pattern: garment.patterns[0],
    cloths: [...garment.fabrics],
  }));
}
