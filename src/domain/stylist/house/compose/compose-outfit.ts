import { planMarket } from '#domain/shopping/plan-market.ts';
import type { PriceBand } from '#domain/shopping/price-plan.ts';
import { BUDGETS, OPEN_RANGES, SLOT_SHARES } from '#domain/shopping/price-ranges.ts';
import { HIGHEST_FORMALITY } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { warmsWithin } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import { brokenRules } from '../../review/broken-rules.ts';
import { countUnmet } from '../../review/unmet-wishes.ts';
import type { WornItem } from '../../review/worn-item.ts';
import type { OutfitBrief } from '../../stylist.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import { countJarring } from './count-jarring.ts';
import { finishCore, finishingRail } from './finishing/finishing.ts';
import { openDemands } from './finishing/open-demands.ts';
import { needsTights } from './finishing/required-keys.ts';
import { openTemplates } from './open-templates.ts';
import { isIndoors, isOutInItForLong, OUTDOOR_RUNG, type OutfitPlan } from './outfit-plan.ts';
import type { Piece } from './piece.ts';
import { planOutfit } from './plan-outfit.ts';
import { byScore } from './pools/best-pieces.ts';
import { type PartialOutfit, searchCores } from './search.ts';
import { createSeededRandom, seedFor } from './seeded-random.ts';
import { chooseTemplates } from './template.ts';
import type { TemplateName } from './template-weights.ts';

export interface ComposedOutfit {
  plan: OutfitPlan;
  template: TemplateName;
  /** Those that were chosen, without the plan's kept pieces. */
  pieces: readonly Piece[];
  /** One band per piece, in the same order. */
  prices: readonly PriceBand[];
}

const MOST_RELAXED = 9;
/** The next plans leave the weather, then the dress code; before that the budget is left, and it is said. */
const DAY_KEPT_UNTIL = 4;

/** Null only when the person's refusals and avoidances leave nothing to wear. */
export function composeOutfit(brief: OutfitBrief, wishes: Wishes): ComposedOutfit | null {
  if (brief.closet?.isOnly === true) return composeFromCloset(brief, wishes);

  const boughtNew = brief.isRangeOpen === true ? composeNew(brief, wishes) : null;
  if (boughtNew !== null) return boughtNew;

  let bareHanded: ComposedOutfit | null = null;
  for (let relax = 0; relax <= MOST_RELAXED; relax++) {
    const beyond: ComposedOutfit | null =
      relax === DAY_KEPT_UNTIL ? (beyondBudget(brief, wishes) ?? bareHanded) : null;
    const composed: ComposedOutfit | null = beyond ?? composeByPlan(planOutfit(brief, wishes, relax), wishes);
    if (composed === null) continue;
    if (relax >= DAY_KEPT_UNTIL || coversHandsAndHead(composed.plan, composed.pieces)) return composed;
    bareHanded ??= composed;
  }

  return null;
}

/**
 * From what is owned alone: other dress codes only where none was asked for, other days only where no weather was. The hard rules
 * stay; what cannot be dressed is not dressed.
 */
function composeFromCloset(brief: OutfitBrief, wishes: Wishes): ComposedOutfit | null {
  const isCodeOpen = wishes.span === null && wishes.occasion === null;
  const isDayOpen = wishes.weather === null && wishes.occasion?.weather == null && !wishes.isWet;
  const { month: _, ...anyDay } = brief;
  const days = isDayOpen ? [brief, anyDay] : [brief];
  const plan = planOutfit(brief, wishes, 0);

  for (const day of days) {
    for (let widening = 0; widening <= (isCodeOpen ? HIGHEST_FORMALITY : 0); widening++) {
      for (let way = 0; way < WAYS_FROM_CLOSET; way++) {
        const seed = way === 0 ? day.seed : seedFor(day.seed, `closet ${way}`);
        const composed = composeByPlan(planOutfit({ ...day, seed }, wishes, 0, widening), wishes);
        if (composed !== null && brokenRules(plan, itemsOf(composed)).length === 0) return composed;
      }
    }
  }

  return null;
}

/** An occasion spans several dress codes, and each seed tries one. */
const WAYS_FROM_CLOSET = 3;

/**
 * Where nobody chose a price range: everything new, in the first range from the usual upwards that holds what the occasion
 * demands, and never one above a sum that was named. Who asks for cheap or for second-hand has set a limit.
 */
