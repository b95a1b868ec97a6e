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
    // On cold showery days no coat that soaks through.
    when: ({ weather, wishes, formality }) =>
      needsCoat(weather) &&
      wishes.isShowery &&
      formality <= OUTDOOR_RUNG &&
      wishes.occasion?.indoors !== true,
    cloth: (garment, fabric) => isCoat(garment) && fabricOf(fabric).keepsRainOut !== true,
  },
  {
    // Out on cool days no sleeveless or short base layer.
    when: ({ weather, isWeatherKnown, wishes: { occasion } }) =>
      isWeatherKnown && needsLayer(weather) && occasion?.indoors !== true && !hasTrait(occasion, 'hot room'),
    garment: ({ key }) => key === 'performance-tee' || key === 'training-tank',
  },
  {
    // No cotton hat or gloves on cool days: cotton holds moisture.
    when: ({ weather, wishes }) => needsLayer(weather) && !wishes.moods.has('vegan'),
    cloth: (garment, fabric) => isKind(garment, 'hat', 'gloves') && fabric === 'cotton knit',
  },
  {
    // In snow only waterproof mittens.
    when: ({ wishes, rules }) =>
      ['ski', 'snow'].includes(wishes.occasion?.key ?? '') || rules?.recipe.ground.includes('snow') === true,
    cloth: (garment, fabric) => garment.key === 'mittens' && fabric !== 'waterproof shell',
  },
  {
    // No rain jacket for dry runs: it holds the sweat.
    when: ({ wishes }) => wishes.occasion?.key === 'running' && !wishes.isWet && !wishes.isShowery,
    garment: ({ key }) => key === 'rain-jacket',
  },
  {
    // On the trail no canvas backpack and no shearling fleece.
    when: ({ wishes, rules }) => hasTrait(wishes.occasion, 'trail') || isOnTheTrail(rules),
    cloth: ({ key }, fabric) =>
      (key === 'backpack' && fabric === 'canvas') || (key === 'fleece-jacket' && fabric === 'faux shearling'),
  },
  {
    // No ballet flats from November to February: they leave the instep bare.
    when: ({ month, weather, formality, wishes }) =>
      needsLayer(weather) &&
      month !== null &&
      (month >= 11 || month <= 2) &&
      formality < EVENING &&
      !hasTrait(wishes.occasion, 'at home'),
    garment: ({ key }) => key === 'ballet-flats',
  },
  {
    // Indoors and at family meals no work jackets.
    when: (plan) => isIndoors(plan) || hasTrait(plan.wishes.occasion, 'family table'),
    garment: ({ key }) => JACKETS_OF_THE_YARD.has(key),
  },
  {
    // No blazer where comfort was asked for among friends or at home.
    when: ({ wishes, formality }) =>
      wishes.moods.has('comfortable') &&
      formality <= SMART &&
      (hasTrait(wishes.occasion, 'among friends') || wishes.occasion?.isAtOurs === true),
    garment: (garment) => isKind(garment, 'blazer'),
  },
  {
    // No cardigan in mud and at dirty work.
    when: ({ wishes, rules }) =>
      rules?.recipe.ground.includes('mud') === true ||
      wishes.practical.has('dirty work') ||
      ['hands-on-interview', 'site-visit'].includes(wishes.occasion?.key ?? ''),
    garment: (garment) => isKind(garment, 'cardigan'),
  },
  {
    // No cardigan at feasts and on dressed evenings: it looks like the office.
    when: (plan) =>
      (isFeast(plan) ||
        (plan.worn === 'womenswear' && isEveningOut(plan) && plan.formality >= BUSINESS_CASUAL)) &&
      !needsLayer(plan.weather),
    garment: ({ key }, { rules }) => key === 'cardigan' && rules?.isUsual(key) !== true,
  },
  {
    // No suede at barbecues: it takes grease.
    when: ({ wishes }) => wishes.occasion?.key === 'barbecue',
    cloth: (garment, fabric) => fabric === 'suede' && garment.slot !== 'accessory',
  },
  {
    // No lambswool for sports: it holds the sweat.
    when: ({ wishes }) => wishes.occasion?.requires?.includes('active') === true,
    cloth: (garment, fabric) => isKind(garment, 'hat', 'gloves', 'scarf') && fabric === 'lambswool',
  },
  {
    // Nothing white beside small children: it stains.
    when: ({ wishes }) => wishes.practical.has('small hands'),
    colour: ({ slot }, colour) =>
      ['outer', 'top', 'bottom', 'dress'].includes(slot) && lightnessOf(colour) > WHITE,
  },
  {
    // No slides, except by the water and in the heat.
    when: ({ weather, isWeatherKnown, rules }) =>
      !(isWeatherKnown && weather === 'hot') &&
      rules?.recipe.ground.includes('pool-deck') !== true &&
      rules?.recipe.ground.includes('sand') !== true,
    garment: ({ key }, { rules }) => key === 'slides' && rules?.isUsual(key) !== true,
  },
  {
    // No flannel or tweed suit, except in cool weather and from October to March.
    when: ({ weather, month }) => !needsLayer(weather) && !(month !== null && (month >= 10 || month <= 3)),
    cloth: (garment, fabric) =>
      isKind(garment, 'suit') && ['wool flannel', 'flannel', 'tweed'].includes(fabric),
  },
  {
    // In wet mud and beside wet children no pale knit, coat or shoes.
    when: ({ wishes, rules }) =>
      wishes.isWet && (rules?.recipe.ground.includes('mud') === true || wishes.practical.has('small hands')),
    colour: (garment, colour) =>
      (isKind(garment, 'sweater') || ['outer', 'shoes'].includes(garment.slot)) &&
      lightnessOf(colour) > MUDDIED &&
      loudness(colour) < LOUD,
  },
  {
    // On wet earth and in snow no pale trousers or skirts.
    when: (plan) => isOnEarth(plan),
    colour: (garment, colour) =>
      garment.slot === 'bottom' && !isKind(garment, 'shorts') && lightnessOf(colour) > MUDDIED,
  },
  {
    // No roll-neck from May to September: it cannot be taken off indoors.
    when: ({ month, weather }) => month !== null && month >= 5 && month <= 9 && !needsCoat(weather),
    garment: (garment) => isKind(garment, 'turtleneck'),
  },
  {
    // At celebrations from March to July no autumn colors in womenswear, unless they are one's own.
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
    // On the trail and in mud no pale outer layers or boots.
    when: ({ weather, rules }) =>
      needsLayer(weather) && (isOnTheTrail(rules) || rules?.recipe.ground.includes('mud') === true),
    colour: ({ slot }, colour) =>
      ['outer', 'shoes'].includes(slot) && lightnessOf(colour) > MUDDIED && loudness(colour) < LOUD,
  },
  {
    // No white trousers on cool days, unless white is one's own color.
    when: ({ weather, formality }) => needsLayer(weather) && formality < EVENING,
    colour: (garment, colour, { colours }) =>
      isKind(garment, 'trousers') && lightnessOf(colour) > WHITE && (colours.get(colour) ?? 0) < OF_ONES_OWN,
  },
  {
    // No linen pocket square on cool days and in the evening.
    when: ({ weather, wishes }) => needsLayer(weather) || wishes.occasion?.evening === true,
    cloth: (garment, fabric) => isKind(garment, 'pocket-square') && fabric === 'linen',
  },
  {
    // No crop top on mild days.
    when: ({ weather, isWeatherKnown, wishes }) =>
      isWeatherKnown && weather === 'mild' && wishes.occasion?.requires === undefined,
    garment: (garment) => isKind(garment, 'crop-top'),
  },
  {
    // No kimono jacket on cool trips: it is thin, and looks like a costume.
    when: ({ weather, wishes }) =>
      !['warm', 'hot'].includes(weather) && TRIPS.has(wishes.occasion?.key ?? ''),
    garment: ({ key }) => key === 'kimono-jacket',
  },
  {
    // On mild trips from October to April no cardigan as the only layer, and no joggers but for sporty styles.
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
    // In coat weather no dress or top with thin straps, except for loud nights.
    when: ({ weather, isWeatherKnown, formality }) =>
      isWeatherKnown && needsCoat(weather) && formality < COCKTAIL,
    garment: ({ key }, { wishes }) =>
      ['slip-dress', 'sundress', 'bodycon-dress', 'camisole', 'lace-camisole'].includes(key) &&
      !hasTrait(wishes.occasion, 'loud night'),
  },
  {
    // No corset top on cool days, except for loud nights.
    when: ({ weather, formality }) => needsLayer(weather) && formality < COCKTAIL,
    garment: ({ key }, { wishes }) => key === 'corset-top' && !hasTrait(wishes.occasion, 'loud night'),
  },
  {
    // In coat weather no thin shirt on men where no jacket goes over it.
    when: ({ weather, isWeatherKnown, worn, formality }) =>
      isWeatherKnown && needsCoat(weather) && worn !== 'womenswear' && formality <= SMART,
    cloth: (garment, fabric) => isKind(garment, 'shirt') && THIN_SHIRTS.includes(fabric),
  },
  {
    // Outdoors in coat weather no thin cuts, thin trousers or canvas bags.
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

/** Whether legs get dirty: in mud, snow or rain, on the trail; not on sand or a dry lawn. */
function isOnEarth({ wishes, rules, formality, weather }: OutfitPlan): boolean {
  if (formality > OUTDOOR_RUNG || wishes.occasion?.indoors === true || wishes.occasion?.evening === true)
    return false;
  const ground = rules?.recipe.ground ?? [];
  const isSnow = wishes.occasion?.key === 'snow' || weather === 'freezing';

  // On soft paths of the cool months the hem gets muddy.
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
/** The weight of a color that is one's own. */
const OF_ONES_OWN = 0.6;
const CASUAL = 1;
const SMART = 2;
const COCKTAIL = 6;
