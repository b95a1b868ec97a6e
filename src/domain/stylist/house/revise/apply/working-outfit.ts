import { isOwned, type OutfitItem, type Slot, type UnmetWish } from '#contract/outfits.ts';
import { corridorOf, UNKNOWN_CORRIDOR } from '#domain/shopping/price-corridor.ts';
import { bandAround, middleCents, type PriceBand } from '#domain/shopping/price-plan.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import type { Change, DraftItem, RevisedItem, RevisionBrief } from '../../../stylist.ts';
import type { OutfitPlan } from '../../compose/outfit-plan.ts';
import { type Piece, pieceOf } from '../../compose/piece.ts';
import { cutNames, itemOf } from '../../compose/propose-outfit.ts';
import type { SeededRandom } from '../../compose/seeded-random.ts';

/** One step of a change. */
export interface Step extends Change {
  /** The id of the place that it was done to; absent where it is of the whole look. */
  place?: string;
  isPrice?: true;
}

/** An item on the table: as it was stored, as it is now, or gone. */
export interface Place {
  id: string;
  stored: OutfitItem | null;
  /** Null when the garment is not one of ours (another engine named it). */
  piece: Piece | null;
  price: PriceBand;
  isTouched: boolean;
  /** It was brought back from an earlier state, as it was. */
  isBack: boolean;
}

/** The outfit while edits are applied to it. */
export interface WorkingOutfit {
  places: Place[];
  plan: OutfitPlan;
  random: SeededRandom;
  keeps: ReadonlySet<string>;
  /** The places as they were. */
  before: readonly Place[];
  /** What was done, step by step. */
  changes: Step[];
  /** What could not be done, in the request's words. */
  unmet: UnmetWish[];
  /** What was asked for and is so already. */
  already: string[];
  budget: { least: number; most: number };
}

/**
 * @param sum the most that the request wants to spend in all, in whole dollars, where it names a sum
 * @param before what was done before anything else: items that came back, and the changes that say so
 */
export function layOut(
  brief: RevisionBrief,
  plan: OutfitPlan,
  keeps: ReadonlySet<string>,
  random: SeededRandom,
  sum: number | null = null,
  before: { back: ReadonlySet<string>; changes: readonly Change[]; wholeLook: unknown } = NOTHING_BEFORE,
): WorkingOutfit {
  const places = brief.outfit.items.map((item) => ({
    id: item.id,
    stored: item,
    piece: pieceOf(item),
    isTouched: false,
    // A whole look has its own words, which are right for all of it.
    isBack: before.wholeLook === null && before.back.has(item.id),
    price: { lowCents: item.priceLowCents, highCents: item.priceHighCents },
  }));

  return {
    places,
    before: [...places],
    plan,
    random,
    keeps,
    changes: [...before.changes],
    unmet: [],
    already: [],
    budget: budgetOf(brief, sum),
  };
}

const NOTHING_BEFORE = { back: new Set<string>(), changes: [], wholeLook: null };

/** Beside what is owned a range is only the most that is spent; a sum that is named makes room beyond it. */
function budgetOf({ outfit }: RevisionBrief, sum: number | null): WorkingOutfit['budget'] {
  const { least, most: usual } = BUDGETS[outfit.priceRange];
  const most = Math.max(usual, sum ?? 0);

  return { least: outfit.items.some(isOwned) ? 0 : least, most };
}

export function placeOf(outfit: WorkingOutfit, id: string): Place | null {
  return outfit.places.find((place) => place.id === id) ?? null;
}

export function slotOf(place: Place): Slot | null {
  return place.piece?.garment.slot ?? place.stored?.slot ?? null;
}

/** Clothes, as against shoes, bag and finishing touches. */
export function isMainPlace(place: Place): boolean {
  return ['outer', 'top', 'bottom', 'dress'].includes(slotOf(place) ?? '');
}

export function piecesBut(outfit: WorkingOutfit, place: Place | null): Piece[] {
  return outfit.places
    .filter((other) => other !== place)
    .flatMap(({ piece }) => (piece === null ? [] : [piece]));
}

