import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { instant } from './shared-shapes.ts';

export const PACKAGE_IDS = ['basic', 'advanced', 'pro'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

export const PLAN_STATUS_POLL_MS = 30_000;
/** The upgrade notice appears at this part of a limit. */
export const UPGRADE_WARNING_RATIO = 0.8;

export const stylePackage = z.object({
  id: z.enum(PACKAGE_IDS),
  name: z.string(),
  /** A month, in cents; 0 means free. */
  price: z.int(),
  currency: z.string(),
  description: z.string(),
  features: z.array(z.string()),
});
export type StylePackage = z.infer<typeof stylePackage>;

/** `null` means unlimited. */
const limit = z.nullable(z.int());

export const planLimits = z.object({
  outfitUploads: limit,
  inspirationUploads: limit,
  outfitStorage: limit,
  generationsPerDay: limit,
  modificationsPerDay: limit,
  styleQuiz: z.boolean(),
  /** Pieces of the closet: unlimited unless an operator says otherwise. */
  closetPieces: limit,
});
export type PlanLimits = z.infer<typeof planLimits>;

export const planUsage = z.object({
  photos: z.int(),
  inspirations: z.int(),
  outfits: z.int(),
  generationsToday: z.int(),
  modificationsToday: z.int(),
  closetPieces: z.int(),
});
export type PlanUsage = z.infer<typeof planUsage>;

/** What counts against a limit, as {@link planUsage} names it. */
export const PLAN_USES = [
  'photos',
  'inspirations',
  'outfits',
  'generationsToday',
  'modificationsToday',
  'closetPieces',
] as const;

export const planStatus = z.object({
  plan: z.nullable(z.object({ packageId: z.enum(PACKAGE_IDS), name: z.string() })),
  limits: planLimits,
  usage: planUsage,
  remaining: z.object({
    photos: limit,
    inspirations: limit,
    outfits: limit,
    generationsToday: limit,
    modificationsToday: limit,
    closetPieces: limit,
  }),
  /** Of which a plan above allows more. */
  raisedByUpgrade: z.array(z.enum(PLAN_USES)),
});
export type PlanStatus = z.infer<typeof planStatus>;

const dailyUse = z.object({ used: z.int(), allowed: limit, left: limit });

export const dailyGeneration = z.object({
  generations: dailyUse,
  modifications: dailyUse,
  /** The end of the UTC day, when spent allowances come back. */
  resetsAt: instant,
});
export type DailyGeneration = z.infer<typeof dailyGeneration>;

export const listPackages = defineRoute({
  method: 'GET',
  path: '/api/packages',
  tag: 'plans',
  summary: 'The packages on offer, cheapest first',
  access: 'visitor-or-user',
  response: z.array(stylePackage),
});

export const getActivePackage = defineRoute({
  method: 'GET',
  path: '/api/user/active-package',
  tag: 'plans',
  summary: "The signed-in user's package, or null",
  response: z.nullable(stylePackage),
});

export const getPlanStatus = defineRoute({
  method: 'GET',
  path: '/api/user/plan-status',
  tag: 'plans',
  summary: 'Plan, limits, usage and what remains',
  response: planStatus,
  // Every open tab polls it.
  revalidates: true,
});

export const getDailyGeneration = defineRoute({
  method: 'GET',
  path: '/api/daily-generation',
  tag: 'plans',
  summary: "Today's generations and modifications: used, allowed, left, and when the day ends",
  response: dailyGeneration,
});
