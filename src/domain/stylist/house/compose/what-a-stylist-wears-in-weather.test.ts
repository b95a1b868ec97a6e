import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { warmthOf } from '#domain/wardrobe/weather.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { looksFor, looksIn } from '../../testing/looks-for.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);

type Item = OutfitDraft['items'][number];
const keysOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment ?? '');
const inSlot = ({ items }: OutfitDraft, ...slots: Item['slot'][]) =>
  items.filter(({ slot }) => slots.includes(slot));
const isOf = ({ garment }: Item, ...kinds: string[]) =>
  garmentOf(garment ?? '')?.kinds.some((kind) => kinds.includes(kind)) === true;
const warmth = ({ garment, fabric }: Item) => {
  const found = garmentOf(garment ?? '');

  return found === null ? 0 : warmthOf(found, fabric as never);
};

describe('what a stylist wears in frost', () => {
  it.each(['walking to the bus in snow, minus 12', 'an icy day at the playground', 'sledging at -5'])(
    'has wool or fleece below the coat, and a base layer or a scarf: %s',
    (prompt) => {
      for (const look of looks(prompt)) {
        for (const top of inSlot(look, 'top'))
          expect(top.fabric).toMatch(/merino|wool|cashmere|mohair|fleece|quick-dry/);
        expect(keysOf(look).some((key) => ['thermal-base', 'wool-scarf'].includes(key))).toBe(true);
        expect(inSlot(look, 'bottom').some(({ fabric }) => fabric === 'tropical wool')).toBe(false);
      }
    },
  );
});

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
      expect(keysOf(look).filter((key) => /fedora|flat-cap|sun-hat/.test(key))).toEqual([]);
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

describe('what a stylist wears by the month', () => {
  it('goes to a baptism in April in closed shoes, and with a layer', () => {
    for (const look of looks('my niece is baptised in early april')) {
      expect(inSlot(look, 'shoes').some((shoe) => isOf(shoe, 'open-toe'))).toBe(false);
      expect(inSlot(look, 'outer').length).toBeGreaterThan(0);
    }
  });

  it('stands at a grave in October in a coat of wool', () => {
    for (const look of looks("uncle's burial, october", ['womenswear']))
      expect(keysOf(look).filter((key) => ['trench-coat', 'ballet-flats'].includes(key))).toEqual([]);
  });

  it('wears no two colors of leaves in spring, whose they are not', () => {
    for (const look of looks('lunch in town in april')) {
      const leaves = inSlot(look, 'outer', 'top', 'bottom', 'dress').filter(({ color }) =>
        /^(?:rust|chocolate|brown|camel|burgundy|mustard|terracotta)$/i.test(color),
      );
      expect(leaves.length).toBeLessThan(2);
    }
  });

  it('wears no velvet to a wet feast of May', () => {
    for (const look of looks('wedding guest, late may, rain forecast'))
      expect(look.items.some(({ fabric }) => fabric === 'velvet')).toBe(false);
  });

  it('has no canvas on the feet and no white legs on a cool day', () => {
    for (const look of looks('strolling through a market in october')) {
      expect(inSlot(look, 'shoes').some(({ fabric }) => fabric === 'canvas')).toBe(false);
      expect(inSlot(look, 'bottom').some(({ color }) => /white|ivory/i.test(color))).toBe(false);
    }
  });
});

describe('what a stylist wears to bathe', () => {
  it.each(['scorching day at the seaside beach in july', 'pool day with the kids, heatwave'])(
    'has something to swim in, and nothing long below: %s',
    (prompt) => {
      for (const look of looks(prompt)) {
        expect(look.items.some((item) => isOf(item, 'swim'))).toBe(true);
        expect(inSlot(look, 'bottom').some((item) => isOf(item, 'trousers') && !isOf(item, 'shorts'))).toBe(
          false,
        );
      }
    },
  );

  it('says where the swimsuit goes', () => {
    for (const look of looks('a beach day in august', ['womenswear'])) {
      const over = inSlot(look, 'top', 'dress').filter((item) => !isOf(item, 'swim'));
      if (over.length > 0) expect(look.description).toMatch(/swimsuit goes under it/);
    }
  });

  it('has no white sandals and no white bag on a man', () => {
    for (const look of looks('a week by the sea, very hot', ['menswear']))
      for (const item of inSlot(look, 'shoes', 'bag'))
        expect(isOf(item, 'open-toe', 'tote') && /white|ivory|cream/i.test(item.color)).toBe(false);
  });
});