function composeNew(brief: OutfitBrief, wishes: Wishes): ComposedOutfit | null {
  if (wishes.spend < 0 || wishes.moods.has('sustainable')) return null;

  let first: ComposedOutfit | null = null;
  const { mostDollars } = wishes;
  const ranges = OPEN_RANGES.filter((range) => mostDollars === null || BUDGETS[range].least <= mostDollars);
  for (const priceRange of ranges) {
    const plan = planOutfit({ ...brief, priceRange }, wishes, 0);
    const aimDollars =
      wishes.spend > 0 ? plan.aimDollars : Math.min(plan.aimDollars, plan.budget.least + UNASKED_DOLLARS);
    const composed = composeByPlan({ ...plan, aimDollars, isBoughtNew: true }, wishes);
    if (composed === null || !keepsTheCode(plan, composed.pieces)) continue;
    // What was named, and what warms neck and body in the frost, is worth the next range.
    if (openDemands(plan, composed).length === 0 && isWarmAllOver(plan, composed.pieces)) return composed;
    first ??= composed;
  }

  return first;
}

/** Nobody asked for more than the occasion needs. */
const UNASKED_DOLLARS = 100;

/** What occasion and cold demand for the least that it is sold for, where the budget holds none of it. */
function beyondBudget(brief: OutfitBrief, wishes: Wishes): ComposedOutfit | null {
  if (brief.kept !== undefined && brief.kept.length > 0) return null;

  const plan = planOutfit(brief, wishes, 0);
  const occasion = plan.wishes.occasion;
  const isCold = plan.isWeatherKnown && needsCoat(plan.weather);
  const isBound = isCold || occasion?.requires !== undefined || occasion?.shoes !== undefined;
  if (plan.rules?.recipe.strict !== true && !isBound) return null;
  let nearest: ComposedOutfit | null = null;
  for (const most of BEYOND.filter((dollars) => dollars > plan.budget.most)) {
    const composed = composeByPlan(
      { ...plan, aimDollars: plan.budget.most, budget: { ...plan.budget, most } },
      wishes,
    );
    if (composed !== null && keepsTheCode(plan, composed.pieces)) return composed;
    nearest = composed ?? nearest;
  }

  return nearest;
}

const BEYOND = [60, 75, 100, 130, 170, 220, 300];

/** The first outfit that nothing is missing from, or else the one with the fewest open wishes. */
function composeByPlan(plan: OutfitPlan, asked: Wishes): ComposedOutfit | null {
  const templates = openTemplates(
    chooseTemplates(plan, createSeededRandom(seedFor(plan.seed, 'template'))),
    plan.kept,
  );

  const rail = finishingRail(plan, createSeededRandom(seedFor(plan.seed, 'rail')));

  let best: { composed: ComposedOutfit; faults: number } | null = null;

  for (const [at, template] of templates.entries()) {
    if (best !== null && at >= MOST_TEMPLATES) break;

    const cores = searchCores(plan, template, createSeededRandom(seedFor(plan.seed, template.name)));
    const finished = byScore(
      cores.map((core) => finishCore(plan, core, rail, createSeededRandom(seedFor(plan.seed, 'finish')))),
    );

    for (const outfit of finished) {
      const composed = withPrices(plan, template.name, outfit);
      if (composed === null) continue;
      const faults = faultsOf(asked, composed, outfit.pieces);
      if (faults === 0) return composed;
      if (best === null || faults < best.faults) best = { composed, faults };
    }
  }

  return best === null || best.faults >= A_REFUSAL ? null : best.composed;
}

/** The bones are tried in turn while something is open; after so many what is open is said instead. */
const MOST_TEMPLATES = 3;
/** What the occasion demands counts before any number of wishes. */
const A_BROKEN_CODE = 100;

/** Wishes that the outfit leaves open, and whether it breaks the code; 0 for what can be kept as it is. */
function faultsOf(asked: Wishes, { plan, prices }: ComposedOutfit, pieces: readonly Piece[]): number {
  const items = itemsOf({ pieces, prices });

  return (
    (keepsTheCode(plan, pieces) ? 0 : A_BROKEN_CODE) +
    (isRefusedIn(plan, items) ? A_REFUSAL : 0) +
    countJarring(plan, pieces) +
    countUnmet(asked, plan, items)
  );
}

/** More than all wishes and the code together: what was ruled out is worn by nobody. */
const A_REFUSAL = 1_000;

function isRefusedIn(plan: OutfitPlan, items: readonly WornItem[]): boolean {
  return brokenRules(plan, items).some(({ rule }) => rule === 'refusal');
}

/** As a reader of outfits knows them. */
function itemsOf({ pieces, prices }: Pick<ComposedOutfit, 'pieces' | 'prices'>): WornItem[] {
  return pieces.map(({ garment, fabric, pattern, colour }, at) => ({
    slot: garment.slot,
    garment: garment.key,
    item: '',
    color: colour,
    fabric,
    pattern,
    priceLowCents: prices[at]?.lowCents ?? 0,
    priceHighCents: prices[at]?.highCents ?? 0,
  }));
}

