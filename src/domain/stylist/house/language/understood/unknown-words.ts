import type { Meaning, Mention } from '../mentions/meanings.ts';

const MOST_REPORTED = 12;

/**
 * The words that nothing was made of, each once, in their order. They are single runs of letters and digits
 * of at most 40 characters, so nothing that was typed can come back as markup.
 */
export function unknownWords(mentions: readonly Mention[]): string[] {
  const words = mentions.flatMap(({ meaning }) =>
    meaning.is === 'unknown' && !isSingleLetter(meaning.word) ? [meaning.word] : [],
  );

  return [...new Set(words)].slice(0, MOST_REPORTED);
}

/** Whether less than half of what a text says was understood. Names of people and places do not count. */
export function isMostlyUnclear(mentions: readonly Mention[]): boolean {
  const unclear = mentions.filter(
    ({ meaning, said }, at) =>
      meaning.is === 'unknown' && !isSingleLetter(said) && !isName(said, mentions[at - 1]?.meaning),
  ).length;

  const clear = mentions.reduce((sum, mention) => sum + weightOf(mention), 0);

  return unclear > 0 && unclear > clear;
}

/** Whether one thought of a text is understood to the last word: "no silk please, I pity the caterpillars". */
export function hasClearThought(mentions: readonly Mention[]): boolean {
  const thoughts: Mention[][] = [[]];
  for (const mention of mentions) {
    if (mention.meaning.is === 'break') thoughts.push([]);
    else thoughts.at(-1)?.push(mention);
  }

  const isPlain = ({ meaning }: Mention) =>
    OF_CLOTHES.has(meaning.is) ||
    OF_MANNER.has(meaning.is) ||
    meaning.is === 'filler' ||
    (meaning.is === 'cue' && meaning.cue === 'article');

  return thoughts.some(
    (thought) =>
      // "I burn like a lobster, long sleeves".
      (thought.some(({ meaning }) => OF_CLOTHES.has(meaning.is) || OF_MANNER.has(meaning.is)) &&
        thought.every(isPlain)) ||
      (thought.some(({ meaning }) =>
        ['garments', 'fabric', 'colour', 'pattern', 'change'].includes(meaning.is),
      ) &&
        thought.some(({ meaning }) => meaning.is === 'cue' && !['it', 'article'].includes(meaning.cue)) &&
        thought.every(({ meaning }) => meaning.is !== 'unknown')),
  );
}

const OF_CLOTHES: ReadonlySet<Meaning['is']> = new Set([
  'garments',
  'fabric',
  'colour',
  'pattern',
  'shape',
] as const);

/** „Bitte moderner“, "more casual": all that a thought says. */
const OF_MANNER: ReadonlySet<Meaning['is']> = new Set(['style', 'formality', 'change', 'degree'] as const);

/** What somebody dresses for says most, and what with more than an adjective. */
function weightOf(mention: Mention): number {
  if (!isContent(mention)) return 0;
  if (mention.meaning.is === 'occasion') return 3;

  return ['garments', 'money', 'change', 'formality', 'cut', 'several'].includes(mention.meaning.is) ? 2 : 1;
}

/** A capital letter within a sentence. */
function isName(said: string, before: Meaning | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(said) && before !== undefined && before.is !== 'break';
}

/** The words that something was made of, as the person wrote them. */
export function understoodWords(mentions: readonly Mention[]): string[] {
  return [...new Set(mentions.filter(isContent).map(({ said }) => said))].slice(0, MOST_REPORTED);
}

const SMALL_CUES = new Set(['and', 'or', 'article', 'in', 'with', 'for', 'but', 'it', 'not', 'everything']);

export function isContent({ meaning }: Mention): boolean {
  if (meaning.is === 'cue') return !SMALL_CUES.has(meaning.cue);

  return !['filler', 'break', 'unknown'].includes(meaning.is);
}

/** A letter that stands alone says nothing; a sign of another script may be a word. */
export function isSingleLetter(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}]$/u.test(word);
}
