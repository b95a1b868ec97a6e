import { describe, expect, it } from 'vitest';
import { featuresOf } from './features/features-of.ts';
import { FOOTWEAR, footwearOf, necklineOf, sleeveOf } from './garment-facts.ts';
import { garmentsIn } from './wardrobe.ts';

describe('facts of garments', () => {
  it('say of every shoe what it stands on, and of nothing else', () => {
    const shoes = garmentsIn('shoes').map(({ key }) => key);

    expect(shoes.filter((key) => footwearOf(key) === null)).toEqual([]);
    expect(Object.keys(FOOTWEAR).filter((key) => !shoes.includes(key))).toEqual([]);
  });

  it('say of every top and dress what covers the arm and the neck', () => {
    const worn = [...garmentsIn('top'), ...garmentsIn('dress')].map(({ key }) => key);

    expect(worn.filter((key) => sleeveOf(key) === null)).toEqual([]);
    expect(worn.filter((key) => necklineOf(key) === null)).toEqual([]);
  });

  it('agree with what is drawn', () => {
    const drawn: Record<string, string> = {
      ...{ sleeveless: 'none', 'thin-straps': 'none', strapless: 'none' },
      ...{ 'short-sleeve': 'short', 'puff-sleeve': 'short', 'long-sleeve': 'long', 'wide-sleeve': 'long' },
    };
    const contradicting = [...garmentsIn('top'), ...garmentsIn('dress')].flatMap(({ key }) =>
      (featuresOf(key) ?? [])
        .map((feature) => drawn[feature])
        .filter((sleeve) => sleeve !== undefined && sleeve !== sleeveOf(key))
        .map((sleeve) => `${key}: ${sleeve}`),
    );

    expect(contradicting).toEqual([]);
  });

  it('agree with what the garments are', () => {
    for (const garment of garmentsIn('top')) {
      const isBare = garment.kinds.some((kind) =>
        ['sleeveless', 'tank', 'camisole', 'corset'].includes(kind),
      );
      if (isBare) expect(sleeveOf(garment.key), garment.key).toBe('none');
    }
    for (const garment of garmentsIn('shoes')) {
      const isHigh = ['block', 'thin'].includes(footwearOf(garment.key)?.heel ?? '');
      if (garment.kinds.includes('heels')) expect(isHigh, garment.key).toBe(true);
      if (garment.kinds.includes('flats')) expect(isHigh, garment.key).toBe(false);
    }
  });
});
