import type { StyleName } from '#contract/style-profile.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { lightnessOf } from '../colour-pairs.ts';
import { isMourning, type OutfitPlan } from '../outfit-plan.ts';
import { ownPalette } from '../own-palette.ts';
import type { Row } from './never-there-row.ts';

/** What the heat leaves on the rail where the bands of `weather.ts` let it through. */
const OF_THE_HEAT: readonly Row[] = [
  {
    // On a hot beach no sweatshirts, joggers or chinos.
    when: ({ weather, rules }) => weather === 'hot' && rules?.recipe.ground.includes('sand') === true,
    garment: (garment) => isKind(garment, 'hoodie', 'sweatshirt', 'joggers') || garment.key === 'chinos',
  },
  {
    // In the heat no jacket at work up to business casual, except where dress is strict.
    when: ({ weather, isWeatherKnown, wishes, formality, rules }) =>
      weather === 'hot' &&
      isWeatherKnown &&
      wishes.occasion?.isWork === true &&
      formality <= BUSINESS_CASUAL &&
      rules?.recipe.strict !== true,
    garment: (garment) => isKind(garment, 'blazer', 'suit'),
  },
  {
    // In the heat no twill trousers and no Oxford cloth: they hold the warmth.
    when: ({ weather, isWeatherKnown }) => weather === 'hot' && isWeatherKnown,
    cloth: (garment, fabric) =>
      isKind(garment, 'shirt')
        ? fabric === 'oxford cotton'
        : isKind(garment, 'trousers') && !isKind(garment, 'shorts') && fabric === 'twill',
  },
  {
    // No dark sun hat on warm days: it takes up heat.
    when: ({ weather }) => ['warm', 'hot'].includes(weather),
    colour: ({ key }, colour, { profile }) =>
      key === 'sun-hat' && lightnessOf(colour) < DARK && !ownPalette(profile).has(colour),
  },
  {
    // No chunky loafers on warm days, but for styles that always wear them.
    when: ({ weather, leadingStyles }) =>
      ['warm', 'hot'].includes(weather) && !ON_A_TREAD.some((style) => leadingStyles.includes(style)),
    garment: ({ key }, { wishes }) => key === 'chunky-loafers' && !isNight(wishes.occasion),
  },
  {
    // No Mary Janes on warm casual days: they are worn with stockings.
    when: ({ weather, formality }) => ['warm', 'hot'].includes(weather) && formality <= CASUAL,
    garment: ({ key }) => key === 'mary-janes',
  },
  {
    // No spring jackets and no heavy cotton on warm dry days.
    when: ({ weather, isWeatherKnown, wishes }) =>
      weather === 'warm' && isWeatherKnown && !wishes.isWet && !wishes.practical.has('something over'),
    garment: ({ key }) => JACKETS_OF_SPRING.has(key),
    cloth: ({ slot }, fabric) => slot === 'top' && fabric === 'heavyweight cotton',
  },
  {
    // No lace-ups in the heat, as loafers are as dressed; except at balls, funerals and where tailoring is strict.
    when: (plan) =>
      plan.weather === 'hot' &&
      plan.isWeatherKnown &&
      plan.formality <= FORMAL &&
      plan.rules?.recipe.tailoring === undefined &&
      !isMourning(plan),
    garment: (garment) =>
      garment.slot === 'shoes' && isKind(garment, 'lace-ups') && !isKind(garment, 'outdoor'),
  },
];

/** What the frost does. */
const OF_THE_FROST: readonly Row[] = [
  {
    // In frost a parka is padded or a shell.
    when: ({ weather }) => weather === 'freezing',
    cloth: ({ key }, fabric) => key === 'parka' && !['recycled padding', 'waterproof shell'].includes(fabric),
  },
  {
    // No hiking trousers in frost: they are unlined.
    when: ({ weather }) => weather === 'freezing',
    garment: ({ key }) => key === 'hiking-trousers',
  },
  {
    // No mittens except in frost, and none for whoever looks after children: hands cannot grip in them.
    when: ({ weather, wishes }) => weather !== 'freezing' || wishes.practical.has('small hands'),
    garment: ({ key }, { rules }) => key === 'mittens' && rules?.isWelcome(key) !== true,
  },
  {
    when: ({ weather }) => weather === 'freezing',
    cloth: ({ slot }, fabric) => slot === 'bottom' && fabric === 'french terry',
  },
  {
    // In town in dry frost no lined trousers and no backpack: they look like the trail.
    when: ({ weather, rules, wishes: { occasion, isWet, isShowery } }) =>
      weather === 'freezing' &&
      rules?.recipe.key === 'city-in-winter' &&
      !hasTrait(occasion, 'soft ground') &&
      !isWet &&
      !isShowery,
    garment: ({ key }) => key === 'lined-trousers' || key === 'backpack',
  },
];

export const OF_HEAT_AND_FROST: readonly Row[] = [...OF_THE_HEAT, ...OF_THE_FROST];

function isNight(occasion: OutfitPlan['wishes']['occasion']): boolean {
  return occasion?.evening === true || occasion?.festive === true;
}

const ON_A_TREAD: readonly StyleName[] = ['Edgy', 'Grunge', 'Streetwear'];
const JACKETS_OF_SPRING: ReadonlySet<string> = new Set([
  ...(['bomber', 'chore-jacket', 'field-jacket', 'biker-jacket', 'varsity-jacket'] as const),
]);
/** OKLab lightness: black, navy and chocolate are darker. */
const DARK = 0.45;
const CASUAL = 1;
const BUSINESS_CASUAL = 3;
const FORMAL = 6;
