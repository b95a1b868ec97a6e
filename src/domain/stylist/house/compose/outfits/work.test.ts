import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem, OutfitDraft } from '../../../stylist.ts';
import { HER, HIM, is, itemsFor, keysIn, type Who } from '../../../testing/items-for.ts';
import { garmentKeys, garmentsOf, has, keysOf, looksFor, looksIn } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);
const worn = (look: OutfitDraft, pattern: RegExp) => garmentKeys(look).filter((key) => pattern.test(key));
const isA = (garment: string | null, kind: 'boots' | 'collared') =>
  garmentOf(garment ?? '')?.kinds.includes(kind) === true;
const isJacket = (item: DraftItem) => {
  const known = garmentOf(item.garment);
  return item.slot === 'outer' && known !== null && isKind(known, 'blazer') && !isCoat(known);
};
const fiveLooks = (prompt: string, worn: 'womenswear' | 'menswear' = 'womenswear') =>
  looksFor(prompt, { worn, seeds: [1, 2, 3, 4, 5] });
const kindsOf = ({ items }: OutfitDraft) =>
  new Set(items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []));
const reasonsOf = (draft: OutfitDraft) => draft.reasons.join(' ');

describe('what a stylist wears to work', () => {
  it('walks to a suit through the snow in boots', () => {
    for (const look of looks('shareholders meeting, it is snowing'))
      for (const { slot, garment } of look.items)
        if (slot === 'shoes') expect([garment, isA(garment, 'boots')]).toEqual([garment, true]);
  });

  it('hangs no courier’s, runner’s or hiker’s bag over a hem', () => {
    for (const prompt of ['working in accounts, in a dress', 'walking around Lisbon in June, in a skirt'])
      for (const look of looks(prompt, ['womenswear']))
        expect(worn(look, /^(?:messenger-bag|belt-bag|backpack)$/)).toEqual([]);
  });

  it.each(['job interview in software, heat wave', 'a work trip to Singapore in August', 'expo in June'])(
    'wears no drawstring before clients: %s',
    (prompt) => {
      for (const look of looks(prompt, ['menswear']))
        expect(worn(look, /^(?:linen-trousers|crew-tee|oversized-shirt)$/)).toEqual([]);
    },
  );

  it('is no juror in a suit, and no first day in one', () => {
    for (const prompt of ['serving as a juror', 'first day on the job on Monday'])
      for (const look of looks(prompt)) expect(worn(look, /suit-jacket/)).toEqual([]);
  });

  it('has a jacket or a dress on stage', () => {
    for (const look of looks('speaking at a conference in November'))
      expect(worn(look, /blazer|-dress$/)).not.toEqual([]);
  });

  it('keeps the parka and the mittens off the front desk', () => {
    for (const look of looks('receptionist at a clinic, January'))
      expect(worn(look, /^(?:parka|mittens|camp-shirt)$/)).toEqual([]);
  });

  it('buys no gloves of a blouse’s color, and no scarf of the gloves’', () => {
    for (const look of looks('teaching in December, walking there')) {
      const coat = look.items.find(({ slot }) => slot === 'outer')?.color;
      const [gloves, scarf] = [/gloves|mittens/, /scarf/].map((name) =>
        look.items.find(({ garment }) => name.test(garment ?? '')),
      );
      if (gloves !== undefined && scarf !== undefined && gloves.color !== coat)
        expect(scarf.color).not.toBe(gloves.color);
      expect(['White', 'Ivory', 'Powder Blue']).not.toContain(gloves?.color);
    }
  });
});

describe('bank, law firm and court', () => {
  const DARKS = ['Navy', 'Charcoal', 'Gray', 'Slate', 'Black'];
  const street: Who = { ...HIM, styles: ['Streetwear'], palette: ['Black', 'Olive', 'Gray'] };
  const boho: Who = { ...HER, styles: ['Bohemian'], palette: ['Lavender', 'Rust', 'Teal'] };

  it.each([
    ['first day at a bank in January', street],
    ['starting a new job at a law firm, smart casual', street],
    ['first day at a bank, no suit please', street],
    ['court hearing in March', boho],
    ['interview at a bank, trousers please', boho],
  ])('are dressed for in dark wool: %s', (prompt, who) => {
    for (const items of itemsFor(prompt, who, '200-300')) {
      const tailored = items.filter((item) => isJacket(item) || item.slot === 'bottom');

      expect([keysIn(items), items.some(isJacket)]).toEqual([keysIn(items), true]);
      for (const { slot, color, fabric, garment, pattern } of tailored) {
        expect(DARKS).toContain(color);
        expect([garment, fabric]).toEqual([garment, expect.not.stringMatching(/cotton|twill|linen/)]);
        if (slot === 'bottom' && garment?.startsWith('suit-') !== true) expect(pattern).toBe('plain');
      }
      for (const key of ['soft-blazer', 'tapered-trousers', 'canvas-tote', 'backpack', 'messenger-bag'])
        expect(keysIn(items)).not.toContain(key);
    }
  });

  it('have a shirt on every man', () => {
    for (const items of itemsFor('first day at a bank in January', street, '200-300'))
      expect(items.some((item) => item.slot === 'top' && is(item, 'shirt'))).toBe(true);
  });

  it('have no trousers of a suit below another jacket', () => {
    for (const items of itemsFor('First day at a bank. Trousers please, not a skirt', HER, '200-300')) {
      const keys = keysIn(items);
      expect([keys, keys.includes('suit-jacket')]).toEqual([keys, keys.includes('suit-trousers')]);
    }
  });
});

