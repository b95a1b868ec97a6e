import type { PackageId, PlanLimits, PlanStatus, PlanUsage, StylePackage } from '#contract/plans.ts';

/** What is on offer and what each package allows. Data: an operator may replace any of it. */
export interface PackageTable {
  /** Cheapest first. Prices are in cents a month. */
  packages: readonly StylePackage[];
  limits: Record<PackageId, PlanLimits>;
}

const PACKAGES: readonly StylePackage[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 0,
    currency: 'usd',
    description: 'Everything you need to find your style.',
    features: [
      '12 outfit uploads',
      'Style quiz',
      '10 inspirations',
      '3 outfits daily with 1 modification',
      'Store 10 designs',
    ],
  },
  {
    id: 'advanced',
    name: 'Advanced',
    price: 1499,
    currency: 'usd',
    description: 'For people who plan their week in outfits.',
    features: [
      '12 outfit uploads',
      'Style quiz',
      '50 inspirations',
      '20 outfits daily with 20 modifications',
      'Store 100 designs',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 2999,
    currency: 'usd',
    description: 'For wardrobes that are never finished.',
    features: [
      '12 outfit uploads',
      'Style quiz',
      '200 inspirations',
      '100 outfits daily with 100 modifications',
      'Store 500 designs',
    ],
  },
];

const LIMITS: Record<PackageId, PlanLimits> = {
  basic: {
    outfitUploads: 12,
    inspirationUploads: 10,
    outfitStorage: 10,
    generationsPerDay: 3,
    modificationsPerDay: 1,
    styleQuiz: true,
  },
  advanced: {
    outfitUploads: 12,
    inspirationUploads: 50,
    outfitStorage: 100,
    generationsPerDay: 20,
    modificationsPerDay: 20,
    styleQuiz: true,
  },
  pro: {
    outfitUploads: 12,
    inspirationUploads: 200,
    outfitStorage: 500,
    generationsPerDay: 100,
    modificationsPerDay: 100,
    styleQuiz: true,
  },
};

/** The specification says both "3 a day" and "unlimited and completely free"; the operator chooses. */
export type GenerationLimits = 'plan' | 'unlimited';

export const DEFAULT_PACKAGES: PackageTable = { packages: PACKAGES, limits: LIMITS };

/** The limits of a plan; without a plan, Basic's. `null` is unlimited. */
export function limitsOf(
  table: PackageTable,
  packageId: PackageId | null,
  generationLimits: GenerationLimits,
): PlanLimits {
  const limits = table.limits[packageId ?? 'basic'];
  if (generationLimits === 'plan') return limits;
  return { ...limits, generationsPerDay: null, modificationsPerDay: null };
}

export function packageOf(table: PackageTable, packageId: PackageId): StylePackage {
  const found = table.packages.find((entry) => entry.id === packageId);
  if (!found) throw new Error(`no package ${packageId}`);
  return found;
}

/** What is left of each limit, never below zero. */
export function remainingOf(limits: PlanLimits, usage: PlanUsage): PlanStatus['remaining'] {
  const left = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used));
  return {
    photos: left(limits.outfitUploads, usage.photos),
    inspirations: left(limits.inspirationUploads, usage.inspirations),
    outfits: left(limits.outfitStorage, usage.outfits),
    generationsToday: left(limits.generationsPerDay, usage.generationsToday),
    modificationsToday: left(limits.modificationsPerDay, usage.modificationsToday),
  };
}
