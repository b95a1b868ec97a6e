import * as z from 'zod/mini';
import { errorBody } from './error.ts';
import { seed } from './first-looks.ts';
import { OUTFIT_SOURCES, outfit, outfitRequest, PRICE_RANGES, startFrom } from './outfits.ts';
import { defineRoute } from './route.ts';
import { id, idParams, instant, success } from './shared-shapes.ts';

/**
 * `queued`: written down. `running`: the work has begun. `offered`: looks are made and wait for the person to choose.
 * `done`, `failed`, `cancelled` are ends.
 */
export const JOB_STATES = ['queued', 'running', 'offered', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
/** Something is still to happen by itself. */
export const ACTIVE_STATES = ['queued', 'running'] as const satisfies readonly JobState[];
export const ENDED_STATES = ['done', 'failed', 'cancelled'] as const satisfies readonly JobState[];

/** The steps of a running job, in order; each is reached when it really begins. */
export const JOB_STAGES = ['reading', 'choosing', 'drawing'] as const;
export type JobStage = (typeof JOB_STAGES)[number];

/** "Three ways": so many looks are offered for one prompt and one allowance. */
export const WAYS = 3;
/** A record is removed after this, and with it the looks that nobody chose from. */
export const JOB_KEPT_DAYS = 7;

/** New outfits. */
export const generateRequest = z.object({
  kind: z.literal('generate'),
  prompt: z.string(),
  priceRange: z.enum(PRICE_RANGES),
  /** Nobody chose the range; left out where somebody did. */
  isRangeOpen: z.optional(z.boolean()),
  ways: z.union([z.literal(1), z.literal(WAYS)]),
  /** The looks share their pieces, to be packed; left out: they offer a choice. */
  together: z.optional(z.literal(true)),
  startFrom: z.nullable(startFrom),
  /** Left out: everything is bought, like the next. */
  source: z.optional(z.enum(OUTFIT_SOURCES)),
  anchors: z.optional(z.array(id)),
  /** It was tried before there was an account, and is made again as it was. */
  seed: z.optional(seed),
});
export type GenerateRequest = z.infer<typeof generateRequest>;

/** A change of an outfit. */
export const modifyRequest = z.object({ kind: z.literal('modify'), outfitId: id, prompt: z.string() });

/** What a job is to do, by its kind. */
export const jobRequest = z.discriminatedUnion('kind', [generateRequest, modifyRequest]);
export type JobRequest = z.infer<typeof jobRequest>;
export type JobKind = JobRequest['kind'];

/** What the stylist is making, or has made, for whoever asks: this page, the page after a reload, another tab. */
export const job = z.object({
  /** Chosen by whoever asked for it, or by the server. */
  id,
  state: z.enum(JOB_STATES),
  /** Null unless it is running. */
  stage: z.nullable(z.enum(JOB_STAGES)),
  request: jobRequest,
  startedAt: instant,
  /** Since it was asked for, by the server's clock; the browser's own may be wrong. */
  elapsedMs: z.int(),
  /** `done`: the outfits that were stored or changed. Else none. */
  outfitIds: z.array(id),
  /** `failed`: why. Else null. */
  error: z.nullable(errorBody),
});
export type Job = z.infer<typeof job>;

export const generateThreeWays = defineRoute({
  method: 'POST',
  path: '/api/outfits/generate-three',
  tag: 'jobs',
  summary:
    'Generate three looks for one prompt and one allowance, to choose from: distinct ones, or such as share their pieces',
  body: z.extend(outfitRequest, {
    /** Looks that combine, as one packs them: shoes, coat and bag are in each, and tops and bottoms are worn again. */
    together: z.optional(z.boolean()),
  }),
  response: job,
});

export const listJobs = defineRoute({
  method: 'GET',
  path: '/api/jobs',
  tag: 'jobs',
  summary: 'The latest jobs of each kind of the last day and those that wait for a choice, newest first',
  response: z.object({ jobs: z.array(job) }),
});

export const getJob = defineRoute({
  method: 'GET',
  path: '/api/jobs/:id',
  tag: 'jobs',
  summary: 'How far a job is, or what became of it',
  params: idParams,
  response: job,
});

export const cancelJob = defineRoute({
  method: 'POST',
  path: '/api/jobs/:id/cancel',
  tag: 'jobs',
  summary: 'Stop a job and give its allowance back; one that has ended stays as it ended',
  params: idParams,
  response: job,
});

export const forgetJob = defineRoute({
  method: 'DELETE',
  path: '/api/jobs/:id',
  tag: 'jobs',
  summary: 'Put away the record of a job that has ended; its outfits stay',
  params: idParams,
  response: success,
});

export const listLooks = defineRoute({
  method: 'GET',
  path: '/api/jobs/:id/looks',
  tag: 'jobs',
  summary: 'The looks that a job offers to choose from; none when there is no choice to make',
  params: idParams,
  response: z.object({ looks: z.array(outfit) }),
});

export const chooseLooks = defineRoute({
  method: 'POST',
  path: '/api/jobs/:id/choose',
  tag: 'jobs',
  summary: 'Keep some of the looks on offer, or none; the others are removed',
  params: idParams,
  body: z.strictObject({ keep: z.array(id).check(z.maxLength(WAYS)) }),
  response: job,
});
