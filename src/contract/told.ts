import * as z from 'zod/mini';
import { CURRENCIES } from './markets.ts';

/** A piece as a sentence names it: the wardrobe's key, a curated color, a cloth of the wardrobe and its pattern. */
export const toldPiece = z.object({
  garment: z.string(),
  color: z.string(),
  fabric: z.string(),
  pattern: z.string(),
  /** What its owner calls it, where it is known from the request only: "coat". */
  called: z.optional(z.string()),
});
export type ToldPiece = z.infer<typeof toldPiece>;

/** A part of a sentence that has a name of its own: one of several reasons. */
export const toldPart = z.object({
  says: z.string(),
  pieces: z.optional(z.array(toldPiece)),
  words: z.optional(z.array(z.string())),
  sums: z.optional(z.array(z.int())),
  /** What sums of money are in; left out: US dollars. */
  currency: z.optional(z.enum(CURRENCIES)),
});
export type ToldPart = z.infer<typeof toldPart>;

/** What a sentence of the stylist says, apart from its words: which sentence, and what it speaks of, in that order. */
export const told = z.object({
  says: z.string(),
  pieces: z.optional(z.array(toldPiece)),
  /** Keys of closed lists, e.g. an occasion's or a color's; a title of the person's own. */
  words: z.optional(z.array(z.string())),
  /** Whole sums of money, counts, hundredths: whatever numbers it has. */
  sums: z.optional(z.array(z.int())),
  /** What sums of money are in; left out: US dollars. */
  currency: z.optional(z.enum(CURRENCIES)),
  parts: z.optional(z.array(toldPart)),
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
