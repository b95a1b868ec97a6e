import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isOf } from '../items/what-is-here.ts';

/**
 * „Die Tasche lieber als Rucksack“: where the first is in the outfit and the second is not, it becomes that; „Rucksack lieber als Tasche“
 * prefers one to the other, and is left as it is read.
 */
export function ratherAs(mentions: readonly Mention[], items: readonly OutfitItem[]): readonly Mention[] {
  const isHere = ({ meaning }: Mention) =>
    meaning.is === 'garments' && items.some((item) => isOf(item, meaning));
  const at = mentions.findIndex(
    ({ meaning, text }, here) =>
      isCue(meaning, 'instead-of') &&
      AS.test(text) &&
      isHere(mentions[here - 1] ?? NOTHING) &&
      mentions[here + 1]?.meaning.is === 'garments' &&
      !isHere(mentions[here + 1] ?? NOTHING),
  );

  return mentions.map((mention, here): Mention => {
    if (at >= 0 && here === at) return { ...mention, meaning: { is: 'filler' } };

    return at >= 0 && here === at + 1 ? { ...mention, negated: false } : mention;
  });
}

const AS = /^(?:lieber|eher|besser) als$/;
const NOTHING: Mention = { meaning: { is: 'filler' }, text: '', said: '', negated: false };
