import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { lightnessOf, loudness } from '../colour-pairs.ts';
import {
  EVENING,
  isEveningOut,
  isFeast,
  isIndoors,
  isOnTheTrail,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from '../outfit-plan.ts';
import { ownPalette } from '../own-palette.ts';
import type { Row } from './never-there-row.ts';
import { OF_HEAT_AND_FROST } from './of-heat-and-frost.ts';
import { OF_THE_GROUND } from './of-the-ground.ts';

/** Cuts and cloths that the season or the ground rules out where the bands of `weather.ts` let them through. */
export const OF_THE_SEASON: readonly Row[] = [
  ...OF_HEAT_AND_FROST,
  ...OF_THE_GROUND,
  {
    // Where the cold comes with showers, padding that soaks up sleet is no coat.
    when: ({ weather, wishes, formality }) =>
      needsCoat(weather) &&
      wishes.isShowery &&
      formality <= OUTDOOR_RUNG &&
      wishes.occasion?.indoors !== true,
    cloth: (garment, fabric) => isCoat(garment) && fabricOf(fabric).keepsRainOut !== true,
  },
  {
    // Out in the cold a base layer has sleeves.
    when: ({ weather, isWeatherKnown, wishes: { occasion } }) =>
      isWeatherKnown && needsLayer(weather) && occasion?.indoors !== true && !hasTrait(occasion, 'hot room'),
    garment: ({ key }) => key === 'performance-tee' || key === 'training-tank',
  },
  {
    // Cotton holds the damp of head and hands.
    when: ({ weather, wishes }) => needsLayer(weather) && !wishes.moods.has('vegan'),
    cloth: (garment, fabric) => isKind(garment, 'hat', 'gloves') && fabric === 'cotton knit',
  },
  {
    // Wool, fleece and thin leather are wet through after the first fall.
    when: ({ wishes, rules }) =>
      ['ski', 'snow'].includes(wishes.occasion?.key ?? '') || rules?.recipe.ground.includes('snow') === true,
    cloth: (garment, fabric) => garment.key === 'mittens' && fabric !== 'waterproof shell',
  },
  {
    // A shell steams up whoever runs below it on a dry day.
    when: ({ wishes }) => wishes.occasion?.key === 'running' && !wishes.isWet && !wishes.isShowery,
    garment: ({ key }) => key === 'rain-jacket',
  },
  {
    // On the trail a pack sheds the rain, and what goes below a shell lies flat.
    when: ({ wishes, rules }) => hasTrait(wishes.occasion, 'trail') || isOnTheTrail(rules),
    cloth: ({ key }, fabric) =>
      (key === 'backpack' && fabric === 'canvas') || (key === 'fleece-jacket' && fabric === 'faux shearling'),
  },
  {
    // Open over the instep, they are for dry, mild streets.
    when: ({ month, weather, formality, wishes }) =>
      needsLayer(weather) &&
      month !== null &&
      (month >= 11 || month <= 2) &&
      formality < EVENING &&
      !hasTrait(wishes.occasion, 'at home'),
    garment: ({ key }) => key === 'ballet-flats',
  },
  {
    // Indoors nobody wears what keeps the wind off a workshop's yard.
    when: (plan) => isIndoors(plan) || hasTrait(plan.wishes.occasion, 'family table'),
    garment: ({ key }) => JACKETS_OF_THE_YARD.has(key),
  },
  {
    // Who wants it cozy among friends or at home sits in a knit, and in no lapels.
    when: ({ wishes, formality }) =>
      wishes.moods.has('comfortable') &&
      formality <= SMART &&
      (hasTrait(wishes.occasion, 'among friends') || wishes.occasion?.isAtOurs === true),
    garment: (garment) => isKind(garment, 'blazer'),
  },
  {
    // A fine knit is no layer for mud, dust and the building site.
    when: ({ wishes, rules }) =>
      rules?.recipe.ground.includes('mud') === true ||
      wishes.practical.has('dirty work') ||
      ['hands-on-interview', 'site-visit'].includes(wishes.occasion?.key ?? ''),
    garment: (garment) => isKind(garment, 'cardigan'),
  },
  {
    // At a feast, and beside what shines on an evening out, a cardigan comes from the desk.
    when: (plan) =>
      (isFeast(plan) ||
        (plan.worn === 'womenswear' && isEveningOut(plan) && plan.formality >= BUSINESS_CASUAL)) &&
      !needsLayer(plan.weather),
    garment: ({ key }, { rules }) => key === 'cardigan' && rules?.isUsual(key) !== true,
  },
  {
    // Fat spits, and suede keeps it.
    when: ({ wishes }) => wishes.occasion?.key === 'barbecue',
    cloth: (garment, fabric) => fabric === 'suede' && garment.slot !== 'accessory',
  },
  {
    // Coarse wool holds the sweat of whoever runs.
    when: ({ wishes }) => wishes.occasion?.requires?.includes('active') === true,
    cloth: (garment, fabric) => isKind(garment, 'hat', 'gloves', 'scarf') && fabric === 'lambswool',
  },
  {
    // Small hands print on white.
    when: ({ wishes }) => wishes.practical.has('small hands'),
    colour: ({ slot }, colour) =>
      ['outer', 'top', 'bottom', 'dress'].includes(slot) && lightnessOf(colour) > WHITE,
  },
  {
    // Slides are for the pool and the heat.
    when: ({ weather, isWeatherKnown, rules }) =>
      !(isWeatherKnown && weather === 'hot') &&
      rules?.recipe.ground.includes('pool-deck') !== true &&
      rules?.recipe.ground.includes('sand') !== true,
    garment: ({ key }, { rules }) => key === 'slides' && rules?.isUsual(key) !== true,
  },
  {
    // Flannel and tweed are the winter's suits: where no season was named the cloth is one of the whole year.
    when: ({ weather, month }) => !needsLayer(weather) && !(month !== null && (month >= 10 || month <= 3)),
    cloth: (garment, fabric) =>
      isKind(garment, 'suit') && ['wool flannel', 'flannel', 'tweed'].includes(fabric),
  },
  {
    // A pale knit or coat in the mud, or among wet children, is washed for a week.
    when: ({ wishes, rules }) =>
      wishes.isWet && (rules?.recipe.ground.includes('mud') === true || wishes.practical.has('small hands')),
    colour: (garment, colour) =>
      (isKind(garment, 'sweater') || ['outer', 'shoes'].includes(garment.slot)) &&
      lightnessOf(colour) > MUDDIED &&
      loudness(colour) < LOUD,
  },
  {
    // On wet earth and in the snow pale legs are gray after the first step, and linen shows through.
    when: (plan) => isOnEarth(plan),
    colour: (garment, colour) =>
      garment.slot === 'bottom' && !isKind(garment, 'shorts') && lightnessOf(colour) > MUDDIED,
  },
  {
    // From May to September nobody can take a roll-neck off at the table.
    when: ({ month, weather }) => month !== null && month >= 5 && month <= 9 && !needsCoat(weather),
    garment: (garment) => isKind(garment, 'turtleneck'),
  },
  {
    // At a feast by daylight the colors are those of the season, or one's own.
    when: ({ wishes, month, worn }) =>
      worn === 'womenswear' &&
      month !== null &&
      month >= 3 &&
      month <= 7 &&
      (hasTrait(wishes.occasion, 'ceremony') || hasTrait(wishes.occasion, 'celebration')),
    colour: ({ slot }, colour, { profile }) =>
      ['top', 'bottom', 'dress'].includes(slot) &&
      OF_LEAVES.includes(colour) &&
      !ownPalette(profile).has(colour),
  },
  {
    // On the trail and in the mud the outer layers and the boots bear what is brushed against.
    when: ({ weather, rules }) =>
      needsLayer(weather) && (isOnTheTrail(rules) || rules?.recipe.ground.includes('mud') === true),
    colour: ({ slot }, colour) =>
      ['outer', 'shoes'].includes(slot) && lightnessOf(colour) > MUDDIED && loudness(colour) < LOUD,
  },
  {
    // White jeans and chinos wait for the spring.
    when: ({ weather, formality }) => needsLayer(weather) && formality < EVENING,
    colour: (garment, colour, { colours }) =>
      isKind(garment, 'trousers') && lightnessOf(colour) > WHITE && (colours.get(colour) ?? 0) < OF_ONES_OWN,
  },
  {
    // Squares of linen are for summer jackets; in the evening and the cool they are of silk or cotton.
    when: ({ weather, wishes }) => needsLayer(weather) || wishes.occasion?.evening === true,
    cloth: (garment, fabric) => isKind(garment, 'pocket-square') && fabric === 'linen',
  },
  {
    // Before June a bare middle has nothing over it.
    when: ({ weather, isWeatherKnown, wishes }) =>
      isWeatherKnown && weather === 'mild' && wishes.occasion?.requires === undefined,
    garment: (garment) => isKind(garment, 'crop-top'),
  },
  {
    // Away in the cool a robe is thin, and looks dressed up as a local.
    when: ({ weather, wishes }) =>
      !['warm', 'hot'].includes(weather) && TRIPS.has(wishes.occasion?.key ?? ''),
    garment: ({ key }) => key === 'kimono-jacket',
  },
  {
    // Abroad in spring and autumn a cardigan alone is too little, and joggers are for the flight.
    when: ({ weather, wishes, month }) =>
      weather === 'mild' &&
      TRIPS.has(wishes.occasion?.key ?? '') &&
      month !== null &&
      (month < 5 || month > 9),
    garment: (garment, { leadingStyles }) =>
      isKind(garment, 'cardigan') ||
      (isKind(garment, 'joggers', 'hoodie') && !SPORTY.some((style) => leadingStyles.includes(style))),
  },
  {
    // Nothing but two straps below the coat is for a summer night.
    when: ({ weather, isWeatherKnown, formality }) =>
      isWeatherKnown && needsCoat(weather) && formality < COCKTAIL,
    garment: ({ key }, { wishes }) =>
      ['slip-dress', 'sundress', 'bodycon-dress', 'camisole', 'lace-camisole'].includes(key) &&
      !hasTrait(wishes.occasion, 'loud night'),
  },
  {
    // Bare arms and a laced front are for a warm room that one is not driven to in November.
    when: ({ weather, formality }) => needsLayer(weather) && formality < COCKTAIL,
    garment: ({ key }, { wishes }) => key === 'corset-top' && !hasTrait(wishes.occasion, 'loud night'),
  },
  {
    // Once the coat is off, a shirt of poplin is all there is: where no jacket goes over it, it is a knit or thicker cloth.
    when: ({ weather, isWeatherKnown, worn, formality }) =>
      isWeatherKnown && needsCoat(weather) && worn !== 'womenswear' && formality <= SMART,
    cloth: (garment, fabric) => isKind(garment, 'shirt') && THIN_SHIRTS.includes(fabric),
  },
  {
    // "A warm winter outfit" is of wool, or lined, from the neck to the ankle.
    when: ({ weather, wishes, formality, isWeatherKnown }) =>
      isWeatherKnown &&
      needsCoat(weather) &&
      formality <= OUTDOOR_RUNG &&
      wishes.occasion?.indoors !== true &&
      wishes.occasion?.isWork !== true &&
      wishes.occasion?.evening !== true,
    garment: (garment, { formality, rules, wishes }) =>
      THIN_CUTS.has(garment.key) ||
      ((formality <= CASUAL || wishes.occasion === null) &&
        isKind(garment, 'shirt') &&
        rules?.isUsual(garment.key) !== true),
    cloth: (garment, fabric) =>
      (garment.slot === 'bottom' && THIN_LEGS.includes(fabric)) ||
      (garment.slot === 'bag' && fabric === 'canvas'),
  },
];

/** Running, at a festival, in the snow or in the rain; sand and a lawn of the summer are dry. */
function isOnEarth({ wishes, rules, formality, weather }: OutfitPlan): boolean {
  if (formality > OUTDOOR_RUNG || wishes.occasion?.indoors === true || wishes.occasion?.evening === true)
    return false;
  const ground = rules?.recipe.ground ?? [];
  const isSnow = wishes.occasion?.key === 'snow' || weather === 'freezing';

  // On a path in the cold half of the year the hem has what the boots kick up.
  const isMuddy =
    needsLayer(weather) &&
    hasTrait(wishes.occasion, 'soft ground') &&
    hasTrait(wishes.occasion, 'out for hours');

  return (
    isSnow || wishes.isWet || isMuddy || (['mud', 'trail'] as const).some((name) => ground.includes(name))
  );
}

const BUSINESS_CASUAL = 3;
const OF_LEAVES: readonly ColourName[] = [
  ...(['Burgundy', 'Rust', 'Terracotta', 'Mustard', 'Olive', 'Brown', 'Chocolate'] as const),
];
const JACKETS_OF_THE_YARD: ReadonlySet<string> = new Set(['chore-jacket', 'field-jacket', 'denim-jacket']);
const TRIPS: ReadonlySet<string> = new Set(['travel', 'city-trip', 'trip-with-dinner', 'vacation']);
const THIN_CUTS: ReadonlySet<string> = new Set(['rugby-shirt', 'flannel-shirt', 'v-neck-sweater']);
const THIN_SHIRTS: readonly FabricName[] = ['poplin', 'twill', 'chambray', 'linen', 'seersucker', 'lyocell'];
const THIN_LEGS: readonly FabricName[] = ['satin', 'silk', 'canvas'];
const SPORTY: readonly StyleName[] = ['Athleisure', 'Sporty', 'Streetwear'];
/** OKLab lightness: beige and sand are paler, gray and khaki are not. */
const MUDDIED = 0.74;
/** Yellow and the like are seen from afar, which is what they are for. */
const LOUD = 0.5;
/** OKLab lightness: ivory and white are paler. */
const WHITE = 0.88;
/** As much as a color counts that is one's own. */
const OF_ONES_OWN = 0.6;
const CASUAL = 1;
const SMART = 2;
const COCKTAIL = 6;
