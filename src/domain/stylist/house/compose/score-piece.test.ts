import { describe, expect, it } from 'vitest';
import { garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { anOutfitBrief } from '../../testing/briefs.ts';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { readWishes } from '../language/wishes.ts';
import type { Piece } from './piece.ts';
import { planOutfit } from './plan-outfit.ts';
import { scorePiece, termsOfPiece } from './score-piece.ts';

const prompt = 'a striped linen summer outfit in navy for a date';
const profile = { ...emptyProfile(), styleCategories: ['Coastal'] };
const plan = planOutfit(anOutfitBrief({ prompt, profile }), readWishes(prompt), 0);

describe('the score of a piece', () => {
  it('is the sum of the terms that the reasons are read off', () => {
    for (const garment of garmentsIn('top')) {
      const piece: Piece = {
        garment,
        fabric: garment.fabrics[0],
        pattern: garment.patterns[0],
        colour: 'Navy',
      };
      const sum = termsOfPiece(plan, piece).reduce((total, { points }) => total + points, 0);

      expect(sum, garment.key).toBeCloseTo(scorePiece(plan, piece), 9);
    }
  });

  it('names what a piece is chosen for', () => {
    const garment = garmentsIn('top').find(({ key }) => key === 'linen-shirt');
    if (garment === undefined) throw new Error('The wardrobe has linen shirts');
    const terms = termsOfPiece(plan, { garment, fabric: 'linen', pattern: 'stripe', colour: 'Navy' });
    const names = terms.filter(({ points }) => points > 0).map(({ term }) => term);

    expect(names).toEqual(
      expect.arrayContaining(['style', 'season', 'wished fabric', 'wished pattern', 'wanted color']),
    );
  });
});
