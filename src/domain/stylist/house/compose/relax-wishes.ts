import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Shape } from '../language/mentions/meanings.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';

/** Of a warm day the trousers, and not what is put over. */
const LAYERS: Shape = { label: 'layers', matches: ({ slot }) => slot === 'outer' };

/**
 * The wishes of the next try: the rain is given up first, the heat for a warm day (whoever carries boxes wears trousers) and the frost
 * for a cold and then a cool one (nobody trains in lined boots), then the weather, habits, and at last what was named.
 */
export function relaxedWishes(wishes: Wishes, relax: number): Wishes {
  const { occasion, refuses } = wishes;
  if (relax < 2) return wishes;
  const isEased = relax === 3 && wishes.weather === 'hot';

  return {
    ...wishes,
    ...(isEased && { refuses: { ...refuses, shapes: [...refuses.shapes, LAYERS] } }),
    occasion: occasion === null ? null : withoutHabits(occasion, relax),
    isWet: relax < 3 && wishes.isWet,
    weather: easedWeather(wishes.weather, relax) ?? (relax < 4 ? wishes.weather : null),
    demands: relax < 7 ? wishes.demands : [],
    practical: relax < 8 ? wishes.practical : new Map(),
  };
}

/** The next less hard day, as long as there is one. */
function easedWeather(weather: Weather | null, relax: number): Weather | null {
  if (weather === 'hot') return relax === 3 ? 'warm' : null;
  if (weather === 'freezing') return relax === 4 ? 'cold' : relax === 5 ? 'cool' : null;

  return weather === 'cold' && relax === 5 ? 'cool' : null;
}

/** An occasion with only what it demands: its dress code, and (until the last) what would be wrong there. */
function withoutHabits(occasion: Occasion, relax: number): Occasion {
  const {
    shoes: _shoes,
    requires,
    excludes,
    weather,
    recipe,
    recipeInCold,
    recipeDressedUp,
    ...rest
  } = occasion;

  return {
    ...rest,
    ...(relax < 6 && requires !== undefined ? { requires } : {}),
    ...(relax < 6 && recipe !== undefined ? { recipe } : {}),
    ...(relax < 6 && recipeInCold !== undefined ? { recipeInCold } : {}),
    ...(relax < 6 && recipeDressedUp !== undefined ? { recipeDressedUp } : {}),
    ...(relax < 6 && excludes !== undefined ? { excludes } : {}),
    ...(relax < 4 && weather !== undefined ? { weather } : {}),
  };
}