describe('an interview in a creative trade', () => {
  it('is in a shirt or a knit with one layer, and without a backpack', () => {
    for (const items of itemsFor('interview at a design studio', { ...HIM, styles: ['Streetwear'] })) {
      expect([keysIn(items), items.some(({ slot }) => slot === 'outer')]).toEqual([keysIn(items), true]);
      for (const key of ['camp-shirt', 'chambray-shirt', 'crew-tee', 'tapered-trousers', 'backpack'])
        expect(keysIn(items)).not.toContain(key);
    }
  });

  it('is without the layer where that was refused', () => {
    for (const items of itemsFor('interview at a design studio, no jacket', HIM))
      expect(items.filter(isJacket)).toEqual([]);
  });
});

describe('work by its trade', () => {
  it('goes to an interview for work with the hands in a shirt or a knit and sturdy shoes', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('job interview at a garage', { worn })) {
        expect(has(draft, 'suit', 'tie', 'blazer', 'heels')).toBe(false);
        expect(has(draft, 'hoodie', 'joggers')).toBe(false);
      }
  });

  it('carries no bag to an interview on camera', () => {
    for (const { items } of looksFor('teams interview on thursday, marketing job'))
      expect(items.map(({ slot }) => slot)).not.toContain('bag');
  });

  it('takes a cold room for a room, and no winter', () => {
    for (const draft of looksFor('jury service, the courtroom gets cold')) {
      expect(keysOf(draft)).not.toContain('wool-scarf');
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 3)).toBe(false);
    }
  });

  it('goes where it is looked at in trousers without a drawstring, hot as it is', () => {
    for (const prompt of ['a congress in Bangkok in May', 'dinner at a smart restaurant, 33 degrees'])
      for (const draft of looksFor(prompt, { worn: 'menswear' })) {
        expect(keysOf(draft)).not.toContain('linen-trousers');
        expect(has(draft, 'shorts')).toBe(false);
      }
    expect(garmentOf('linen-trousers')?.name).toBe('drawstring trousers');
  });
});

describe('work in one’s own clothes', () => {
  it.each(['work at the hardware store, three days a week', 'Job im Gartencenter'])(
    'is no day at an office: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of fiveLooks(prompt, worn)) {
          expect(garmentKeys(draft).join(' ')).not.toMatch(
            /loafers|blazer|oxfords|ballet|leather-tote|cardigan/,
          );
          expect(draft.items.map(({ fabric }) => fabric)).not.toContain('suede');
        }
    },
  );

  it('sits at a library desk in a collar or a fine knit, in no jeans and no tee', () => {
    for (const draft of fiveLooks('library desk, something classic', 'menswear')) {
      const kinds = kindsOf(draft);
      expect([kinds.has('jeans'), kinds.has('tshirt'), kinds.has('heels')]).toEqual([false, false, false]);
    }
  });
});

describe('a meeting without its jacket', () => {
  it('is business casual for a man, and no evening', () => {
    for (const draft of looksFor('board meeting, no jacket please', { worn: 'menswear' })) {
      expect(has(draft, 'blazer', 'suit')).toBe(false);
      expect(reasonsOf(draft)).not.toMatch(/semi-formal|cocktail|dressy/i);
    }
  });

  it.each(['navy suit and a bow tie for a wedding', 'Black suit, white shirt, bow tie, we go to the opera'])(
    'ties one tie: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, { worn: 'menswear', range: '300-plus' })) {
        expect(has(draft, 'bow-tie')).toBe(true);
        expect(has(draft, 'tie')).toBe(false);
      }
    },
  );

  it('says which of two named pieces is not worn, unless one of them was to be enough', () => {
    const unmetIn = (prompt: string) =>
      looksFor(prompt).flatMap(({ unmet }) => unmet.map(({ words }) => words));

    expect(unmetIn('a dress and jeans for a coffee date')).toContain('jeans');
    expect(unmetIn('a dress or jeans for a coffee date')).not.toContain('jeans');
  });
});

describe('an interview', () => {
  it.each(['an interview, nowt fancy', 'an interview, nothing fancy'])(
    'is not dressed up for: %s',
    (prompt) => {
      for (const draft of looksFor(prompt))
        expect(draft.items.filter(({ slot }) => slot === 'shoes').map(({ fabric }) => fabric)).not.toContain(
          'satin',
        );
      expect(readWishes(prompt).formalityShift + (readWishes(prompt).span?.[0] ?? 0)).toBeLessThan(4);
    },
  );
});
