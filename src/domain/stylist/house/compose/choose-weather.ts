import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Wishes } from '../language/wishes.ts';

/** The weather to dress for; known when the prompt or its occasion says so. */
export function weatherFor(wishes: Wishes): { weather: Weather; isWeatherKnown: boolean } {
  const weather = wishes.weather ?? wishes.occasion?.weather ?? null;
  if (weather === null)
    return { weather: wishes.isWet ? 'cool' : weatherByDemands(wishes), isWeatherKnown: wishes.isWet };

  return { weather, isWeatherKnown: true };
}

/** Nobody names a camel coat for a warm day, or sandals for a cold one. */
function weatherByDemands(wishes: Wishes): Weather {
  const warmths = wishes.demands.map((demand) => {
    const garments = [...demand.target.keys].map(garmentOf).filter((garment) => garment !== null);

    return garments.reduce((sum, garment) => sum + garment.warmth, 0) / Math.max(1, garments.length);
  });
  if (warmths.some((warmth) => warmth >= COOL_FROM)) return 'cool';

  return warmths.some((warmth) => warmth < WARM_BELOW) ? 'warm' : 'mild';
}

/** Mean warmth (0 to 4) of what a word can mean. */
const COOL_FROM = 2.6;

const WARM_BELOW = 0.6;
