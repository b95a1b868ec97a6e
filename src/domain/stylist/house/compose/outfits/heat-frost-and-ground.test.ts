import { describe, expect, it } from 'vitest';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { keysOf, looksFor } from '../../../testing/looks-for.ts';

type Wear = 'womenswear' | 'menswear';

const WEARS = ['womenswear', 'menswear'] as const;
const drafts = (prompt: string, wears: readonly Wear[] = WEARS) =>
  wears.flatMap((worn) => looksFor(prompt, { worn, seeds: [11, 12] }));
const inSlot = ({ items }: OutfitDraft, slot: string) => items.filter((item) => item.slot === slot);
const shoesOf = (draft: OutfitDraft) => inSlot(draft, 'shoes').map(({ garment }) => garment);
const hasKind = (draft: OutfitDraft, ...kinds: Kind[]) =>
  keysOf(draft).some((key) => {
    const garment = garmentOf(key);
    return garment !== null && isKind(garment, ...kinds);
  });

describe('shoes for the heat and for the ground', () => {
  it.each([
    'a friend’s wedding on Saturday, 33 degrees, I have to wear a suit',
    'mein Bruder heiratet, es werden 34 Grad, ich brauche einen Anzug',
  ])('laces no shoe in the heat: %s', (prompt) => {
    for (const draft of drafts(prompt, ['menswear'])) expect(shoesOf(draft)).toEqual(['loafers']);
  });

  it.each(['a funeral, 33 degrees', 'court hearing, it is 32 degrees', 'a wedding in October, a suit'])(
    'but where nobody relaxes, and on other days: %s',
    (prompt) => {
      for (const draft of drafts(prompt, ['menswear'])) expect(hasKind(draft, 'lace-ups')).toBe(true);
    },
  );

  it.each(['pub quiz on a wet Tuesday in November', 'the museum on Saturday, 12 degrees and rain'])(
    'wears no boots of the trail in town: %s',
    (prompt) => {
      for (const draft of drafts(prompt)) expect(shoesOf(draft)).not.toContain('hiking-boots');
    },
  );

  it.each(['a hike in the Black Forest, rain', 'allotment with my dad, muddy, 8 degrees'])(
    'but where they belong: %s',
    (prompt) => {
      for (const draft of drafts(prompt)) {
        expect(hasKind(draft, 'outdoor', 'rain')).toBe(true);
        expect(hasKind(draft, 'joggers', 'sneakers')).toBe(false);
      }
    },
  );

  it.each(['open-air concert in the park tonight, it might get wet', 'Open-Air-Konzert, es könnte regnen'])(
    'stands on wet grass: %s',
    (prompt) => {
      for (const draft of drafts(prompt)) {
        expect(keysOf(draft)).toContain('rain-jacket');
        expect(hasKind(draft, 'boots')).toBe(true);
      }
    },
  );
});

describe('the frost and the fire', () => {
  it.each([
    'city trip to Krakow at minus 10, walking all day',
    'Städtetrip nach Wien im Januar, minus 7 Grad',
    'Christmas market at minus 5 for hours',
  ])('dresses for a town: %s', (prompt) => {
    for (const draft of drafts(prompt)) {
      for (const key of ['beanie', 'wool-scarf', 'knit-gloves', 'thermal-base'])
        expect(keysOf(draft)).toContain(key);
      expect(keysOf(draft)).not.toContain('lined-trousers');
      expect(keysOf(draft)).not.toContain('backpack');
    }
  });

  it('and for a walk in the snow in what is lined', () => {
    for (const draft of drafts('a walk with the dog in the snow, minus 9'))
      expect(keysOf(draft)).toContain('lined-trousers');
  });

  it.each(['Laternenumzug mit den Kindern im November', 'bonfire night with the neighbours in November'])(
    'has a jacket that is none for the rain: %s',
    (prompt) => {
      for (const draft of drafts(prompt)) {
        expect(inSlot(draft, 'outer').length).toBeGreaterThan(0);
        for (const key of ['rain-jacket', 'overshirt']) expect(keysOf(draft)).not.toContain(key);
      }
    },
  );
});

describe('Tracht, sequins and sleeves', () => {
  it.each(['Tracht fürs Oktoberfest', 'Dresscode Tracht, Hochzeit in Bayern', 'the dress code is Tracht'])(
    'is cut for whoever wears it: %s',
    (prompt) => {
      for (const draft of drafts(prompt, ['womenswear'])) expect(keysOf(draft)).toContain('dirndl');
      for (const draft of drafts(prompt, ['menswear'])) {
        expect(keysOf(draft)).toEqual(expect.arrayContaining(['lederhosen', 'trachten-shirt']));
        expect(keysOf(draft)).not.toContain('dirndl');
      }
    },
  );

  it('is a shirt without the breeches, where those are refused', () => {
    for (const draft of drafts('Sommerfest mit Tracht, ich trage keine Lederhose', ['menswear'])) {
      expect(keysOf(draft)).toContain('trachten-shirt');
      expect(keysOf(draft)).not.toContain('lederhosen');
    }
  });

  it.each(['something with sequins for a birthday party', 'sequins for New Year’s Eve, but just one piece'])(
    'shines in one piece: %s',
    (prompt) => {
      for (const draft of drafts(prompt, ['womenswear'])) {
        expect(draft.items.filter(({ fabric }) => fabric === 'sequin')).toHaveLength(1);
        expect(hasKind(draft, 'swim')).toBe(false);
      }
    },
  );

  it('has none where nobody asks for them', () => {
    for (const draft of drafts('a birthday dinner with friends', ['womenswear']))
      expect(draft.items.map(({ fabric }) => fabric)).not.toContain('sequin');
  });

  it.each([
    'longer sleeves please, I burn like a crisp. Picnic by the lake, 30 degrees',
    'gardening in full sun, I have to keep my arms covered, 29 degrees',
    'ich verbrenne schnell, Picknick bei 30 Grad',
  ])('covers whoever burns, in light cloth: %s', (prompt) => {
    for (const draft of drafts(prompt)) {
      expect(keysOf(draft)).toContain('sun-hat');
      expect(hasKind(draft, 'tshirt', 'sleeveless', 'shorts')).toBe(false);
    }
  });
});

describe('rooms, pools and sites', () => {
  it('is in layers where it is cold outside and hot within', () => {
    for (const draft of drafts('Sunday roast at the in-laws, cold outside, their house is boiling')) {
      expect(hasKind(draft, 'coat')).toBe(true);
      expect(draft.items.map(({ fabric }) => fabric)).not.toContain('linen');
    }
  });

  it('begins on a building site in boots', () => {
    for (const draft of drafts('first day as an apprentice electrician on a building site')) {
      expect(hasKind(draft, 'boots')).toBe(true);
      expect(hasKind(draft, 'blazer', 'dress', 'skirt')).toBe(false);
    }
  });

  it('sits in a knit where it is to be cozy', () => {
    for (const draft of drafts('book club at my place, cosy, rainy night'))
      expect(hasKind(draft, 'blazer')).toBe(false);
  });
});
