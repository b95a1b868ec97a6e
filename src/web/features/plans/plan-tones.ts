import type { PackageId } from '#contract/plans.ts';

/** Blue, purple and amber belong to the plans. */
export const PLAN_TONES = {
  basic: 'blue',
  advanced: 'purple',
  pro: 'amber',
} as const satisfies Record<PackageId, string>;