export function isFree(outfit: WorkingOutfit, place: Place): boolean {
  return !outfit.keeps.has(place.id);
}

/** What the others leave of the budget, in whole dollars. */
export function roomFor(outfit: WorkingOutfit, place: Place | null): { least: number; most: number } {
  const others = outfit.places
    .filter((other) => other !== place)
    .reduce((sum, { price }) => sum + middleOf(price), 0);

  return { least: Math.ceil(outfit.budget.least - others), most: Math.floor(outfit.budget.most - others) };
}

export function middleOf(price: PriceBand): number {
  return middleCents({ priceLowCents: price.lowCents, priceHighCents: price.highCents }) / 100;
}

/**
 * A price for a new piece near the wished one, within its corridor and the budget's room. Below the room's
 * lower end is let pass: an outfit may turn out cheaper, never dearer, than its range.
 * @returns null when even its cheapest version is too dear
 */
export function priceWithin(
  outfit: WorkingOutfit,
  place: Place | null,
  piece: Piece,
  wishDollars: number,
): PriceBand | null {
  const [least, , most] = corridorOf(piece.garment.key, piece.fabric) ?? UNKNOWN_CORRIDOR;
  const room = roomFor(outfit, place);
  if (least > room.most) return null;

  const lowest = Math.min(Math.max(least, room.least), most, room.most);
  const wished = Math.max(lowest, Math.min(most, room.most, Math.round(wishDollars)));

  return bandAround(wished >= 30 ? inFives(wished, lowest, Math.min(most, room.most)) : wished);
}

function inFives(dollars: number, lowest: number, highest: number): number {
  const rounded = Math.round(dollars / 5) * 5;

  return rounded >= lowest && rounded <= highest ? rounded : dollars;
}

/** What takes an owned piece's place, or changes it, is bought. */
export function put(outfit: WorkingOutfit, place: Place, piece: Piece, price: PriceBand): void {
  const at = outfit.places.indexOf(place);
  const { owned: _, ...bought } = piece;
  outfit.places[at] = {
    ...place,
    piece: bought,
    price: price.highCents === 0 ? usualPrice(bought) : price,
    isTouched: true,
  };
}

function usualPrice({ garment, fabric }: Piece): PriceBand {
  const [, usual] = corridorOf(garment.key, fabric) ?? UNKNOWN_CORRIDOR;

  return bandAround(usual);
}

export function take(outfit: WorkingOutfit, place: Place): void {
  outfit.places = outfit.places.filter((other) => other !== place);
}

const WEARING_ORDER: readonly (Slot | null)[] = [
  'outer',
  'dress',
  'top',
  'bottom',
  'shoes',
  'bag',
  'accessory',
];

/** @returns the id of the new place */
export function join(outfit: WorkingOutfit, piece: Piece, price: PriceBand): string {
  const place: Place = {
    id: `new ${outfit.places.length} ${piece.garment.key}`,
    stored: null,
    piece,
    price,
    isTouched: true,
    isBack: false,
  };
  const rank = WEARING_ORDER.indexOf(piece.garment.slot);
  const before = outfit.places.findIndex((other) => WEARING_ORDER.indexOf(slotOf(other)) > rank);

  outfit.places.splice(before < 0 ? outfit.places.length : before, 0, place);

  return place.id;
}

/** Untouched items are only named; changed ones are drafted anew. */
export function revisedItems(outfit: WorkingOutfit): RevisedItem[] {
  return outfit.places.flatMap((place): RevisedItem[] => {
    if (!place.isTouched && place.stored !== null) return [{ kept: place.stored.id }];

    return place.piece === null ? [] : [{ drafted: draftOf(place, place.piece, outfit.plan) }];
  });
}

function draftOf(place: Place, piece: Piece, plan: OutfitPlan): DraftItem {
  const draft = itemOf(piece, place.price, plan.styles, cutNames(plan));
  const isSameGarment = place.stored?.garment === piece.garment.key;

  return isSameGarment && place.stored !== null ? { ...draft, style: place.stored.style } : draft;
}
