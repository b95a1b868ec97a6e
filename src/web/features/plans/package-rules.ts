import { PACKAGE_IDS, type PackageId, type StylePackage } from '#contract/plans.ts';

/** The part of the address that names the package whose checkout is open. */
export const CHECKOUT = 'checkout';

/** Basic leads to Advanced or Pro, Advanced to Pro. */
export function isUpgrade(offered: StylePackage, current: StylePackage | null): boolean {
  if (current === null) return false;
  return PACKAGE_IDS.indexOf(offered.id) > PACKAGE_IDS.indexOf(current.id);
}

/** Whether the plan that one has does more: then it has to end first. */
export function isBelow(offered: StylePackage, current: StylePackage | null): boolean {
  return current !== null && PACKAGE_IDS.indexOf(offered.id) < PACKAGE_IDS.indexOf(current.id);
}

/** The one that most people take. */
export const RECOMMENDED: PackageId = 'pro';

/** Unless this person has it. */
export function isRecommended(offered: StylePackage, current: StylePackage | null): boolean {
  return offered.id === RECOMMENDED && current?.id !== RECOMMENDED;
}

/** What every package has, which need not be said of each. */
export function featuresOfAll(packages: readonly StylePackage[]): string[] {
  const [first, ...others] = packages;
  return (
    first?.features.filter((feature) => others.every(({ features }) => features.includes(feature))) ?? []
  );
}