/** Whether everything is there that frost and occasion demand; what the request names comes first. */
function keepsTheCode(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const { rules, wishes, kept } = plan;
  if (!coversHandsAndHead(plan, pieces)) return false;
  if (wishes.practical.has('warm within') && !pieces.some(({ garment }) => warmsWithin(garment)))
    return false;
  if (rules === null || !rules.recipe.strict || wishes.demands.length > 0 || kept.slots.size > 0) return true;

  if (needsTights(plan, pieces)) return false;

  return rules.openLines(new Set(pieces.map(({ garment }) => garment.key))).length === 0;
}

function coversHandsAndHead(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const { wishes } = plan;
  if (!isInTheFrost(plan)) return true;
  const isDone = (kind: Kind) =>
    pieces.some(({ garment }) => isKind(garment, kind)) ||
    wishes.refuses.targets.some(({ keys }) => [...keys].some((key) => garmentOf(key)?.kinds.includes(kind)));

  // Nobody sits down at a desk in a beanie.
  return isDone('gloves') && (isDone('hat') || wishes.occasion?.isWork === true);
}

function isWarmAllOver(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const has = (...kinds: Kind[]) => pieces.some(({ garment }) => isKind(garment, ...kinds));

  // A room is at the end of the way to work.
  const isAtWork = plan.wishes.occasion?.isWork === true;

  return (
    !isInTheFrost(plan) ||
    isAtWork ||
    ((has('base-layer') || !isOutInItForLong(plan)) && has('scarf', 'turtleneck', 'hoodie'))
  );
}

function isInTheFrost(plan: OutfitPlan): boolean {
  const { weather, isWeatherKnown, formality, kept } = plan;

  return (
    isWeatherKnown &&
    weather === 'freezing' &&
    formality <= OUTDOOR_RUNG &&
    !isIndoors(plan) &&
    kept.slots.size === 0
  );
}

function withPrices(plan: OutfitPlan, template: TemplateName, outfit: PartialOutfit): ComposedOutfit | null {
  const pieces = inWearingOrder(outfit.pieces.filter((piece) => !plan.kept.pieces.includes(piece)));
  if (pieces.length === 0 && plan.own === null) return null;
  const bought = pieces.filter(({ owned }) => owned === undefined);
  const bands = pricesOf(plan, template, bought, pieces);

  return bands === null
    ? null
    : { plan, template, pieces, prices: pieces.map((piece) => bands[bought.indexOf(piece)] ?? NO_PRICE) };
}

const NO_PRICE: PriceBand = { lowCents: 0, highCents: 0 };

/** Of what is bought alone, in its order: beside what is owned it takes its share of the sum. */
function pricesOf(
  plan: OutfitPlan,
  template: TemplateName,
  bought: readonly Piece[],
  pieces: readonly Piece[],
): PriceBand[] | null {
  if (bought.length === 0) return [];
  const wanted = bought.map(({ garment, fabric }) => ({
    slot: garment.slot,
    garment: garment.key,
    fabric,
    suit: template === 'suit' ? suitOf(garment, bought) : null,
    isDear:
      plan.wishes.spend > 0 && plan.wishes.demands.some(({ target: { keys } }) => keys.has(garment.key)),
  }));
  const share = shareOf(bought) / shareOf(pieces);
  const target = {
    aim: Math.round(plan.aimDollars * share),
    least: plan.budget.least,
    most: plan.budget.most,
  };
  const isUsedWished = plan.wishes.moods.has('sustainable');
  // A range that second-hand does not reach is filled with new things, and that is said.
  return plan.isBoughtNew
    ? planMarket(wanted, target, 'new')
    : ((isUsedWished ? planMarket(wanted, target, 'second-hand') : null) ?? planMarket(wanted, target));
}

function shareOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { garment }) => sum + SLOT_SHARES[garment.slot], 0);
}

/** The suit that a piece is part of here: a jacket belongs to trousers or to a skirt. */
function suitOf(garment: Garment, pieces: readonly Piece[]): string | null {
  return (
    garment.suits.find((suit) =>
      pieces.some((other) => other.garment !== garment && other.garment.suits.includes(suit)),
    ) ?? null
  );
}

const WEARING_ORDER = ['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'accessory'];

function inWearingOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort(byWearing);
}

/** Outer things first, touches last. */
export function byWearing(first: Piece, second: Piece): number {
  return WEARING_ORDER.indexOf(first.garment.slot) - WEARING_ORDER.indexOf(second.garment.slot);
}
