import type { OutfitItem } from '#contract/outfits.ts';

const GENERIC_TIP = 'Consult with tailor';

/** What a tailor would check on a piece; never nothing. */
export function tipsOf(item: Pick<OutfitItem, 'category' | 'tailoringTips'>): readonly string[] {
  return item.tailoringTips.length > 0 ? item.tailoringTips : [GENERIC_TIP];
}
