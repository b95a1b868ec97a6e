/** A style is said in one's own words, and shown as a look: which looks are chosen is read from the words, as they stand. */
export function says(words: string, style: string): boolean {
  return wordOf(style).test(words);
}

/** The words with the style at their end, or without it wherever it stands. */
export function saying(words: string, style: string, isSaid: boolean): string {
  if (isSaid === says(words, style)) return words;
  if (isSaid) return [words.trim().replace(/,$/, ''), style].filter(Boolean).join(', ');
  return words
    .split(',')
    .map((part) => part.replace(wordOf(style, 'giu'), ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}

function wordOf(style: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<!\\p{L})${style}(?!\\p{L})`, flags);
}
