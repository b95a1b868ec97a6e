import type { UnmetReason } from '#contract/outfits.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { type FormalitySpan, spans } from '#domain/wardrobe/formality.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { cutName } from '#domain/wardrobe/item-words.ts';
import { isAgainst, type PracticalWish, warmsWithin } from '#domain/wardrobe/practical-wishes.ts';
import { recipeOf } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import {
  COAT_WARMTH,
  DRESS_CODE_FIRST,
  needsCoat,
  suitsWeather,
  type Weather,
} from '#domain/wardrobe/weather.ts';
import type { OutfitPlan } from '../../house/compose/outfit-plan.ts';
import type { Wishes } from '../../house/language/wishes/what-is-wished.ts';
import { type Part, tellPart } from '../../writing/sentence.ts';
import { RAIN_SAID, sumSaid, weatherSaid } from '../wishes-said.ts';
import { dollarsOf, known, type WornItem } from '../worn-item.ts';
import type { Open } from './open.ts';

/** What is asked of all of it: the day, the sum, the cut, how many. */
export function openFrame(asked: Wishes, plan: OutfitPlan, items: readonly WornItem[]): Open[] {
  const { wishes, budget } = plan;
  const open: Open[] = [];
  const say = (words: string | Part, why: UnmetReason) => open.push({ words, why: () => why });

  for (const label of asked.missing) if (!asked.doubtful.has(label)) say(label, 'not_made');
  for (const [wish, words] of asked.practical)
    if (
      words !== '' &&
      (items.some((item) => isInTheWay(wish, item)) || (wish === 'warm within' && !hasAKnit(items)))
    )
      say(words, 'together');
  if (asked.several !== null) say(asked.several, 'one_at_a_time');
  if (asked.mostDollars !== null && dollarsOf(items) > asked.mostDollars)
    say(
      sumSaid(asked.mostDollars, asked.mostNamed),
      asked.mostDollars < budget.least ? 'price_range' : 'budget',
    );
  if (asked.leastDollars !== null && plan.own === null && dollarsOf(items) < asked.leastDollars)
    say(sumSaid(asked.leastDollars), asked.leastDollars > budget.most ? 'price_range' : 'together');
  if (
    asked.span !== null &&
    asked.spanSaid !== '' &&
    !asked.doubtful.has(asked.spanSaid) &&
    !spans(asked.span, plan.formality) &&
    // The least that a wedding bears is as casual as it can be, and is said so.
    !isLeastThere(asked.span, plan) &&
    // What is dressier than smart is smart.
    !(/\bsmart(?:ly)?$/i.test(asked.spanSaid) && plan.formality > asked.span[1])
  )
    say(asked.spanSaid, 'together');
  if (
    asked.weather !== null &&
    asked.isWeatherSaid &&
    wishes.weather !== asked.weather &&
    !isWornIn(items, asked.weather === 'hot' ? 'warm' : asked.weather, plan.formality)
  )
    say(weatherSaid(asked.weather), 'together');
  if (asked.isWet && !wishes.isWet) say(RAIN_SAID, 'together');
  for (const cut of asked.cuts) {
    const name = cutName(cut, plan.worn);
    // A draft without names is still being chosen.
    const isNamed = items.some(({ item }) => item === '' || item.toLowerCase().includes(name));
    if (!isNamed) say(tellPart('wish: cut', name, { words: [name] }), 'not_made');
  }

  return open;
}

/** Given up for the sake of the rest, and met all the same: linen in August, and below a coat for the frost what is worn indoors. */
function isWornIn(items: readonly WornItem[], weather: Weather, formality: number): boolean {
  if (needsCoat(weather) && isCoatedFor(items, formality)) return true;

  return items.every(({ garment, fabric }) => {
    const known = garmentOf(garment ?? '');

    return known === null || !isFabricName(fabric) || suitsWeather(known, fabric, weather, formality);
  });
}

/** A coat that warms, covered legs and closed shoes bring anybody to a heated room. */
function isCoatedFor(items: readonly WornItem[], formality: number): boolean {
  const worn = items.flatMap((item) => known(item).garment ?? []);
  const has = (...kinds: Kind[]) => worn.some((garment) => isKind(garment, ...kinds));

  return (
    worn.some((garment) => isCoat(garment) && garment.warmth >= COAT_WARMTH) &&
    !has('open-toe', 'shorts') &&
    (formality >= DRESS_CODE_FIRST || has('boots', 'active')) &&
    (!has('skirt', 'dress') || has('tights', 'floor-length'))
  );
}

/** What a model names by itself cannot be asked. */
function isInTheWay(wish: PracticalWish, item: WornItem): boolean {
  const { garment, fabric, colour } = known(item);

  return (
    garment !== null &&
    isAgainst(wish, { garment, ...(fabric !== null && { fabric }), ...(colour !== null && { colour }) })
  );
}

/** Over the shirt or in its place. */
function hasAKnit(items: readonly WornItem[]): boolean {
  return items.some(({ garment }) => {
    const worn = garmentOf(garment ?? '');

    return worn === null || warmsWithin(worn);
  });
}

function isLeastThere(asked: FormalitySpan, { wishes: { span, occasion }, formality }: OutfitPlan): boolean {
  const least = recipeOf(occasion?.recipeDressedDown)?.formality[0];

  return least !== undefined && asked[1] < least && span?.[0] === least && formality === least;
}
