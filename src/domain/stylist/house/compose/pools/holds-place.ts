import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { COAT_WARMTH, needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { EVENING, isColdOnTheWay, isOutInShowers, OUTDOOR_RUNG, type OutfitPlan } from '../outfit-plan.ts';
import type { Place, Template } from '../template.ts';

/** Away in a mild season: warm at noon, and everything is walked in. */
export function isOnSpringTrip({
  weather,
  isWeatherKnown,
  wishes: { occasion, isWet },
}: OutfitPlan): boolean {
  return (
    weather === 'mild' &&
    isWeatherKnown &&
    !isWet &&
    ['city-trip', 'trip-with-dinner', 'vacation'].includes(occasion?.key ?? '')
  );
}

export function isSuitJacket(garment: Garment): boolean {
  return isKind(garment, 'suit') && isKind(garment, 'blazer');
}

/** What each place may hold when nothing was demanded for it. */
export function belongs(plan: OutfitPlan, template: Template, place: Place, garment: Garment): boolean {
  const hasCoat = template.places.includes('coat') || plan.kept.pieces.some((piece) => isCoat(piece.garment));

  switch (place) {
    case 'suit jacket':
      return isSuitJacket(garment);
    case 'layer':
      return (
        !isKind(garment, 'suit') &&
        !isWaiters(garment) &&
        !(hasCoat && HANGS_LONG.has(garment.key)) &&
        !(hasCoat && isOutInShowers(plan) && isPlainDay(plan) && isKind(garment, 'blazer')) &&
        !(template.name === 'dress and layer' && plan.formality >= EVENING && isDayBlazer(garment)) &&
        !(plan.rules?.recipe.strict === true && plan.rules.isForTheWay(garment.key)) &&
        !(
          (isCoolOut(plan) || isWindyOut(plan)) &&
          !hasCoat &&
          plan.wishes.occasion?.isAtOurs !== true &&
          (isIndoors(garment) || isArmless(garment) || isThin(garment))
        ) &&
        !(isWindyOut(plan) && isKind(garment, 'coat') && !needsLayer(plan.weather)) &&
        (hasCoat || plan.wishes.occasion?.isAtOurs === true
          ? isIndoors(garment) || (isOutInShowers(plan) && garment.key === 'overshirt')
          : !isCoat(garment) ||
            plan.isWeatherKnown ||
            needsLayer(plan.weather) ||
            plan.rules?.isUsual(garment.key) === true ||
            // On a path a shell is no coat for a named season.
            (hasTrait(plan.wishes.occasion, 'trail') && plan.rules?.isWelcome(garment.key) === true))
      );
    case 'coat':
      return isCoat(garment) && !isArmless(garment) && isCoatEnough(plan, garment);
    case 'bottom':
      return template.name === 'suit' || !isKind(garment, 'suit');
    case 'top':
      // Below a layer there is something to strip down to.
      if (
        (isOnSpringTrip(plan) || (plan.wishes.practical.has('layers') && plan.weather !== 'freezing')) &&
        template.places.includes('layer') &&
        isKnit(garment)
      )
        return false;
      return template.name !== 'suit' || isWornUnderASuit(plan, garment);
    default:
      return true;
  }
}

function isKnit(garment: Garment): boolean {
  return isKind(garment, 'sweater', 'sweatshirt', 'hoodie', 'turtleneck');
}

/** An office jacket over a dress for a feast; velvet, a short collarless one or a coat go with it. */
function isDayBlazer(garment: Garment): boolean {
  return isKind(garment, 'blazer') && garment.key !== 'velvet-blazer';
}

/** Longer than the coat over it. */
const HANGS_LONG: ReadonlySet<string> = new Set(['duster-cardigan', 'kimono-jacket']);

/** A waistcoat without its jacket reads as a waiter's. */
function isWaiters({ key }: Garment): boolean {
  return key === 'waistcoat';
}

/** A cardigan or a blazer alone is too little for a named cool day. */
function isCoolOut({ weather, isWeatherKnown }: OutfitPlan): boolean {
  return weather === 'cool' && isWeatherKnown;
}

/** Wind goes through a knit. */
function isWindyOut({ wishes, formality }: OutfitPlan): boolean {
  return wishes.isWindy && formality <= OUTDOOR_RUNG;
}

/** A kimono keeps no cool day out; what one trains in is thin, and enough. */
function isThin(garment: Garment): boolean {
  return garment.warmth < 2 && !isKind(garment, 'active');
}

/** A gilet warms no arms. */
function isArmless(garment: Garment): boolean {
  return isKind(garment, 'vest');
}

function isIndoors(garment: Garment): boolean {
  return (
    !isCoat(garment) &&
    (isKind(garment, 'blazer', 'cardigan', 'vest') || ['tweed-jacket', 'fleece-jacket'].includes(garment.key))
  );
}

function isCoatEnough(plan: OutfitPlan, garment: Garment): boolean {
  if (plan.wishes.isWet && isKind(garment, 'raincoat'))
    return !needsCoat(plan.weather) || garment.warmth >= 2;
  if (needsCoat(plan.weather) || isColdOnTheWay(plan)) return garment.warmth >= COAT_WARMTH;

  return true;
}

function isWornUnderASuit(plan: OutfitPlan, garment: Garment): boolean {
  if (isKind(garment, 'shirt', 'turtleneck'))
    return !['wax-print-shirt', 'flannel-shirt'].includes(garment.key);
  if (plan.worn === 'womenswear')
    return (
      isKind(garment, 'blouse', 'camisole', 'bodysuit', 'corset', 'sleeveless') || garment.key === 'crew-tee'
    );
  if (plan.formality <= 3) return isKind(garment, 'sweater', 'polo') || garment.key === 'crew-tee';

  return false;
}

/** Neither work nor a feast: below a shell against showers one wears a knit. */
export function isPlainDay({ wishes: { occasion }, formality }: OutfitPlan): boolean {
  return (
    formality <= OUTDOOR_RUNG &&
    occasion?.isWork !== true &&
    occasion?.indoors !== true &&
    occasion?.favours?.includes('blazer') !== true
  );
}
