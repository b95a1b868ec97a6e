import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import { endOfThought, startOfThought } from '../mentions/thought.ts';

/** „Keine rote Krawatte. Eine dunkle bitte“, "no red tie, a dark one": alone behind a color that is refused of a piece, the shade is that piece's. */
export function isShadeInItsPlace(mentions: readonly Mention[], at: number): boolean {
  const start = startOfThought(mentions, at);
  const own = mentions.slice(start, endOfThought(mentions, at));
  const before = mentions.slice(startOfThought(mentions, start - 1), start - 1);

  return (
    start > 0 &&
    own.every((mention) => mention === mentions[at] || isSmall(mention)) &&
    before.some(({ meaning }) => isCue(meaning, 'not')) &&
    before.some(({ meaning }) => meaning.is === 'colour') &&
    before.filter(({ meaning }) => meaning.is === 'garments').length === 1
  );
}

function isSmall({ meaning, text }: Mention): boolean {
  return isCue(meaning, 'article', 'instead', 'but') || SMALL.test(text);
}

const SMALL =
  /^(?:a|an|eine?[nrms]?|ne|one|ones|please|pls|bitte|lieber|rather|eher|sondern|dann|then|something|etwas|was|stattdessen|instead)$/;
