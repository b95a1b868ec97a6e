import { isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import type { Ground } from '#domain/wardrobe/recipes/recipe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { isOnTheTrail, isOutInShowers, OUTDOOR_RUNG, type OutfitPlan } from '../outfit-plan.ts';
import type { Row } from './never-there-row.ts';

/** Shoes, legs and bags that the ground rules out, or that are of another ground. */
export const OF_THE_GROUND: readonly Row[] = [
  {
    // In town no hiking boots, in rain neither.
    when: (plan) => isInTown(plan),
    garment: ({ key }, { rules }) => key === 'hiking-boots' && rules?.isUsual(key) !== true,
  },
  {
    // In mud no sneakers and no joggers: they soak through.
    when: (plan) => isInMud(plan) && plan.wishes.occasion?.requires === undefined,
    garment: (garment) =>
      garment.slot === 'shoes'
        ? isKind(garment, 'sneakers')
        : isKind(garment, 'joggers') && garment.slot === 'bottom',
  },
  {
    // On wet grass no sneakers, no thin soles and no suede.
    when: (plan) => isOnWetGrass(plan),
    garment: (garment) =>
      garment.slot === 'shoes' && (isKind(garment, 'sneakers') || footwearOf(garment.key)?.sole === 'thin'),
    cloth: ({ slot }, fabric) => ['shoes', 'bag'].includes(slot) && fabric === 'suede',
  },
  {
    // In rain and on the water no suede bag.
    when: (plan) => plan.rules?.recipe.key === 'on-the-water' || plan.wishes.isWet || isOutInShowers(plan),
    cloth: ({ slot }, fabric) => slot === 'bag' && fabric === 'suede',
  },
  {
    // No rain jacket on cool days without rain, wind or trail: a coat.
    when: ({ wishes, weather, rules }) =>
      needsLayer(weather) &&
      !wishes.isWet &&
      !wishes.isShowery &&
      !wishes.isWindy &&
      wishes.occasion?.requires === undefined &&
      wishes.occasion?.windy !== true &&
      !isOnTheTrail(rules) &&
      !hasTrait(wishes.occasion, 'trail'),
    garment: ({ key }, { rules }) => key === 'rain-jacket' && rules?.isUsual(key) !== true,
  },
  {
    // No suede shoes for après-ski.
    when: ({ rules, wishes }) =>
      rules?.recipe.ground.includes('snow') === true && wishes.occasion?.key === 'apres-ski',
    cloth: ({ slot }, fabric) => slot === 'shoes' && fabric === 'suede',
  },
];

/** Paved all the way, and neither a path nor a meadow that was told of. */
function isInTown({ rules, wishes: { occasion, practical }, weather }: OutfitPlan): boolean {
  if (rules === null || weather === 'freezing') return false;
  const isSoft =
    hasTrait(occasion, 'soft ground') ||
    hasTrait(occasion, 'trail') ||
    SOFT_WAYS.some((wish) => practical.has(wish));

  return !isSoft && rules.recipe.ground.every((ground) => PAVED.includes(ground));
}

const SOFT_WAYS = ['muddy ways', 'soft ground', 'dirty work'] as const;
const PAVED: readonly Ground[] = ['hard-floor', 'carpet', 'pavement', 'cobbles'];

/** It was said, and is no guess of the place. */
function isInMud({ wishes: { practical } }: OutfitPlan): boolean {
  return (practical.get('muddy ways') ?? '') !== '';
}

function isOnWetGrass(plan: OutfitPlan): boolean {
  const { rules, wishes, formality, weather } = plan;
  const isGrass = rules?.recipe.ground.includes('lawn') === true || wishes.occasion?.key === 'concert';

  return isGrass && isOutInShowers(plan) && formality <= OUTDOOR_RUNG && weather !== 'hot';
}
