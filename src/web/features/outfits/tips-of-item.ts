import type { OutfitItem } from '#contract/outfits.ts';
import { fallbackTips } from '#domain/tailoring/fallback-tips.ts';
import { serverWords } from '#web/words/server-words.ts';

/** What a tailor would check on a piece: its own tips, else its category's, else to ask one. */
export function tipsOf(item: Pick<OutfitItem, 'category' | 'tailoringTips'>): readonly string[] {
  return item.tailoringTips.length > 0 ? item.tailoringTips : fallbackTips(item.category).map(serverWords);
}
