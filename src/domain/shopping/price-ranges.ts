import type { PriceRange, Slot } from '#contract/outfits.ts';

export interface Budget {
  /** Whole dollars, both included: the outfit's estimated sum lies between them. */
  least: number;
  most: number;
  /** Where to aim, so that the sum reads naturally and small changes stay within the range. */
  aim: readonly [number, number];
}

/** The range is the budget of the whole outfit. "300+" has a ceiling, because a person still pays for it. */
export const BUDGETS: Record<PriceRange, Budget> = {
  'under-50': { least: 20, most: 49, aim: [40, 47] },
  '50-100': { least: 50, most: 100, aim: [64, 92] },
  'under-100': { least: 40, most: 99, aim: [58, 92] },
  '100-200': { least: 100, most: 200, aim: [128, 184] },
  '200-300': { least: 200, most: 300, aim: [220, 284] },
  '300-plus': { least: 300, most: 900, aim: [330, 620] },
};

/** Where nobody chose a range: the usual one, then what dearer occasions ask for. */
export const OPEN_RANGES = ['100-200', '200-300', '300-plus'] as const satisfies readonly PriceRange[];

/** The range that a sum in whole dollars lies in, where nobody chose one. */
export function rangeHolding(dollars: number): PriceRange {
  if (dollars < BUDGETS['100-200'].least) return dollars < BUDGETS['50-100'].least ? 'under-50' : '50-100';

  return OPEN_RANGES.find((range) => dollars <= BUDGETS[range].most) ?? '300-plus';
}

/** How a budget is split, in hundredths: what is worn longest and seen most gets most. */
export const SLOT_SHARES: Record<Slot, number> = {
  outer: 30,
  bottom: 20,
  top: 17,
  dress: 37,
  shoes: 23,
  bag: 7,
  accessory: 4,
};
