import type { OutfitItem } from '#contract/outfits.ts';
import type { Said } from '#contract/said.ts';
import { fallbackTips } from '#domain/tailoring/fallback-tips.ts';
import { TIPS } from '#domain/tailoring/tips.ts';

/** What a tailor would check on a piece: its own tips, else its category's, else to ask one. */
export function tipsOf({
  category,
  tailoringTips,
  tailoringTipReasons = [],
}: Pick<OutfitItem, 'category' | 'tailoringTips' | 'tailoringTipReasons'>): readonly Said[] {
  return tailoringTips.length > 0
    ? tailoringTips.map((message, place) => ({ message, reason: tailoringTipReasons[place] }))
    : fallbackTips(category).map((reason) => ({ message: TIPS[reason], reason }));
}
