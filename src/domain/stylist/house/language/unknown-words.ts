import type { Mention } from './meanings.ts';

const MOST_REPORTED = 12;

/**
 * The words that nothing was made of, each once, in their order. They are single runs of letters and digits
 * of at most 40 characters, so nothing that was typed can come back as markup.
 */
export function unknownWords(mentions: readonly Mention[]): string[] {
  const words = mentions.flatMap(({ meaning }) =>
    meaning.is === 'unknown' && [...meaning.word].length > 1 ? [meaning.word] : [],
  );

  return [...new Set(words)].slice(0, MOST_REPORTED);
}
