import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/style-profile.ts';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import { GARMENTS, garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { FALLBACK_TIPS, fallbackTips } from './fallback-tips.ts';
import { overallFitAdvice } from './fit-advice.ts';
import { tailoringTips } from './tailoring-tips.ts';
import { TIPS, type Tip } from './tips.ts';

const profile = emptyProfile();

function withBody(body: Partial<Profile['bodyTypeProfile']>): Profile {
  return { ...profile, bodyTypeProfile: { ...profile.bodyTypeProfile, ...body } };
}

describe('the fallback table', () => {
  it('has the twelve categories of the specification', () => {
    expect(Object.keys(FALLBACK_TIPS)).toEqual([
      ...[
        'Tops',
        'Blazer',
        'Shirt',
        'Blouse',
        'Bottoms',
        'Pants',
        'Jeans',
        'Skirt',
        'Dress',
        'Jacket',
        'Coat',
        'Footwear',
      ],
    ]);
  });

  it('ends with the tailor for everything else, also for names that objects have', () => {
    expect(fallbackTips('Umbrella')).toEqual(['tip_ask_a_tailor']);
    expect(fallbackTips('constructor')).toEqual(['tip_ask_a_tailor']);
    expect(TIPS.tip_ask_a_tailor).toBe('Consult with tailor');
  });
});

describe('tailoring tips', () => {
  it('are there for every garment, three at most', () => {
    for (const garment of GARMENTS) {
      const tips = tailoringTips(
        { garment: garment.key, category: garment.category, fabric: garment.fabrics[0] },
        profile,
      );
      expect(tips.length, garment.key).toBeGreaterThan(0);
      expect(tips.length, garment.key).toBeLessThanOrEqual(3);
    }
  });

  it("put the person's own goal first", () => {
    const blazer = { garment: 'blazer', category: 'Blazer', fabric: 'tropical wool' };

    expect(tailoringTips(blazer, withBody({ bodyGoals: ['accentuate-waist'] }))[0]).toMatch(/waist/);
    expect(tailoringTips(blazer, profile)[0]).not.toMatch(/waist/);
  });

  it('differ by height', () => {
    const trousers = { garment: 'tailored-trousers', category: 'Pants', fabric: 'twill' };

    expect(tailoringTips(trousers, withBody({ heightCategory: 'petite' }))).not.toEqual(
      tailoringTips(trousers, withBody({ heightCategory: 'tall' })),
    );
  });

  it('come from the table for a garment that is not in the wardrobe', () => {
    expect(tailoringTips({ garment: null, category: 'Skirt', fabric: 'tulle' }, profile)).toEqual(
      FALLBACK_TIPS.Skirt,
    );
  });
});

describe('the overall fit advice', () => {
  const adviceFor = (...of: Parameters<typeof overallFitAdvice>) =>
    overallFitAdvice(...of)
      .map(({ text }) => text)
      .join(' ');

  const suit = ['suit-jacket', 'suit-trousers', 'poplin-shirt'].map((garment) => ({
    garment,
    slot: 'top' as const,
    item: garment,
  }));

  it('starts with the shoulders of a suit', () => {
    expect(adviceFor(suit, profile)).toMatch(/^Start with the shoulders/);
  });

  it('names the garment that a goal rests on', () => {
    expect(adviceFor(suit, withBody({ bodyGoals: ['broaden-shoulders'] }))).toContain(
      'broaden the shoulders',
    );
  });

  const wearing = (...keys: string[]) =>
    adviceFor(
      keys.map((garment) => ({ garment, slot: garmentOf(garment)?.slot ?? 'top', item: garment })),
      profile,
    );

  it('is of the cut: a wrap is tied at the waist, and a bias cut has none to take in', () => {
    expect(wearing('wrap-dress')).toMatch(/waist, where you tie/);
    expect(wearing('slip-dress')).not.toMatch(/waist/);
    expect(wearing('sheath-dress')).toMatch(/have the waist taken in/);
    expect(wearing('sleeved-midi-dress')).toMatch(/waist seam/);
  });

  it('has no sleeves to move in where there are none, and no shoe below culottes', () => {
    expect(wearing('poplin-shirt', 'chinos', 'knit-vest')).not.toMatch(/arms should/);
    expect(wearing('sweatshirt', 'culottes')).not.toMatch(/end at the shoe/);
  });

  it('names what is worn under a jacket, and the top that is wide', () => {
    expect(wearing('poplin-shirt', 'chinos', 'blazer')).toMatch(/blazer fitted over the shirt/);
    expect(wearing('boxy-tee', 'chinos')).toMatch(/^The boxy tee is cut loose/);
  });

  it('says something about any outfit, even one of unknown garments', () => {
    expect(adviceFor([{ garment: null, slot: 'top', item: 'Poncho' }], profile)).not.toBe('');
  });
});

describe('a tip is true of the piece that it stands with', () => {
  const tipsOf = (garment: string, category: string, fabric: string) =>
    tailoringTips({ garment, category, fabric }, profile);

  it('what is no leather is not stretched, taken in or soled by a cobbler', () => {
    const cobbler: Tip[] = ['tip_shoes_stretch', 'tip_boot_shaft', 'tip_rubber_sole'];
    for (const { key, category } of GARMENTS.filter(({ slot }) => slot === 'shoes')) {
      for (const fabric of ['rubber', 'mesh', 'canvas', 'vegan leather', 'nylon'])
        expect(tipsOf(key, category, fabric).filter((tip) => cobbler.includes(tip))).toEqual([]);
    }
    expect(tipsOf('oxfords', 'Footwear', 'leather')).toContain('tip_rubber_sole');
    expect(tipsOf('combat-boots', 'Footwear', 'leather')).not.toContain('tip_rubber_sole');
  });

  it('leather gives, wool reaches under the cuff; nobody alters a training tank or a crepe sole', () => {
    expect(tipsOf('leather-gloves', 'Gloves', 'leather')).toEqual(['tip_gloves_size']);
    expect(tipsOf('knit-gloves', 'Gloves', 'lambswool')).toEqual(['tip_gloves_knitted']);
    expect(tipsOf('thermal-base', 'Hosiery', 'merino')).toEqual(['tip_base_close']);
    expect(tipsOf('training-tank', 'Tops', 'mesh')).not.toContain('tip_armhole_dart');
    expect(tipsOf('desert-boots', 'Footwear', 'suede')).not.toContain('tip_rubber_sole');
    expect(tipsOf('leather-sneakers', 'Footwear', 'leather')).toEqual(['tip_shoes_room']);
  });

  it('only silk creases like silk, and a skirt has no break over the shoe', () => {
    const tie = GARMENTS.find(({ kinds }) => kinds.includes('tie'));
    expect(tipsOf(tie?.key ?? '', 'Tie', 'wool')).toEqual(['tip_tie_length']);
    expect(tipsOf(tie?.key ?? '', 'Tie', 'silk')).toContain('tip_tie_knot');
    for (const { key, category } of GARMENTS.filter(({ kinds }) => kinds.includes('skirt')))
      expect(tipsOf(key, category, 'wool')).not.toContain('tip_trousers_break');
  });

  it('nothing of the wardrobe is only sent to a tailor', () => {
    const sent = GARMENTS.filter(({ key, category, fabrics }) =>
      tipsOf(key, category, fabrics[0]).includes('tip_ask_a_tailor'),
    );
    expect(sent.map(({ key }) => key)).toEqual([]);
  });
});
