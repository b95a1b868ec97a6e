import type { Onboarding } from '#contract/onboarding.ts';
import type { PriceRange } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import type { Budget } from '#domain/shopping/price-ranges.ts';
import type { Formality } from '#domain/wardrobe/formality.ts';
import type { Kind, Worn } from '#domain/wardrobe/garment.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import {
  type Chosen,
  hindersAny,
  isOfWrongCloth,
  type PracticalWish,
} from '#domain/wardrobe/practical-wishes.ts';
import type { RecipeRules } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer, type Weather } from '#domain/wardrobe/weather.ts';
import type { Taste } from '../../stylist.ts';
import { saidOf } from '../language/mentions/meanings.ts';
import type { PieceKind } from '../language/mentions/piece-kinds.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import type { ReadInspiration } from '../read-inspiration.ts';
import type { KeptPieces } from './kept-pieces.ts';
import type { OwnRail } from './own-rail.ts';

/** Everything that composing needs to know, decided before the first garment is taken from the rail. */
export interface OutfitPlan {
  wishes: Wishes;
  profile: Taste;
  /** The occasions that the request names itself, by keys. */
  occasionsSaid: ReadonlySet<string>;
  /** What the person told to like. */
  likes: readonly PieceKind[];
  /** What was answered about the years; null where nothing was. */
  age: Onboarding['ageRange'];
  /** The formality of the dress code that all pieces share. */
  formality: Formality;
  weather: Weather;
  /** False when nobody said anything about weather or season. */
  isWeatherKnown: boolean;
  /** 1 to 12, as the north has it: as it was said, else that of the occasion, else today's. */
  month: number | null;
  /** Whose cuts may be used beside those that everyone wears. */
  worn: Worn;
  /** Why these cuts: asked for, answered, or neither. */
  wornBecause: 'prompt' | 'answer' | 'hint' | 'unknown';
  priceRange: PriceRange;
  /** Nobody set a limit: nothing is bought second-hand to stay within one. */
  isBoughtNew: boolean;
  /** What a stylist would leave on the rail is left there (`day-bars.ts`, `never-there.ts`): the first thing to be given up, and not of one's own. */
  isChoosy: boolean;
  /** Of what is still to be chosen. */
  budget: Budget;
  kept: KeptPieces;
  /** What is owned, to be taken first; null where everything is bought. */
  own: OwnRail | null;
  aimDollars: number;
  /** The inspiration that this outfit follows. */
  lead: ReadInspiration | null;
  styles: ReadonlyMap<StyleName, number>;
  /** The styles that lead: what was asked for, then the person's own first ones. */
  leadingStyles: readonly StyleName[];
  /** What is far from all that leads. */
  strangeStyles: ReadonlySet<StyleName>;
  colours: ReadonlyMap<ColourName, number>;
  /** What is worn to the occasion by those whose cuts these are; null where nobody has written it down. */
  rules: RecipeRules | null;
  /** Kinds that need a reason to be worn ("swim") and have one. */
  allowedKinds: ReadonlySet<Kind>;
  /** Garments of the latest outfits with how recent they are, 0 to 1. */
  recentGarments: ReadonlyMap<string, number>;
  /** The same with color: "blazer Navy". */
  recentLooks: ReadonlyMap<string, number>;
  seed: number;
}

/** Whether one is out in it for long, so that there is something to wear below and on the head. */
export function isOutInItForLong({
  wishes: { occasion },
  rules,
}: Pick<OutfitPlan, 'wishes' | 'rules'>): boolean {
  return (
    occasion?.lastsAllDay === true ||
    occasion?.standsStill === true ||
    occasion?.requires?.includes('active') === true ||
    (['trail', 'out for hours', 'trip', 'soft ground'] as const).some((trait) => hasTrait(occasion, trait)) ||
    rules?.recipe.ground.includes('snow') === true
  );
}

/** Whether one leaves the house in a coat: in the cold always, on cool days of a named season from smart casual up. */
export function isCoatDay({ weather, isWeatherKnown, formality, wishes }: OutfitPlan): boolean {
  const isOutAllDay = wishes.occasion?.lastsAllDay === true || wishes.occasion?.key === 'bonfire';
  if (isColdOnTheWay({ wishes })) return true;
  if (isIndoors({ wishes })) return false;

  return (
    needsCoat(weather) ||
    (weather === 'cool' && isWeatherKnown && (formality >= COAT_FROM || isOutAllDay)) ||
    // One stands at the grave.
    (weather === 'mild' && isWeatherKnown && isMourning({ wishes }))
  );
}

const COAT_FROM = 2;

/** One dances, stretches and plays in summer clothes, and gets there in a coat where winter was named. */
export function isColdOnTheWay({ wishes: { occasion, weather } }: Pick<OutfitPlan, 'wishes'>): boolean {
  return weather !== null && needsCoat(weather) && hasTrait(occasion, 'hot room');
}

