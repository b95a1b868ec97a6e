import { type Language, STYLIST_LANGUAGE } from '#contract/languages.ts';
import type { OutfitItem } from '#contract/outfits.ts';
import { fallbackTips } from '#domain/tailoring/fallback-tips.ts';
import { serverWords } from '#web/words/server-words.ts';

type Tipped = Pick<OutfitItem, 'category' | 'tailoringTips'>;

/** What a tailor would check on a piece: its own tips, else its category's, else to ask one. */
export function tipsOf(item: Tipped): readonly string[] {
  return isTipped(item) ? item.tailoringTips : fallbackTips(item.category).map(serverWords);
}

/** What its tips are written in, where that is not what the screens are. */
export function langOfTips(item: Tipped): Language | undefined {
  return isTipped(item) ? STYLIST_LANGUAGE : undefined;
}

function isTipped({ tailoringTips }: Tipped): boolean {
  return tailoringTips.length > 0;
}
