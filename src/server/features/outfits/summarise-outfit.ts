import * as z from 'zod/mini';
import { type Outfit, type OutfitSummary, outfitSummary } from '#contract/outfits.ts';
import { type ToldOutfit, toldOutfit } from '#contract/told.ts';
import { storedJson } from '#server/db/stored-json.ts';

/** What a summary is made of. */
type Summarised = Pick<
  Outfit,
  | 'title'
  | 'description'
  | 'told'
  | 'language'
  | 'priceRange'
  | 'imageUrl'
  | 'picture'
  | 'estimatedTotalCents'
  | 'currency'
  | 'items'
>;

/** What is stored beside an outfit's content, so that a list reads this twentieth of it alone. */
const storedShape = z.extend(
  z.omit(outfitSummary, { id: true, isFavorite: true, createdAt: true, lastModification: true, words: true }),
  { words: z.array(z.string()), told: z.optional(toldOutfit) },
);

export const storedSummary = storedJson<z.infer<typeof storedShape>>({
  shape: storedShape,
  blank: { description: '', thumbnailUrl: null, thumbnailAvifUrl: null, words: [] },
});

export function summariseOutfit(content: Summarised): z.infer<typeof storedShape> {
  const {
    title,
    description,
    told,
    language,
    priceRange,
    imageUrl,
    picture,
    estimatedTotalCents,
    currency,
    items,
  } = content;
  const words = items.flatMap(({ category, item, color, style }) => [category, item, color, style]);
  return {
    title,
    description,
    priceRange,
    thumbnailUrl: picture?.thumbnailUrl ?? null,
    thumbnailAvifUrl: picture?.thumbnailAvifUrl ?? null,
    imageUrl,
    estimatedTotalCents,
    words: [...new Set(words)],
    ...(language !== undefined && { language }),
    ...(currency !== undefined && { currency }),
    ...(told !== undefined && { told: { title: told.title, description: told.description } }),
  };
}

type Stored = OutfitSummary & { told?: ToldOutfit | undefined };
type Summary = Omit<Stored, 'words'> & { words: string[] };

/** A list as it is stored, before it is written in its reader's language. */
export interface StoredSummaries {
  outfits: Stored[];
  words: string[];
}

/** Says each word once. The oldest outfit's come first, so that a new one moves no place. @param summaries newest first */
export function shareWords(summaries: Summary[]): StoredSummaries {
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
