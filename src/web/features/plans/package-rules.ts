import { PACKAGE_IDS, type StylePackage } from '#contract/plans.ts';

/** Basic leads to Advanced or Pro, Advanced to Pro. */
export function isUpgrade(offered: StylePackage, current: StylePackage | null): boolean {
  if (current === null) return false;
  return PACKAGE_IDS.indexOf(offered.id) > PACKAGE_IDS.indexOf(current.id);
}

/** A price in cents as money, e.g. "$14.99". */
export function priceText({ price, currency }: Pick<StylePackage, 'price' | 'currency'>): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(price / 100);
}
