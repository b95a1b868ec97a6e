import { describe, expect, it } from 'vitest';
import { GARMENTS, garmentOf } from '../wardrobe.ts';
import { PACKS } from './packs.ts';
import { RECIPES, recipeOf, rulesOf } from './recipes.ts';

const WORN = ['womenswear', 'menswear', 'everyone'] as const;
const keys = new Set(GARMENTS.map(({ key }) => key));
const split = (bars: string) => bars.split(/ \+ | \| |\|/).filter((key) => key !== '');

describe('recipes of occasions', () => {
  it('are named once and say where they come from', () => {
    expect(new Set(RECIPES.map(({ key }) => key)).size).toBe(RECIPES.length);
    for (const { key, sources, why } of RECIPES)
      expect([key, sources.length > 0, why !== '']).toEqual([key, true, true]);
  });

  it('name garments of the wardrobe only', () => {
    const named = RECIPES.flatMap((recipe) => [
      ...split([recipe.may, recipe.onTheWay, recipe.never.garments, recipe.touches.good].join('|')),
      ...WORN.flatMap((worn) => split([...recipe.must[worn], recipe.shoes[worn]].join('|'))),
    ]);

    expect([...named, ...split(Object.values(PACKS).join('|'))].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('put nobody into cuts that are not theirs', () => {
    for (const recipe of RECIPES)
      for (const worn of WORN)
        for (const key of split([...recipe.must[worn], recipe.shoes[worn]].join('|')))
          expect([recipe.key, worn, key, ['everyone', worn].includes(garmentOf(key)?.worn ?? '')]).toEqual([
            recipe.key,
            worn,
            key,
            true,
          ]);
  });

  it('leave shoes for everybody on the ground they name', () => {
    for (const recipe of RECIPES)
      for (const worn of WORN) {
        const rules = rulesOf(recipe, worn);
        const shoes = GARMENTS.filter((garment) => garment.slot === 'shoes' && rules.permits(garment));
        expect([recipe.key, worn, shoes.length > 0]).toEqual([recipe.key, worn, true]);
      }
  });

  it('keep thin heels off the lawn, and bow ties in black tie whoever wears it', () => {
    const garden = recipeOf('wedding-garden');
    const blackTie = recipeOf('black-tie');
    const pumps = garmentOf('pumps');
    if (garden === null || blackTie === null || pumps === null) throw new Error('Known recipes');

    expect(rulesOf(garden, 'womenswear').permits(pumps)).toBe(false);
    for (const worn of ['menswear', 'everyone'] as const)
      expect(
        rulesOf(blackTie, worn).openLines(new Set(['tuxedo-jacket', 'tuxedo-trousers', 'tuxedo-shirt'])),
      ).toEqual([[['bow-tie']]]);
  });
});
