import { CLOTHS } from '../writing/de/cloth-names.ts';
import { GARMENTS } from '../writing/de/garment-names.ts';
import { DRESS_CODES } from '../writing/de/vocabulary.ts';

/** Words that both languages have, with those that German has taken from English: names of styles, cuts and colors. */
const OF_BOTH = new Set([
  ...wordsOf(
    `an in so hand bank rest will shorts warm
    quiz film outfit look training festival
    afro old money vintage business casual smart western preppy athleisure streetwear utility grunge cottagecore instagram pinterest
    tiktok petite tall crop tops
    camel cognac taupe khaki beige petrol gold orange mint mauve fuchsia`,
  ),
  ...[GARMENTS, CLOTHS, DRESS_CODES].flatMap((names) => Object.values(names).flatMap(wordsOf)),
]);

/** Words of a text that its English has too: what was left in English. */
export function englishLeft(german: string, english: string): string[] {
  const words = new Set(wordsOf(english));

  return wordsOf(german).filter((word) => words.has(word) && !OF_BOTH.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
