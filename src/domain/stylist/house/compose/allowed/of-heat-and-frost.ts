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
    // Where one bathes in the heat nothing is worn that one trains or works in.
    when: ({ weather, rules }) => weather === 'hot' && rules?.recipe.ground.includes('sand') === true,
    garment: (garment) => isKind(garment, 'hoodie', 'sweatshirt', 'joggers') || garment.key === 'chinos',
  },
  {
    // In a heat wave no office but the strictest asks for a jacket.
    when: ({ weather, isWeatherKnown, wishes, formality, rules }) =>
      weather === 'hot' &&
      isWeatherKnown &&
      wishes.occasion?.isWork === true &&
      formality <= BUSINESS_CASUAL &&
      rules?.recipe.strict !== true,
    garment: (garment) => isKind(garment, 'blazer', 'suit'),
  },
  {
    // Twill is close in the heat, and so is Oxford cloth: there is linen, lyocell, poplin or the wool of the tropics.
    when: ({ weather, isWeatherKnown }) => weather === 'hot' && isWeatherKnown,
    cloth: (garment, fabric) =>
      isKind(garment, 'shirt')
        ? fabric === 'oxford cotton'
        : isKind(garment, 'trousers') && !isKind(garment, 'shorts') && fabric === 'twill',
  },
  {
    // A dark brim in the heat draws in the sun that it should keep off.
    when: ({ weather }) => ['warm', 'hot'].includes(weather),
    colour: ({ key }, colour, { profile }) =>
      key === 'sun-hat' && lightnessOf(colour) < DARK && !ownPalette(profile).has(colour),
  },
  {
    // On a tread one walks through the winter: in the heat it is for those who always do.
    when: ({ weather, leadingStyles }) =>
      ['warm', 'hot'].includes(weather) && !ON_A_TREAD.some((style) => leadingStyles.includes(style)),
    garment: ({ key }, { wishes }) => key === 'chunky-loafers' && !isNight(wishes.occasion),
  },
  {
    // Closed over the instep with a strap, they are for stockings.
    when: ({ weather, formality }) => ['warm', 'hot'].includes(weather) && formality <= CASUAL,
    garment: ({ key }) => key === 'mary-janes',
  },
  {
    // On a warm night a layer is of linen, or none.
    when: ({ weather, isWeatherKnown, wishes }) =>
      weather === 'warm' && isWeatherKnown && !wishes.isWet && !wishes.practical.has('something over'),
    garment: ({ key }) => JACKETS_OF_SPRING.has(key),
    cloth: ({ slot }, fabric) => slot === 'top' && fabric === 'heavyweight cotton',
  },
  {
    // Laced over a sock a shoe is hot below any suit: a loafer is as dressed, but to a ball, to a grave, and where nobody relaxes.
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
    // Unlined, it keeps the wind off and the frost in.
    when: ({ weather }) => weather === 'freezing',
    cloth: ({ key }, fabric) => key === 'parka' && !['recycled padding', 'waterproof shell'].includes(fabric),
  },
  {
    // Nylon without a lining lets the frost through.
    when: ({ weather }) => weather === 'freezing',
    garment: ({ key }) => key === 'hiking-trousers',
  },
  {
    // Nothing can be picked up or zipped in them.
    when: ({ weather, wishes }) => weather !== 'freezing' || wishes.practical.has('small hands'),
    garment: ({ key }, { rules }) => key === 'mittens' && rules?.isWelcome(key) !== true,
  },
  {
    when: ({ weather }) => weather === 'freezing',
    cloth: ({ slot }, fabric) => slot === 'bottom' && fabric === 'french terry',
  },
  {
    // In a town in the frost one looks dressed: legs of wool with something beneath them, and no pack of the trail.
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
