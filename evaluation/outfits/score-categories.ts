import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentPairPoints } from '#domain/wardrobe/garment-pairs.ts';
import { readCategory } from './read-category.ts';

/**
 * How well a set of garment categories makes one outfit, by the table of pairs that outfits are composed by: the mean over all
 * pairs of names, each pair at the best that its garments reach. 0 where nothing is known of the names.
 */
export function scoreCategories(names: readonly string[]): number {
  const read = names.map(readCategory).filter((garments) => garments.length > 0);
  const pairs = read.flatMap((one, at) => read.slice(at + 1).map((other) => bestOf(one, other)));
  const mean = pairs.length === 0 ? 0 : pairs.reduce((sum, points) => sum + points, 0) / pairs.length;

  return Math.round(mean * 1e4) / 1e4;
}

function bestOf(one: readonly Garment[], other: readonly Garment[]): number {
  return Math.max(...one.flatMap((first) => other.map((second) => garmentPairPoints(first, second))));
}
