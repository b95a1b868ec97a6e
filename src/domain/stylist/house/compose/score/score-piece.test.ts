import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { garmentOf, garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { anOutfitBrief } from '../../../testing/briefs.ts';
import { emptyProfile } from '../../../testing/empty-profile.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import type { Piece } from '../piece.ts';
import { planOutfit } from '../plan-outfit.ts';
import { type PieceTerm, scorePiece, termsOfPiece } from './score-piece.ts';

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

describe('whose clothes they are', () => {
  const pointsOf = (style: string, key: string, colour: ColourName, said = 'an ordinary day') => {
    const garment = garmentOf(key);
    if (garment === null) throw new Error(`The wardrobe has ${key}`);
    const own = { ...emptyProfile(), styleCategories: [style] };
    const planned = planOutfit(anOutfitBrief({ prompt: said, profile: own }), readWishes(said), 0);
    const terms = termsOfPiece(planned, { garment, fabric: garment.fabrics[0], pattern: 'plain', colour });

    return (term: PieceTerm) => terms.find(({ term: name }) => name === term)?.points ?? 0;
  };

  it.each([
    ['Edgy', 'ballet-flats'],
    ['Edgy', 'gilet'],
    ['Athleisure', 'ballet-flats'],
    ['Streetwear', 'kimono-jacket'],
    ['Classic', 'boilersuit'],
    ['Classic', 'messenger-bag'],
  ])('%s is not sent out in %s', (style, key) => {
    expect(pointsOf(style, key, 'Black')('against the style')).toBeLessThan(0);
  });

  it('is no stranger to what has one of the person’s styles, nor to what was asked for', () => {
    expect(pointsOf('Edgy', 'chelsea-boots', 'Black')('against the style')).toBe(0);
    expect(pointsOf('Edgy', 'camisole', 'Black', 'a romantic look')('against the style')).toBe(0);
    expect(pointsOf('Edgy', 'camisole', 'Black')('against the style')).toBeLessThan(0);
  });

  it('keeps a dark style dark, and its leather black', () => {
    expect(pointsOf('Edgy', 'crew-tee', 'Powder Blue')('dark style')).toBeLessThan(0);
    expect(pointsOf('Edgy', 'chelsea-boots', 'Cognac')('dark style')).toBeLessThan(0);
    expect(pointsOf('Edgy', 'crew-tee', 'Black')('dark style')).toBe(0);
    expect(pointsOf('Classic', 'chelsea-boots', 'Cognac')('dark style')).toBe(0);
  });
});
