import type { Onboarding } from '#contract/onboarding.ts';
import type { ColourName } from '#contract/palette.ts';
import type { Profile, StyleName } from '#contract/style-profile.ts';
import { BUDGETS, type Budget } from '#domain/shopping/price-ranges.ts';
import {
  type Formality,
  HIGHEST_RUNG,
  LOWEST_RUNG,
  rungNear,
  rungsWithin,
  spans,
} from '#domain/wardrobe/formality.ts';
import type { Garment, Kind, Worn } from '#domain/wardrobe/garment.ts';
import type { Occasion } from '#domain/wardrobe/occasions.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../stylist.ts';
import type { Wishes } from '../language/wishes.ts';
import { colourWeights } from './colour-weights.ts';
import { createSeededRandom, seedFor } from './seeded-random.ts';
import { styleWeights } from './style-weights.ts';

/** Everything that composing needs to know, decided before the first garment is taken from the rail. */
export interface OutfitPlan {
  wishes: Wishes;
  profile: Profile;
  /** The rung of the dress code that all pieces share. */
  rung: Formality;
  weather: Weather;
  /** False when nobody said anything about weather or season. */
  isWeatherKnown: boolean;
  /** Whose cuts may be used beside those that everyone wears. */
  worn: Worn;
  /** Why these cuts: asked for, answered, or neither. */
  wornBecause: 'prompt' | 'answer' | 'hint' | 'unknown';
  budget: Budget;
  aimDollars: number;
  styles: ReadonlyMap<StyleName, number>;
  colours: ReadonlyMap<ColourName, number>;
  /** Kinds that need a reason to be worn ("swim") and have one. */
  allowedKinds: ReadonlySet<Kind>;
  /** Garments of the latest outfits with how recent they are, 0 to 1. */
  recentGarments: ReadonlyMap<string, number>;
  /** The same with colour: "blazer Navy". */
  recentLooks: ReadonlyMap<string, number>;
  seed: number;
}

/**
 * @param asked what the prompt asks for
 * @param relax how many earlier plans could not be filled; each further plan asks for less, the weather first,
 * the dress code last, a refusal never
 */
export function planOutfit(brief: OutfitBrief, asked: Wishes, relax: number): OutfitPlan {
  const wishes = relaxedWishes(asked, relax);
  const random = createSeededRandom(seedFor(brief.seed, `plan ${relax}`));
  const { worn, because } = chooseWorn(
    brief,
    wishes,
    random.pick(['womenswear', 'menswear', 'everyone'] as const),
  );
  const rung = chooseRung(brief, wishes, random.next(), Math.max(0, relax - 4));
  const budget = BUDGETS[brief.priceRange];

  return {
    wishes,
    profile: brief.profile,
    rung,
    ...weatherFor(wishes),
    worn: needsALane(worn, rung, relax) ? random.pick(['womenswear', 'menswear'] as const) : worn,
    wornBecause: because,
    budget,
    aimDollars: aimFor(budget, wishes, random.next()),
    styles: styleWeights(brief, wishes),
    colours: colourWeights(brief, wishes),
    allowedKinds: allowedKindsFor(wishes, rung),
    ...recentUse(brief),
    seed: brief.seed,
  };
}

function relaxedWishes(wishes: Wishes, relax: number): Wishes {
  const { occasion } = wishes;
  if (relax < 2) return wishes;

  return {
    ...wishes,
    occasion: occasion === null ? null : withoutHabits(occasion, relax),
    isWet: relax < 3 && wishes.isWet,
    weather: relax < 4 ? wishes.weather : null,
    demands: relax < 7 ? wishes.demands : [],
  };
}

/** An occasion with only what it demands: its dress code, and (until the last) what would be wrong there. */
function withoutHabits(occasion: Occasion, relax: number): Occasion {
  const { shoes: _shoes, requires, excludes, weather, ...rest } = occasion;

  return {
    ...rest,
    ...(relax < 6 && requires !== undefined ? { requires } : {}),
    ...(relax < 6 && excludes !== undefined ? { excludes } : {}),
    ...(relax < 4 && weather !== undefined ? { weather } : {}),
  };
}

