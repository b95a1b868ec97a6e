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
