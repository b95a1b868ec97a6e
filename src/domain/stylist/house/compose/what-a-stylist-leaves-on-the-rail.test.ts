import { describe, expect, it } from 'vitest';
import type { OutfitDraft, Taste } from '../../stylist.ts';
import { has, keysOf, looksFor } from '../../testing/looks-for.ts';

type Wearer = 'womenswear' | 'menswear' | null;

function outfits(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3] });
}

const textOf = ({ title, description, reasons }: OutfitDraft) => [title, description, ...reasons].join(' ');

describe('what a stylist leaves on the rail of the season', () => {
  it.each(['womenswear', 'menswear'] as const)('is an unlined parka in the arctic: %s', (wearer) => {
    for (const draft of outfits('five days in Tromso in January', wearer)) {
      for (const { fabric } of draft.items) expect(['waxed cotton', 'canvas']).not.toContain(fabric);
      expect(keysOf(draft)).not.toContain('hiking-trousers');
      expect(draft.description).toMatch(/base layer for body and legs goes under it/);
    }
  });

  it('is a mitten with children, and cotton on the head of a runner', () => {
    for (const draft of outfits('apple picking with the children in October, windy', 'womenswear'))
      expect(keysOf(draft)).not.toContain('mittens');
    for (const draft of outfits('jogging outside in the cold', 'menswear')) {
      expect(keysOf(draft)).not.toContain('rain-jacket');
      expect(draft.items.map(({ fabric }) => fabric)).not.toContain('cotton knit');
    }
  });

  it('is a hoodie, joggers or gold sandals on a hot beach', () => {
    for (const draft of outfits('a scorching day on the beach', 'menswear', {
      styleCategories: ['Streetwear'],
    })) {
      for (const key of ['hoodie', 'joggers', 'chinos']) expect(keysOf(draft)).not.toContain(key);
      for (const { slot, color } of draft.items) if (slot === 'shoes') expect(color).not.toBe('Gold');
    }
  });

  it('is a skirt and a robe for who has not said what they wear', () => {
    for (const draft of outfits('something light for a street market in July', null)) {
      expect(keysOf(draft)).not.toContain('tiered-skirt');
      expect(keysOf(draft)).not.toContain('kimono-jacket');
    }
  });
});

describe('what a stylist leaves on the rail of the register', () => {
  it('is leather and nylon before whoever hires', () => {
    for (const draft of outfits('job interview at a café', 'womenswear', { styleCategories: ['Edgy'] }))
      for (const key of ['leather-trousers', 'bomber']) expect(keysOf(draft)).not.toContain(key);
  });

  it('is a check at a wedding in winter, and a tooled belt in town', () => {
    for (const { items } of outfits('wedding in December, as a guest', 'menswear'))
      for (const { slot, pattern } of items) if (slot === 'outer') expect(pattern).toBe('plain');
    for (const draft of outfits('coffee in town', 'menswear', { styleCategories: ['Minimalist'] }))
      expect(keysOf(draft)).not.toContain('western-belt');
  });

  it('is a gown without a bag for the evening', () => {
    for (const draft of outfits('black tie ball in January', 'womenswear'))
      expect(draft.items.some(({ slot, fabric }) => slot === 'bag' && !/leather|suede/.test(fabric))).toBe(
        true,
      );
  });

  it('is a second stripe at a collar', () => {
    for (const { items } of outfits('a confirmation in May', 'menswear', { styleCategories: ['Classic'] })) {
      const stripes = items.filter(
        ({ garment, slot, pattern }) =>
          (slot === 'top' || garment === 'necktie') && ['pinstripe', 'stripe', 'dot'].includes(pattern),
      );
      expect(stripes.length).toBeLessThan(2);
    }
  });
});

describe('what a stylist leaves on the rail of the palette', () => {
  const black = { colorPalette: ['Black', 'Gray', 'White'] } satisfies Partial<Taste>;

  it('is navy and brown beside black and gray', () => {
    for (const { items } of outfits('a gallery opening in January', 'womenswear', black))
      for (const { slot, color } of items)
        if (['outer', 'shoes', 'bag'].includes(slot))
          expect(['Navy', 'Brown', 'Cognac', 'Tan', 'Beige']).not.toContain(color);
  });

  it('is what a sentence cannot say of it', () => {
    for (const draft of outfits('black tie dinner in November', 'womenswear', black))
      expect(draft.title).not.toMatch(/dinner out/i);
    for (const draft of outfits('my cousin’s bat mitzvah', 'menswear'))
      expect(textOf(draft)).not.toMatch(/(?<!Bar or Bat )Mitzvah in|marcella pleated/);
  });
});

