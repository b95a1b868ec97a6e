import { USUAL_CURRENCY } from '#contract/markets.ts';
import {
  FABRIC_PATTERNS,
  type FabricPattern,
  isOwned,
  MAX_ITEMS,
  type Outfit,
  type OutfitItem,
  type PriceRange,
  SLOTS,
  type Slot,
} from '#contract/outfits.ts';
import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import type { Profile } from '#contract/style-profile.ts';
import { closestColourName, hexOfColourName } from '#domain/colour/colour-of-name.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { currencyHere } from '#domain/shopping/currency.ts';
import { fitPricesIntoRange } from '#domain/shopping/fit-prices.ts';
import { middleCents, shownPriceBand } from '#domain/shopping/price-plan.ts';
import { BUDGETS, rangeHolding } from '#domain/shopping/price-ranges.ts';
import { overallFitAdvice } from '#domain/tailoring/fit-advice.ts';
import { tailoringTips } from '#domain/tailoring/tailoring-tips.ts';
import { TIPS } from '#domain/tailoring/tips.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { plainText } from './plain-text.ts';
import type { DraftItem, OutfitDraft } from './stylist.ts';

export interface FinishOptions {
  priceRange: PriceRange;
  /** Nobody chose the range: it follows the sum. */
  isRangeOpen?: boolean;
  profile: Pick<Profile, 'bodyTypeProfile'>;
  newId: () => string;
  /** Pieces that stay as they are, beside what the draft brings. */
  kept?: readonly OutfitItem[];
}

export type Finished = Pick<
  Outfit,
  | 'title'
  | 'description'
  | 'items'
  | 'overallFitAdvice'
  | 'reasons'
  | 'notUnderstood'
  | 'unmet'
  | 'told'
  | 'language'
  | 'priceRange'
  | 'estimatedTotalCents'
  | 'currency'
>;