/** "Layers" are two of them over a top; on the trail of a cool day, and where the nights of a camp are cold, they are so unasked. */
export function isWornInLayers({ wishes, weather, isWeatherKnown, rules, formality }: OutfitPlan): boolean {
  const isAsked = wishes.demands.some((demand) =>
    /^(?:layers|schichten|lagen|zwiebellook|zwiebelprinzip)$/i.test(saidOf(demand.target)),
  );
  const isOnTrail = isOnTheTrail(rules);
  const isCool = isWeatherKnown && needsLayer(weather);

  // For the frost one coat is warm enough, over a knit and what is worn beneath it.
  const isFrost = weather === 'freezing';
  const isMild = weather === 'mild';
  const isOnDeck = weather === 'warm' && rules?.recipe.key === 'on-the-water';
  const isInTent = weather === 'warm' && wishes.occasion?.key === 'camping';

  return (
    (isAsked && weather !== 'hot') ||
    // For a day that turns, or a cold way to a warm room: what is worn within, and what keeps the weather off it.
    (wishes.practical.has('layers') &&
      weather !== 'hot' &&
      wishes.occasion?.requires === undefined &&
      (isOutInShowers({ wishes, formality }) || isCool)) ||
    (isOnTrail &&
      !isFrost &&
      (isCool || isMild || isInTent || (wishes.practical.has('something over') && !isOnDeck)))
  );
}

/** Showers are told of, and one is out in them for longer than the way to the door. */
export function isOutInShowers({
  wishes: { isShowery, occasion },
  formality,
}: Pick<OutfitPlan, 'wishes' | 'formality'>): boolean {
  const most = occasion?.indoors === true ? OUTDOOR_RUNG : UNDER_A_TRENCH;
  // To cocktails and dancing one is driven.
  const isAfterDark =
    (occasion?.festive === true || occasion?.evening === true) && !hasTrait(occasion, 'open air');

  return isShowery && formality <= most && occasion?.isAtOurs !== true && !isAfterDark;
}

/** In hard rain, or on foot in any, one is kept dry by a hood and not by a trench; over a suit an umbrella does it. */
export function isInADownpour({
  wishes: { isWet, isPouring },
  formality,
}: Pick<OutfitPlan, 'wishes' | 'formality'>): boolean {
  return isWet && isPouring && formality <= UNDER_A_HOOD;
}

/** Business casual. */
const UNDER_A_HOOD: Formality = 3;

/** Semi-formal: to the races one wears a trench over it. */
const UNDER_A_TRENCH: Formality = 4;

/** Dollars: below, one layer is bought and not two. */
export const LAYERS_FROM = 75;

/** Far from a roof: layers come along for a step colder than the day. */
export function isOnTheTrail(rules: OutfitPlan['rules']): boolean {
  return ON_THE_TRAIL.has(rules?.recipe.key ?? '');
}

const ON_THE_TRAIL: ReadonlySet<string> = new Set(['hiking', 'camping', 'fishing', 'on-the-water']);

/** Spent in a heated room, whatever the season outside; a day that is cold by its own words is dressed for on the way, too. */
export function isIndoors({ wishes }: Pick<OutfitPlan, 'wishes'>): boolean {
  const { occasion, isWeatherSaid } = wishes;

  if (occasion?.isAtOurs === true) return true;

  return occasion?.indoors === true && (!isWeatherSaid || hasTrait(occasion, 'at home'));
}

/** Up to here one is out of doors for longer than the way to the door. */
export const OUTDOOR_RUNG: Formality = 2;

/** From here up one is driven to the door. */
export const EVENING: Formality = 5;

/** Womenswear with a shawl over it, and a coat only where the day itself is cold. */
export function isShawlEnough({
  rules,
  worn,
  weather,
}: Pick<OutfitPlan, 'rules' | 'worn' | 'weather'>): boolean {
  return rules?.recipe.shawl === true && worn === 'womenswear' && !needsCoat(weather);
}

/** Whether one dresses up there: what the card asks for casually is no feast. */
export function isFeast({
  wishes: { occasion },
  formality,
}: Pick<OutfitPlan, 'wishes' | 'formality'>): boolean {
  return occasion?.festive === true && formality >= DRESSED_UP_FROM;
}

/** After dark and for pleasure, above what is casual. */
export function isEveningOut({
  wishes: { occasion, bothOf },
  formality,
}: Pick<OutfitPlan, 'wishes' | 'formality'>): boolean {
  return occasion?.evening === true && bothOf === null && formality >= DRESSED_UP_FROM;
}

/** Smart casual. */
const DRESSED_UP_FROM: Formality = 2;

/** By lamplight: an evening out, or a party that is no birthday at noon. */
export function isAfterDark(plan: OutfitPlan): boolean {
  const { wishes, occasionsSaid } = plan;
  const isNoon = ['lunch', 'brunch'].some((key) => occasionsSaid.has(key));

  return !isNoon && (wishes.occasion?.evening === true || hasTrait(wishes.occasion, 'party'));
}

