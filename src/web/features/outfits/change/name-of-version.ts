import type { OutfitVersion } from '#contract/outfits.ts';
import { OUTFITS_COPY } from '../copy.ts';

export function nameOfVersion({ number, cameFrom }: OutfitVersion): string {
  return cameFrom === null ? OUTFITS_COPY.history.original : OUTFITS_COPY.history.number(number);
}
