import { isCue } from './cues.ts';
import type { Mention, Target } from './meanings.ts';
import { isQuality } from './piece-kinds.ts';

/** "A skirt or trousers", „Polo, Hemd oder Pulli“: pieces of which one is enough, each group by what was named. */
export function eitherPieces(mentions: readonly Mention[]): Target[][] {
  return mentions.flatMap((mention, at) => {
    if (!isCue(mention.meaning, 'or')) return [];
    const behind = mentions.slice(at + 1).find((other) => !isOfPhrase(other));
    const group = behind?.meaning.is === 'garments' && !behind.negated ? [behind.meaning.target] : [];

    for (let before = at - 1; before >= 0; before--) {
      const other = mentions[before];
      if (other?.meaning.is === 'garments' && !other.negated) group.push(other.meaning.target);
      else if (other === undefined || !(isOfPhrase(other) || isComma(other))) break;
    }

    return group.length > 1 ? [group] : [];
  });
}

/** "A light blue skirt or dress": what stands before the first is said of the second too, which has nothing of its own, not even an article. */
export function saidOfBoth(mentions: readonly Mention[]): { from: Target; to: Target }[] {
  return mentions.flatMap(({ meaning }, at) => {
    const [before, behind] = [mentions[at - 1]?.meaning, mentions[at + 1]];

    return isCue(meaning, 'or') &&
      before?.is === 'garments' &&
      behind?.meaning.is === 'garments' &&
      !behind.negated
      ? [{ from: before.target, to: behind.meaning.target }]
      : [];
  });
}

function isOfPhrase(mention: Mention): boolean {
  return (
    isQuality(mention) ||
    isCue(mention.meaning, 'article', 'or', 'with', 'in') ||
    ['filler', 'mood', 'style', 'degree'].includes(mention.meaning.is)
  );
}

function isComma({ meaning }: Mention): boolean {
  return meaning.is === 'break' && meaning.mark === ',';
}
