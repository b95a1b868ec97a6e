import type { StyleName } from '#contract/style-profile.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { isEasyAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { isFeast, isSuitRefused, type OutfitPlan } from './outfit-plan.ts';
import { isPatterned } from './piece.ts';
import type { PartialOutfit } from './search.ts';

/** None as often as one; two where the occasion is dressed up for and the budget has room. */
export function touchesFor(plan: OutfitPlan, dice: number): number {
  const { most } = plan.budget;
  const limit = Math.min(2, plan.rules?.recipe.touches.most ?? 2);
  const isInTheWay = IN_THE_WAY.some((wish) => plan.wishes.practical.has(wish));
  if (most < 50 || plan.weather === 'freezing' || isInTheWay) return 0;
  if (plan.formality === 0 || most <= 100) return Math.min(limit, dice < 0.5 ? 0 : 1);

  const least = shinesThere(plan) ? 1 : 0;

  return Math.min(limit, dice < 0.4 ? least : dice < 0.8 ? 1 : 2);
}

/** Whoever sits on the floor, carries boxes or works in the dirt wears nothing that is only there to be seen. */
const IN_THE_WAY = ['on the floor', 'lifting', 'dirty work'] as const;

/** Where others shine, womenswear without any jewelry looks forgotten. */
function shinesThere(plan: OutfitPlan): boolean {
  const { occasion } = plan.wishes;

  return plan.worn === 'womenswear' && (isFeast(plan) || hasTrait(occasion, 'jewelry shines'));
}

/** Jewelry belongs to feasts, and to styles that live of it: it is added whatever else the dice say. */
export function wantsJewelry(plan: OutfitPlan): boolean {
  const isTheirs = LOVES_JEWELRY.some((style) => plan.leadingStyles.includes(style));
  const isFree = plan.budget.most >= LEAST_FOR_JEWELRY && !plan.wishes.practical.has('on the floor');

  return isFree && plan.worn === 'womenswear' && (shinesThere(plan) || (isTheirs && plan.formality >= 2));
}

const LOVES_JEWELRY: readonly StyleName[] = ['Maximalist', 'Glamorous', 'Eclectic'];
/** Dollars: below, all goes into what is worn first. */
const LEAST_FOR_JEWELRY = 50;

export function countTouches(outfit: PartialOutfit): number {
  return outfit.pieces.filter(
    (piece) => piece.garment.slot === 'accessory' && !isKind(piece.garment, 'tights', 'base-layer'),
  ).length;
}

/** An elastic waistband holds by itself, and what hangs over the waist hides what is there. */
function isWithoutLoops({ pieces }: PartialOutfit): boolean {
  return pieces.some(
    ({ garment, fabric }) =>
      HANGS_OVER_THE_WAIST.has(garment.key) ||
      isKind(garment, 'sweatshirt', 'hoodie', 'rain') ||
      (isKind(garment, 'sweater') && !isKind(garment, 'turtleneck', 'polo')) ||
      // Pulled on, and with a waistband of elastic.
      (garment.slot === 'bottom' && (isEasyAtTheWaist(garment) || fabric === 'ponte')),
  );
}

const HANGS_OVER_THE_WAIST: ReadonlySet<string> = new Set([
  ...(['oversized-shirt', 'camp-shirt', 'rugby-shirt', 'flannel-shirt', 'boxy-tee', 'rain-jacket'] as const),
]);

