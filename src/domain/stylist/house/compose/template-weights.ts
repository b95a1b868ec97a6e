import type { Slot } from '#contract/outfits.ts';
import { HIGHEST_FORMALITY } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { allowedGarments } from './allowed/candidates.ts';
import { isWithoutJacket } from './choose-formality.ts';
import {
  asksForSleeves,
  isColdOnTheWay,
  isEveningOut,
  isFeast,
  isMourning,
  isOutInShowers,
  isShawlEnough,
  isSuitRefused,
  type OutfitPlan,
} from './outfit-plan.ts';

/** The bones of an outfit: which slots are filled first, and how. */
export type TemplateName = 'separates' | 'layered' | 'suit' | 'dress' | 'dress and layer';

/** "A dark coat": nothing else that is worn over something was named. */
export function isCoatNamed({ wishes }: OutfitPlan): boolean {
  const outer = wishes.demands.filter(({ target }) => target.slots.every((slot) => slot === 'outer'));

  return (
    outer.length > 0 &&
    outer.every(({ target }) =>
      [...target.keys].every((key) => {
        const garment = garmentOf(key);
        return garment !== null && isCoat(garment);
      }),
    )
  );
}

type Weights = Record<TemplateName, number>;

export function weightsFor(plan: OutfitPlan): Weights {
  const demanded = demandedWeights(plan);
  if (demanded !== null) return demanded;

  const weights = usualWeights(plan);

  return withoutForbidden(
    plan,
    (needsLayer(plan.weather) && !isShawlEnough(plan)) ||
      isColdOnTheWay(plan) ||
      plan.wishes.isWet ||
      isOutInShowers(plan) ||
      endsCool(plan) ||
      plan.wishes.isWindy
      ? layersOnly(weights)
      : weights,
  );
}

function endsCool(plan: OutfitPlan): boolean {
  const { weather, isWeatherKnown, month, wishes } = plan;

  return (
    (wishes.practical.has('something over') && !isShawlEnough(plan)) ||
    wishes.practical.has('warm within') ||
    wishes.practical.has('layers') ||
    (weather === 'mild' &&
      (wishes.occasion?.lastsAllDay === true ||
        isOnTheGrass(wishes.occasion, isWeatherKnown) ||
        (isWeatherKnown && (isMourning({ wishes }) || isInAColdChurch(wishes.occasion, month)))))
  );
}

/** Its stones keep the winter until May. */
function isInAColdChurch(occasion: OutfitPlan['wishes']['occasion'], month: number | null): boolean {
  const isEarly = month !== null && (month < 5 || month > 9);

  return isEarly && (hasTrait(occasion, 'ceremony') || occasion?.key === 'worship');
}

/** In spring and autumn an hour out of doors turns cool. */
function isOnTheGrass(occasion: OutfitPlan['wishes']['occasion'], isSeasonNamed: boolean): boolean {
  return isSeasonNamed && hasTrait(occasion, 'open air');
}

function usualWeights(plan: OutfitPlan): Weights {
  const { formality, worn, weather, wishes } = plan;
  const isCelebrated = isCelebration(plan);
  const dresses =
    (hasOwnDress(plan) || isCelebrated || asksForAHem(wishes) ? 1 : ANYBODYS_DRESS) *
    (worn === 'womenswear'
      ? ([0, 0.2, 0.45, 0.5, 0.5, 1.1, 1.6, 3, 6][formality] ?? 0)
      : worn === 'everyone' && formality <= 2
        ? 0.06
        : 0);
  // "Business casual" on the card is the blazer without its trousers.
  const isBelowSuits = formality < 3 || (wishes.span !== null && wishes.span[1] <= 3);
  const suits = isBelowSuits
    ? 0
    : ([0.15, 0.5, 0.7, 0.8, 1, 1][formality - 3] ?? 1) *
      (worn === 'womenswear'
        ? weather === 'hot'
          ? 0.03
          : weather === 'warm' || formality >= COCKTAILS
            ? 0.15
            : 0.5
        : worn === 'everyone'
          ? 0.5
          : 1.6);
  const layered = [0.35, 0.6, 0.8, 0.9, 1, 0.7, 0.4, 0, 0][formality] ?? 0;
  const separates =
    [
      1,
      0.9,
      0.5,
      0.35,
      worn === 'womenswear' ? 0.2 : 0,
      worn === 'womenswear' ? 0.3 : 0,
      worn === 'womenswear' ? 0.3 : 0,
      worn === 'womenswear' ? 0.3 : 0,
      worn === 'womenswear' ? 0.2 : 0,
    ][formality] ?? 0;
  // Whoever rules the jacket out stands there in a shirt, however dressed the others are.
  const isJacketless = wishes.refuses.targets.some(({ keys }) => keys.has('blazer'));
  const isHot = weather === 'hot';
  // In the summer a jacket over a dress, a blouse or a plain tee is the exception.
  const isPlainSummer = weather === 'warm' && formality <= 2;
  const inSummer = isPlainSummer || ((weather === 'warm' || isCelebrated) && worn === 'womenswear') ? 0.3 : 1;
  // With a bump a dress is the easiest thing to wear.
  const isSleevedEvening = formality >= DRESSED_UP && asksForSleeves(plan);
  const isDressEasiest =
    wishes.cuts.has('maternity') || asksForWaist(wishes) || asksForAHem(wishes) || isSleevedEvening;
  const ease = isDressEasiest ? 3 : 1;
  // Where a blazer is at home, going without one is the exception.
  const shirtsleeves =
    isMetInAJacket(plan) || isAtTheSchool(plan)
      ? 0
      : wishes.occasion?.favours?.includes('blazer') === true
        ? 0.35
        : 1;

  return {
    separates: isJacketless
      ? Math.max(separates, IN_A_SHIRT)
      : (isHot ? separates * 1.5 : separates) * shirtsleeves,
    // In the heat only a dress code keeps a jacket on.
    layered:
      (isOfficial(plan) ? 0 : 1) *
      (isHot ? (formality < 4 ? 0 : layered * 0.25) : layered * inSummer) *
      (asksForWaist(wishes) || (isSleevedEvening && dresses > 0) ? 0.2 : 1),
    suit:
      suits *
      (isGuestInADress(plan) ? 0.1 : 1) *
      (isSuitedFor(formality, wishes) && !wishes.moods.has('comfortable') ? 1 : 0.25),
    dress: dresses * ease,
    'dress and layer':
      isHot || formality < 1 || formality > 6
        ? 0
        : dresses * ease * inSummer * (asksForWaist(wishes) ? 0.05 : 0.4),
  };
}

