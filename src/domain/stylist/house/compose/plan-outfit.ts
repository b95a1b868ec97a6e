import { lessSpent } from '#domain/shopping/fit-prices.ts';
import { BUDGETS, type Budget } from '#domain/shopping/price-ranges.ts';
import { type Formality, HIGHEST_FORMALITY } from '#domain/wardrobe/formality.ts';
import type { Kind, Worn } from '#domain/wardrobe/garment.ts';
import { hindersAny, type PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { type RecipeRules, recipeOf, rulesOf } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { colder, needsCoat, suitsWeather, type Weather } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { lookUp } from '../language/lexicon/lexicon.ts';
import type { YearsSaid } from '../language/mentions/meanings.ts';
import { likedKinds, tastesBeside, withTastes } from '../language/wishes/tastes.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import { BATHED_AT } from './allowed/day-bars.ts';
import { asInMenswear, asTheyAreCut } from './as-they-are-cut.ts';
import { chooseFormality, isWithoutJacket } from './choose-formality.ts';
import { weatherFor } from './choose-weather.ts';
import { colourWeights } from './colour-weights.ts';
import { type KeptPieces, keptPieces } from './kept-pieces.ts';
import { leadInspiration } from './lead-inspiration.ts';
import { occasionsSaid } from './occasions-said.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import { ownRail } from './own-rail.ts';
import { relaxedWishes } from './relax-wishes.ts';
import { createSeededRandom, seedFor } from './seeded-random.ts';
import { leadingStyles, strangeStyles, styleWeights } from './style-weights.ts';

/**
 * @param asked what the prompt asks for
 * @param relax how many earlier plans could not be filled; each further plan asks for less, the weather first,
 * the dress code last, a refusal never
 * @param widening how many dress codes less and more formal than what was asked for are open
 */
export function planOutfit(
  brief: OutfitBrief,
  asked: Wishes,
  relax: number,
  widening = Math.max(0, relax - 4),
): OutfitPlan {
  const tastes = tastesBeside(asked, brief.profile.tastes);
  const wanted = withSuitOfWaistcoat(
    withLeastCode(
      beyondSmart(withTastes(bareInTheWater(onTheLawn(onDryLand(relaxedWishes(asked, relax)))), tastes)),
    ),
  );
  const random = createSeededRandom(seedFor(brief.seed, `plan ${relax}`));
  const { worn, because } = chooseWorn(
    brief,
    wanted,
    random.pick(['womenswear', 'menswear', 'everyone'] as const),
  );
  const said = asTheyAreCut(wanted, worn);
  const wishes = worn === 'womenswear' ? said : belowRefusedTuxedo(asInMenswear(said, worn));
  const { weather, isWeatherKnown } = weatherFor(brief, wishes);
  const formality = chooseFormality(brief, withoutTuxedo(wishes, worn), random.next(), widening);
  const cuts = needsALane(worn, formality, relax) ? random.pick(['womenswear', 'menswear'] as const) : worn;
  const kept = keptPieces(brief.kept ?? []);
  const range = underCap(budgetFor(brief, kept, relax), wishes.mostDollars);
  const isAllBought = brief.closet === undefined && kept.slots.size === 0;
  const budget = isAllBought && relax < LEAST_SAID_UNTIL ? aboveFloor(range, wishes.leastDollars) : range;
  const lead = leadInspiration(brief);
  const leading = leadingStyles(brief, wishes);

  return {
    // In the heat the wind on deck is welcome.
    wishes: weather === 'hot' && wishes.occasion?.windy === true ? { ...wishes, isWindy: false } : wishes,
    profile: brief.profile,
    occasionsSaid: occasionsSaid(brief.prompt),
    likes: likedKinds(tastes),
    age: brief.onboarding?.ageRange ?? (wishes.years === null ? null : YEARS[wishes.years]),
    formality,
    weather,
    isWeatherKnown,
    month: wishes.month ?? wishes.occasion?.month ?? brief.month ?? null,
    worn: cuts,
    rules: rulesFor(wishes, weather, cuts, formality),
    wornBecause: because,
    priceRange: brief.priceRange,
    isBoughtNew: false,
    isChoosy: relax === 0 && brief.closet?.isOnly !== true,
    budget,
    kept,
    own: ownRail(brief.closet),
    aimDollars: aimFor(budget, wishes, random.next()),
    lead,
    styles: styleWeights(brief, wishes, lead),
    leadingStyles: leading,
    strangeStyles: strangeStyles(leading),
    colours: colourWeights(brief, wishes, lead),
    allowedKinds: allowedKindsFor(wishes, formality),
    ...recentUse(brief),
    seed: brief.seed,
  };
}

function rulesFor(wishes: Wishes, weather: Weather, worn: Worn, formality: Formality): RecipeRules | null {
  const { occasion, span, weather: named } = wishes;
  if (isWithoutJacket(wishes) || isGuestInAShirt(wishes, worn)) {
    const below = recipeOf(isSuitAloneRefused(wishes) ? occasion?.recipeDressedDown : undefined);
    const casual = below ?? recipeOf('business-casual');
    return casual === null ? null : rulesOf(casual, worn);
  }
  // A runner is dressed for a step warmer than it is, and still for the cold.
  const isCold = needsCoat(weather) || (named !== null && needsCoat(named));
  const inCold = isCold ? recipeOf(occasion?.recipeInCold) : null;
  const usual = inCold ?? recipeOf(occasion?.recipe);
  // The card's dress code stands over what is usual: nothing that is right there would be right under it.
  const isBelow = span !== null && usual !== null && span[1] < usual.formality[0];
  // "Black tie optional" for a wedding is black tie.
  const isAbove = formality >= BLACK_TIE && (usual === null || usual.formality[1] < formality);
  const above = recipeOf(formality === HIGHEST_FORMALITY ? 'white-tie' : 'black-tie');
  const dressedUp = isRaised(wishes) ? recipeOf(occasion?.recipeDressedUp) : null;
  const recipe = isBelow ? recipeOf(occasion?.recipeDressedDown) : isAbove ? above : (dressedUp ?? usual);

  return recipe === null
    ? null
    : rulesOf(
        recipe,
        worn,
        (key) =>
          // What somebody refuses is no longer demanded, nor what the day forbids: a jacket below a gown.
          !wishes.refuses.targets.some(({ keys }) => keys.has(key)) &&
          !isInTheWay(wishes, key) &&
          (!IN_THE_HEAT.includes(weather) || isOfTheDay(key, atNight(weather, wishes), formality)),
      );
}

/** A man at a wedding without a jacket: of the suit the shirt and the trousers are left. */
function isGuestInAShirt({ occasion, refuses }: Wishes, worn: Worn): boolean {
  return (
    worn !== 'womenswear' &&
    (occasion?.formality[0] ?? 0) >= SUITED &&
    refuses.targets.some(({ keys }) => keys.has('blazer'))
  );
}

/** For the post of a director one is interviewed as at a bank. */
function isRaised({ formalityShift, span, occasion }: Wishes): boolean {
  const usual = occasion?.formality ?? LOWEST_SPAN;

  return span === null ? formalityShift > 0 : span[0] > usual[0] && span[0] >= usual[1];
}

const LOWEST_SPAN = [0, 0] as const;

/** "No suit" leaves the odd jacket. */
function isSuitAloneRefused({ refuses }: Wishes): boolean {
  return !refuses.targets.some(({ keys }) => keys.has('blazer'));
}

const IN_THE_HEAT: readonly Weather[] = ['hot', 'warm'];

/** Where the nights are cold, what is put on is for them. */
function atNight(weather: Weather, { practical, occasion }: Wishes): Weather {
  if (!practical.has('something over')) return weather;

  return occasion?.key === 'camping' ? colder(colder(weather)) : colder(weather);
}

/** Whether a practical wish speaks against it in any cloth. */
function isInTheWay({ practical }: Wishes, key: string): boolean {
  const garment = garmentOf(key);

  return garment !== null && hindersAny(practical.keys(), { garment });
}

/** A fleece and a beanie belong to camping, and not in July. */
function isOfTheDay(key: string, weather: Weather, formality: Formality): boolean {
  const garment = garmentOf(key);

  return (
    garment === null || garment.fabrics.some((fabric) => suitsWeather(garment, fabric, weather, formality))
  );
}

const BLACK_TIE: Formality = 7;

/** "Smart enough for a client" takes nothing from what a meeting asks for anyway. */
function beyondSmart(wishes: Wishes): Wishes {
  const { span, spanSaid, occasion } = wishes;
  const isMet =
    span !== null &&
    occasion !== null &&
    occasion.formality[0] >= span[0] &&
    /^(?:\w+ )?smart(?:ly)?$/i.test(spanSaid);

  return isMet ? { ...wishes, span: null, spanSaid: '' } : wishes;
}

/** "I'd like a waistcoat" at a wedding is one of three pieces. */
function withSuitOfWaistcoat(wishes: Wishes): Wishes {
  const { demands, occasion, weather, refuses } = wishes;
  const waistcoat = demands.find(({ target }) => target.keys.has('waistcoat'));
  const isDressed = (wishes.span ?? occasion?.formality ?? [0])[0] >= SUITED;
  const hasSuit = demands.some(
    ({ target }) =>
      target.keys.has('suit-jacket') || (target.slots.includes('outer') && target !== waistcoat?.target),
  );
  const isRefused = refuses.targets.some(({ keys }) => keys.has('suit-jacket'));
  const suit = lookUp('suit')?.find((meaning) => meaning.is === 'garments');
  if (
    waistcoat === undefined ||
    suit?.is !== 'garments' ||
    !isDressed ||
    hasSuit ||
    isRefused ||
    weather === 'hot'
  )
    return wishes;

  return { ...wishes, demands: [{ ...waistcoat, target: suit.target }, ...demands] };
}

/** Dressy. */
const SUITED: Formality = 4;

/** "Something relaxed" for a wedding is the least that a wedding bears. */
function withLeastCode(wishes: Wishes): Wishes {
  const least = recipeOf(wishes.occasion?.recipeDressedDown)?.formality;
  if (least === undefined || wishes.span === null || wishes.span[1] >= least[0]) return wishes;

  return { ...wishes, span: [least[0], least[0]] };
}

/** "Black tie, but no tux": beside tuxedos a dark suit and a tie. */
function belowRefusedTuxedo(wishes: Wishes): Wishes {
  const { occasion, refuses } = wishes;
  const [low, high] = wishes.span ?? occasion?.formality ?? [0, 0];
  const isRefused = refuses.targets.some(({ keys }) => keys.has('tuxedo-jacket') && !keys.has('suit-jacket'));
  if (!isRefused || high < BLACK_TIE || low === HIGHEST_FORMALITY) return wishes;

  return {
    ...wishes,
    span: [low < COCKTAIL ? low : COCKTAIL, COCKTAIL],
    occasion: occasion === null ? null : { ...occasion, recipe: 'beside-tuxedos' },
  };
}

/** "Formal" is a dark suit and a tie; a tuxedo is for whoever says black tie. In womenswear a gown is as right. */
function withoutTuxedo(wishes: Wishes, worn: Worn): Wishes {
  const { span, spanSaid } = wishes;
  if (span?.[1] === BLACK_TIE && /black tie/i.test(spanSaid))
    return { ...wishes, span: [BLACK_TIE, BLACK_TIE] };
  if (worn === 'womenswear' || span === null || span[0] >= BLACK_TIE || span[1] < BLACK_TIE) return wishes;

  return { ...wishes, span: [span[0], COCKTAIL] };
}

const COCKTAIL: Formality = 6;

/** "Swimmer's shoulders" on a panel: swimwear is for water, whatever else a word may mean. */
function onDryLand(wishes: Wishes): Wishes {
  const { occasion, demands } = wishes;
  const isAshore = occasion?.isWork === true && occasion.allows?.includes('swim') !== true;
  const isSwimwear = (key: string) => garmentOf(key)?.kinds.includes('swim') === true;

  return isAshore
    ? { ...wishes, demands: demands.filter(({ target }) => ![...target.keys].every(isSwimwear)) }
    : wishes;
}

/** To a feast in the country nobody wades: its ground is a lawn, and asks for shoes that do not sink. */
function onTheLawn(wishes: Wishes): Wishes {
  const { occasion, practical } = wishes;
  const isRustic = practical.get('muddy ways') === '' || practical.has('dirty work');
  const said = practical.get('soft ground') ?? '';
  if (occasion?.key.endsWith('wedding') !== true || !isRustic) return wishes;
  const { 'muddy ways': _muddy, 'dirty work': _work, ...rest } = Object.fromEntries(practical);

  return {
    ...wishes,
    practical: new Map(Object.entries({ ...rest, 'soft ground': said }) as [PracticalWish, string][]),
  };
}

/** Whoever bathes in the heat is bare for it: long sleeves against the sun are for who asks for them. */
function bareInTheWater(wishes: Wishes): Wishes {
  const { occasion, practical } = wishes;
  if (!BATHED_AT.has(occasion?.recipe ?? '') || practical.get('sunburn') !== '') return wishes;

  return { ...wishes, practical: new Map([...practical].filter(([wish]) => wish !== 'sunburn')) };
}

/** What was told about the years, as the form would have it. */
const YEARS = { young: '18-24', older: '55+' } as const satisfies Record<YearsSaid, OutfitPlan['age']>;

/** White tie has no cuts that everyone wears; for the rest they are given up late. */
function needsALane(worn: Worn, formality: Formality, relax: number): boolean {
  return worn === 'everyone' && (formality === HIGHEST_FORMALITY || relax >= 5);
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

  if (wishes.cuts.has('maternity')) return { worn: 'womenswear', because: 'prompt' };
  const demanded = wornByDemands(wishes);
  if (demanded !== null) return { worn: demanded, because: 'prompt' };
  if (wishes.styles.includes('Feminine')) return { worn: 'womenswear', because: 'prompt' };
  const kept = keptPieces(brief.kept ?? []).pieces.map((piece) => piece.garment.worn);
  const particular = kept.find((worn) => worn !== 'everyone');
  if (particular !== undefined) return { worn: particular, because: 'hint' };
  const owned = wornInCloset(brief);
  if (owned !== null) return { worn: owned, because: 'hint' };
  if (wishes.relation !== null) return { worn: wishes.relation, because: 'hint' };
  if (answer === 'everything') return { worn: dice, because: 'answer' };
  if (brief.profile.bodyTypeProfile.fitPreferences.dresses !== null)
    return { worn: 'womenswear', because: 'hint' };

  return { worn: 'everyone', because: 'unknown' };
}

/** Whose cuts most of the closet is in; null where it has none that are anybody's in particular. */
function wornInCloset({ closet }: OutfitBrief): Worn | null {
  const worn = (closet?.pieces ?? []).map(({ garment }) => garmentOf(garment)?.worn);
  const womens = worn.filter((lane) => lane === 'womenswear').length;
  const mens = worn.filter((lane) => lane === 'menswear').length;
  if (womens + mens === 0) return null;

  return womens >= mens ? 'womenswear' : 'menswear';
}

/** A sum in words is the most that is spent, where the range allows so little. */
function underCap(budget: Budget, cap: number | null): Budget {
  if (cap === null || cap <= budget.least || cap >= budget.most) return budget;
  const most = Math.floor(cap);

  return { ...budget, most, aim: [Math.min(budget.aim[0], most), Math.min(budget.aim[1], most)] };
}

/** "At least 400": no less than that, where the range reaches so far. */
function aboveFloor(budget: Budget, floor: number | null): Budget {
  if (floor === null || floor <= budget.least || floor >= budget.most) return budget;
  const least = Math.ceil(floor);
  const aim = budget.aim.map((sum) => Math.min(budget.most, Math.max(sum, least * ABOVE_FLOOR)));

  return { ...budget, least, aim: [aim[0] ?? least, aim[1] ?? least] };
}

/** So that small changes do not fall below it. */
const ABOVE_FLOOR = 1.05;
const LEAST_SAID_UNTIL = 3;

/** Beside what is kept an outfit may turn out cheaper than its range, never dearer. */
function budgetFor(brief: OutfitBrief, kept: KeptPieces, relax: number): Budget {
  const whole = BUDGETS[brief.priceRange];
  if (brief.closet !== undefined) return { ...whole, least: 0 };
  if (kept.slots.size === 0) return whole;

  const left = lessSpent(whole, kept.dollars);
  return relax < KEPT_LEAST_UNTIL ? left : { ...left, least: 0 };
}

const KEPT_LEAST_UNTIL = 2;

function wornByDemands(wishes: Wishes): Worn | null {
  for (const { target } of wishes.demands) {
    const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);
    const particular = garments.filter((garment) => garment.worn !== 'everyone');
    const worn = particular[0]?.worn;
    if (worn !== undefined && particular.length / garments.length > 0.6) return worn;
  }

  return null;
}

