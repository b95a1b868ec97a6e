import type { StyleName } from '#contract/style-profile.ts';
import { madeOncePer } from '#domain/made-when-needed.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { needsCoat, needsLayer, warmthOf } from '#domain/wardrobe/weather.ts';
import {
  EVENING,
  isEveningOut,
  isFeast,
  isIndoors,
  isMourning,
  isOutInShowers,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from '../outfit-plan.ts';
import type { Row } from './never-there-row.ts';

/** Whether the day rules out a garment in a cloth that the bands of `weather.ts` let through; what was named is held to it, too. */
export function isBarredByTheDay(plan: OutfitPlan, garment: Garment, fabric: FabricName): boolean {
  return barsOf(plan).some(
    (row) => row.garment?.(garment, plan) === true || row.cloth?.(garment, fabric, 'plain', plan) === true,
  );
}

const barsOf = madeOncePer((plan: OutfitPlan) =>
  plan.isChoosy ? DAY_BARS.filter((row) => row.when(plan)) : [],
);

const WARM_KNITS: readonly FabricName[] = [
  ...(['merino', 'lambswool', 'wool', 'cashmere', 'mohair', 'fleece'] as const),
];
const THIN_LEGS: readonly FabricName[] = ['tropical wool', 'crepe', 'viscose', 'lyocell', 'poplin', 'satin'];
const SHIRTINGS: readonly FabricName[] = ['cotton', 'poplin', 'chambray', 'viscose', 'lyocell'];
/** A sweatshirt, a knit, a flannel shirt. */
const WARMS = 2;

const DAY_BARS: readonly Row[] = [
  // Out in frost a top is a warm knit.
  {
    when: (plan) => isOutInTheCold(plan) && plan.weather === 'freezing' && !plan.wishes.moods.has('vegan'),
    cloth: (garment, fabric) => garment.slot === 'top' && !WARM_KNITS.includes(fabric),
  },
  // In coat weather, except for formal evenings, no cotton knits, and no dress or skirt in shirt cloth.
  {
    when: ({ weather, isWeatherKnown, formality, wishes }) =>
      needsCoat(weather) && isWeatherKnown && formality < EVENING && !wishes.moods.has('vegan'),
    cloth: (garment, fabric) =>
      (garment.slot === 'top' && fabric === 'cotton knit') ||
      (isKind(garment, 'dress', 'skirt') && SHIRTINGS.includes(fabric)),
  },
  // Out in the cold no trousers of thin cloth.
  {
    when: isOutInTheCold,
    cloth: (garment, fabric) =>
      garment.slot === 'bottom' && !isKind(garment, 'skirt') && THIN_LEGS.includes(fabric),
  },
  // On deck on cool days a top is a warm knit.
  {
    when: ({ wishes, weather, isWeatherKnown }) =>
      wishes.practical.has('on deck') && needsLayer(weather) && isWeatherKnown && !wishes.moods.has('vegan'),
    cloth: (garment, fabric) => garment.slot === 'top' && !WARM_KNITS.includes(fabric),
  },
  // Lined trousers only out in the cold, and no joggers there.
  {
    when: (plan) => !isOutInTheCold(plan),
    garment: (garment) => garment.key === 'lined-trousers',
  },
  {
    when: (plan) =>
      isOutInTheCold(plan) &&
      !SAT_IN.has(plan.rules?.recipe.key ?? '') &&
      !SPORTY.some((style) => plan.leadingStyles.includes(style)),
    garment: (garment) => isKind(garment, 'joggers'),
  },
  // No thin roll-neck outdoors on cool days: it does not warm.
  {
    when: (plan) => needsLayer(plan.weather) && isOutOfDoors(plan),
    garment: (garment) => garment.key === 'fitted-rollneck',
  },
  // No canvas shoes on cool days.
  {
    when: ({ weather, isWeatherKnown }) => isWeatherKnown && needsLayer(weather),
    cloth: (garment, fabric) => garment.slot === 'shoes' && fabric === 'canvas',
  },
  // Outdoors on cool wet days no thin dress: a rain jacket does not warm.
  {
    when: ({ wishes, weather, ...plan }) =>
      wishes.isWet && needsLayer(weather) && isOutOfDoors({ wishes, weather, ...plan }),
    cloth: (garment, fabric) => garment.slot === 'dress' && warmthOf(garment, fabric) < WARMS,
  },
  // In wet mud no hem below the knee: it soaks through.
  {
    when: (plan) =>
      (plan.wishes.isWet || isOutInShowers(plan)) &&
      plan.formality <= OUTDOOR_RUNG &&
      plan.rules?.recipe.ground.includes('mud') === true,
    garment: (garment) => isKind(garment, 'skirt', 'dress') && !isKind(garment, 'above-knee'),
  },
  // Felt loses its shape in the rain, and no brim goes below a hood.
  {
    when: (plan) => plan.wishes.isWet || isOutInShowers(plan),
    garment: (garment) => isKind(garment, 'hat') && BRIMMED.has(garment.key),
  },
  // At funerals of the cold months the coat is of wool, and shoes are closed.
  {
    when: (plan) => isMourning(plan) && needsLayer(plan.weather) && plan.isWeatherKnown,
    garment: (garment, { wishes }) =>
      (garment.key === 'trench-coat' && !wishes.isWet) || garment.key === 'ballet-flats',
  },
  // Velvet only in the dark months, even on a cold day in May.
  {
    when: ({ month }) => month !== null && month >= 4 && month <= 9,
    cloth: (garment, fabric, _pattern, { wishes }) =>
      fabric === 'velvet' &&
      garment.slot !== 'accessory' &&
      !wishes.fabrics.some(({ names }) => names.includes(fabric)),
  },
  // Where people swim no long trousers or skirts, except for modest dress.
  {
    when: ({ weather, rules, wishes }) =>
      weather === 'hot' &&
      BATHED_AT.has(rules?.recipe.key ?? '') &&
      !wishes.moods.has('modest') &&
      !wishes.practical.has('cool and covered') &&
      !wishes.practical.has('sunburn'),
    garment: (garment) =>
      (garment.slot === 'bottom' && isKind(garment, 'trousers') && !isKind(garment, 'shorts')) ||
      garment.key === 'bermuda-shorts',
  },
];

const SPORTY: readonly StyleName[] = ['Athleisure', 'Sporty', 'Streetwear'];
/** Recipes of hours that are sat or lain through. */
const SAT_IN: ReadonlySet<string> = new Set(['long-flight', 'retreat']);
const BRIMMED: ReadonlySet<string> = new Set(['fedora', 'flat-cap', 'sun-hat']);
/** Recipes with something to bathe in. */
export const BATHED_AT: ReadonlySet<string> = new Set(['beach', 'poolside']);

/** Outdoors for hours, or on the way there, with no room to dress for. */
function isOutOfDoors(plan: OutfitPlan): boolean {
  const { formality, isWeatherKnown, wishes } = plan;

  return (
    isWeatherKnown &&
    formality <= OUTDOOR_RUNG &&
    wishes.occasion?.indoors !== true &&
    wishes.occasion?.isWork !== true &&
    wishes.occasion?.requires?.includes('active') !== true &&
    !isIndoors(plan) &&
    !isFeast(plan) &&
    !isEveningOut(plan) &&
    !hasTrait(wishes.occasion, 'at home')
  );
}

function isOutInTheCold(plan: OutfitPlan): boolean {
  return needsCoat(plan.weather) && isOutOfDoors(plan);
}