/** In menswear one is interviewed in a layer over the shirt or the knit, however casual the house. */
function isMetInAJacket({ worn, weather, wishes: { occasion, refuses } }: OutfitPlan): boolean {
  return (
    worn !== 'womenswear' &&
    weather !== 'hot' &&
    occasion?.isWork === true &&
    hasTrait(occasion, 'interview') &&
    !refuses.targets.some(({ slots }) => slots.includes('outer'))
  );
}

/** At a concert or a play of the school menswear has a knit or a jacket over the shirt, and never the shirt alone. */
function isAtTheSchool({ worn, weather, wishes: { occasion } }: OutfitPlan): boolean {
  return (
    worn === 'menswear' &&
    !['warm', 'hot'].includes(weather) &&
    ['matinee', 'parents-evening'].includes(occasion?.key ?? '')
  );
}

/** Business professional is a suit in menswear: an odd jacket is a rung below. */
function isOfficial(plan: OutfitPlan): boolean {
  const { worn, formality, wishes } = plan;

  return (
    worn === 'menswear' &&
    formality >= DRESSED_UP &&
    wishes.occasion?.isWork === true &&
    !wishes.moods.has('comfortable') &&
    !isSuitRefused(plan) &&
    !isWithoutJacket(wishes)
  );
}

/** Of an evening out and at a feast a trouser suit over a blouse comes from the office. */
export function isGuestInADress(plan: OutfitPlan): boolean {
  const isOut = isFeast(plan) || isEveningOut(plan);

  return plan.worn === 'womenswear' && isOut && plan.rules?.isUsual('blazer') !== true;
}

/** Among guests a blazer over a skirt is a day at the office. */
export function isCelebration({ worn, formality, wishes: { occasion } }: OutfitPlan): boolean {
  return worn === 'womenswear' && formality >= DRESSY && hasTrait(occasion, 'celebration');
}

/** Smart casual. */
const SMART = 2;
/** Dressy casual. */
const DRESSY = 3;

/** From here up a suit in womenswear is a statement. */
const COCKTAILS = 6;

/** From here up a dress with sleeves covers the arms better than the jacket of a working day. */
const DRESSED_UP = 4;

/** A straight jacket hides the waist that was to be seen. */
function asksForWaist({ goals }: OutfitPlan['wishes']): boolean {
  return goals.includes('accentuate-waist');
}

/** "Something long", "something flowy": what falls so is a dress first, whoever wears it. */
function asksForAHem({ shapes }: OutfitPlan['wishes']): boolean {
  return shapes.some(({ label }) => ['long lengths', 'flowing cuts'].includes(label));
}

/** Whether one of the dresses that are right there is of a style that leads: a boilersuit is not everybody's. */
function hasOwnDress(plan: OutfitPlan): boolean {
  const { leadingStyles } = plan;

  return (
    leadingStyles.length === 0 ||
    allowedGarments(plan, 'dress').some(({ styles }) => styles.some((style) => leadingStyles.includes(style)))
  );
}