function aimFor(budget: Budget, wishes: Wishes, dice: number): number {
  const [low, high] = budget.aim;
  const part = wishes.spend === 0 ? dice : wishes.spend < 0 ? dice * 0.25 : 0.75 + dice * 0.25;
  const aim = low + (high - low) * part;
  const cap = wishes.mostDollars;
  if (cap === null || cap < budget.least) return Math.round(aim);

  // "About $150" within $100-200: just under what was said.
  return Math.round(Math.min(budget.most, Math.max(budget.least, Math.min(cap - 3, budget.aim[1]))));
}

const BUSINESS_RUNG: Formality = 3;

function allowedKindsFor(wishes: Wishes, formality: Formality): Set<Kind> {
  const kinds = new Set<Kind>(wishes.occasion?.allows ?? []);
  const isSporty = wishes.styles.some((style) => style === 'Athleisure' || style === 'Sporty');

  const isWork = wishes.occasion === null ? formality >= BUSINESS_RUNG : wishes.occasion.isWork === true;
  if (isWork) kinds.add('briefcase');
  if (formality <= 1) kinds.add('lounge');
  if (formality === 0 || (isSporty && formality <= 1)) kinds.add('active');
  if (formality <= 1 && wishes.weather !== null && needsCoat(wishes.weather)) kinds.add('outdoor');
  if (formality <= 1 && wishes.isWet) kinds.add('outdoor').add('rain');
  if (formality <= 2 && wishes.isShowery) kinds.add('outdoor');

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
