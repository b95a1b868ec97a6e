import { alikePlaces, areDistinctLooks, areTwins, differentItems } from '../../distinct-looks.ts';
import type { OutfitBrief, OutfitDraft } from '../../stylist.ts';
import { proposeOutfit } from './propose-outfit.ts';
import { seedFor } from './seeded-random.ts';

/** So many are tried for each further look; then the least alike is taken. */
const MOST_TRIES = 16;
/** So many are tried for one that is told apart at first sight, where another one keeps the rule. */
const TRIES_FOR_PLAIN = 8;

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
  let best: { draft: OutfitDraft; choice: number } | null = null;

  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const seed = way === 0 ? brief.seed : seedFor(brief.seed, `way ${way} ${attempt}`);
    const draft = proposeOutfit({ ...brief, seed, recent: [...looks, ...brief.recent] });
    const choice = Math.min(...looks.map((look) => choiceBetween(look, draft)));
    if (best === null || choice > best.choice) best = { draft, choice };
    if (best.choice >= (attempt < TRIES_FOR_PLAIN - 1 ? PLAIN : MOST_ALIKE)) break;
  }

  return (best as { draft: OutfitDraft }).draft;
}

/** Two looks are told apart at first sight. */
const PLAIN = 100;
/** They differ by the rule and not at first sight: this, less the places that are alike. */
const BY_RULE = 50;
const MOST_ALIKE = BY_RULE - 5;

/** What a choice between two looks is worth, from 0. */
function choiceBetween(first: OutfitDraft, second: OutfitDraft): number {
  if (first.title === second.title || !areDistinctLooks(first.items, second.items))
    return differentItems(first.items, second.items);
  return areTwins(first.items, second.items) ? BY_RULE - alikePlaces(first.items, second.items) : PLAIN;
}