/** White tie has no cuts that everyone wears; for the rest they are given up late. */
function needsALane(worn: Worn, rung: Formality, relax: number): boolean {
  return worn === 'everyone' && (rung === HIGHEST_RUNG || relax >= 5);
}

/** What the person wears is asked, never assumed; without an answer the cuts are those that everyone wears. */
function chooseWorn(
  brief: OutfitBrief,
  wishes: Wishes,
  dice: Worn,
): { worn: Worn; because: OutfitPlan['wornBecause'] } {
  if (wishes.worn !== null) return { worn: wishes.worn, because: 'prompt' };

  const answer = brief.onboarding?.wardrobe ?? null;
  if (answer === 'womenswear' || answer === 'menswear') return { worn: answer, because: 'answer' };

  const demanded = wornByDemands(wishes);
  if (demanded !== null) return { worn: demanded, because: 'prompt' };
  if (wishes.styles.includes('Feminine')) return { worn: 'womenswear', because: 'prompt' };
  if (answer === 'everything') return { worn: dice, because: 'answer' };
  if (brief.profile.bodyTypeProfile.fitPreferences.dresses !== null)
    return { worn: 'womenswear', because: 'hint' };

  return { worn: 'everyone', because: 'unknown' };
}

function wornByDemands(wishes: Wishes): Worn | null {
  for (const { target } of wishes.demands) {
    const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);
    const particular = garments.filter((garment) => garment.worn !== 'everyone');
    const worn = particular[0]?.worn;
    if (worn !== undefined && particular.length / garments.length > 0.6) return worn;
  }

  return null;
}

const EVERYDAY_SPAN = [1, 3] as const;
const SPAN_OF_LIFE: Record<NonNullable<Onboarding['occasion']>, readonly [Formality, Formality]> = {
  work: [2, 4],
  casual: [1, 2],
  social: [2, 3],
  special: [4, 5],
  mixed: [1, 3],
};

function chooseRung(brief: OutfitBrief, wishes: Wishes, dice: number, widening: number): Formality {
  const span =
    wishes.span ?? wishes.occasion?.formality ?? spanByDemands(wishes) ?? spanOfPerson(brief, wishes);
  const shift = wishes.span === null ? wishes.formalityShift : 0;
  const low = rungNear(span[0] + shift - widening);
  const high = rungNear(span[1] + shift + widening);
  const rungs = rungsWithin([low, high]);
  const fitting = mostSatisfying(rungs, wishes, [low, high]);
  const elegance = brief.profile.analysisData.elegance - brief.profile.analysisData.comfort;
  // An elegant profile leans to the upper end of what the occasion allows, a comfortable one to the lower.
  const lean = Math.max(-0.35, Math.min(0.35, elegance / 200));

  return (
    fitting[
      Math.min(fitting.length - 1, Math.floor(Math.max(0, Math.min(0.999, dice + lean)) * fitting.length))
    ] ?? low
  );
}

/**
 * The rungs at which most of the demanded garments are at home: "a suit for the weekend" is dressed around
 * the suit, on the rung nearest to the weekend.
 */
function mostSatisfying(
  rungs: readonly Formality[],
  wishes: Wishes,
  [low, high]: readonly [Formality, Formality],
): readonly Formality[] {
  const count = (rung: Formality) =>
    wishes.demands.filter((demand) => isAtHome(demand.target.keys, rung)).length;
  const everywhere = rungsWithin([LOWEST_RUNG, HIGHEST_RUNG]);
  const most = Math.max(...everywhere.map(count));
  const within = rungs.filter((rung) => count(rung) === most);
  if (within.length > 0) return within;

  const away = (rung: Formality) => Math.max(low - rung, rung - high);
  const satisfying = everywhere.filter((rung) => count(rung) === most);
  const nearest = Math.min(...satisfying.map(away));

  return satisfying.filter((rung) => away(rung) === nearest);
}

function isAtHome(keys: ReadonlySet<string>, rung: Formality): boolean {
  return [...keys].some((key) => spans(garmentOf(key)?.formality ?? [0, 0], rung));
}

