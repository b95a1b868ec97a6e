import type { DrawerGarment } from '#contract/closet.ts';
import type { Wardrobe } from '#contract/onboarding.ts';
import type { ColourName } from '#contract/palette.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { usualColours } from '#domain/wardrobe/colourways.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';

/** Further down the list a color is no longer what anybody expects of a garment. */
const MOST_USUAL = 5;
/** Beside it and in the two rows above it, in a row of three. */
const NEIGHBORS = 8;

/**
 * Every garment in a color that it is usually seen in, in the wardrobe's order: those first that somebody of this wardrobe wears.
 * Neighbors differ where they can: a rail of white tops cannot be told apart.
 */
export function drawerFor(wardrobe: Wardrobe | null): DrawerGarment[] {
  const isWorn = ({ worn }: Garment) =>
    wardrobe === null || wardrobe === 'everything' || worn === 'everyone' || worn === wardrobe;
  const shown = new Map<Garment['slot'], ColourName[]>();

  return [...GARMENTS.filter(isWorn), ...GARMENTS.filter((garment) => !isWorn(garment))].map((garment) => {
    const before = shown.get(garment.slot) ?? [];
    const name = unlike(before.slice(-NEIGHBORS), usualColours(garment.colours).slice(0, MOST_USUAL));
    shown.set(garment.slot, [...before, name]);

    return {
      key: garment.key,
      name: garment.name,
      slot: garment.slot,
      category: garment.category,
      color: { name, hex: hexOf(name), share: 1 },
      pattern: garment.patterns[0],
      cloths: [...garment.fabrics],
    };
  });
}

/** The most usual color that none of `neighbors` has; else the one that the farthest of them has. */
function unlike(neighbors: readonly ColourName[], usual: readonly ColourName[]): ColourName {
  const nearness = (name: ColourName) => neighbors.lastIndexOf(name);
  return usual.toSorted((one, other) => nearness(one) - nearness(other))[0] ?? 'Gray';
}