const IN_A_SHIRT = 0.3;

const ANYBODYS_DRESS = 0.1;

/** A date or a bar is no board meeting; above, a suit is what one wears. */
function isSuitedFor(formality: number, wishes: OutfitPlan['wishes']): boolean {
  return formality >= 5 || !EASY_EVENINGS.includes(wishes.occasion?.key ?? '');
}

const EASY_EVENINGS: readonly string[] = [
  'date',
  'coffee-date',
  'anniversary',
  'dinner',
  'night-out',
  'party',
  'christmas',
  'concert',
];

/** In the cold everybody wears something over it. */
function layersOnly(weights: Weights): Weights {
  return {
    separates: 0,
    layered: weights.layered + weights.separates + 0.05,
    suit: weights.suit,
    dress: 0,
    'dress and layer': weights.dress + weights['dress and layer'],
  };
}

function isSuitUsual({ formality, rules, worn }: OutfitPlan): boolean {
  // Where cloth and color of tailoring are written down, so it is for everybody.
  if (rules?.recipe.tailoring !== undefined && rules.isUsual('suit-jacket')) return formality >= DRESSED_UP;

  return worn !== 'womenswear' && formality >= DRESSED_UP && rules?.isUsual('suit-jacket') === true;
}

/** What the prompt names decides the bones: "a dress with a blazer", "jeans", "a suit". */
function demandedWeights(plan: OutfitPlan): Weights | null {
  const slots = new Set<Slot>();
  let isSuit = false;

  const isDressNamed = plan.wishes.demands.some(({ target }) =>
    target.slots.every((slot) => slot === 'dress'),
  );

  for (const { target } of plan.wishes.demands) {
    const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);
    if (garments.length > 0 && garments.every((garment) => isKind(garment, 'suit'))) isSuit = true;
    // "Jackets are expected", "trousers, please" where one wears suits is answered by a suit; a blazer over a dress is not.
    else if (garments.some((garment) => isKind(garment, 'suit')) && isSuitUsual(plan) && !isDressNamed)
      isSuit = true;
    else if (target.slots.length === 1) for (const slot of target.slots) slots.add(slot);
  }

  const isWhiteTie = plan.formality === HIGHEST_FORMALITY && plan.worn === 'menswear';
  const needsTop = needsLayer(plan.weather) || plan.wishes.isWet;
  if (isSuit || isWhiteTie) return { separates: 0, layered: 0.01, suit: 1, dress: 0, 'dress and layer': 0 };
  if (slots.has('dress')) {
    const layer = slots.has('outer') || needsTop;
    return { separates: 0, layered: 0, suit: 0, dress: layer ? 0 : 1, 'dress and layer': layer ? 1 : 0.15 };
  }
  if (slots.has('top') || slots.has('bottom') || slots.has('outer')) {
    const layer = slots.has('outer') || needsTop;
    const usual = usualWeights(plan);
    const plain = layer ? 0 : usual.separates + 0.2;
    // Who names both halves has said what is worn: what goes over it has to have a reason.
    const isTold =
      slots.has('top') &&
      slots.has('bottom') &&
      plan.formality <= SMART &&
      plan.wishes.notUnderstood.length === 0 &&
      !endsCool(plan);
    // A named coat or blazer goes over a dress just as well, unless a top or bottom is named too.
    const overDress = slots.has('outer') && !slots.has('top') && !slots.has('bottom') ? usual.dress * 0.5 : 0;
    return {
      separates: plain,
      layered: layer ? 1 : plan.wishes.isComplete ? 0 : isTold ? 0.02 : usual.layered + 0.05,
      // A named shirt goes below the suit that is worn there, and a named coat over it.
      suit: !slots.has('bottom') && (!slots.has('outer') || isCoatNamed(plan)) ? usual.suit : 0,
      dress: 0,
      'dress and layer': overDress,
    };
  }

  return null;
}

function withoutForbidden(plan: OutfitPlan, weights: Weights): Weights {
  const refused = (slot: Slot) =>
    plan.wishes.refuses.targets.some((target) => target.breadth === 'slot' && target.slots.includes(slot));

  // "No jacket to carry" is answered by none, and not by a cardigan in its place.
  const isJacketRefused =
    !needsLayer(plan.weather) &&
    plan.formality < DRESSED_UP &&
    plan.wishes.refuses.targets.some(({ label }) => label === 'jacket');

  return {
    ...weights,
    ...(isJacketRefused && weights.separates > 0 ? { layered: 0, 'dress and layer': 0 } : {}),
    ...(refused('outer')
      ? { layered: 0, suit: 0, 'dress and layer': 0, separates: weights.separates + 0.2 }
      : {}),
    ...(refused('top') || refused('bottom') ? { separates: 0, layered: 0, suit: 0 } : {}),
  };
}
