import type { Slot } from '#contract/outfits.ts';
import { type FabricName, fabricOf } from './fabrics.ts';
import { type Garment, isKind } from './garment.ts';

export const WEATHERS = ['hot', 'warm', 'mild', 'cool', 'cold'] as const;
export type Weather = (typeof WEATHERS)[number];

export const WEATHER_LABELS: Record<Weather, string> = {
  hot: 'the heat',
  warm: 'warm days',
  mild: 'mild days',
  cool: 'cool days',
  cold: 'the cold',
};

/** Least and most warmth (0 to 4) that a slot's piece may have. */
type Limits = Record<Slot, readonly [number, number]>;

const ANYTHING = [0, 4] as const;

const LIMITS: Record<Weather, Limits> = {
  hot: {
    ...{ outer: [0, 1], top: [0, 1], bottom: [0, 1], dress: [0, 1] },
    ...{ shoes: [0, 2], bag: ANYTHING, accessory: [0, 1] },
  },
  warm: {
    ...{ outer: [0, 2], top: [0, 1], bottom: [0, 2], dress: [0, 1] },
    ...{ shoes: [0, 2], bag: ANYTHING, accessory: [0, 1] },
  },
  mild: {
    ...{ outer: [0, 2], top: [0, 2], bottom: [1, 3], dress: [0, 2] },
    ...{ shoes: [0, 2], bag: ANYTHING, accessory: [0, 2] },
  },
  cool: {
    ...{ outer: [1, 3], top: [1, 3], bottom: [1, 3], dress: [1, 4] },
    ...{ shoes: [1, 3], bag: [1, 4], accessory: [0, 3] },
  },
  cold: {
    ...{ outer: [1, 4], top: [1, 4], bottom: [1, 4], dress: [1, 4] },
    ...{ shoes: [2, 4], bag: [1, 4], accessory: [1, 4] },
  },
};

/** From this rung up dress codes outrank the thermometer: a suit stays a suit in July, pumps stay in December. */
const DRESS_CODE_FIRST = 3;

/** The warmth of a cut in a cloth, 0 to 4. */
export function warmthOf(garment: Garment, fabric: FabricName): number {
  return Math.max(0, Math.min(4, garment.warmth + fabricOf(fabric).warmth));
}

export function suitsWeather(garment: Garment, fabric: FabricName, weather: Weather, rung: number): boolean {
  const [least, most] = LIMITS[weather][garment.slot];
  const leeway = rung >= DRESS_CODE_FIRST ? 1 : 0;
  const warmth = warmthOf(garment, fabric);

  if (weather === 'cold' && rung < 5 && isKind(garment, 'above-knee', 'open-toe', 'swim')) return false;
  if (weather === 'cold' && garment.slot === 'bottom' && warmth < 2 && !isKind(garment, 'skirt'))
    return false;
  if (weather === 'cool' && isKind(garment, 'shorts', 'swim')) return false;
  if (weather === 'cool' && rung < 4 && isKind(garment, 'open-toe')) return false;

  return warmth >= least - leeway && warmth <= most + leeway;
}

export function needsLayer(weather: Weather): boolean {
  return weather === 'cool' || weather === 'cold';
}

export function needsCoat(weather: Weather): boolean {
  return weather === 'cold';
}

/** A coat for frost warms at least this much. */
export const COAT_WARMTH = 3;

export function warmer(weather: Weather): Weather {
  return WEATHERS[Math.max(0, WEATHERS.indexOf(weather) - 1)] ?? weather;
}

export function colder(weather: Weather): Weather {
  return WEATHERS[Math.min(WEATHERS.length - 1, WEATHERS.indexOf(weather) + 1)] ?? weather;
}

/** Air temperature in degrees Celsius, as a person would dress for it out of the wind. */
export function weatherAt(celsius: number): Weather {
  if (celsius >= 27) return 'hot';
  if (celsius >= 21) return 'warm';
  if (celsius >= 14) return 'mild';
  if (celsius >= 6) return 'cool';

  return 'cold';
}
