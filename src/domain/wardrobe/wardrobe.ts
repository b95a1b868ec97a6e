import type { Slot } from '#contract/outfits.ts';
import { completeEntry, type Garment } from './garment.ts';
import { ACCESSORIES } from './garments/accessories.ts';
import { BAGS } from './garments/bags.ts';
import { TROUSERS } from './garments/bottoms.ts';
import { COATS } from './garments/coats.ts';
import { DRESSES } from './garments/dresses.ts';
import { KNITWEAR } from './garments/knitwear.ts';
import { LAYERS } from './garments/layers.ts';
import { SHOES } from './garments/shoes.ts';
import { SKIRTS } from './garments/skirts.ts';
import { TOPS } from './garments/tops.ts';

/**
 * Everything that the stylist knows how to dress somebody in. To correct it, edit the lists in `garments/`:
 * no code depends on a single garment being there.
 *
 * Where it comes from: trade names and construction as in any US garment glossary; dress codes as in
 * `formality.ts`; what things cost stands in `shopping/price-rows.ts`.
 */
export const GARMENTS: readonly Garment[] = [
  ...TOPS.map((entry) => completeEntry('top', entry)),
  ...KNITWEAR.map((entry) => completeEntry('top', entry)),
  ...LAYERS.map((entry) => completeEntry('outer', entry)),
  ...COATS.map((entry) => completeEntry('outer', entry)),
  ...TROUSERS.map((entry) => completeEntry('bottom', entry)),
  ...SKIRTS.map((entry) => completeEntry('bottom', entry)),
  ...DRESSES.map((entry) => completeEntry('dress', entry)),
  ...SHOES.map((entry) => completeEntry('shoes', entry)),
  ...BAGS.map((entry) => completeEntry('bag', entry)),
  ...ACCESSORIES.map((entry) => completeEntry('accessory', entry)),
];

const BY_KEY = new Map(GARMENTS.map((garment) => [garment.key, garment]));
const COAT_KEYS = new Set(COATS.map((entry) => entry.is.key));

/** Null when the wardrobe has no such garment (a model may name one of its own). */
export function garmentOf(key: string | null): Garment | null {
  return key === null ? null : (BY_KEY.get(key) ?? null);
}

export function garmentsIn(slot: Slot): Garment[] {
  return GARMENTS.filter((garment) => garment.slot === slot);
}

/** A coat is taken off at the door; any other outer layer may stay on. */
export function isCoat(garment: Garment): boolean {
  return COAT_KEYS.has(garment.key);
}
