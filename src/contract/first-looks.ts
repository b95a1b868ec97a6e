import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { text } from './shared-shapes.ts';

/** What somebody without an account may write: as long as it takes to say what one dresses for. */
export const MAX_OCCASION_LENGTH = 300;

/** The number that a look is made with: the same words and number make the same look. */
export const seed = z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1));

/** A look as it is shown to somebody without an account. Nothing of it is stored. */
export const firstLook = z.object({
  title: z.string(),
  /** What title and reason are written in; left out: English. */
  language: z.optional(z.string()),
  /** Why it was put together so; empty where there is nothing to say. */
  reason: z.string(),
  /** Estimated sum of its pieces. */
  totalCents: z.int(),
  /** Each piece in words, with its color. */
  pieces: z.array(z.object({ item: z.string(), language: z.optional(z.string()), color: z.string() })),
});
export type FirstLook = z.infer<typeof firstLook>;

export const tryLook = defineRoute({
  method: 'POST',
  path: '/api/first-looks',
  tag: 'first-looks',
  summary: 'Make a look for an occasion without an account; limited by address, and nothing is stored',
  access: 'visitor-or-user',
  body: z.strictObject({ occasion: z._default(text(MAX_OCCASION_LENGTH), '') }),
  response: z.object({
    ...firstLook.shape,
    /** To keep it: `POST /api/outfits/generate` with the same words and this as its `seed`. */
    seed,
    /** The board without a ground, as a `data:` address of a WebP of 1024 x 1280 px. */
    board: z.string(),
  }),
});
export type TriedLook = z.infer<(typeof tryLook)['response']>;

/** The looks of the public pages: for three kinds of people. */
export const SHOWN_LOOKS = ['office', 'wedding', 'weekend'] as const;
export type ShownLook = (typeof SHOWN_LOOKS)[number];

/** The looks beside the forms of registration and login, as pictures alone. */
export const DOOR_LOOKS = ['rain', 'evening'] as const;
export type PicturedLook = ShownLook | (typeof DOOR_LOOKS)[number];
