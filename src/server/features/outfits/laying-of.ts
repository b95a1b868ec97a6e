import { seedFor } from '#domain/stylist/house/compose/seeded-random.ts';

/** The seed by which a look's pieces lie: the same for all of its versions, so that what changed is seen and nothing else. */
export function layingOf(outfitId: string): number {
  return seedFor(0, outfitId);
}