function spanByDemands(wishes: Wishes): readonly [Formality, Formality] | null {
  const garments = wishes.demands.map((demand) =>
    [...demand.target.keys].map(garmentOf).filter((garment): garment is Garment => garment !== null),
  );
  if (garments.length === 0) return null;

  const low = Math.max(
    ...garments.map((choices) => Math.min(...choices.map((garment) => garment.formality[0]))),
  );
  const high = Math.min(
    ...garments.map((choices) => Math.max(...choices.map((garment) => garment.formality[1]))),
  );

  return low <= high ? [rungNear(low), rungNear(Math.min(high, low + 2))] : null;
}

function spanOfPerson(brief: OutfitBrief, wishes: Wishes): readonly [Formality, Formality] {
  const sporty = wishes.styles.includes('Athleisure') || wishes.styles.includes('Sporty');
  if (sporty) return [0, 1];
  if (wishes.styles.some((style) => style === 'Grunge' || style === 'Streetwear' || style === 'Casual'))
    return [1, 1];
  if (wishes.styles.includes('Glamorous')) return [4, 6];
  if (wishes.styles.includes('Tailored')) return [3, 4];

  const life = brief.onboarding?.occasion ?? null;

  return life === null ? EVERYDAY_SPAN : SPAN_OF_LIFE[life];
}

function weatherFor(wishes: Wishes): Pick<OutfitPlan, 'weather' | 'isWeatherKnown'> {
  const weather = wishes.weather ?? wishes.occasion?.weather ?? null;
  if (weather === null)
    return { weather: wishes.isWet ? 'cool' : weatherByDemands(wishes), isWeatherKnown: wishes.isWet };

  return { weather, isWeatherKnown: true };
}

/** Nobody names a camel coat for a warm day, or sandals for a cold one. */
function weatherByDemands(wishes: Wishes): Weather {
  const warmths = wishes.demands.map((demand) => {
    const garments = [...demand.target.keys].map(garmentOf).filter((garment) => garment !== null);

    return garments.reduce((sum, garment) => sum + garment.warmth, 0) / Math.max(1, garments.length);
  });
  if (warmths.some((warmth) => warmth >= COOL_FROM)) return 'cool';

  return warmths.some((warmth) => warmth < WARM_BELOW) ? 'warm' : 'mild';
}

/** Mean warmth (0 to 4) of what a word can mean. */
const COOL_FROM = 2.6;
const WARM_BELOW = 0.6;

function aimFor(budget: Budget, wishes: Wishes, dice: number): number {
  const [low, high] = budget.aim;
  const part = wishes.spend === 0 ? dice : wishes.spend < 0 ? dice * 0.25 : 0.75 + dice * 0.25;
  const aim = low + (high - low) * part;
  const cap = wishes.mostDollars;
  if (cap === null || cap < budget.least) return Math.round(aim);

  // "About $150" within $100-200: just under what was said.
  return Math.round(Math.min(budget.most, Math.max(budget.least, Math.min(cap - 3, budget.aim[1]))));
}

function allowedKindsFor(wishes: Wishes, rung: Formality): Set<Kind> {
  const kinds = new Set<Kind>(wishes.occasion?.allows ?? []);
  const isSporty = wishes.styles.some((style) => style === 'Athleisure' || style === 'Sporty');

  if (rung <= 1) kinds.add('lounge');
  if (rung === 0 || (isSporty && rung <= 1)) kinds.add('active');
  if (rung <= 1 && wishes.weather === 'cold') kinds.add('outdoor');
  if (rung <= 1 && wishes.isWet) kinds.add('outdoor').add('rain');

  return kinds;
}

const REMEMBERED_OUTFITS = 6;

function recentUse(brief: OutfitBrief): Pick<OutfitPlan, 'recentGarments' | 'recentLooks'> {
  const recentGarments = new Map<string, number>();
  const recentLooks = new Map<string, number>();

  for (const [age, outfit] of brief.recent.slice(0, REMEMBERED_OUTFITS).entries()) {
    const recency = 1 / (age + 1);

    for (const item of outfit.items) {
      const garment = item.garment ?? item.item;
      const look = `${garment} ${item.color}`;
      recentGarments.set(garment, Math.max(recency, recentGarments.get(garment) ?? 0));
      recentLooks.set(look, Math.max(recency, recentLooks.get(look) ?? 0));
    }
  }

  return { recentGarments, recentLooks };
}
