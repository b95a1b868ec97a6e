import { type CategoryReading, type Part, readCategory } from './categories.ts';

/**
 * How well a set of garment categories makes one outfit, by rules alone; higher is better, about -6 to 3.
 * For outside benchmarks of compatibility, where an outfit is a list of category names.
 */
export function scoreCategories(names: readonly string[]): number {
  const items = names.map(readCategory);
  const score = structure(items) + dressCode(items) + warmth(items);

  return Math.round(score * 1e4) / 1e4;
}

const count = (items: readonly CategoryReading[], ...parts: Part[]) =>
  items.filter((item) => parts.includes(item.part)).length;

/** What an outfit has, and what nobody wears twice. */
function structure(items: readonly CategoryReading[]): number {
  const tops = count(items, 'top');
  const bottoms = count(items, 'bottom');
  const dresses = count(items, 'dress');
  const outers = count(items, 'outer');
  const isCovered = dresses > 0 || (bottoms > 0 && (tops > 0 || outers > 0)) || count(items, 'swim') > 0;
  let score = 0;

  score += isCovered ? 1 : -0.6;
  score += count(items, 'shoes') === 1 ? 0.9 : 0;
  score += count(items, 'bag') === 1 ? 0.5 : 0;
  score -= 1.3 * Math.max(0, count(items, 'shoes') - 1);
  score -= 1.1 * Math.max(0, bottoms - 1);
  score -= 1.1 * Math.max(0, dresses - 1);
  score -= 0.9 * Math.max(0, count(items, 'bag') - 1);
  score -= 0.7 * Math.max(0, tops - 1);
  score -= 0.6 * Math.max(0, outers - 1);
  score -= dresses > 0 ? 0.8 * bottoms + 0.5 * tops : 0;
  for (const single of ['hat', 'eyewear', 'scarf', 'belt', 'watch', 'gloves', 'hosiery', 'tie'] as const) {
    score -= 0.9 * Math.max(0, count(items, single) - 1);
  }
  score -= 0.15 * Math.max(0, count(items, 'jewelry') - 3);
  score -= 0.1 * Math.max(0, count(items, 'beauty') - 2) + 0.2 * Math.max(0, count(items, 'home') - 1);
  score -= count(items, 'swim') > 0 ? 0.5 * count(items, 'outer', 'bottom', 'dress') : 0;

  return score;
}

/** One formality at which everything is at home, or as near as it gets. */
function dressCode(items: readonly CategoryReading[]): number {
  const distance = (formality: number) =>
    items.reduce(
      (sum, { formality: [low, high] }) => sum + Math.max(0, low - formality, formality - high),
      0,
    );
  const best = Math.min(...Array.from({ length: 9 }, (_, formality) => distance(formality)));

  return -0.35 * best;
}

/** Sandals with a parka. */
function warmth(items: readonly CategoryReading[]): number {
  const told = items.filter((item) => item.warmth !== 2).map((item) => item.warmth);
  if (told.length < 2) return 0;

  const spread = Math.max(...told) - Math.min(...told);

  return -0.2 * Math.max(0, spread - 2);
}
