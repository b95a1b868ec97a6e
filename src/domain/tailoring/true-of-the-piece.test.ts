import { describe, expect, it } from 'vitest';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import { isEasyAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { footwearOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { tailoringTips } from './tailoring-tips.ts';
import type { Tip } from './tips.ts';

const PAIRS = GARMENTS.flatMap((garment) =>
  garment.fabrics.map((fabric) => ({
    garment,
    fabric,
    tips: tailoringTips(
      { garment: garment.key, category: garment.category, fabric, item: '' },
      emptyProfile(),
    ),
  })),
);

function wearing(...tips: Tip[]) {
  return PAIRS.filter((pair) => pair.tips.some((tip) => tips.includes(tip)));
}

describe('a tip', () => {
  it('is of its own for every garment of the wardrobe', () => {
    expect(PAIRS.filter(({ tips }) => tips.includes('tip_ask_a_tailor') || tips.length === 0)).toEqual([]);
  });

  it('of straps is for what hangs on straps', () => {
    const keys = new Set(wearing('tip_straps_length', 'tip_dress_straps').map(({ garment }) => garment.key));

    expect([...keys].filter((key) => sleeveOf(key) !== 'none')).toEqual([]);
    expect(keys.has('wrap-dress')).toBe(false);
  });

  it('of armholes is for what has no sleeves', () => {
    expect(wearing('tip_armhole_dart').filter(({ garment }) => sleeveOf(garment.key) !== 'none')).toEqual([]);
  });

  it('of a waist to be moved is for what has no elastic', () => {
    const moved = wearing('tip_trousers_seat', 'tip_skirt_waistband');

    expect(moved.filter(({ garment }) => isEasyAtTheWaist(garment))).toEqual([]);
  });

  it('of a rubber sole is for thin soles of leather', () => {
    const glued = wearing('tip_rubber_sole');

    expect(glued.filter(({ garment }) => footwearOf(garment.key)?.sole !== 'thin')).toEqual([]);
    expect(glued.filter(({ fabric }) => !/leather|suede/.test(fabric) || fabric === 'vegan leather')).toEqual(
      [],
    );
  });

  it('takes nothing in around a bump', () => {
    const dress = { garment: 'shirt-dress', category: 'Dress', fabric: 'poplin' };

    expect(tailoringTips({ ...dress, item: 'Poplin shirt dress' }, emptyProfile())).toContain(
      'tip_dress_waist',
    );
    expect(tailoringTips({ ...dress, item: 'Maternity poplin shirt dress' }, emptyProfile())).not.toContain(
      'tip_dress_waist',
    );
  });
});
