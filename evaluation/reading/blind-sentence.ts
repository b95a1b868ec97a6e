import { z } from 'zod';

/** A piece as a person would point it out, in plain English: "dress", "navy", "linen", "striped", "long sleeves". */
const piece = z.object({
  what: z.optional(z.string()),
  colour: z.optional(z.string()),
  cloth: z.optional(z.string()),
  pattern: z.optional(z.string()),
  more: z.optional(z.string()),
  style: z.optional(z.string()),
});
export type Described = z.infer<typeof piece>;

/** What a good human stylist would be held to by a sentence; only what is named is checked, and on the result. */
const expectation = z.object({
  has: z.optional(z.array(piece)),
  hasNot: z.optional(z.array(piece)),
  onlyChanged: z.optional(z.array(z.string())),
  unchanged: z.optional(z.array(z.string())),
  removed: z.optional(z.array(z.string())),
  totalAtMost: z.optional(z.number()),
  totalAtLeast: z.optional(z.number()),
  occasion: z.optional(z.string()),
  weather: z.optional(z.string()),
  mood: z.optional(z.string()),
  looks: z.optional(z.number()),
  nothing: z.optional(z.string()),
  notUnderstood: z.optional(z.array(z.string())),
  likes: z.optional(z.array(piece)),
  avoids: z.optional(z.array(piece)),
  scales: z.optional(z.record(z.string(), z.string())),
});
export type Expectation = z.infer<typeof expectation>;

const blindSentence = z.object({
  id: z.string(),
  kind: z.enum(['request', 'change', 'feedback']),
  wears: z.enum(['womenswear', 'menswear', 'everything']),
  /** For changes: which of the looks of `looks.ts` it is said about. */
  look: z.optional(z.string()),
  text: z.string(),
  expect: expectation,
});
export type BlindSentence = z.infer<typeof blindSentence>;

/** @throws when a file does not have the shape: a set that is read in part would measure something else */
export function blindSentencesOf(json: unknown): BlindSentence[] {
  return z.array(blindSentence).parse(json);
}