/** Whether a finishing touch makes sense on this outfit at all; taste is the score's business. */
export function isTouch(plan: OutfitPlan, outfit: PartialOutfit, garment: Garment): boolean {
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const isTailored = outfit.pieces.some((piece) => isKind(piece.garment, 'blazer') && !isCoat(piece.garment));
  const sun = plan.weather === 'hot' || plan.weather === 'warm';
  if (sameSort(outfit, garment)) return false;
  if (plan.rules !== null && plan.rules.recipe.touches.good !== '' && !plan.rules.isTouch(garment.key))
    return false;
  if (isKind(garment, 'base-layer')) return false;
  // A shawl over a jacket has no use.
  if (garment.key === 'pashmina' && outfit.pieces.some((piece) => piece.garment.slot === 'outer'))
    return false;
  // Silk at the neck does not dry.
  if (garment.key === 'silk-scarf' && plan.wishes.isWet) return false;
  if (plan.formality >= 5 && !isForTheEvening(plan, outfit, garment)) return false;
  if (isKind(garment, 'tie'))
    return (
      isTailored &&
      plan.worn !== 'womenswear' &&
      plan.formality >= 3 &&
      !isSuitRefused(plan) &&
      !plan.wishes.moods.has('comfortable') &&
      has('shirt') &&
      !has('jewelry', 'scarf')
    );
  if (isKind(garment, 'bow-tie')) return false;
  if (isKind(garment, 'pocket-square')) return isTailored && plan.worn !== 'womenswear';
  if (isKind(garment, 'tights')) return false;
  if (isKind(garment, 'belt'))
    return (
      has('trousers', 'shorts') && !has('active', 'jumpsuit') && !isWithoutLoops(outfit) && plan.formality < 7
    );
  // A chain or a bracelet beside menswear is a matter of taste, and has to be theirs.
  const isHabit = plan.worn === 'womenswear' || STREET.some((style) => plan.styles.has(style));
  if (isKind(garment, 'necklace', 'bracelet') && !isHabit) return false;
  if (
    isKind(garment, 'bracelet') &&
    plan.worn !== 'womenswear' &&
    !LACED.some((style) => plan.styles.has(style))
  )
    return false;
  if (isKind(garment, 'necklace'))
    return (
      !has('tie', 'bow-tie', 'turtleneck', 'scarf', 'active') &&
      !outfit.pieces.some((piece) => piece.garment.key === 'drop-earrings') &&
      !(has('collared') && plan.worn !== 'womenswear')
    );
  // What hangs from the ears leaves the neck bare.
  if (garment.key === 'drop-earrings' && has('necklace')) return false;
  if (isKind(garment, 'bracelet', 'earrings')) return !has('active');
  if (isKind(garment, 'scarf') && garment.warmth >= 3) return false;
  if (garment.key === 'pashmina') return has('dress') && has('sleeveless');
  if (isKind(garment, 'headscarf')) return garment.key === 'bandana' && sun && plan.formality <= 1;
  // A square at the neck is womenswear, and quarrels with any pattern.
  if (
    garment.key === 'silk-scarf' &&
    (plan.worn !== 'womenswear' || has('polo') || outfit.pieces.some(isPatterned))
  )
    return false;
  if (isKind(garment, 'scarf'))
    return !has('tie', 'bow-tie', 'necklace', 'turtleneck', 'sweater', 'vest', 'hoodie', 'active');
  if (isKind(garment, 'gloves')) return garment.key === 'opera-gloves';
  if (garment.byName === true || isKind(garment, 'glasses', 'suspenders', 'cufflinks', 'tie-bar'))
    return false;
  if (isKind(garment, 'sunglasses'))
    return isDaytime(plan) && !needsLayer(plan.weather) && !plan.wishes.isWet && !plan.wishes.isShowery;
  if (isKind(garment, 'watch')) return isWatchMeant(plan, isTailored);
  if (isKind(garment, 'hat'))
    return plan.wishes.occasion?.isWork !== true && isHatWeather(plan, garment, sun, isTailored);

  return true;
}

/** The time is on the phone: a watch finishes a jacket, and is bought where the sum is not counted out. */
function isWatchMeant({ worn, formality, wishes }: OutfitPlan, isTailored: boolean): boolean {
  return worn !== 'womenswear' && formality >= 3 && isTailored && wishes.mostDollars === null;
}

const STREET: readonly StyleName[] = ['Streetwear', 'Edgy', 'Grunge', 'Bohemian'];
const LACED: readonly StyleName[] = ['Edgy', 'Grunge', 'Bohemian'];

/** After six less is worn, and what is worn shines: no day scarves, no day gloves, no wide belts. */
function isForTheEvening(plan: OutfitPlan, outfit: PartialOutfit, garment: Garment): boolean {
  if (isKind(garment, 'tie', 'bow-tie', 'pocket-square', 'tights', 'jewelry')) return true;
  if (garment.key === 'opera-gloves') return outfit.pieces.some((piece) => isKind(piece.garment, 'gown'));
  if (isKind(garment, 'watch'))
    return plan.formality <= 6 && outfit.pieces.some((piece) => isKind(piece.garment, 'suit'));
  if (isKind(garment, 'belt')) return plan.formality === 5;

  return needsLayer(plan.weather) && isKind(garment, 'gloves', 'scarf') && garment.warmth >= 3;
}

