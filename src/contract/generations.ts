import * as z from 'zod/mini';
import { errorBody } from './error.ts';
import { outfit, outfitOrder, PRICE_RANGES, startFrom } from './outfits.ts';
import { defineRoute } from './route.ts';
import { id, idParams, instant, success } from './shared-shapes.ts';

/** The steps of the work, in order; each is reached when it really begins. */
export const RUNNING_STAGES = ['reading', 'choosing', 'drawing'] as const;
export type RunningStage = (typeof RUNNING_STAGES)[number];

/** `offered`: looks are made and wait for the person to choose. */
export const GENERATION_STAGES = [...RUNNING_STAGES, 'offered', 'done', 'failed', 'cancelled'] as const;
export type GenerationStage = (typeof GENERATION_STAGES)[number];

/** "Three ways": so many looks are offered for one prompt and one allowance. */
export const WAYS = 3;
/** Looks that nobody chose from are let go after this. */
export const GENERATION_KEPT_DAYS = 7;

/** What is ordered, in full. */
export const order = z.object({
  /** The outfit that is changed; null where new ones are made. */
  modifies: z.nullable(id),
  prompt: z.string(),
  priceRange: z.enum(PRICE_RANGES),
  ways: z.union([z.literal(1), z.literal(WAYS)]),
  startFrom: z.nullable(startFrom),
});
export type Order = z.infer<typeof order>;

/** What became of an order, for whoever asks: this page, the page after a reload, another tab. */
export const generation = z.object({
  id,
  stage: z.enum(GENERATION_STAGES),
  ...order.shape,
  startedAt: instant,
  /** Since it began, by the server's clock; the browser's own may be wrong. */
  elapsedMs: z.int(),
  /** `offered`: the looks to choose from. `done`: the outfits that were stored and still are. Else none. */
  outfits: z.array(outfit),
  /** Why there is no outfit, in words for the person. */
  failure: z.nullable(errorBody),
});
export type Generation = z.infer<typeof generation>;

export const generateThreeWays = defineRoute({
  method: 'POST',
  path: '/api/outfits/generate-three',
  tag: 'outfits',
  summary: 'Generate three distinct looks for one prompt and one allowance, to choose from',
  body: outfitOrder,
  response: generation,
});

export const listGenerations = defineRoute({
  method: 'GET',
  path: '/api/generations',
  tag: 'outfits',
  summary: 'The latest generations of the last day and those that wait for a choice, newest first',
  response: z.object({ generations: z.array(generation) }),
});

export const getGeneration = defineRoute({
  method: 'GET',
  path: '/api/generations/:id',
  tag: 'outfits',
  summary: 'How far a generation is, or what became of it',
  params: idParams,
  response: generation,
});

export const cancelGeneration = defineRoute({
  method: 'POST',
  path: '/api/generations/:id/cancel',
  tag: 'outfits',
  summary: 'Stop a generation and give its allowance back; one that is finished stays finished',
  params: idParams,
  response: generation,
});

export const chooseLooks = defineRoute({
  method: 'POST',
  path: '/api/generations/:id/choose',
  tag: 'outfits',
  summary: 'Keep some of the looks on offer, or none; the others are removed',
  params: idParams,
  body: z.strictObject({ keep: z.array(id).check(z.maxLength(WAYS)) }),
  response: generation,
});

export const forgetGeneration = defineRoute({
  method: 'DELETE',
  path: '/api/generations/:id',
  tag: 'outfits',
  summary: 'Put away the record of a generation that has ended; its outfits stay',
  params: idParams,
  response: success,
});
