import type { OutfitItem } from '#contract/outfits.ts';
import { differenceOfHexes } from '#domain/colour/difference.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { type Finished, finishOutfit } from '../../finish-outfit.ts';
import type { OutfitBrief, OutfitDraft } from '../../stylist.ts';
import { proposeOutfit } from './propose-outfit.ts';
import { seedFor } from './seeded-random.ts';

/** So many are tried for each further look; then the least alike is taken. */
const MOST_TRIES = 12;
/** CIEDE2000 between clothes that are seen as different from across a room. */
const SEEN_AS_ANOTHER = 18;

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
  let best: { look: Finished; change: number } | null = null;

  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const asked: OutfitBrief = {
      ...brief,
      ...range,
      kept,
      seed: first === undefined ? brief.seed : seedFor(brief.seed, `together ${looks.length} ${attempt}`),
      recent: [...looks, ...brief.recent],
    };
    const draft = proposeOutfit(asked);
    // All of them are there: what was asked for in the plural is met.
    const unmet = draft.unmet.filter(({ why }) => why !== 'one_at_a_time');
    const change = changeOf(draft.items, looks);
    if (best === null || change > best.change)
      best = { look: finishOutfit({ ...draft, unmet }, { ...asked, kept, newId }), change };
    if (first === undefined || change >= SEEN_AS_ANOTHER) break;
  }

  return (best as { look: Finished }).look;
}

/** How far the new clothes are in color from those of the same place before, CIEDE2000; the same garment counts for half. */
function changeOf(items: OutfitDraft['items'], looks: readonly Finished[]): number {
  const changes = items
    .filter(isClothes)
    .map((item) =>
      Math.min(
        ...looks
          .flatMap((look) => look.items.filter(({ slot }) => slot === item.slot))
          .map(
            (other) =>
              differenceOfHexes(item.colorHex, other.colorHex) * (other.garment === item.garment ? 0.5 : 1),
          ),
      ),
    );

  return Math.max(0, ...changes.filter(Number.isFinite));
}

/**
 * What the next look wears of those before: the coat, the shoes and the bag of the first; its trousers or skirt, then the top of
 * the second and the first's jacket or cardigan. A suit is worn whole.
 */
function wornAgain(looks: readonly Finished[]): OutfitItem[] {
  const items = looks[0]?.items ?? [];
  const isSuit = items.filter((item) => isOfSuit(item)).length > 1;
  const clothes =
    looks.length === 1 || isSuit
      ? items.filter(({ slot }) => slot === 'bottom')
      : (looks.at(-1)?.items ?? []).filter(({ slot }) => slot === 'top').slice(0, 1);

  const layers = looks.length === 1 && !isSuit ? [] : items.filter(isLayer);

  return [...items.filter(isPackedOnce), ...layers, ...clothes];
}

/** Worn over a top, and left out of a look where that lets it be seen. */
function isLayer(item: OutfitItem): boolean {
  const known = garmentOf(item.garment);
  return item.slot === 'outer' && (known === null || !isCoat(known));
}

/** Ties and tights belong to the clothes they were chosen for. */
function isPackedOnce({ slot, garment }: OutfitItem): boolean {
  const known = garmentOf(garment);

  return (
    slot === 'shoes' ||
    slot === 'bag' ||
    (slot === 'outer' && known !== null && isCoat(known)) ||
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
