import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { WEATHERS, type Weather } from '#domain/wardrobe/weather.ts';
import type { Wishes } from '../language/wishes.ts';

/**
 * The wishes of the next try: the rain is given up first, then the weather (a band at a time), habits, and at last what was named. Who
 * carries boxes in the heat wears the trousers of a warm day: what the work asks stands.
 */
export function relaxedWishes(wishes: Wishes, relax: number): Wishes {
  const { occasion } = wishes;
  if (relax < 2) return wishes;

  return {
    ...wishes,
    occasion: occasion === null ? null : withoutHabits(occasion, relax),
    isWet: relax < 3 && wishes.isWet,
    weather: relax < 6 ? milder(wishes.weather, relax - 3) : null,
    demands: relax < 7 ? wishes.demands : [],
    practical: relax < 8 ? wishes.practical : new Map(),
  };
}

/** So many bands nearer to a mild day. */
function milder(weather: Weather | null, bands: number): Weather | null {
  if (weather === null || bands <= 0) return weather;
  const [at, mild] = [WEATHERS.indexOf(weather), WEATHERS.indexOf('mild')];
  const nearer = at < mild ? Math.min(mild, at + bands) : Math.max(mild, at - bands);

  return WEATHERS[nearer] ?? weather;
}

/** An occasion with only what it demands: its dress code, and (until the last) what would be wrong there. */
function withoutHabits(occasion: Occasion, relax: number): Occasion {
  const { shoes: _shoes, requires, excludes, weather, recipe, recipeInCold, ...rest } = occasion;

  return {
    ...rest,
    ...(relax < 6 && requires !== undefined ? { requires } : {}),
    ...(relax < 6 && recipe !== undefined ? { recipe } : {}),
    ...(relax < 6 && recipeInCold !== undefined ? { recipeInCold } : {}),
    ...(relax < 6 && excludes !== undefined ? { excludes } : {}),
    ...(relax < 4 && weather !== undefined ? { weather } : {}),
  };
}
