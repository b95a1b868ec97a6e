import { describe, expect, it } from 'vitest';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { HER, is, itemsFor } from '../../../testing/items-for.ts';
import {
  garmentsOf,
  has,
  keysOf,
  looksFor,
  looksOfAll,
  outfitsOf,
  textOf,
  toldLooks,
} from '../../../testing/looks-for.ts';

const kindsOf = ({ items }: OutfitDraft) => items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []);
const shoeOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes');
const inSlot = (garments: readonly Garment[], ...slots: Garment['slot'][]) =>
  garments.filter(({ slot }) => slots.includes(slot));
const MEN = { worn: 'menswear' } as const;
const outerOf = (draft: Parameters<typeof garmentsOf>[0]) =>
  garmentsOf(draft).filter(({ slot }) => slot === 'outer');

describe('weather as a rule', () => {
  it('dresses feet, hands, head and body for minus ten and snow, and says nothing against it', () => {
    for (const draft of looksOfAll('a walk at minus 10 in the snow')) {
      const shoe = footwearOf(shoeOf(draft)?.garment ?? '');

      expect([shoe?.sole, kindsOf(draft).includes('gloves'), kindsOf(draft).includes('hat')]).toEqual([
        'lug',
        true,
        true,
      ]);
      expect(
        draft.items.some(({ garment, slot }) => slot === 'outer' && (garmentOf(garment)?.warmth ?? 0) >= 3),
      ).toBe(true);
      expect(textOf(draft)).not.toMatch(
        /leave the (?:coat|jacket) open|stay light|bare|roll the sleeves|ankle/i,
      );
    }
  });

  it('leaves winter cloth at home in June and summer cloth in January', () => {
    const clothsOf = (drafts: readonly OutfitDraft[]) =>
      new Set(
        drafts.flatMap(({ items }) =>
          items
            .filter(({ slot }) => ['outer', 'top', 'bottom', 'dress'].includes(slot))
            .map(({ fabric }) => fabric),
        ),
      );
    const june = clothsOf([...looksOfAll('a wedding in June'), ...looksOfAll('office in June')]);
    const january = clothsOf([...looksOfAll('office in January'), ...looksOfAll('brunch in January')]);

    for (const cloth of ['merino', 'wool', 'wool flannel', 'tweed', 'cashmere', 'velvet'])
      expect(june).not.toContain(cloth);
    for (const cloth of ['linen', 'seersucker']) expect(january).not.toContain(cloth);
  });

  it('has a layer for the cool ends of a mild day that is spent out', () => {
    for (const { items } of looksOfAll('a weekend in Lisbon in May'))
      expect(items.some(({ slot }) => slot === 'outer')).toBe(true);
  });

  it('puts nothing into the rain that water spoils', () => {
    for (const draft of looksOfAll('office on a rainy day')) {
      const soaked = draft.items.filter(
        ({ slot, fabric }) =>
          slot !== 'accessory' && ['suede', 'silk', 'satin', 'straw', 'canvas', 'velvet'].includes(fabric),
      );

      expect(soaked.map(({ item }) => item)).toEqual([]);
      expect(keysOf(draft)).not.toContain('ballet-flats');
    }
  });
});

