import { isKind } from '#domain/wardrobe/garment.ts';
import type { RecipeRules } from '#domain/wardrobe/recipes/recipes.ts';
import { isQuiet } from '../colour-pairs.ts';
import { EVENING, isMourning } from '../outfit-plan.ts';
import { ownPalette } from '../own-palette.ts';
import {
  ASKED_FOR,
  CLOTHES,
  type ColouredGarment,
  isAsked,
  isShoeOrBag,
  METALS,
  OF_A_MOOD,
} from './colour-bar.ts';
import { COLOURS_OF_CLOTHES } from './colours-of-clothes.ts';
import { COLOURS_OF_LEATHER } from './colours-of-leather.ts';
import { COLOURS_OF_MOURNING } from './colours-of-mourning.ts';
import { isColourOut } from './never-there.ts';

/** Whether the garment is left at home in that color: by everybody, at a funeral, or by what the occasion's recipe says. */
export function isBarredThere(
  plan: ColouredGarment['plan'],
  garment: ColouredGarment['garment'],
  colour: ColouredGarment['colour'],
): boolean {
  const it = { plan, garment, colour, wanted: plan.colours.get(colour) ?? 0 };

  return (
    (it.wanted < ASKED_FOR && isColourOut(plan, garment, colour)) ||
    COLOURS_OF_CLOTHES.some((bars) => bars(it)) ||
    COLOURS_OF_LEATHER.some((bars) => bars(it)) ||
    (isMourning(plan) && COLOURS_OF_MOURNING.some((bars) => bars(it))) ||
    (plan.rules !== null && isAgainst(plan.rules, it))
  );
}

function isAgainst(rules: RecipeRules, it: ColouredGarment): boolean {
  const { plan, garment, colour, wanted } = it;
  const { strict, formality, colours } = rules.recipe;
  // Asked not to wear black, one mourns in the next dark leather.
  const isLeatherLeft = colours.leathers?.some((name) => !plan.wishes.refuses.colours.has(name)) === true;
  if (isLeatherLeft && isShoeOrBag(garment) && colours.leathers?.includes(colour) === false) return true;
  if (garment.slot === 'shoes') return strict && formality[1] < EVENING && METALS.includes(colour);
  if (garment.slot === 'bottom' && colours.legs?.includes(colour) === false) return true;
  if (colours.quietLegs === true && isKind(garment, 'trousers') && isQuiet(colour)) return false;
  if (strict && isKind(garment, 'tie')) return colours.avoid.includes(colour) && wanted < ASKED_FOR;
  if (!CLOTHES.has(garment.slot)) return false;

  const isJacket = isKind(garment, 'suit') || (strict && isKind(garment, 'blazer'));
  const isShirt = garment.slot === 'top' && isKind(garment, 'shirt');

  return (
    (colours.avoid.includes(colour) && !isAllowedAnyway(it)) ||
    (isJacket && colours.suits?.includes(colour) === false && (strict || wanted < OF_A_MOOD)) ||
    (isShirt && colours.shirts?.includes(colour) === false && !plan.wishes.moods.has('monochrome'))
  );
}

/** What is worn there in a color that its recipe avoids. */
function isAllowedAnyway(it: ColouredGarment): boolean {
  const { plan, garment, colour } = it;
  if (garment.slot === 'top') {
    // A white shirt under a jacket is a guest's; a white blouse is not.
    if (isKind(garment, 'shirt') && plan.worn !== 'womenswear') return true;
    // Of the desk's colors a blouse may be one of her own.
    if (plan.worn === 'womenswear' && ownPalette(plan.profile).has(colour) && !isMourning(plan)) return true;
  }

  // "A hen do, all of us in white": what only the recipe avoids is worn where it was asked for.
  return isAsked(it) && !isMourning(plan) && plan.wishes.occasion?.avoidsColours === undefined;
}