function isHatWeather(plan: OutfitPlan, garment: Garment, sun: boolean, isTailored: boolean): boolean {
  if (garment.key === 'sun-hat')
    return (
      !(isTailored && plan.formality > SMART) &&
      sun &&
      !plan.wishes.isWet &&
      !isSunDown(plan) &&
      ((isOutInTheSun(plan) && plan.weather === 'hot') || plan.rules?.isTouch(garment.key) === true) &&
      // Straw has no color, where colors were asked for.
      !plan.wishes.moods.has('colourful')
    );
  // In the rain a hood is there already.
  if (garment.key === 'beanie')
    return needsLayer(plan.weather) && plan.isWeatherKnown && !plan.wishes.isWet && !plan.wishes.isShowery;
  if (garment.key === 'fedora')
    return plan.styles.has('Bohemian') || plan.styles.has('Western') || plan.styles.has('Vintage');
  if (garment.key === 'flat-cap') return plan.formality <= 2 && plan.styles.has('Vintage');

  return (
    plan.formality <= 1 &&
    !(garment.key === 'cap' && (needsCoat(plan.weather) || plan.wishes.isWet)) &&
    isUnderTheSky(plan)
  );
}

/** A brim is for hours under the sky, and no finish of any summer's day. */
function isOutInTheSun({ formality, wishes: { occasion, practical } }: OutfitPlan): boolean {
  const isOut =
    hasTrait(occasion, 'in the sun') || hasTrait(occasion, 'open air') || occasion?.weather === 'hot';

  return formality <= 3 && (isOut || practical.has('sun'));
}

/** For hours, so that a cap has something to shade. */
function isUnderTheSky({ wishes: { occasion } }: OutfitPlan): boolean {
  return (['in the sun', 'trail', 'out for hours'] as const).some((trait) => hasTrait(occasion, trait));
}

/** Smart casual: above, a brim of straw beside a jacket is a day at the sea. */
const SMART = 2;

/** "A barbecue in the evening" as well as a dinner. */
function isSunDown({ wishes: { occasion, practical, isAtNight } }: OutfitPlan): boolean {
  return (
    isAtNight ||
    occasion?.evening === true ||
    /evening|night|after dark|abend|nacht/i.test(practical.get('something over') ?? '')
  );
}

function isDaytime(plan: OutfitPlan): boolean {
  const { wishes, formality } = plan;
  const { occasion } = wishes;

  return !isSunDown(plan) && occasion?.indoors !== true && occasion?.isWork !== true && formality <= 4;
}

/** A square of silk goes with everything, which is why it would be worn every day. */
export function touchFavour(plan: OutfitPlan, garment: Garment): number {
  if (garment.key === 'silk-scarf') {
    return plan.styles.get('Parisian') === undefined ? -1.6 : 0;
  }
  if (isKind(garment, 'jewelry')) return plan.worn === 'womenswear' ? 0.6 : -0.1;

  return isKind(garment, 'sunglasses') ? 0.4 : 0;
}

const ONE_OF_A_SORT: readonly Kind[] = [
  ...(['belt', 'hat', 'scarf', 'watch', 'necklace', 'earrings', 'bracelet', 'gloves', 'tights'] as const),
  ...(['sunglasses', 'glasses', 'tie', 'bow-tie', 'pocket-square', 'brooch', 'socks'] as const),
];

export function sameSort(outfit: PartialOutfit, garment: Garment): boolean {
  return outfit.pieces.some(
    (piece) =>
      ONE_OF_A_SORT.some((kind) => garment.kinds.includes(kind) && piece.garment.kinds.includes(kind)) ||
      (isNeckwear(garment) && isNeckwear(piece.garment)) ||
      (isKind(garment, 'hat', 'headscarf') && isKind(piece.garment, 'hat', 'headscarf')) ||
      (isKind(garment, 'watch', 'bracelet') && isKind(piece.garment, 'watch', 'bracelet')) ||
      (isKind(garment, 'belt', 'suspenders') && isKind(piece.garment, 'belt', 'suspenders')),
  );
}

function isNeckwear(garment: Garment): boolean {
  // A winter scarf comes off with the coat.
  const isIndoors = isKind(garment, 'scarf') && garment.slot === 'accessory' && garment.warmth < 3;

  return isKind(garment, 'tie', 'bow-tie') || isIndoors;
}
