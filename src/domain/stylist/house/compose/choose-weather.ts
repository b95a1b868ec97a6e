import { summerIn, weatherIn } from '#domain/wardrobe/climates.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { recipeOf } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer, type Weather } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../stylist.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';

/** The weather to dress for; known when the prompt or its occasion says so. */
export function weatherFor(
  brief: OutfitBrief,
  wishes: Wishes,
): { weather: Weather; isWeatherKnown: boolean } {
  const { weather: usual } = wishes.occasion ?? {};
  // Nobody goes skiing in the April that a place without a month stands for.
  const isOfWinter = usual !== undefined && needsCoat(usual);
  const there =
    wishes.climate === null || isOfWinter
      ? null
      : weatherIn(
          wishes.climate,
          wishes.occasion?.month ??
            (usual === 'hot' ? summerIn(wishes.climate) : brief.month) ??
            A_USUAL_MONTH,
        );
  // A feast is under a roof: that a place may be cool there in this month is no reason for a coat.
  const isUnderARoof = wishes.occasion?.festive === true && there === 'cool';
  const told = wishes.weather ?? (isUnderARoof ? null : there) ?? usual ?? null;
  // On the slopes March is as cold as January.
  const isOnSnow = isOfWinter && recipeOf(wishes.occasion?.recipe)?.ground.includes('snow') === true;
  const onSnow = isOnSnow && told !== null && !needsCoat(told) ? (usual ?? told) : told;
  // In the rain a day of April or September is cool.
  const weather = onSnow === 'mild' && wishes.isWet && wishes.month !== null ? 'cool' : onSnow;
  // Whoever runs is a stove after ten minutes: what is worn is for a cool day, with a layer to take off.
  const { occasion } = wishes;
  const isActive = occasion?.requires?.includes('active') === true;
  // On a mat and on a dance floor one is dressed for the room, whatever it is like on the way.
  if (weather !== null && !isActive && hasTrait(occasion, 'hot room')) {
    if (occasion?.formality[0] === 0 && needsLayer(weather))
      return { weather: 'warm', isWeatherKnown: false };
    if (needsCoat(weather)) return { weather: 'mild', isWeatherKnown: false };
  }
  if (weather !== null && needsCoat(weather) && isActive) return { weather: 'cool', isWeatherKnown: true };
  // Two hours on a bench of a cool day are cold, but for a day that turns warm.
  const isColdBench = wishes.occasion?.standsStill === true && !wishes.practical.has('layers');
  if (weather === 'cool' && wishes.isWeatherSaid && isColdBench && !wishes.isWet)
    return { weather: 'cold', isWeatherKnown: true };
  if (weather !== null) return { weather, isWeatherKnown: true };
  // A room without heating is cool, whatever the season outside.
  if (wishes.practical.has('warm within')) return { weather: 'cool', isWeatherKnown: false };
  if (wishes.occasion?.indoors === true)
    return { weather: indoors(wishes.occasion, brief.month), isWeatherKnown: false };
  if (wishes.isWet) return { weather: 'cool', isWeatherKnown: true };

  const named = weatherByGarments(wishes.demands.map(({ target }) => garmentsOf([...target.keys])));
  const kept = weatherByGarments((brief.kept ?? []).map(({ garment }) => garmentsOf([garment])));

  return {
    weather: named ?? kept ?? weatherOfMonth(wishes.occasion?.month ?? brief.month),
    isWeatherKnown: false,
  };
}

/** A heated room: where one trains or dances it is warm, anywhere else one dresses as ever, and lighter in the summer. */
function indoors(occasion: Occasion, now: number | undefined): Weather {
  const isHot = occasion.requires?.includes('active') === true || hasTrait(occasion, 'hot room');

  return isHot || WARM_MONTHS.includes(occasion.month ?? now ?? 0) ? 'warm' : 'mild';
}

/** Neither summer nor winter, where nobody knows the month. */
const A_USUAL_MONTH = 4;

function garmentsOf(keys: readonly (string | null)[]): Garment[] {
  return keys.map(garmentOf).filter((garment) => garment !== null);
}

/** Nobody names a camel coat for a warm day, or sandals for a cold one. */
function weatherByGarments(choices: readonly (readonly Garment[])[]): Weather | null {
  const warmths = choices
    .filter((garments) => garments.length > 0)
    .map((garments) => garments.reduce((sum, garment) => sum + garment.warmth, 0) / garments.length);
  if (warmths.length === 0) return null;
  if (warmths.some((warmth) => warmth >= COOL_FROM)) return 'cool';

  return warmths.some((warmth) => warmth < WARM_BELOW) ? 'warm' : 'mild';
}

/** Mean warmth (0 to 4) of what a word can mean. */
const COOL_FROM = 2.6;

const WARM_BELOW = 0.6;

const COOL_MONTHS = [11, 12, 1, 2];
const WARM_MONTHS = [6, 7, 8];

/** The season, taken mildly: a layer in winter, lighter cloth in summer, and neither a parka nor shorts unasked. */
function weatherOfMonth(month: number | undefined): Weather {
  if (month === undefined) return 'mild';
  if (COOL_MONTHS.includes(month)) return 'cool';

  return WARM_MONTHS.includes(month) ? 'warm' : 'mild';
}
