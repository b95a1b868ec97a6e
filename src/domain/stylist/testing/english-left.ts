/** Words that both languages have, with those that German has taken from English. */
const OF_BOTH = new Set(
  `in so quiz afro film
  old money vintage business casual smart western preppy athleisure streetwear utility grunge cottagecore instagram pinterest tiktok
  camel cognac taupe khaki beige petrol gold orange mint mauve fuchsia`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words of a text that its English has too: what was left in English. */
export function englishLeft(german: string, english: string): string[] {
  const words = new Set(wordsOf(english));

  return wordsOf(german).filter((word) => words.has(word) && !OF_BOTH.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
