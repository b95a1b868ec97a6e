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
  // Below zero a shirt or a cotton knit leaves all of it to the coat.
  {
    when: (plan) => isOutInTheCold(plan) && plan.weather === 'freezing' && !plan.wishes.moods.has('vegan'),
    cloth: (garment, fabric) => garment.slot === 'top' && !WARM_KNITS.includes(fabric),
  },
  // In the cold a knit is of wool, and a dress or a skirt of no shirting, but of an evening to whose door one is driven.
  {
    when: ({ weather, isWeatherKnown, formality, wishes }) =>
      needsCoat(weather) && isWeatherKnown && formality < EVENING && !wishes.moods.has('vegan'),
    cloth: (garment, fabric) =>
      (garment.slot === 'top' && fabric === 'cotton knit') ||
      (isKind(garment, 'dress', 'skirt') && SHIRTINGS.includes(fabric)),
  },
  // And legs are in flannel, cord, denim or what is lined.
  {
    when: isOutInTheCold,
    cloth: (garment, fabric) =>
      garment.slot === 'bottom' && !isKind(garment, 'skirt') && THIN_LEGS.includes(fabric),
  },
  // At the rail of a ship nobody goes in and out.
  {
    when: ({ wishes, weather, isWeatherKnown }) =>
      wishes.practical.has('on deck') && needsLayer(weather) && isWeatherKnown && !wishes.moods.has('vegan'),
    cloth: (garment, fabric) => garment.slot === 'top' && !WARM_KNITS.includes(fabric),
  },
  // Lining is for the cold itself, and joggers have no boots that are worn in it.
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
  // A second skin of jersey warms nobody below a shell.
  {
    when: (plan) => needsLayer(plan.weather) && isOutOfDoors(plan),
    garment: (garment) => garment.key === 'fitted-rollneck',
  },
  // Canvas is for dry, mild pavements.
  {
    when: ({ weather, isWeatherKnown }) => isWeatherKnown && needsLayer(weather),
    cloth: (garment, fabric) => garment.slot === 'shoes' && fabric === 'canvas',
  },
  // A shell keeps the rain off and warms nobody.
  {
    when: ({ wishes, weather, ...plan }) =>
      wishes.isWet && needsLayer(weather) && isOutOfDoors({ wishes, weather, ...plan }),
    cloth: (garment, fabric) => garment.slot === 'dress' && warmthOf(garment, fabric) < WARMS,
  },
  // In a wet field a hem below the knee drinks what the boots keep off.
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
  // At a grave in the cold half of the year the coat is of wool, and the foot is closed in.
  {
    when: (plan) => isMourning(plan) && needsLayer(plan.weather) && plan.isWeatherKnown,
    garment: (garment, { wishes }) =>
      (garment.key === 'trench-coat' && !wishes.isWet) || garment.key === 'ballet-flats',
  },
  // Velvet is of the long nights, whatever the sky does in May.
  {
    when: ({ month }) => month !== null && month >= 4 && month <= 9,
    cloth: (garment, fabric, _pattern, { wishes }) =>
      fabric === 'velvet' &&
      garment.slot !== 'accessory' &&
      !wishes.fabrics.some(({ names }) => names.includes(fabric)),
  },
  // Who swims there and dries again wears nothing long below; who covers up does.
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

/** Hours or the way to them under the sky, and no room that one is dressed for. */
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
