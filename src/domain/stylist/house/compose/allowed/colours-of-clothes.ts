import type { ColourName } from '#contract/palette.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { PALE_SHIRT } from '../clashes.ts';
import { isQuiet, lightnessOf, loudness } from '../colour-pairs.ts';
import { EVENING, isMourning } from '../outfit-plan.ts';
import {
  ASKED_FOR,
  type ColourBar,
  DARK,
  DARK_ASKED,
  DARK_COAT_FROM,
  isCeremony,
  isOddJacket,
  LOUD_STYLES,
  MAIN_SLOTS,
  OF_ONES_OWN,
  PALE_SHOE,
  WHITE_SHOE,
} from './colour-bar.ts';

/** Colors that coats, jackets, shirts and trousers are not worn in, by whom and to what. */
export const COLOURS_OF_CLOTHES: readonly ColourBar[] = [
  ({ plan, garment, colour }) =>
    plan.wishes.moods.has('dark') && isSeenDark(garment) && lightnessOf(colour) > DARK_ASKED,

  // Trousers of yellow or lavender are worn by men who ask for them.
  ({ plan, garment, colour, wanted }) =>
    plan.worn === 'menswear' &&
    garment.slot === 'bottom' &&
    !isKind(garment, 'jeans', 'shorts') &&
    UNUSUAL_IN_TROUSERS.has(colour) &&
    wanted < ASKED_FOR,

  // No pastel casual shirt on men, unless it was asked for or is their own color.
  ({ plan, garment, colour, wanted }) =>
    plan.worn === 'menswear' &&
    ['camp-shirt', 'flannel-shirt', 'overshirt'].includes(garment.key) &&
    POWDERS.includes(colour) &&
    wanted < OF_ONES_OWN,

  // At weddings no black in womenswear: it stands for mourning.
  ({ plan, garment, colour, wanted }) =>
    plan.wishes.practical.has('beside the couple') &&
    plan.worn === 'womenswear' &&
    colour === 'Black' &&
    MAIN_SLOTS.has(garment.slot) &&
    wanted < ASKED_FOR,
  ({ plan, garment, colour, wanted }) =>
    plan.worn === 'womenswear' &&
    [plan.wishes.occasion?.key, plan.wishes.occasion?.like].some((key) => key?.includes('wedding')) &&
    colour === 'Black' &&
    MAIN_SLOTS.has(garment.slot) &&
    !isCoat(garment) &&
    wanted < OF_ONES_OWN,

  // Over a suit or an evening dress: no country colors, and no others but quiet ones or one's own.
  ({ plan, garment, colour, wanted }) => {
    if (plan.formality < DARK_COAT_FROM || !isCoat(garment)) return false;
    const isSober = plan.wishes.occasion?.isWork === true || isMourning(plan);
    const isOwn = wanted >= (isSober ? ASKED_FOR : OF_ONES_OWN);

    return COUNTRY_COLOURS.includes(colour) || !(isQuiet(colour) || isOwn);
  },

  // No white jacket on men, except in the heat.
  ({ plan, garment, colour, wanted }) =>
    isKind(garment, 'blazer') &&
    lightnessOf(colour) > WHITE_SHOE &&
    plan.worn === 'menswear' &&
    plan.weather !== 'hot' &&
    plan.formality < EVENING &&
    wanted < ASKED_FOR,
  ({ garment, colour }) => isKind(garment, 'leggings') && lightnessOf(colour) > PALE_SHOE,
  // No pale velvet: it looks like a costume.
  ({ garment, colour, wanted }) =>
    garment.key === 'velvet-blazer' && lightnessOf(colour) > DARK_VELVET && wanted < ASKED_FOR,

  // Beneath jacket and tie a shirt is pale.
  ({ plan, garment, colour, wanted }) => {
    const isDressShirt =
      garment.slot === 'top' &&
      isKind(garment, 'shirt') &&
      plan.worn !== 'womenswear' &&
      !plan.wishes.moods.has('monochrome') &&
      plan.wishes.occasion?.onlyColours === undefined;
    if (!isDressShirt) return false;
    const isDressed = plan.formality >= DARK_COAT_FROM;
    if (isDressed && lightnessOf(colour) < PALE_SHIRT) return true;
    if (DRESS_SHIRTS.includes(colour)) return false;

    return (isDressed && wanted < OF_ONES_OWN) || (isCeremony(plan) && wanted < ASKED_FOR);
  },

  // No suit in a loud color, even one's own, unless the suit itself was asked for so: "something red" is a tie.
  ({ plan, garment, colour }) =>
    plan.worn !== 'womenswear' &&
    isKind(garment, 'suit') &&
    isLoudJacket(plan, colour) &&
    !plan.wishes.moods.has('colourful') &&
    !LOUD_STYLES.some((style) => plan.leadingStyles.includes(style)) &&
    !plan.wishes.moods.has('monochrome'),
  // No loud odd jacket on men at formal events, unless it was asked for.
  ({ plan, garment, colour, wanted }) =>
    plan.worn === 'menswear' &&
    isOddJacket(garment) &&
    (plan.formality >= DARK_COAT_FROM || isCeremony(plan)) &&
    isLoudJacket(plan, colour) &&
    wanted < ASKED_FOR,
  // At work no pale blue or green jacket on men.
  ({ plan, garment, colour, wanted }) =>
    plan.worn === 'menswear' &&
    plan.wishes.occasion?.isWork === true &&
    isOddJacket(garment) &&
    !DESK_JACKETS.has(colour) &&
    wanted < OF_ONES_OWN,
  // On warm days no dark odd jackets but navy.
  ({ plan, garment, colour, wanted }) =>
    (plan.weather === 'warm' || plan.weather === 'hot') &&
    isOddJacket(garment) &&
    plan.formality < EVENING &&
    lightnessOf(colour) < DARK &&
    colour !== 'Navy' &&
    wanted < OF_ONES_OWN,
];

