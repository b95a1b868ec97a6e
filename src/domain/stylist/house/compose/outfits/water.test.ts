import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { has, inSlot, keysOf, looksFor, looksIn } from '../../../testing/looks-for.ts';

const WORN = ['womenswear', 'menswear'] as const;
const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);
type Item = OutfitDraft['items'][number];
const isOf = ({ garment }: Item, ...kinds: string[]) =>
  garmentOf(garment ?? '')?.kinds.some((kind) => kinds.includes(kind)) === true;

describe('by the water', () => {
  it('the wind on deck is welcome where it is hot', () => {
    for (const draft of looksFor('a sailing trip in Thailand', { worn: 'menswear' }))
      expect(has(draft, 'coat', 'cardigan', 'sweater')).toBe(false);
  });

  it.each(['poolside birthday on saturday', 'Poolparty bei Freunden'])(
    'one can swim in it, or is covered by a kaftan: %s',
    (prompt) => {
      for (const worn of WORN)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'swim') || keysOf(draft).includes('kaftan')).toBe(true);
          expect(has(draft, 'sneakers', 'boots', 'loafers', 'heels')).toBe(false);
        }
    },
  );

  it.each(['sundowners on the beach in mykonos', 'Abendessen am Strand, Essen am Strand mit Freundinnen'])(
    'a table in the sand asks for flat open shoes and no swimwear: %s',
    (prompt) => {
      for (const worn of WORN)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'swim', 'boots', 'heels', 'jeans')).toBe(false);
          expect(['sun-hat', 'sunglasses'].some((key) => keysOf(draft).includes(key))).toBe(false);
        }
    },
  );

  it('a beach holiday with somebody’s family is no visit to their table', () => {
    for (const draft of looksFor("beach holiday in Croatia in July with my boyfriend's parents"))
      expect(has(draft, 'loafers', 'blazer', 'boots', 'clutch')).toBe(false);
  });
});

describe('with a paddle', () => {
  it.each(['canoe trip with my cousins', 'Kajaktour im Juni'])('what is worn dries: %s', (prompt) => {
    for (const worn of WORN)
      for (const draft of looksFor(prompt, { worn })) {
        expect(has(draft, 'jeans', 'boots', 'dress', 'skirt', 'sweater')).toBe(false);
        for (const { slot, fabric } of draft.items)
          if (slot === 'top' || slot === 'bottom')
            expect(['cotton', 'linen', 'denim', 'french terry']).not.toContain(fabric);
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

it('has something to swim in at the beach', () => {
  for (const prompt of ['beach day with the family', 'pool party on saturday'])
    for (const draft of looksFor(prompt, { worn: 'menswear' }))
      expect(keysOf(draft), prompt).toContain('swim-shorts');
});
