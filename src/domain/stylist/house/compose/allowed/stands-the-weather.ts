import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { mindsRain, needsCoat, needsLayer, stopsWind } from '#domain/wardrobe/weather.ts';
import { isWornInLayers, LAYERS_FROM, OUTDOOR_RUNG, type OutfitPlan } from '../outfit-plan.ts';
import { clothsOf } from './cloths.ts';
import { isInTheRain, isInTheWind } from './of-the-day.ts';

/** On a cool day out arms are covered, and on a cold one by more than a tee; above, a jacket is kept on indoors. */
export function isTooThinFor(plan: OutfitPlan, garment: Garment): boolean {
  const { weather, isWeatherKnown, formality, wishes } = plan;
  if (garment.slot !== 'top' || formality > OUTDOOR_RUNG || wishes.occasion?.indoors === true) return false;
  if (!isWeatherKnown || !needsLayer(weather) || isKind(garment, 'active')) return false;
  // Bare forearms were asked for.
  if (wishes.refuses.shapes.some(({ label }) => label === 'long sleeves')) return false;

  if (isShirtBelowAShell(plan, garment)) return true;

  return sleeveOf(garment.key) !== 'long' || (needsCoat(weather) && isKind(garment, 'tshirt'));
}

/** In rain, or for hours in wind or on a day of October: a jacket keeps them off and warms nobody, so what is below it does, where no layer is between. */
function isShirtBelowAShell(plan: OutfitPlan, garment: Garment): boolean {
  const { wishes } = plan;
  const isOut =
    wishes.isWet ||
    wishes.occasion?.standsStill === true ||
    hasTrait(wishes.occasion, 'out for hours') ||
    wishes.occasion?.windy === true;
  const isBetween = isWornInLayers(plan) && plan.aimDollars > LAYERS_FROM;

  const isColdOut = wishes.isWet || wishes.isWindy || (plan.weather === 'cool' && wishes.isWeatherSaid);

  return isOut && isColdOut && !isBetween && (garment.warmth < WARMS_BELOW || isKind(garment, 'tshirt'));
}

/** A knit, a sweatshirt, a flannel shirt. */
const WARMS_BELOW = 2;

/** What is put on when the evening turns cold warms: no kimono, no linen shirt. Over sports clothes goes a track jacket. */
export function isTooThinForLater({ formality, wishes }: OutfitPlan, garment: Garment): boolean {
  return (
    garment.slot === 'outer' &&
    formality <= OUTDOOR_RUNG &&
    wishes.practical.has('something over') &&
    garment.warmth < 2 &&
    !isKind(garment, 'active')
  );
}

/** In the wind out of doors what is worn over it closes and lets none through. */
export function isOpenToWind(plan: OutfitPlan, garment: Garment): boolean {
  if (!isInTheWind(plan, garment)) return false;
  // Where layers are worn, the shell keeps the wind out and a fleece below warms.
  if (isWornInLayers(plan) && plan.aimDollars > LAYERS_FROM && !isCoat(garment)) return false;

  return !clothsOf(plan, garment, null).some(({ fabric }) => stopsWind({ garment, fabric }));
}

export function standsRain(plan: OutfitPlan, garment: Garment): boolean {
  if (!isInTheRain(plan, garment)) return isDryCoat(garment);
  if (garment.fit === 'wide-leg') return false;

  return garment.fabrics.some((fabric) => !mindsRain({ garment, fabric })) && isDryCoat(garment);
}

function isDryCoat(garment: Garment): boolean {
  if (garment.slot === 'outer' && isCoat(garment)) return isKind(garment, 'raincoat') || garment.warmth >= 3;

  return true;
}