/** "Something dark": jacket, coat, legs and dress; a shirt under a jacket stays pale. */
function isSeenDark(garment: Garment): boolean {
  return MAIN_SLOTS.has(garment.slot) || (garment.slot === 'top' && !isKind(garment, 'shirt', 'blouse'));
}

function isLoudJacket({ wishes }: Parameters<ColourBar>[0]['plan'], colour: ColourName): boolean {
  return loudness(colour) > LOUD_JACKET && !wishes.moods.has('bold');
}

const LOUD_JACKET = 0.45;
/** OKLab lightness of emerald and below. */
const DARK_VELVET = 0.6;
const COUNTRY_COLOURS: readonly ColourName[] = ['Olive', 'Khaki', 'Sage', 'Tan', 'Rust', 'Mustard'];
const DRESS_SHIRTS: readonly ColourName[] = ['White', 'Ivory', 'Cream', 'Powder Blue', 'Sky Blue'];
const DESK_JACKETS: ReadonlySet<ColourName> = new Set([
  ...(['Navy', 'Charcoal', 'Gray', 'Slate', 'Black', 'Brown', 'Chocolate', 'Camel', 'Tan'] as const),
  ...(['Beige', 'Stone', 'Taupe', 'Khaki', 'Olive', 'Forest Green', 'Burgundy'] as const),
]);
const POWDERS: readonly ColourName[] = ['Blush', 'Dusty Rose', 'Pink', 'Lavender', 'Mauve', 'Peach'];
const UNUSUAL_IN_TROUSERS: ReadonlySet<ColourName> = new Set([
  ...(['Yellow', 'Butter', 'Lavender', 'Mauve', 'Pink', 'Blush', 'Dusty Rose', 'Peach', 'Coral'] as const),
  ...(['Orange', 'Red', 'Fuchsia', 'Purple', 'Lime', 'Mint', 'Turquoise', 'Powder Blue'] as const),
  ...(['Sky Blue', 'Cobalt', 'Royal Blue', 'Emerald'] as const),
]);
