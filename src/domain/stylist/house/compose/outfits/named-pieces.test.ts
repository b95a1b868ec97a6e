import { describe, expect, it } from 'vitest';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import { garmentsOf, keysOf, looksFor } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import { proposeOutfit } from '../propose-outfit.ts';

function outfits(prompt: string, wardrobe: 'womenswear' | 'menswear'): OutfitDraft[] {
  return [1, 2, 3, 4, 5, 6].map((seed) =>
    proposeOutfit({
      prompt,
      priceRange: '300-plus',
      seed,
      profile: emptyProfile(),
      inspirations: [],
      recent: [],
      onboarding: onboardingOf(wardrobe),
    }),
  );
}

describe('garments worn where they are at home', () => {
  it.each([
    ['a kurta for a party', 'menswear', 'kurta'],
    ['kurti with jeans', 'womenswear', 'kurta'],
    ['a wedding in a kilt', 'menswear', 'kilt'],
    ['ein Dirndl in Grün', 'womenswear', 'dirndl'],
    ['Hosenträger und Schiebermütze', 'menswear', 'suspenders'],
    ['navy suit with brown monk straps', 'menswear', 'monk-straps'],
    ['a black dress with sheer tights for a dinner', 'womenswear', 'sheer-tights'],
    ['a suit with a tie clip for work', 'menswear', 'tie-bar'],
    ['a navy dress with pearl studs for a dinner', 'womenswear', 'pearl-studs'],
    ['ein schwarzes Kleid mit Perlenarmband', 'womenswear', 'pearl-bracelet'],
    ['a tweed blazer with a brooch', 'womenswear', 'brooch'],
    ['thick wool socks and jeans for the cabin', 'menswear', 'wool-socks'],
    ['platform boots with a black dress', 'womenswear', 'platform-boots'],
    ['trousers and a brown leather backpack for work', 'menswear', 'leather-backpack'],
  ] as const)('are there when named: %s', (prompt, wardrobe, key) => {
    for (const draft of outfits(prompt, wardrobe)) expect(keysOf(draft)).toContain(key);
  });

  it.each([
    'a wedding as a guest',
    'brunch',
    'the office',
    'a dinner in earrings, with a belt',
    'the park in a hoodie',
  ])('and nowhere else: %s', (prompt) => {
    for (const wardrobe of ['womenswear', 'menswear'] as const)
      for (const draft of outfits(prompt, wardrobe))
        expect(
          draft.items.filter(({ garment }) => {
            const { byName, kinds } = garmentOf(garment) ?? {};
            return byName === true || kinds?.includes('regional') === true;
          }),
        ).toEqual([]);
  });

  it('wear suspenders without a belt, over a shirt', () => {
    for (const draft of outfits('suspenders for a vintage party', 'menswear')) {
      expect(keysOf(draft)).not.toContain('leather-belt');
      expect(draft.items.find(({ slot }) => slot === 'top')?.item ?? '').toMatch(/shirt|tee|polo/);
    }
  });
});

describe('what is named in a color', () => {
  it('is plain, as nobody would leave the flowers unsaid', () => {
    for (const draft of outfits('a black dress for a cocktail party', 'womenswear'))
      expect(draft.items.find(({ slot }) => slot === 'dress')?.pattern).toBe('plain');
  });

  it.each([
    ['yellow rain jacket for a walk in the rain', 'rain-jacket', 'Yellow'],
    ['mustard brogues with jeans', 'brogues', 'Mustard'],
    ['knee-high boots in purple', 'knee-boots', 'Purple'],
    ['silver retro runners with jeans', 'retro-runners', 'Silver'],
  ] as const)('is of that very color, wherever it takes a search: %s', (prompt, key, color) => {
    for (const draft of outfits(prompt, 'womenswear'))
      expect(draft.items.find(({ garment }) => garment === key)?.color).toBe(color);
  });

  it('has the pattern that was asked for all the same', () => {
    for (const draft of outfits('a navy dress with flowers', 'womenswear'))
      expect(draft.items.find(({ slot }) => slot === 'dress')?.pattern).toBe('floral');
  });

  it('leads the metal of what has none', () => {
    for (const draft of outfits('a navy suit for a wedding, tie clip and cufflinks in silver', 'menswear'))
      for (const item of draft.items.filter(({ garment }) =>
        ['tie-bar', 'cufflinks'].includes(garment ?? ''),
      ))
        expect(item.color).toBe('Silver');
  });
});

describe('what is named where a code is strict', () => {
  const inSlot = ({ items }: OutfitDraft, slot: string) => items.filter((item) => item.slot === slot);

  it.each(['interview at an insurance company, striped shirt', 'a hearing at the county court, cream shirt'])(
    'is worn with the suit of the day: %s',
    (prompt) => {
      for (const draft of outfits(prompt, 'menswear'))
        expect(keysOf(draft)).toEqual(expect.arrayContaining(['suit-jacket', 'suit-trousers']));
    },
  );

  it('is a dark coat of the colors of mourning over a suit', () => {
    for (const draft of outfits('burial of my uncle, a dark coat', 'menswear')) {
      expect(keysOf(draft)).toContain('suit-jacket');
      expect(inSlot(draft, 'outer').map(({ color }) => color)).not.toContain('Burgundy');
    }
  });

  it('is the color of the whole suit', () => {
    for (const draft of outfits('interview at a bank, charcoal trousers', 'menswear'))
      for (const { garment, color } of [...inSlot(draft, 'outer'), ...inSlot(draft, 'bottom')])
        if (garment?.startsWith('suit-') === true) expect(color).toBe('Charcoal');
  });

  it('is a tie behind an article in a list', () => {
    for (const draft of outfits('my neighbor’s funeral, a gray shirt and a black tie', 'menswear')) {
      expect(keysOf(draft)).toContain('necktie');
      expect(keysOf(draft).join()).not.toContain('tuxedo');
    }
  });
});

