import { isCue } from '../mentions/cues.ts';
import type { Mention, Target } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';
import { isEmpty } from '../mentions/qualities.ts';
import type { Wishes } from './what-is-wished.ts';

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
export function qualitiesOfBoth({ demands }: Wishes, mentions: readonly Mention[]): void {
  for (const [at, { meaning }] of mentions.entries()) {
    const [before, behind] = [mentions[at - 1]?.meaning, mentions[at + 1]];
    if (!isCue(meaning, 'or') || before?.is !== 'garments') continue;
    if (behind?.meaning.is !== 'garments' || behind.negated) continue;
    const { target } = behind.meaning;
    const said = demands.find((demand) => demand.target === before.target);
    const bare = demands.find((demand) => demand.target === target && isEmpty(demand));
    if (said === undefined || bare === undefined) continue;
    bare.colours = [...said.colours];
    bare.fabrics = [...said.fabrics];
    bare.patterns = [...said.patterns];
  }
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
