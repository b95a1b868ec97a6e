/** Words with the English ones in the place of those that are missing. A list is translated whole or not at all. */
export function withEnglish<Words>(english: Words, words: unknown): Words {
  if (!isGroup(english) || !isGroup(words)) return (words ?? english) as Words;
  const keys = new Set([...Object.keys(english), ...Object.keys(words)]);
  return Object.fromEntries([...keys].map((key) => [key, withEnglish(english[key], words[key])])) as Words;
}

/** The names of the English texts that a language has no words for, e.g. `login.submit`. */
export function missingWords(english: unknown, words: unknown, name = ''): string[] {
  if (words === undefined) return [name];
  if (!isGroup(english) || !isGroup(words)) return [];
  return Object.entries(english).flatMap(([key, one]) =>
    missingWords(one, words[key], name === '' ? key : `${name}.${key}`),
  );
}

function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === 'object' && words !== null && !Array.isArray(words);
}
