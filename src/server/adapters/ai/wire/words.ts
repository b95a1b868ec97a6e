import * as z from 'zod/mini';
import { plainText } from '#domain/stylist/plain-text.ts';

/** One word of a list. The list steers the model; what it says instead is mended where that is possible, not refused. */
export function oneOfKnown(values: readonly string[]) {
  return z.string().register(z.globalRegistry, { enum: [...values] });
}

/** Short plain texts, each once, empty ones left out. */
export function cleanWords(texts: readonly string[], limits: { most: number; length: number }): string[] {
  const seen = new Set<string>();
  const clean: string[] = [];

  for (const text of texts) {
    if (clean.length === limits.most) break;
    const plain = plainText(text, limits.length);
    const key = plain.toLowerCase();
    if (plain === '' || seen.has(key)) continue;
    seen.add(key);
    clean.push(plain);
  }
  return clean;
}

/** Those of a vocabulary that were named, however they were written, in the order in which they were; each once. */
export function knownWords<Word extends string>(
  texts: readonly string[],
  vocabulary: readonly Word[],
): Word[] {
  return [...new Set(texts.map((text) => knownWord(text, vocabulary)).filter((word) => word !== null))];
}

export function knownWord<Word extends string>(text: string, vocabulary: readonly Word[]): Word | null {
  const wanted = levelled(text);
  return vocabulary.find((word) => levelled(word) === wanted) ?? null;
}

function levelled(text: string): string {
  return text
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