describe('said beside the occasion', () => {
  const colours = (draft: OutfitDraft, ...slots: string[]) =>
    draft.items.filter(({ slot }) => slots.includes(slot)).map(({ color }) => color);

  it('goes bowling in shoes that one wears socks in, and says that they are hired', () => {
    for (const draft of looksFor('bowling alley with my niece on Sunday')) {
      expect(keysOf(draft)).not.toContain('ballet-flats');
      expect(draft.reasons.join(' ')).toContain('hired');
    }
  });

  it('covers the legs where mosquitoes are, and wears nothing dark', () => {
    for (const draft of looksFor('an evening walk in August, mosquitoes all over the place')) {
      expect(has(draft, 'shorts', 'above-knee')).toBe(false);
      for (const dark of ['Black', 'Navy', 'Charcoal'])
        expect(colours(draft, 'top', 'bottom', 'dress')).not.toContain(dark);
    }
  });

  it('rides a moped in shoes that stay on, without a brim', () => {
    for (const draft of looksFor('beach in Thailand, going there on a moped', { worn: 'menswear' }))
      for (const loose of ['slides', 'sun-hat', 'canvas-tote']) expect(keysOf(draft)).not.toContain(loose);
  });

  it('pulls on a hood and an elastic waist after cold water', () => {
    for (const draft of looksFor('cold water dip with the swim club in november')) {
      expect(has(draft, 'hoodie', 'sweatshirt')).toBe(true);
      expect(keysOf(draft)).toContain('joggers');
    }
  });

  it('covers up by the water with a kaftan', () => {
    for (const draft of looksFor('a cover up for the hotel pool, 33 degrees'))
      expect(keysOf(draft)).toContain('kaftan');
  });

  it('wears no straw in the dark', () => {
    for (const draft of looksFor('street food stalls at a night market, hot evening'))
      expect(keysOf(draft)).not.toContain('sun-hat');
  });

  it('stands beside the couple in no brown and no gray of the office', () => {
    for (const draft of looksFor('mother of the bride, village church in july'))
      for (const sober of ['Chocolate', 'Charcoal', 'Black', 'Gray'])
        expect(colours(draft, 'dress', 'outer', 'bottom')).not.toContain(sober);
  });

  it('reads no wedding into a beach', () => {
    for (const draft of looksFor('beach in Tulum')) expect(has(draft, 'blazer', 'clutch')).toBe(false);
  });

  it('plays golf beside clients in long trousers', () => {
    for (const draft of looksFor('a round of golf with two clients in August', { worn: 'menswear' }))
      expect(has(draft, 'shorts')).toBe(false);
  });
});

describe('left on the rail for a table, a feast and a path', () => {
  const clothOf = (draft: OutfitDraft, key: string) =>
    draft.items.filter(({ garment }) => garment === key).map(({ fabric }) => fabric);

  it('wears a straw brim beside a dress', () => {
    for (const draft of looksFor('polo match in July, hats expected', { taste: { colorPalette: ['Black'] } }))
      expect(clothOf(draft, 'sun-hat')).not.toContain('cotton');
  });

  it('sits at a smart table in no quilted jacket and no pinafore', () => {
    const romantic = { styleCategories: ['Romantic' as const, 'Vintage' as const] };
    for (const taste of [{}, romantic])
      for (const draft of looksFor('smart casual birthday supper for my aunt in November', { taste }))
        for (const key of ['quilted-jacket', 'pinafore']) expect(keysOf(draft)).not.toContain(key);
  });

  it('walks on no path in pale trousers in the cold, nor in pile in the wind', () => {
    const taste = { colorPalette: ['White' as const, 'Cream' as const, 'Gray' as const] };
    for (const draft of looksFor('windy walk along the cliffs in November', { taste })) {
      expect(keysOf(draft)).not.toContain('teddy-coat');
      for (const { slot, color } of draft.items)
        if (slot === 'bottom') expect(['White', 'Ivory', 'Cream', 'Beige']).not.toContain(color);
    }
  });

  it('gives a guest in a suit without a tie at least a square', () => {
    for (const draft of looksFor('guest at a wedding in an old mill in May', {
      worn: null,
      range: '200-300',
    }))
      if (has(draft, 'suit') && !has(draft, 'tie', 'bow-tie'))
        expect(keysOf(draft)).toContain('pocket-square');
  });

  it('knots no square for whoever dresses off the street, and weaves no flowers for a man of Old Money', () => {
    for (const draft of looksFor('smart casual supper in October', {
      taste: { styleCategories: ['Streetwear', 'Edgy'], colorPalette: ['Black', 'Olive'] },
    }))
      expect(keysOf(draft)).not.toContain('silk-scarf');
    for (const draft of looksFor('cocktail party on the last night of the year', {
      worn: 'menswear',
      taste: { styleCategories: ['Old Money', 'Preppy'] },
    }))
      for (const { fabric } of draft.items) expect(fabric).not.toBe('brocade');
  });

  it('hears no running where nobody says a word of it', () => {
    for (const draft of looksFor('open evening for the parents of my class in November'))
      expect(textOf(draft)).not.toContain('run in it');
  });
});
