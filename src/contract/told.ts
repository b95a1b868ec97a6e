import * as z from 'zod/mini';

/** A piece as a sentence names it: the wardrobe's key, a curated color, a cloth of the wardrobe and its pattern. */
export const toldPiece = z.object({
  garment: z.string(),
  color: z.string(),
  fabric: z.string(),
  pattern: z.string(),
});
export type ToldPiece = z.infer<typeof toldPiece>;

/** What a sentence of the stylist says, apart from its words: which sentence, and what it speaks of, in that order. */
export const told = z.object({
  says: z.string(),
  pieces: z.optional(z.array(toldPiece)),
  /** Keys of closed lists, e.g. an occasion's or a color's; a title of the person's own. */
  words: z.optional(z.array(z.string())),
  /** Whole dollars. */
  sums: z.optional(z.array(z.int())),
});
export type Told = z.infer<typeof told>;

/** An outfit's texts so. One that is absent was written by a model, or by an earlier release, and is in one language only. */
export const toldOutfit = z.object({
  title: z.optional(told),
  description: z.optional(z.array(told)),
  reasons: z.optional(z.array(told)),
  fit: z.optional(z.array(told)),
});
export type ToldOutfit = z.infer<typeof toldOutfit>;
