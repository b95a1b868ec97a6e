import {
  PACKAGE_IDS,
  type PackageId,
  PLAN_USES,
  type PlanLimits,
  type PlanStatus,
  type PlanUsage,
  type StylePackage,
} from '#contract/plans.ts';
import { featuresOf } from './package-features.ts';

/** What is on offer and what each package allows. Data: an operator may replace any of it. */
export interface PackageTable {
  /** Cheapest first. Prices are in cents a month. */
  packages: readonly StylePackage[];
  limits: Record<PackageId, PlanLimits>;
}

const OFFERED: readonly Omit<StylePackage, 'features'>[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 0,
    currency: 'usd',
    description: 'Everything you need to find your style.',
  },
  {
    id: 'advanced',
    name: 'Advanced',
    price: 1499,
    currency: 'usd',
    description: 'For people who plan their week in outfits.',
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 2999,
    currency: 'usd',
    description: 'For wardrobes that are never finished.',
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
    closetPieces: null,
  },
  advanced: {
    outfitUploads: 12,
    inspirationUploads: 50,
    outfitStorage: 100,
    generationsPerDay: 20,
    modificationsPerDay: 20,
    styleQuiz: true,
    closetPieces: null,
  },
  pro: {
    outfitUploads: 12,
    inspirationUploads: 200,
    outfitStorage: 500,
    generationsPerDay: 100,
    modificationsPerDay: 100,
    styleQuiz: true,
    closetPieces: null,
  },
};

/** The specification says both "3 a day" and "unlimited and completely free"; the operator chooses. */
export type GenerationLimits = 'plan' | 'unlimited';

/** What an operator has otherwise. */
export type PackageChanges = Partial<
  Record<PackageId, Partial<Omit<StylePackage, 'id'>> & { limits?: Partial<PlanLimits> }>
>;

/** Our packages with the operator's changes. Features that nobody wrote follow from the limits as they then are. */
export function packageTable(changes: PackageChanges, generationLimits: GenerationLimits): PackageTable {
  const limitsFor = (id: PackageId): PlanLimits => ({
    ...LIMITS[id],
    ...changes[id]?.limits,
    ...(generationLimits === 'unlimited' && { generationsPerDay: null, modificationsPerDay: null }),
  });
  const limits = { basic: limitsFor('basic'), advanced: limitsFor('advanced'), pro: limitsFor('pro') };
  const packages = OFFERED.map((offered): StylePackage => {
    const { limits: _, ...words } = changes[offered.id] ?? {};
    return { ...offered, features: featuresOf(limits[offered.id]), ...words };
  });
  return { packages, limits };
}

export const DEFAULT_PACKAGES: PackageTable = packageTable({}, 'plan');

/** The limits of a plan; without a plan, Basic's. `null` is unlimited. */
export function limitsOf(table: PackageTable, packageId: PackageId | null): PlanLimits {
  return table.limits[packageId ?? 'basic'];
}

export function packageOf(table: PackageTable, packageId: PackageId): StylePackage {
  const found = table.packages.find((entry) => entry.id === packageId);
  if (!found) throw new Error(`no package ${packageId}`);
  return found;
}

const LIMIT_OF: Record<keyof PlanUsage, Exclude<keyof PlanLimits, 'styleQuiz'>> = {
  photos: 'outfitUploads',
  inspirations: 'inspirationUploads',
  outfits: 'outfitStorage',
  generationsToday: 'generationsPerDay',
  modificationsToday: 'modificationsPerDay',
  closetPieces: 'closetPieces',
};

/** Of what some plan above this one allows more; no plan counts as Basic. */
export function raisedByUpgrade(table: PackageTable, packageId: PackageId | null): (keyof PlanUsage)[] {
  const limits = limitsOf(table, packageId);
  const above = PACKAGE_IDS.slice(PACKAGE_IDS.indexOf(packageId ?? 'basic') + 1);

  return PLAN_USES.filter((use) => {
    const limit = limits[LIMIT_OF[use]];
    if (limit === null) return false;
    return above.some((id) => (table.limits[id][LIMIT_OF[use]] ?? Number.POSITIVE_INFINITY) > limit);
  });
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
    closetPieces: left(limits.closetPieces, usage.closetPieces),
  };
}
