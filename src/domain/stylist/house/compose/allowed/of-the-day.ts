import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import {
  colder,
  isTooHeavy,
  needsCoat,
  needsLayer,
  suitsWeather,
  type Weather,
} from '#domain/wardrobe/weather.ts';
import { EVENING, isColdOnTheWay, isOnTheTrail, OUTDOOR_RUNG, type OutfitPlan } from '../outfit-plan.ts';
import { isBarredByTheDay } from './day-bars.ts';

/** Whether it can be worn in the weather, and is of the season where somebody named one. */
export function isOfTheDay(plan: OutfitPlan, garment: Garment, fabric: FabricName): boolean {
  const { isWeatherKnown, formality } = plan;
  const there = weatherOf(plan, garment);
  // Velvet in May is out of season at a feast too.
  const isNamed = plan.wishes.fabrics.some(({ names }) => names.includes(fabric));
  const isLate = isWeatherKnown && !isNamed && isTooHeavy({ garment, fabric }, there);

  return (
    !isLate && suitsWeather(garment, fabric, there, formality) && !isBarredByTheDay(plan, garment, fabric)
  );
}

/** What is put on when it turns cool is for a step less warm than the day. */
function weatherOf(plan: OutfitPlan, garment: Garment): Weather {
  const { weather, wishes, rules } = plan;
  const { slot } = garment;
  if (isColdOnTheWay(plan) && isCoat(garment) && wishes.weather !== null) return wishes.weather;
  // What is below the coat suits the room.
  const isOfTheRoom = wishes.occasion?.indoors === true && slot !== 'accessory' && !isCoat(garment);
  if (isOfTheRoom && needsCoat(weather)) return 'cool';
  // A night in a tent is colder than an evening in town.
  const isInTent = wishes.occasion?.key === 'camping';
  const isLaterColder =
    wishes.practical.has('something over') ||
    (weather === 'mild' && isOnTheTrail(rules)) ||
    (weather === 'warm' && isInTent);
  const isForLater = slot === 'outer' && isLaterColder && !needsLayer(weather);

  return !isForLater ? weather : isInTent ? colder(colder(weather)) : colder(weather);
}

export function isInTheWind({ wishes, formality }: OutfitPlan, { slot }: Garment): boolean {
  return slot === 'outer' && wishes.isWindy && formality <= OUTDOOR_RUNG;
}

/** Shoes and bags always get wet; evening clothes have a coat over them and a car at the door. */
export function isInTheRain({ formality }: OutfitPlan, { slot }: Garment): boolean {
  if (slot === 'accessory') return false;

  return slot === 'shoes' || slot === 'bag' || formality < EVENING;
}