describe('pieces that are named against the day, and colors behind their nouns', () => {
  it('wears cord in the rain and linen at a Christmas table in the sun', () => {
    for (const draft of looksFor('farm open day, it will pour. cords, boots, waxed jacket', {
      worn: 'menswear',
    }))
      expect(keysOf(draft)).toContain('corduroys');
    for (const { items } of looksFor('christmas eve on the beach, 33 degrees. linen shirt and shorts', {
      worn: 'menswear',
    }))
      expect(items.filter(({ slot }) => slot === 'top').map(({ fabric }) => fabric)).toEqual(['linen']);
  });

  it('gives each noun of a list the color behind it', () => {
    for (const { items } of looksFor('bank interview, suit gray and tie green', { worn: 'menswear' })) {
      expect(items.find(({ garment }) => garment === 'suit-jacket')?.color).toMatch(
        /Gray|Charcoal|Slate|Silver/,
      );
      expect(items.find(({ category }) => category === 'Tie')?.color).toMatch(
        /Green|Emerald|Olive|Sage|Mint/,
      );
    }
  });

  it('wears the tie that is to have no stripes', () => {
    for (const { items } of looksFor('tribunal. navy suit, white shirt, no stripes on the tie', {
      worn: 'menswear',
    }))
      expect(items.find(({ category }) => category === 'Tie')?.pattern).toMatch(/^(?!stripe|pinstripe)/);
  });

  it('has what is named beside what the day asks', () => {
    for (const draft of looksFor('muddy festival field, palazzo pants and ankle boots', {
      worn: 'womenswear',
    }))
      expect(keysOf(draft)).toContain('wide-leg-trousers');
    for (const draft of looksFor('law firm interview, charcoal blazer and a dress', { worn: 'womenswear' }))
      expect(garmentsOf(draft).some(({ slot }) => slot === 'dress')).toBe(true);
    for (const draft of looksFor('podcast recording, a lumberjack shirt and jeans', { worn: 'menswear' }))
      expect(keysOf(draft)).toContain('flannel-shirt');
  });

  it('has a suit skirt with its jacket, in one color', () => {
    for (const draft of looksFor('skirt suit in navy for a conference', { worn: 'womenswear' })) {
      const suit = draft.items.filter(({ garment }) => /^suit-(?:jacket|skirt)$/.test(garment ?? ''));
      expect(suit.map(({ color }) => color)).toEqual(['Navy', 'Navy']);
    }
  });

  it('takes a winter coat for one of any kind, and the day for a cold one', () => {
    for (const draft of looksFor('winter coat, no wool, and jeans', { worn: 'womenswear' }))
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 3)).toBe(true);
  });

  it('is no look for a wedding that was the day before', () => {
    expect(readWishes('coffee the morning after the wedding').occasion?.key).toBe('coffee');
    expect(readWishes('brunch the day after my cousin’s wedding').occasion?.key).toBe('brunch');
  });
});

describe('what is asked for by name', () => {
  const made = (prompt: string, priceRange: '200-300' | '300-plus' = '200-300') =>
    proposeOutfit({
      prompt,
      priceRange,
      seed: 11,
      profile: emptyProfile(),
      inspirations: [],
      recent: [],
      onboarding: onboardingOf('womenswear'),
    });

  it.each(['farmers market, overalls and a striped tee', 'Spielplatz, Latzhose mit gestreiftem Shirt'])(
    'has the tee beneath the overalls: %s',
    (prompt) => {
      const { items, unmet } = made(prompt);

      expect(items.some(({ slot, pattern }) => slot === 'top' && pattern === 'stripe')).toBe(true);
      expect(items.some(({ garment }) => garment === 'dungarees')).toBe(true);
      expect(unmet).toEqual([]);
    },
  );

  it.each(['mini dress for a birthday party', 'Minikleid für eine Geburtstagsparty'])(
    'a short dress is one: %s',
    (prompt) => {
      const dress = made(prompt).items.find(({ slot }) => slot === 'dress');

      expect(garmentOf(dress?.garment ?? '')?.kinds).toContain('above-knee');
    },
  );

  it('costs no less than was said', () => {
    const { items } = made('office look, at least 450', '300-plus');
    const cents = items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 2, 0);

    expect(cents).toBeGreaterThanOrEqual(450_00);
  });
});

it('a white tee is no Breton top, and the flowers beside it are the skirt’s', () => {
  for (const { items } of looksFor('brunch, a floral skirt and a white tee')) {
    expect(items.map(({ garment }) => garment)).not.toContain('breton-tee');
    expect(items.filter(({ slot }) => slot === 'bottom').every(({ pattern }) => pattern === 'floral')).toBe(
      true,
    );
  }
});