const WEARING_ORDER: readonly Slot[] = ['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'accessory'];
const MAX_REASONS = 8;
const MAX_UNKNOWN_WORDS = 12;
const MAX_UNMET = 12;
const LENGTH = { title: 80, description: 900, advice: 900, reason: 240, item: 120, word: 40, wish: 80 };
const UNTITLED = 'Your New Outfit';

/**
 * Makes an engine's draft safe to store and show, whichever engine it was: colors get our own hexes,
 * prices are brought into the range, texts are plain and short, and ids, tips and shown prices are
 * ours. A draft that needs no correction keeps its words and prices.
 */
export function finishOutfit(draft: OutfitDraft, options: FinishOptions): Finished {
  const { kept = [] } = options;
  const checked = draft.items.slice(0, MAX_ITEMS - kept.length).map(checkedItem);
  const priceRange =
    options.isRangeOpen === true ? rangeHolding(totalCents(checked) / 100) : options.priceRange;
  const priced = pricedIn(checked, priceRange, kept);
  const items = inWearingOrder([...kept, ...priced.map((item) => finishItem(item, options))]);

  return {
    title: plainText(draft.title, LENGTH.title) || UNTITLED,
    description: plainText(draft.description, LENGTH.description),
    items,
    priceRange,
    overallFitAdvice:
      plainText(draft.overallFitAdvice, LENGTH.advice) || overallFitText(items, options.profile),
    reasons: plainTexts(draft.reasons, LENGTH.reason).slice(0, MAX_REASONS),
    ...(draft.told !== undefined && { told: draft.told }),
    ...(draft.language !== undefined && { language: draft.language }),
    notUnderstood: plainTexts(draft.notUnderstood, LENGTH.word).slice(0, MAX_UNKNOWN_WORDS),
    unmet: draft.unmet
      .slice(0, MAX_UNMET)
      .map((wish) => ({ ...wish, words: plainText(wish.words, LENGTH.wish) })),
    estimatedTotalCents: totalCents(items),
    ...(currencyHere() !== USUAL_CURRENCY && { currency: currencyHere() }),
  };
}

function overallFitText(items: readonly OutfitItem[], profile: FinishOptions['profile']): string {
  return overallFitAdvice(items, profile)
    .map(({ text }) => text)
    .join(' ');
}

/** Beside what is owned a range is only the most that is spent. */
function pricedIn(items: DraftItem[], range: PriceRange, kept: readonly OutfitItem[]): DraftItem[] {
  const bought = items.filter((item) => !isOwned(item));
  const isPartlyOwned = [...items, ...kept].some(isOwned);
  if (isPartlyOwned && totalCents([...bought, ...kept]) <= BUDGETS[range].most * 100) return items;

  const priced = fitPricesIntoRange(bought, range, totalCents(kept));
  return items.map((item) => priced[bought.indexOf(item)] ?? item);
}

/** Outer things first, touches last; what was in order stays in its order. */
function inWearingOrder(items: readonly OutfitItem[]): OutfitItem[] {
  return [...items].sort(
    (first, second) => WEARING_ORDER.indexOf(first.slot) - WEARING_ORDER.indexOf(second.slot),
  );
}

/**
 * One new item, for an outfit whose other items stay as they are. Its price is taken as it comes: the one
 * who put it there knows what the others leave of the budget.
 */
export function finishItem(draft: DraftItem, options: Omit<FinishOptions, 'priceRange'>): OutfitItem {
  const item = checkedItem(draft);
  const tips = tailoringTips(item, options.profile);

  return {
    id: options.newId(),
    ...item,
    priceRange: isOwned(item) ? '' : shownPriceBand(item.priceLowCents, item.priceHighCents),
    // The server sets it when the picture is drawn.
    itemImageUrl: null,
    tailoringTips: tips.map((tip) => TIPS[tip]),
    tailoringTipReasons: tips,
    // The server makes them from its words whenever it is answered.
    shoppingLinks: [],
  };
}

export function totalCents(items: readonly Pick<OutfitItem, 'priceLowCents' | 'priceHighCents'>[]): number {
  return items.reduce((sum, item) => sum + middleCents(item), 0);
}

/** What an engine said about an item, held to the vocabularies. A draft without faults passes unchanged. */
function checkedItem(draft: DraftItem): DraftItem {
  const garment = garmentOf(draft.garment);
  const colour = colourNameOf(draft.color);
  const { pieceId } = draft;
  const [low, high] = isOwned(draft) ? [0, 0] : orderedCents(draft.priceLowCents, draft.priceHighCents);

  return {
    slot: garment?.slot ?? slotOf(draft.slot),
    category: plainText(draft.category, LENGTH.word) || (garment?.category ?? 'Item'),
    item: plainText(draft.item, LENGTH.item) || (garment?.name ?? 'Item'),
    garment: garment?.key ?? null,
    color: colour ?? (plainText(draft.color, LENGTH.word) || 'Gray'),
    colorHex: pieceId === undefined ? hexOfWords(draft.color, colour) : draft.colorHex,
    fabric: plainText(draft.fabric, LENGTH.word),
    pattern: patternOf(draft.pattern),
    style: plainText(draft.style, LENGTH.word),
    priceLowCents: low,
    priceHighCents: high,
    ...(pieceId !== undefined && { pieceId }),
    ...(draft.isOwned === true && { isOwned: true as const }),
  };
}

function hexOfWords(words: string, colour: ColourName | null): string {
  return colour === null ? hexOfColourName(words) : hexOf(colour);
}

function colourNameOf(words: string): ColourName | null {
  return COLOUR_NAMES.find((name) => name === words) ?? closestColourName(words);
}

/** The types say so already, but a model's reply is only as good as its schema. */
function slotOf(slot: string): Slot {
  return SLOTS.find((known) => known === slot) ?? 'accessory';
}

function patternOf(pattern: string): FabricPattern {
  return FABRIC_PATTERNS.find((known) => known === pattern) ?? 'plain';
}

const MOST_CENTS = 500_000;

function orderedCents(first: number, second: number): [low: number, high: number] {
  const [one, two] = [first, second].map((cents) =>
    Number.isFinite(cents) ? Math.max(100, Math.min(MOST_CENTS, Math.round(cents))) : 100,
  );

  return [Math.min(one ?? 100, two ?? 100), Math.max(one ?? 100, two ?? 100)];
}

function plainTexts(texts: readonly string[], maxLength: number): string[] {
  return texts.map((text) => plainText(text, maxLength)).filter((text) => text !== '');
}