describe('weather that was told of indirectly', () => {
  it('has a shell and a layer that comes off, and no sunglasses, for a mixed forecast', () => {
    for (const draft of looksFor('a day at the cricket, the forecast says mixed')) {
      expect(has(draft, 'raincoat')).toBe(true);
      expect(has(draft, 'sunglasses')).toBe(false);
      expect(draft.reasons.join(' ')).toContain('is there in case it rains');
    }
  });

  it('has no winter coat for a day that begins cold and ends warm', () => {
    for (const draft of looksFor('a walk in town, cold start then warms up')) {
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 3)).toBe(false);
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(true);
    }
  });

  it('has a knit and a layer in a room without heating', () => {
    for (const draft of looksFor('our boiler has packed in, working from home')) {
      expect(garmentsOf(draft).some(isCoat)).toBe(false);
      expect(
        garmentsOf(draft).every(({ slot, warmth }) => !['top', 'dress'].includes(slot) || warmth >= 2),
      ).toBe(true);
    }
  });

  it('has down where no heavy coat can be managed', () => {
    for (const draft of looksFor('20 below in Winnipeg, I can’t manage a heavy coat'))
      expect(keysOf(draft)).toContain('puffer');
  });

  it('walks along a beach in October, and bathes from one in July', () => {
    for (const draft of looksFor('the beach in October with the kids'))
      expect(has(draft, 'open-toe')).toBe(false);
    for (const draft of looksFor('the beach in July'))
      expect(has(draft, 'open-toe') || keysOf(draft).includes('espadrilles')).toBe(true);
  });

  it('has more than a shirt below the shell for hours in wind and rain', () => {
    for (const draft of looksFor('dog walk along the beach, windy and lashing it down')) {
      const [top] = garmentsOf(draft).filter(({ slot }) => slot === 'top');
      expect(top?.warmth).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('the heat', () => {
  it.each([
    'an outdoor wedding in July, it will be very hot',
    'a wedding in hot weather, I want to wear a suit',
  ])('is met by a suit of linen, seersucker or cotton at a wedding: %s', (prompt) => {
    for (const { garments } of toldLooks(prompt, 'menswear'))
      expect(inSlot(garments, 'outer').map(({ key }) => key)).not.toContain('suit-jacket');
  });

  it('is answered where an interview takes its suit all the same', () => {
    for (const { said } of toldLooks('an interview in Houston in August', 'menswear'))
      expect(said).toMatch(/breathes?: right for warm weather/);
  });
});

describe('what a stylist wears as warm as the day', () => {
  it('goes over the collar with a knit on a cool fairway', () => {
    for (const draft of outfitsOf('nine holes of golf in late October', 'menswear')) {
      expect(has(draft, 'sweater')).toBe(true);
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
    }
    for (const draft of outfitsOf('nine holes of golf in June', 'menswear'))
      expect(has(draft, 'polo')).toBe(true);
  });

  it('has no Oxford cloth in the heat, and nothing thinner below a coat where nothing goes over it', () => {
    const clothOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'top')?.fabric;
    for (const draft of outfitsOf('office during the heat wave, 36 degrees', 'menswear'))
      expect(clothOf(draft)).not.toBe('oxford cotton');
    for (const draft of outfitsOf('a play in January, smart casual', 'menswear'))
      expect(['poplin', 'twill']).not.toContain(clothOf(draft));
  });

  it('speaks of no rain where the ground is muddy, and of no cloth of a bag by the fire', () => {
    for (const { title, reasons } of outfitsOf('campfire with friends, cold, muddy ground', null)) {
      expect(title).not.toMatch(/rain/i);
      expect(reasons.join(' ')).not.toMatch(/rain|and no cloth that melts/i);
    }
  });

  it('marries off nobody in the pinstripes of the office', () => {
    for (const worn of ['menswear', null] as const)
      for (const draft of outfitsOf('wedding guest in early June', worn))
        for (const [at, garment] of garmentsOf(draft).entries())
          if (garment.kinds.includes('suit')) expect(draft.items[at]?.pattern).not.toBe('pinstripe');
  });
});

describe('in the heat', () => {
  it('whoever is on foot all day has a brim', () => {
    for (const items of itemsFor('walking around Athens all day in 35 degrees', HER))
      expect(items.some((item) => is(item, 'hat'))).toBe(true);
  });
});

describe('layers', () => {
  it.each(['train trip in May, layers', 'hiking in early spring, need layers'])(
    'are two over a top: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, MEN)) {
        const outer = outerOf(draft);
        expect([outer.filter(isCoat).length, outer.length]).toEqual([1, 2]);
      }
    },
  );
});
