import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isQuiet, lightnessOf } from '../colour-pairs.ts';
import { BROWN_LEATHERS } from '../leathers.ts';
import { EVENING, isFeast, isMourning } from '../outfit-plan.ts';
import {
  ASKED_FOR,
  type ColourBar,
  DARK_COAT_FROM,
  isAsked,
  isShoeOrBag,
  LEATHERS,
  MAIN_SLOTS,
  METALS,
  WHITE_SHOE,
} from './colour-bar.ts';

/** Colors that shoes, bags, belts and what else is of leather do not come in there, and where metal does not shine. */
export const COLOURS_OF_LEATHER: readonly ColourBar[] = [
  // In the evening shoes and bags are dark or metallic, and not brown.
  ({ plan, garment, colour }) =>
    plan.formality >= EVENING_LEATHER && isShoeOrBag(garment) && BROWN_LEATHERS.includes(colour),
  // A man's sandals and his bag are of leather's colors.
  ({ plan, garment, colour, wanted }) =>
    plan.worn === 'menswear' &&
    (garment.slot === 'bag' || isKind(garment, 'open-toe')) &&
    lightnessOf(colour) > WHITE_SHOE &&
    wanted < ASKED_FOR,
  // No white backpack: it gets dirty.
  ({ garment, colour, wanted }) =>
    isKind(garment, 'backpack') && lightnessOf(colour) > WHITE_SHOE && wanted < ASKED_FOR,
  // Trousers and skirts of leather have leather's colors, unless another was named.
  ({ garment, colour, wanted }) =>
    LEATHER_LEGS.has(garment.key) && !LEATHERS.has(colour) && wanted < ASKED_FOR,
  // A belt and a man's dress shoes are no place for a color that was asked for.
  ({ plan, garment, colour }) =>
    (isKind(garment, 'belt') ||
      (plan.formality >= DARK_COAT_FROM && garment.slot === 'shoes' && plan.worn !== 'womenswear')) &&
    !isQuiet(colour) &&
    !LEATHERS.has(colour),
  // Blue shoes are navy, and not of the color of jeans.
  ({ garment, colour }) => colour === 'Denim' && isShoeOrBag(garment),

  // No gold or silver tie: it looks like a waiter's.
  (it) => isKind(it.garment, 'tie') && isMetallic(it),
  // Metallic leather is for pleasure and the evening.
  (it) =>
    isShoeOrBag(it.garment) &&
    isMetallic(it) &&
    (it.plan.wishes.occasion?.isWork === true ||
      isMourning(it.plan) ||
      hasTrait(it.plan.wishes.occasion, 'interview')),
  (it) =>
    it.garment.slot === 'shoes' &&
    isMetallic(it) &&
    hasTrait(it.plan.wishes.occasion, 'by daylight') &&
    !isFeast(it.plan),
  (it) =>
    it.garment.slot === 'bag' &&
    isMetallic(it) &&
    it.plan.formality < EVENING &&
    it.plan.wishes.occasion?.evening !== true &&
    !isFeast(it.plan),
  // Gold and silver clothes only in the evening.
  (it) =>
    MAIN_SLOTS.has(it.garment.slot) && isMetallic(it) && hasTrait(it.plan.wishes.occasion, 'by daylight'),
];

const isMetallic: ColourBar = (it) => METALS.includes(it.colour) && !isAsked(it);

const LEATHER_LEGS: ReadonlySet<string> = new Set(['leather-trousers', 'leather-skirt']);
/** Cocktails and above. */
const EVENING_LEATHER = 6;
