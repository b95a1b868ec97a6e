import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isArticle, isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { isOf } from '../items/what-is-here.ts';

/**
 * "No heels, and white sneakers", „keine Absätze und Sneaker“: a "no" reaches over "and"; but where the first is there and the second is not,
 * and is described or worn in the same place, the second is what comes.
 */
export function wantedBehindNo(mentions: readonly Mention[], items: readonly OutfitItem[]): Mention[] {
  const said = [...mentions];
  for (const [at, { meaning, negated, excepted = false }] of mentions.entries()) {
    if (meaning.is !== 'garments' || !negated || excepted || isThere(meaning, items)) continue;
    let start = at;
    while (isQualityAt(mentions, start - 1) || isArticle(mentions[start - 1]?.meaning)) start--;
    const before = mentions[start - 2];
    const refused = before?.meaning.is === 'break' ? mentions[start - 3] : before;
    if (!isCue(mentions[start - 1]?.meaning, 'and') || refused?.meaning.is !== 'garments') continue;
    const { slots } = refused.meaning.target;
    const isDescribed = isQualityAt(mentions, at - 1);
    const isRival = slots.some((slot) => slot !== 'accessory' && meaning.target.slots.includes(slot));
    // "No tie and loafers": by the whole sentence it is to come.
    const isToCome =
      mentions[at]?.role?.role === 'wanted' &&
      meaning.target.breadth !== 'slot' &&
      isCue(mentions[mentions.indexOf(refused) - 1]?.meaning, 'not');
    if (!refused.negated || !isThere(refused.meaning, items) || !(isDescribed || isRival || isToCome))
      continue;
    for (let index = start; index <= at; index++) said[index] = asWanted(said[index] as Mention);
  }

  return said;
}

function isThere(meaning: Mention['meaning'], items: readonly OutfitItem[]): boolean {
  return items.some((item) => isOf(item, meaning));
}

function isQualityAt(mentions: readonly Mention[], at: number): boolean {
  const mention = mentions[at];

  return mention !== undefined && isQuality(mention.meaning);
}

function asWanted(mention: Mention): Mention {
  return isGarment(mention) || isQuality(mention.meaning)
    ? { ...mention, negated: false, role: { role: 'wanted', sureness: 1, isClothing: 1 } }
    : mention;
}
