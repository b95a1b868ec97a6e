import * as z from 'zod/mini';
import { type OutfitSummaries, outfitSummary } from '#contract/outfits.ts';
import type { OutfitContent } from './outfits.repository.ts';

/** What is stored beside an outfit's content, so that a list reads this twentieth of it alone. */
export const storedSummary = z.extend(
  z.omit(outfitSummary, { id: true, isFavorite: true, createdAt: true, lastModification: true, words: true }),
  { words: z.array(z.string()) },
);

export function summariseOutfit(content: OutfitContent): z.infer<typeof storedSummary> {
  const { title, description, priceRange, picture, items } = content;
  const words = items.flatMap(({ category, item, color, style }) => [category, item, color, style]);
  return {
    title,
    description,
    priceRange,
    thumbnailUrl: picture?.thumbnailUrl ?? null,
    thumbnailAvifUrl: picture?.thumbnailAvifUrl ?? null,
    words: [...new Set(words)],
  };
}

type Summary = Omit<OutfitSummaries['outfits'][number], 'words'> & { words: string[] };

/** Says each word once. The oldest outfit's come first, so that a new one moves no place. @param summaries newest first */
export function shareWords(summaries: Summary[]): OutfitSummaries {
  const places = new Map<string, number>();
  for (const word of summaries.toReversed().flatMap(({ words }) => words))
    if (!places.has(word)) places.set(word, places.size);
  return {
    outfits: summaries.map((summary) => ({
      ...summary,
      words: summary.words.map((word) => places.get(word) ?? 0),
    })),
    words: [...places.keys()],
  };
}
