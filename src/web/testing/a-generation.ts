import type { Generation } from '#contract/generations.ts';

/** A contract-shaped generation that has just begun. Takes what the test is about and fills in the rest. */
export function aGeneration(about: Partial<Generation> = {}): Generation {
  return {
    ...{ id: 'order-of-today', stage: 'reading', prompt: 'A walk by the harbor', priceRange: '100-200' },
    ...{ modifies: null, ways: 1, startFrom: null, startedAt: '2026-11-20T12:00:00.000Z', elapsedMs: 2_000 },
    ...{ outfits: [], failure: null },
    ...about,
  };
}
