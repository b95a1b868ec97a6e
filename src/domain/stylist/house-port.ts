import type { OutfitItem } from '#contract/outfits.ts';
import type { Finished } from './finish-outfit.ts';
import type { OutfitBrief, Stylist } from './stylist.ts';

/** The built-in stylist, with what only rules can do: it is asked of no model, whichever stylist is set up. */
export interface HouseStylist extends Stylist {
  /**
   * Looks that combine, as one packs them.
   * @param brief a price range holds for each look by itself
   */
  proposeTogether(
    brief: OutfitBrief & { kept: OutfitItem[] },
    count: number,
    newId: () => string,
  ): Finished[];
  /** "The first one again", and nothing else. */
  isStepBack(request: string): boolean;
}
