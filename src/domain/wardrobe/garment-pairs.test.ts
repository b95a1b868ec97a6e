import { describe, expect, it } from 'vitest';
import type { Garment } from './garment.ts';
import { garmentPairPoints } from './garment-pairs.ts';
import { GARMENTS, garmentOf } from './wardrobe.ts';

function points(one: string, other: string): number {
  return garmentPairPoints(garmentOf(one) as Garment, garmentOf(other) as Garment);
}

describe('what goes with what', () => {
  it.each([
    ['dress code', ['column-gown', 'strappy-heels'], ['column-gown', 'canvas-sneakers']],
    ['warmth', ['sundress', 'leather-sandals'], ['sundress', 'insulated-boots']],
    ['style', ['biker-jacket', 'slim-jeans'], ['biker-jacket', 'tennis-skirt']],
    ['cut', ['crop-top', 'wide-leg-trousers'], ['oversized-shirt', 'wide-jeans']],
    ['part', ['crew-tee', 'straight-jeans'], ['chinos', 'straight-jeans']],
    ['what a dress replaces', ['wrap-dress', 'cardigan'], ['wrap-dress', 'chinos']],
  ])('minds %s', (_, [one = '', other = ''], [first = '', second = '']) => {
    expect(points(one, other)).toBeGreaterThan(points(first, second));
  });

  it('is the same whichever is named first', () => {
    for (const one of GARMENTS)
      for (const other of GARMENTS.slice(0, 40))
        expect(garmentPairPoints(one, other)).toBeCloseTo(garmentPairPoints(other, one), 10);
  });

  it('lets a pinafore have its top', () => {
    expect(points('pinafore', 'crew-tee')).toBeGreaterThan(points('sheath-dress', 'crew-tee'));
  });
});
