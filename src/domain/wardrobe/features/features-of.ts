import { DRESS_FEATURES } from './dresses.ts';
import type { Feature } from './feature.ts';
import { FINISHING_FEATURES } from './finishing.ts';
import { LAYER_FEATURES } from './layers.ts';
import { LEG_AND_SKIRT_FEATURES } from './legs-and-skirts.ts';
import { SHOE_AND_BAG_FEATURES } from './shoes-and-bags.ts';
import { TOP_FEATURES } from './tops.ts';

const BY_KEY = new Map<string, readonly Feature[]>(
  [
    TOP_FEATURES,
    LAYER_FEATURES,
    LEG_AND_SKIRT_FEATURES,
    DRESS_FEATURES,
    SHOE_AND_BAG_FEATURES,
    FINISHING_FEATURES,
  ].flatMap((features) => Object.entries(features)),
);

/** What a picture of the garment must show; null for a garment of which nobody has said it yet. */
export function featuresOf(key: string): readonly Feature[] | null {
  return BY_KEY.get(key) ?? null;
}
