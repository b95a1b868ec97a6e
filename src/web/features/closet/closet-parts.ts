import type { Slot } from '#contract/outfits.ts';

/** The parts of a closet in the order in which people dress. */
export const CLOSET_PARTS = [
  'top',
  'bottom',
  'dress',
  'outer',
  'shoes',
  'bag',
  'accessory',
] as const satisfies Slot[];
