import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { warmthOf } from '#domain/wardrobe/weather.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { HER, HIM, is, itemsFor, shoesIn } from '../../../testing/items-for.ts';
import { garmentKeys, has, inSlot, keysOf, looksFor, looksIn } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);
type Item = OutfitDraft['items'][number];
const warmth = ({ garment, fabric }: Item) => {
  const found = garmentOf(garment ?? '');

  return found === null ? 0 : warmthOf(found, fabric as never);
};
const menswear = { worn: 'menswear' } as const;

describe('what a stylist wears in the rain', () => {
  it.each(['a wet saturday in town in october', 'popping to the shops, pouring, early november'])(
    'has a knit, a sweatshirt or flannel below the shell: %s',
    (prompt) => {
      for (const look of looks(prompt))
        for (const item of inSlot(look, 'top', 'dress')) expect(warmth(item)).toBeGreaterThanOrEqual(2);
    },
  );

  it('has no brim and no cord, whoever loves hats', () => {
    for (const look of looksFor('flea market on a drizzly autumn day', {
      taste: { styleCategories: ['Bohemian', 'Vintage'] },
    })) {
      expect(garmentKeys(look).filter((key) => /fedora|flat-cap|sun-hat/.test(key))).toEqual([]);
      expect(look.items.filter(({ fabric, slot }) => fabric === 'corduroy' && slot === 'bottom')).toEqual([]);
    }
  });

  it('has no white coat, however fond of white', () => {
    for (const look of looksFor('it rains on the way to the studio', {
      taste: { colorPalette: ['White', 'Ivory', 'Black'] },
      seeds: [1, 2, 3, 4, 5, 6],
    }))
      for (const { color } of inSlot(look, 'outer')) expect(color).not.toMatch(/white|ivory|cream/i);
  });
});

describe('hard rain', () => {
  it.each([
    'it’s going to pour all day and I walk to work',
    'bucketing down and two buses to the office',
    'es gießt in Strömen und ich laufe zur Arbeit',
  ])('is met with a hood and no jacket that is longer: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor(prompt, { worn })) {
        expect(keysOf(draft)).toContain('rain-jacket');
        expect(has(draft, 'blazer')).toBe(false);
      }
  });

  it('is met with an umbrella over a suit, and the trench is not said to keep it out', () => {
    for (const draft of looksFor('pouring rain and a client meeting at the bank', menswear)) {
      expect(draft.reasons.join(' ')).toContain('Carry an umbrella');
      expect(draft.reasons.join(' ')).not.toContain('keeps the rain out');
    }
  });

  it('is not every rain', () => {
    expect(readWishes('a drizzly day at the office')).toMatchObject({ isWet: true, isPouring: false });
    expect(readWishes('rain, and I cycle to work')).toMatchObject({ isWet: true, isPouring: true });
  });
});

describe('a day in the rain', () => {
  it.each([HER, HIM])('is on soles that keep it out, and in trousers that do not drink it', (who) => {
    for (const items of itemsFor('errands in town, it is pouring', who)) {
      const shoes = shoesIn(items);
      const isBoot = shoes !== undefined && is(shoes, 'boots');

      expect([shoes?.garment, footwearOf(shoes?.garment ?? '')?.waterproof === true || isBoot]).toEqual([
        shoes?.garment,
        true,
      ]);
      expect(['suede', 'canvas']).not.toContain(shoes?.fabric);
      for (const { slot, fabric } of items)
        expect([slot, fabric]).not.toEqual(['bottom', expect.stringMatching(/fleece|french terry|^jersey$/)]);
    }
  });
});
