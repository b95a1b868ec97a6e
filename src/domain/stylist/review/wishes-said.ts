import type { UnmetWish } from '#contract/outfits.ts';
import { sumIn } from '#domain/shopping/currency.ts';
import type { SumNamed } from '#domain/shopping/sums-of-elsewhere.ts';
import { WEATHER_RULES, type Weather } from '#domain/wardrobe/weather.ts';
import { type Part, tellPart } from '../writing/sentence.ts';

/** Wishes as the house calls them: the request has no words of its own for them, or they have been lost on the way. */
export const RAIN_SAID = tellPart('wish: rain', 'rain');

export const WARM_LAYER_SAID = tellPart('wish: warm layer', 'a warm layer for where it is cold');

export function weatherSaid(weather: Weather): Part {
  return tellPart('wish: weather', WEATHER_RULES[weather].label, { words: [weather] });
}

/** @param named where it was said in another currency */
export function sumSaid(dollars: number, named?: SumNamed): Part {
  const sum = Math.round(named?.sum ?? dollars);

  return tellPart('wish: sum', sumIn(sum, named?.currency), {
    sums: [sum],
    ...(named !== undefined && { words: [named.currency] }),
  });
}

/** A wish as it is told back. */
export function saidBack(words: string | Part): Pick<UnmetWish, 'words' | 'told'> {
  return typeof words === 'string' ? { words } : { words: words.text, told: words.told };
}
