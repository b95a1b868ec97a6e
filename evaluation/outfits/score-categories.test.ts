import { describe, expect, it } from 'vitest';
import { readCategory } from './read-category.ts';
import { scoreCategories } from './score-categories.ts';

describe('scoring a list of categories', () => {
  it('prefers a whole outfit to a pile of shoes', () => {
    expect(scoreCategories(['Day Dresses', 'Sandals', 'Tote Bags'])).toBeGreaterThan(
      scoreCategories(['Sandals', 'Pumps', 'Coats']),
    );
  });

  it('prefers the missing piece to one more of the same', () => {
    const outfit = ['T-Shirts', 'Jeans', 'Handbags'];

    expect(scoreCategories([...outfit, 'Sneakers'])).toBeGreaterThan(scoreCategories([...outfit, 'Shorts']));
  });

  it('minds dress codes and seasons', () => {
    expect(scoreCategories(['Gowns', 'Pumps', 'Clutches'])).toBeGreaterThan(
      scoreCategories(['Gowns', 'Sneakers', 'Backpacks']),
    );
    expect(scoreCategories(['Sweaters', 'Jeans', 'Boots'])).toBeGreaterThan(
      scoreCategories(['Sweaters', 'Shorts', 'Flip Flops']),
    );
  });

  it('says nothing for or against a name that it does not know', () => {
    expect(readCategory('Qwertz')).toEqual([]);
    expect(scoreCategories(['T-Shirts', 'Jeans', 'Sneakers', 'Qwertz'])).toBe(
      scoreCategories(['T-Shirts', 'Jeans', 'Sneakers']),
    );
  });
});
