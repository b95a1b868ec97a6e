import type { FabricName } from '../fabrics.ts';
import { type Garment, isKind, type Worn } from '../garment.ts';
import { footwearOf, necklineOf, sleeveOf } from '../garment-facts.ts';
import { CEREMONIES } from './ceremonies.ts';
import { DAYTIME } from './daytime.ts';
import { EVENING } from './evening.ts';
import { EVERYDAY } from './everyday.ts';
import { LEISURE } from './leisure.ts';
import { OUTDOORS } from './outdoors.ts';
import { PACKS } from './packs.ts';
import type { Ground, Recipe } from './recipe.ts';
import { SPORT } from './sport.ts';
import { THEMES } from './themes.ts';
import { WEDDINGS } from './weddings.ts';
import { WORK } from './work.ts';

export const RECIPES: readonly Recipe[] = [
  ...EVENING,
  ...THEMES,
  ...WORK,
  ...WEDDINGS,
  ...CEREMONIES,
  ...DAYTIME,
  ...EVERYDAY,
  ...LEISURE,
  ...OUTDOORS,
  ...SPORT,
];

const BY_KEY = new Map(RECIPES.map((recipe) => [recipe.key, recipe]));

/** Null when there is no such recipe. */
export function recipeOf(key: string | undefined): Recipe | null {
  return BY_KEY.get(key ?? '') ?? null;
}

/** A recipe as the rules ask it. */
export interface RecipeRules {
  recipe: Recipe;
  /** Whether the garment may be worn there at all, before and after arriving. */
  permits(garment: Garment): boolean;
  permitsFabric(garment: Garment, fabric: FabricName): boolean;
  /** Whether it is part of what is worn there, and not only welcome. */
  isUsual(key: string): boolean;
  /** Whether it is worn there, or welcome beside it. */
  isWelcome(key: string): boolean;
  /** Null where nobody wears one. */
  isTouch(key: string): boolean;
  isForTheWay(key: string): boolean;
  /** The lines of `must` that these garments leave open. */
  openLines(keys: ReadonlySet<string>): string[][][];
}

/** Thin heels sink into these. */
const SOFT: readonly Ground[] = ['lawn', 'gravel', 'sand', 'mud', 'trail', 'snow', 'ice', 'cobbles'];

/**
 * @param worn whose cuts are worn
 * @param isPossible whether a garment can be worn on the day at all: what cannot is not demanded either
 */
export function rulesOf(
  recipe: Recipe,
  worn: Worn,
  isPossible: (key: string) => boolean = () => true,
): RecipeRules {
  const written = recipe.must[worn].map(alternativesOf);
  const lines = written
    .map((line) => line.filter((alternative) => alternative.every(isPossible)))
    .filter((line) => line.length > 0);
  const usual = new Set(written.flat(2));
  const may = keysOf(recipe.may);
  const touches = keysOf(recipe.touches.good);
  const way = keysOf(recipe.onTheWay);
  const shoes = keysOf(recipe.shoes[worn] || recipe.shoes.everyone);
  const never = new Set([
    ...recipe.never.packs.flatMap((pack) => [...keysOf(PACKS[pack])]),
    ...keysOf(recipe.never.garments),
  ]);
  const isNamed = (key: string) => usual.has(key) || may.has(key) || touches.has(key) || shoes.has(key);
  const isSoft = recipe.ground.some((ground) => SOFT.includes(ground));

  return {
    recipe,
    permits: (garment) => {
      const { key, slot } = garment;
      if (slot === 'shoes') return shoes.has(key) && !(isSoft && footwearOf(key)?.heel === 'thin');
      if (isNamed(key) || way.has(key)) return true;
      if (never.has(key) || isKind(garment, ...recipe.never.kinds) || uncovers(recipe, garment)) return false;

      return !recipe.strict || !['top', 'bottom', 'dress', 'outer'].includes(slot);
    },
    permitsFabric: (garment, fabric) =>
      (['bag', 'accessory'].includes(garment.slot) || !recipe.never.fabrics.includes(fabric)) &&
      (recipe.tailoring === undefined || !isTailored(garment) || recipe.tailoring.includes(fabric)),
    isUsual: (key) => usual.has(key),
    isWelcome: (key) => usual.has(key) || may.has(key),
    isTouch: (key) => touches.has(key),
    isForTheWay: (key) => way.has(key) && !isNamed(key),
    openLines: (keys) =>
      lines.filter((line) => !line.some((alternative) => alternative.every((key) => keys.has(key)))),
  };
}

function isTailored(garment: Garment): boolean {
  return garment.slot === 'bottom' || (garment.slot === 'outer' && isKind(garment, 'blazer'));
}

/** "a + b | c": each alternative with what is worn together in it. */
function alternativesOf(line: string): string[][] {
  return line.split(' | ').map((alternative) => alternative.split(' + '));
}

function keysOf(bars: string): Set<string> {
  return new Set(bars.split('|').filter((key) => key !== ''));
}

/** What is bare here by its cut; shoulders may be covered by a layer, which the whole outfit decides. */
function uncovers({ covers }: Recipe, garment: Garment): boolean {
  return (
    (covers.includes('midriff') && isKind(garment, 'crop-top', 'low-rise')) ||
    (covers.includes('knees') && isKind(garment, 'above-knee', 'shorts')) ||
    (covers.includes('chest') && necklineOf(garment.key) === 'low') ||
    (covers.includes('shoulders') && garment.slot === 'top' && sleeveOf(garment.key) === 'none')
  );
}
