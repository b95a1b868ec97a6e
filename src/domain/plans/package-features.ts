import type { PlanLimits } from '#contract/plans.ts';

/** What a package's limits allow, a line each, as its card and the account's status show them. */
export function featuresOf(limits: PlanLimits): string[] {
  return [
    counted(limits.outfitUploads, 'outfit upload'),
    ...(limits.styleQuiz ? ['Style quiz'] : []),
    counted(limits.inspirationUploads, 'inspiration'),
    daily(limits),
    limits.outfitStorage === null
      ? 'Store any number of designs'
      : `Store ${counted(limits.outfitStorage, 'design')}`,
  ];
}

function daily({ generationsPerDay, modificationsPerDay }: PlanLimits): string {
  const outfits = counted(generationsPerDay, 'outfit');
  const modifications = counted(modificationsPerDay, 'modification').replace(/^U/, 'u');
  return `${outfits}${generationsPerDay === null ? '' : ' daily'} with ${modifications}`;
}

/** `null` is unlimited. */
function counted(limit: number | null, what: string): string {
  return `${limit ?? 'Unlimited'} ${what}${limit === 1 ? '' : 's'}`;
}
