import { areDistinctLooks, differentItems } from '../../distinct-looks.ts';
import type { OutfitBrief, OutfitDraft } from '../../stylist.ts';
import { proposeOutfit } from './propose-outfit.ts';
import { seedFor } from './seeded-random.ts';

/** So many are tried for each further look; then the least alike is taken. */
const MOST_TRIES = 16;

/**
 * Looks for one brief that offer a choice. What the prompt names is in each of them, so a prompt that names everything
 * may leave too little to vary; then they are as unlike as it allows.
 */
export function proposeLooks(brief: OutfitBrief, count: number): OutfitDraft[] {
  const looks: OutfitDraft[] = [];

  for (let way = 0; way < count; way++) looks.push(nextLook(brief, looks, way));

  return looks;
}

function nextLook(brief: OutfitBrief, looks: readonly OutfitDraft[], way: number): OutfitDraft {
  let best: { draft: OutfitDraft; difference: number } | null = null;

  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const seed = way === 0 ? brief.seed : seedFor(brief.seed, `way ${way} ${attempt}`);
    const draft = proposeOutfit({ ...brief, seed, recent: [...looks, ...brief.recent] });
    const isDistinct = looks.every((look) => areDistinctLooks(look.items, draft.items));
    if (isDistinct && looks.every((look) => look.title !== draft.title)) return draft;

    const difference = Math.min(...looks.map((look) => differentItems(look.items, draft.items)));
    if (best === null || difference > best.difference) best = { draft, difference };
  }

  return (best as { draft: OutfitDraft }).draft;
}