/** Menswear of an evening that is dressed up for, but in the summer: the theater asks for a little less than dinner. */
export function isHisEvening(plan: OutfitPlan): boolean {
  const { worn, formality, weather, wishes } = plan;
  const from = hasTrait(wishes.occasion, 'jewelry shines') ? DRESSY_CASUAL : DRESSY;

  return (
    worn !== 'womenswear' && formality >= from && !['warm', 'hot'].includes(weather) && isAfterDark(plan)
  );
}

const DRESSY_CASUAL: Formality = 3;
const DRESSY: Formality = 4;

/** The occasion as sentences may name it: not what the request only comes near to. */
export function occasionNamed({ wishes: { occasion }, occasionsSaid }: OutfitPlan): Occasion | null {
  if (occasion === null || occasionsSaid.has(occasion.key)) return occasion;

  // At a vineyard it is a wedding, and in no garden.
  return occasion.key.includes('wedding') && occasionsSaid.has('wedding-guest')
    ? occasionCalled('wedding-guest')
    : null;
}

/** "In black", and no other color: black from the neck to the shoe, as no other color is. */
export function isInBlack({ wishes: { colours } }: Pick<OutfitPlan, 'wishes'>): boolean {
  return colours.length === 1 && colours[0]?.names[0] === 'Black';
}

/** Concert black is plain. */
export function isOnStage({ wishes }: OutfitPlan): boolean {
  return wishes.occasion?.key === 'on-stage';
}

/** "My upper arms covered", "nothing sleeveless", "shoulders covered": no bare arms. */
export function asksForSleeves(plan: Pick<OutfitPlan, 'wishes'>): boolean {
  const { moods, shapes } = plan.wishes;

  return moods.has('modest') || shapes.some(isOfSleeves) || isSleevelessRefused(plan);
}

/** "Shoulders covered", "no bare shoulders", and no more than those. */
export function asksForShoulders({ wishes }: Pick<OutfitPlan, 'wishes'>): boolean {
  const { moods, moodWords, shapes, practical } = wishes;
  if (practical.has('head covered') || practical.has('sunburn') || shapes.some(isOfSleeves)) return false;

  return moods.has('modest')
    ? /shoulder|schulter/i.test(moodWords.get('modest') ?? '')
    : isSleevelessRefused({ wishes });
}

/** At prayer in a mosque, and for whoever covers the hair: to the ankle, closed at the neck, loose and opaque. */
export function isCoveredAllOver({ wishes, worn }: Pick<OutfitPlan, 'wishes' | 'worn'>): boolean {
  return worn !== 'menswear' && wishes.moods.has('modest') && wishes.practical.has('head covered');
}

export function isSleevelessRefused({ wishes }: Pick<OutfitPlan, 'wishes'>): boolean {
  return wishes.refuses.shapes.some(({ label }) => label === 'sleeveless cuts');
}

export function isOfSleeves({ label }: { label: string }): boolean {
  return label === 'sleeves' || label === 'long sleeves';
}

/** Nobody mourns in a style, and nobody there is told how to look. */
export function isMourning({ wishes }: Pick<OutfitPlan, 'wishes'>): boolean {
  return wishes.occasion?.key === 'funeral' || wishes.occasion?.like === 'funeral';
}

/** At a table, a bar or a dance floor: a small bag, or what the pockets hold. */
export function isAtTable(occasion: Occasion | null): boolean {
  return hasTrait(occasion, 'at table');
}

/** Whoever wears no suits means jacket and tie by it. */
export function isSuitRefused({ wishes }: Pick<OutfitPlan, 'wishes'>): boolean {
  return wishes.refuses.targets.some(({ keys }) => keys.has('suit-jacket'));
}

/**
 * Whether a practical wish speaks against a piece. What was named by the person is held to its cloth and color alone by what only the
 * occasion asks: leggings for the flight are worn, and not in white beside a toddler. So is what is in the way whichever of its kind it is:
 * whoever names wide trousers for wet grass wears them.
 */
export function isHindered({ wishes }: OutfitPlan, chosen: Chosen): boolean {
  const { key } = chosen.garment;
  const named = wishes.demands.filter(({ target }) => target.breadth !== 'slot' && target.keys.has(key));
  if (named.length === 0) return hindersAny(wishes.practical.keys(), chosen);

  return [...wishes.practical].some(([wish, said]) =>
    said === '' ||
    named.some(({ target }) => !wishes.doubtful.has(saidOf(target)) && hindersAll(wish, target.keys))
      ? isOfWrongCloth(wish, chosen)
      : hindersAny([wish], chosen),
  );
}

function hindersAll(wish: PracticalWish, keys: ReadonlySet<string>): boolean {
  return [...keys].every((key) => {
    const garment = garmentOf(key);
    return garment === null || hindersAny([wish], { garment });
  });
}
