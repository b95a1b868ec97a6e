import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { finishOutfit } from '../../finish-outfit.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { outfitIn } from '../../writing/write-outfit.ts';

const reasonsOf = (draft: OutfitDraft) => draft.reasons.join(' ');

describe('a wish that a stylist must not pass over', () => {
  it.each(['My granddaughter’s wedding, I would like my upper arms covered', 'a wedding, hide my arms'])(
    'covers the arms, mostly by the sleeves of a dress, and says how: %s',
    (prompt) => {
      let count = 0;
      const drafts = looksFor(prompt, { range: '300-plus' });
      for (const draft of drafts) {
        const dress = garmentsOf(draft).find(({ slot }) => slot === 'dress' || slot === 'top');
        const isLayered = garmentsOf(draft).some(({ slot, key }) => slot === 'outer' || key === 'pashmina');
        expect(sleeveOf(dress?.key ?? '') === 'long' || isLayered).toBe(true);
        expect(reasonsOf(draft)).toMatch(/As you asked: .*arms covered \(the .+\)/);
        expect(
          outfitIn(
            'de',
            finishOutfit(draft, {
              priceRange: '300-plus',
              profile: emptyProfile(),
              kept: [],
              newId: () => `item-${draft.title}-${count++}`,
            }),
          ).reasons.join(' '),
        ).toMatch(/Wie gewünscht: .*Arme bedeckt \(/);
      }
      expect(drafts.filter((draft) => has(draft, 'dress', 'jumpsuit')).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('runs in the cold in long sleeves, with covered legs, hands and head, in shoes that nobody has worn', () => {
    for (const draft of looksFor('morning runs when it is really cold out', { range: '100-200' })) {
      expect(keysOf(draft)).toEqual(
        expect.arrayContaining(['training-top', 'beanie', 'knit-gloves', 'running-shoes']),
      );
      expect(draft.reasons.join(' ')).not.toMatch(/running shoes second-hand/);
      expect(has(draft, 'shorts', 'sleeveless')).toBe(false);
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(true);
    }
  });

  it('plays golf in the wind in long legs, golf shoes and something that is no knit', () => {
    for (const draft of looksFor('a round of golf on a windy day', { worn: 'menswear' })) {
      expect(keysOf(draft)).toContain('golf-shoes');
      expect(has(draft, 'shorts')).toBe(false);
      const layers = garmentsOf(draft).filter(({ slot }) => slot === 'outer');
      expect(layers).not.toEqual([]);
      expect(layers.some((layer) => isKind(layer, 'cardigan', 'blazer', 'vest'))).toBe(false);
    }
  });

  it('trains in something baggy where that is asked for', () => {
    for (const draft of looksFor('climbing gym, baggy', { worn: 'everything' })) {
      expect(garmentsOf(draft).some(({ slot, fit }) => slot === 'top' && fit === 'oversized')).toBe(true);
      expect(draft.unmet?.map(({ words }) => words) ?? []).not.toContain('baggy');
    }
  });

  it('leaves patent leather to the evening, and the sports bag to sport', () => {
    for (const draft of looksFor('my cousin’s wedding in August, no suit please', {
      worn: 'menswear',
      range: '200-300',
    }))
      expect(keysOf(draft)).not.toContain('patent-oxfords');
    for (const draft of looksFor('zoo with the kids, might rain', {
      taste: { styleCategories: ['Athleisure'] },
    }))
      expect(keysOf(draft)).not.toContain('gym-bag');
  });

  it('wears no wool blazer over a dress on the beach, and no black loafers below sand', () => {
    for (const draft of looksFor('beach wedding in Portugal, flat shoes', { range: '200-300' }))
      expect(has(draft, 'blazer')).toBe(false);
    for (const { items } of looksFor('lunch with friends, beige chinos and loafers', { worn: 'menswear' }))
      for (const { slot, color } of items) if (slot === 'shoes') expect(color).not.toBe('Black');
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

it('a white tee is no Breton top, and the flowers beside it are the skirt’s', () => {
  for (const { items } of looksFor('brunch, a floral skirt and a white tee')) {
    expect(items.map(({ garment }) => garment)).not.toContain('breton-tee');
    expect(items.filter(({ slot }) => slot === 'bottom').every(({ pattern }) => pattern === 'floral')).toBe(
      true,
    );
  }
});
