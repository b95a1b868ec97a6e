import type { StyleName } from '#contract/style-profile.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import {
  EVENING,
  isIndoors as isInHeatedRoom,
  isOutInShowers,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from '../outfit-plan.ts';
import { isOnSpringTrip } from './holds-place.ts';

/** Business casual: with a suit and in the evening shoes stay shoes. */
const BOOTS_UP_TO = 3;

/** Lined boots in the frost, boots in the cold, soles that keep the rain out, no boots in the summer's heat: where such are left. */
export function forTheGround(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  const { wishes, weather, isWeatherKnown, formality } = plan;
  const isSummer = weather === 'hot' || weather === 'warm';
  const isOnTrail = hasTrait(wishes.occasion, 'trail');
  const dry = garments.filter(({ key }) => footwearOf(key)?.waterproof === true);
  if (wishes.isWet && isOnTrail && dry.length > 0) return dry;
  const fitting = garments.filter((garment) => {
    if (garment.slot !== 'shoes') return true;
    const footwear = footwearOf(garment.key);
    if (isKind(garment, 'sneakers') && isTooDressedForSneakers(plan)) return false;
    if (isBareFoot(plan, garment) || isBareOnTheWay(plan, garment) || isBareTooSoon(plan, garment))
      return false;
    if (isKind(garment, 'rain') && !isRubberMeant(plan)) return false;
    if (isKind(garment, 'boots') && isTooDressedForBoots(plan)) return false;
    if (isInHeatedRoom(plan)) return footwear?.insulated !== true;
    if (weather === 'freezing') return footwear?.insulated === true;
    if (wishes.isWet && formality <= OUTDOOR_RUNG)
      return isForPuddles(garment) && (footwear?.insulated !== true || wishes.occasion?.windy === true);
    if (wishes.isWet) return footwear?.sole !== 'thin';
    if (isOutInShowers(plan) && (isKind(garment, 'open-toe', 'rain') || footwear?.sole === 'rope'))
      return false;
    if (weather === 'cold' && isWeatherKnown && formality <= BOOTS_UP_TO)
      // Lined ones are for snow and frost, and rubber is cold.
      return isKind(garment, 'boots', 'active') && footwear?.insulated !== true && !isKind(garment, 'rain');

    if (weather === 'hot' && formality < COCKTAILS && isHeavyShoe(garment)) return false;
    if (isOnSpringTrip(plan) && isKind(garment, 'boots') && !isKind(garment, 'outdoor')) return false;

    return !isSummer || isKind(garment, 'outdoor') || !isKind(garment, 'boots');
  });

  if (fitting.length > 0) return fitting;
  const thick = wishes.isWet ? garments.filter(({ key }) => footwearOf(key)?.sole !== 'thin') : [];
  if (thick.length > 0) return thick;
  // Where the occasion has no lined ones, at least boots: to a funeral in the snow.
  const boots = weather === 'freezing' ? garments.filter((garment) => isKind(garment, 'boots')) : [];
  const flat = boots.filter((garment) => !isKind(garment, 'heels'));

  return [flat, boots].find((left) => left.length > 0) ?? garments;
}

/** Rubber boots are for rain, mud and standing in the water: on a dry day they are hot, and on a pavement they tire. */
function isRubberMeant({ wishes, rules }: OutfitPlan): boolean {
  const { isWet, isShowery, practical, occasion } = wishes;
  const isMudSaid = (practical.get('muddy ways') ?? '') !== '' || (practical.get('soft ground') ?? '') !== '';
  if (isMudSaid || occasion?.key === 'fishing') return true;
  const isOnEarth = rules?.recipe.ground.some((ground) => EARTH.includes(ground)) === true;

  return (isWet || isShowery) && isOnEarth;
}

const EARTH = ['mud', 'trail', 'lawn', 'sand'];

/** From business casual up shoes are shoes, and below it where one is looked at; but for who dresses so. */
function isTooDressedForSneakers({ formality, leadingStyles, wishes: { occasion } }: OutfitPlan): boolean {
  const least = hasTrait(occasion, 'looked at') ? SMART_CASUAL : BOOTS_UP_TO;
  const isTheirs = leadingStyles.some((style) => SNEAKER_STYLES.has(style));

  return formality >= least && !isTheirs && occasion?.favours?.includes('sneakers') !== true;
}

/** Below a suit and a tie shoes are laced, but in the cold and for who dresses so. */
function isTooDressedForBoots({
  formality,
  worn,
  weather,
  isWeatherKnown,
  leadingStyles,
}: OutfitPlan): boolean {
  return (
    worn === 'menswear' &&
    formality > BOOTS_UP_TO &&
    !(isWeatherKnown && needsCoat(weather)) &&
    !BOOT_STYLES.some((style) => leadingStyles.includes(style))
  );
}

const COCKTAILS = 6;

const BOOT_STYLES = ['Edgy', 'Grunge', 'Streetwear'] as const;

const SMART_CASUAL = 2;

const SNEAKER_STYLES: ReadonlySet<StyleName> = new Set(['Streetwear', 'Athleisure'] as const);

/** In the cold the foot is closed in, and not only below the instep, unless one is driven to the door. */
function isBareFoot({ weather, formality }: OutfitPlan, garment: Garment): boolean {
  if (formality >= DRIVEN_TO_THE_DOOR || !needsLayer(weather)) return false;

  return isKind(garment, 'open-toe') || (needsCoat(weather) && OPEN_ABOVE.has(garment.key));
}

/** To the mat through January one goes in shoes that close; at the pool slides are worn within. */
function isBareOnTheWay({ wishes, rules }: OutfitPlan, garment: Garment): boolean {
  const { weather, occasion } = wishes;
  const isCoolOut = weather !== null && needsLayer(weather) && hasTrait(occasion, 'hot room');

  return isCoolOut && isKind(garment, 'open-toe') && rules?.recipe.ground.includes('pool-deck') !== true;
}

/** Toes are shown from May to September, but where it is warm and of an evening. */
function isBareTooSoon(
  { weather, month, formality, wishes: { occasion } }: OutfitPlan,
  garment: Garment,
): boolean {
  const isByDay = formality < EVENING || hasTrait(occasion, 'by daylight') || hasTrait(occasion, 'ceremony');

  return (
    weather === 'mild' && month !== null && (month < 5 || month > 9) && isByDay && isKind(garment, 'open-toe')
  );
}

const DRIVEN_TO_THE_DOOR = 6;

const OPEN_ABOVE: ReadonlySet<string> = new Set([
  'ballet-flats',
  'kitten-heels',
  'evening-flats',
  'espadrilles',
]);

/** Laced to the ankle or on a tread: too much shoe for the heat. */
function isHeavyShoe(garment: Garment): boolean {
  return (
    isKind(garment, 'lace-ups') ||
    garment.key === 'chunky-sneakers' ||
    (footwearOf(garment.key)?.sole === 'lug' && !isKind(garment, 'outdoor'))
  );
}

/** Keeps the foot dry, or is a boot with a sole of rubber; suede and cloth are out by their cloth. */
function isForPuddles(garment: Garment): boolean {
  if (garment.slot !== 'shoes') return true;
  const footwear = footwearOf(garment.key);

  // Laced low over the instep, a desert boot lets it in.
  if (garment.key === 'desert-boots') return false;

  return footwear?.waterproof === true || (isKind(garment, 'boots', 'active') && footwear?.sole !== 'thin');
}
