import type { OutfitItem } from '#contract/outfits.ts';
import { fallbackTips } from '#domain/tailoring/fallback-tips.ts';
import { langOf } from '#web/words/lang-of.ts';

export interface Tip {
  text: string;
  /** What it is written in, where that is not what the screens are. */
  lang: string | undefined;
}

/** What a tailor would check on a piece: its own tips, else its category's, else to ask one. */
export function tipsOf(
  item: Pick<OutfitItem, 'category' | 'tailoringTips'>,
  serverWords: (said: string) => string,
): readonly Tip[] {
  const tips = item.tailoringTips.length > 0 ? item.tailoringTips : fallbackTips(item.category);
  return tips.map((tip) => ({ text: serverWords(tip), lang: langOf(tip, serverWords) }));
}
