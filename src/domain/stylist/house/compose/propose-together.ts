import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { type Finished, finishOutfit } from '../../finish-outfit.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { proposeOutfit } from './propose-outfit.ts';
import { seedFor } from './seeded-random.ts';

/** So many are tried for each further look; then the last is taken. */
const MOST_TRIES = 8;

/**
 * Looks that combine, as one packs them: coat, shoes, bag and jewelry are worn with each; of the clothes each look brings one and wears one
 * of an earlier look again. A piece that is worn again is the same to the letter, price included.
 * @param brief a price range holds for each look by itself
 */
export function proposeTogether(
  brief: OutfitBrief & { kept: OutfitItem[] },
  count: number,
  newId: () => string,
): Finished[] {
  const looks: Finished[] = [];

  for (let at = 0; at < count; at++) looks.push(nextLook(brief, looks, newId));

  return looks;
}

function nextLook(
  brief: OutfitBrief & { kept: OutfitItem[] },
  looks: readonly Finished[],
  newId: () => string,
): Finished {
  const [first] = looks;
  const kept = first === undefined ? brief.kept : wornAgain(looks);
  const range = first === undefined ? {} : { priceRange: first.priceRange, isRangeOpen: false };
  const worn = new Set(looks.flatMap(({ items }) => items.map(nameOf)));

  for (let attempt = 1; ; attempt++) {
    const asked: OutfitBrief = {
      ...brief,
      ...range,
      kept,
      seed: first === undefined ? brief.seed : seedFor(brief.seed, `together ${looks.length} ${attempt}`),
      recent: [...looks, ...brief.recent],
    };
    const draft = proposeOutfit(asked);
    const isNew = draft.items.some((item) => isClothes(item) && !worn.has(nameOf(item)));
    // All of them are there: what was asked for in the plural is met.
    const unmet = draft.unmet.filter(({ why }) => why !== 'one_at_a_time');
    if (isNew || attempt === MOST_TRIES) return finishOutfit({ ...draft, unmet }, { ...asked, kept, newId });
  }
}

/**
 * What the next look wears of those before: the coat, the shoes and the bag of the first; its trousers or skirt, then the top of
 * the second. A suit is worn whole.
 */
function wornAgain(looks: readonly Finished[]): OutfitItem[] {
  const items = looks[0]?.items ?? [];
  const isSuit = items.filter((item) => isOfSuit(item)).length > 1;
  const clothes =
    looks.length === 1 || isSuit
      ? items.filter(({ slot }) => slot === 'bottom')
      : (looks.at(-1)?.items ?? []).filter(({ slot }) => slot === 'top').slice(0, 1);

  return [...items.filter(isPackedOnce), ...clothes];
}

/** Ties and tights belong to the clothes they were chosen for. */
function isPackedOnce({ slot, garment }: OutfitItem): boolean {
  const known = garmentOf(garment);

  return (
    ['outer', 'shoes', 'bag'].includes(slot) ||
    (slot === 'accessory' && known !== null && !isKind(known, 'tie', 'tights', 'scarf'))
  );
}

function isOfSuit({ garment }: OutfitItem): boolean {
  const known = garmentOf(garment);
  return known !== null && isKind(known, 'suit');
}

function isClothes({ slot }: Pick<OutfitItem, 'slot'>): boolean {
  return slot === 'top' || slot === 'bottom' || slot === 'dress';
}

function nameOf({ garment, color }: Pick<OutfitItem, 'garment' | 'color'>): string {
  return `${garment} ${color}`;
}
