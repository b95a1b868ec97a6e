import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { warmsWithin } from '#domain/wardrobe/practical-wishes.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { HER, is, itemsFor, keysIn, shoesIn } from '../../../testing/items-for.ts';
import {
  garmentKeys,
  garmentsOf,
  has,
  inSlot,
  keysOf,
  looksFor,
  looksIn,
  outfitsOf,
  type Wearer,
} from '../../../testing/looks-for.ts';
import { PRACTICAL_ANSWERS } from '../practical-answers.ts';

const WEARERS: readonly Wearer[] = ['womenswear', 'menswear', null];
function itemOf({ items }: OutfitDraft, key: string) {
  return items.find(({ garment }) => garment === key);
}
const WOOLS = ['merino', 'lambswool', 'wool', 'cashmere', 'mohair', 'fleece'];
const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);
const menswear = { worn: 'menswear' } as const;

describe('what a stylist wears in the wet and the cold', () => {
  it.each(['tobogganing with my nephews in February', 'a snowball fight with the neighbours'])(
    'has waterproof hands and no wool outside in the snow: %s',
    (prompt) => {
      for (const worn of WEARERS)
        for (const draft of outfitsOf(prompt, worn)) {
          expect(itemOf(draft, 'mittens')?.fabric).toBe('waterproof shell');
          expect(keysOf(draft)).not.toContain('duffle-coat');
          expect(keysOf(draft)).not.toContain('combat-boots');
        }
    },
  );

  it.each(['ten days in Tromso in January', 'the Faroe Islands in December'])(
    'keeps sleet out: %s',
    (prompt) => {
      for (const worn of WEARERS)
        for (const { items } of outfitsOf(prompt, worn)) {
          const coat = items.find(({ slot }) => slot === 'outer');
          expect(fabricOf(coat?.fabric as FabricName).keepsRainOut).toBe(true);
        }
    },
  );

  it('has no holiday in the sun where it freezes', () => {
    for (const draft of outfitsOf('a family vacation in February, minus eight', 'womenswear')) {
      expect(has(draft, 'sandals')).toBe(false);
      expect(has(draft, 'boots')).toBe(true);
    }
  });

  it('carries a shell over light clothes on a warm deck, and no fleece', () => {
    for (const worn of WEARERS)
      for (const draft of outfitsOf('a warm day on a sailboat in June', worn)) {
        expect(keysOf(draft)).toContain('rain-jacket');
        expect(keysOf(draft)).not.toContain('fleece-jacket');
        expect(has(draft, 'jeans')).toBe(false);
      }
  });

  it('has sleeves below a fleece in the cold', () => {
    for (const draft of outfitsOf('a hike on a cold day in November', 'menswear'))
      expect(keysOf(draft)).not.toContain('performance-tee');
  });
});

describe('what keeps the frost out', () => {
  it.each(['womenswear', 'menswear', 'everything'] as const)('is wool below what is padded: %s', (worn) => {
    for (const draft of looksFor('taking the puppy out at minus nine', { worn, seeds: [11, 12] })) {
      for (const { fabric } of inSlot(draft, 'top')) expect(WOOLS).toContain(fabric);
      for (const { fabric } of inSlot(draft, 'outer'))
        expect(['recycled padding', 'down-filled nylon']).toContain(fabric);
      expect(inSlot(draft, 'bottom').map(({ garment }) => garment)).toEqual(['lined-trousers']);
      expect(draft.description).toMatch(/base layer for body and legs goes under it/);
    }
  });
});

describe('what a stylist wears in frost', () => {
  it.each(['walking to the bus in snow, minus 12', 'an icy day at the playground', 'sledging at -5'])(
    'has wool or fleece below the coat, and a base layer or a scarf: %s',
    (prompt) => {
      for (const look of looks(prompt)) {
        for (const top of inSlot(look, 'top'))
          expect(top.fabric).toMatch(/merino|wool|cashmere|mohair|fleece|quick-dry/);
        expect(garmentKeys(look).some((key) => ['thermal-base', 'wool-scarf'].includes(key))).toBe(true);
        expect(inSlot(look, 'bottom').some(({ fabric }) => fabric === 'tropical wool')).toBe(false);
      }
    },
  );
});

describe('a knit over a shirt', () => {
  it.each(['an ordinary school day, shirt and jumper mostly', 'a sweater over a shirt for Sunday lunch'])(
    'answers both: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, menswear)) {
        const tops = garmentsOf(draft).filter(({ slot }) => slot === 'top');
        expect(tops.map((top) => [isKind(top, 'sweater'), isKind(top, 'shirt')])).toEqual([
          [true, false],
          [false, true],
        ]);
        expect(draft.unmet ?? []).toEqual([]);
        expect(draft.description).toMatch(/Under the [\w-]*\s?sweater goes/);
      }
    },
  );

  it.each(['a carol service in a freezing church', 'a court hearing in an ice cold courtroom'])(
    'is worn below jacket and tie where it is cold within: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, menswear)) {
        expect(garmentsOf(draft).some(warmsWithin)).toBe(true);
        expect(draft.reasons.join(' ')).toContain(PRACTICAL_ANSWERS['warm within']);
      }
    },
  );

  it('is not put on unasked', () => {
    for (const draft of looksFor('a day at the office', menswear))
      expect(garmentsOf(draft).filter(({ slot }) => slot === 'top').length).toBe(1);
  });
});

describe('cold towards the end', () => {
  it.each([
    'the footy, it will be chilly by the last quarter',
    'a baseball game, it may get cold by the ninth inning',
    'watching my daughter play soccer, a bit chilly towards the end',
  ])('is answered by a layer and not by the load of winter: %s', (prompt) => {
    for (const draft of looksFor(prompt)) {
      const garments = garmentsOf(draft);
      expect(garments.some(({ slot }) => slot === 'outer')).toBe(true);
      expect(garments.some((garment) => isKind(garment, 'gloves') || garment.key === 'puffer')).toBe(false);
    }
  });

  it('asks for boots in the cold, and for lined ones in the frost', () => {
    const lined = (prompt: string) =>
      looksFor(prompt).map((draft) => keysOf(draft).includes('insulated-boots'));
    expect(lined('a cold day in town in January')).not.toContain(true);
    expect(lined('out in the snow at minus ten')).toContain(true);
  });
});

describe('in the cold', () => {
  it('the foot is closed in', () => {
    for (const prompt of ['a funeral in January, in a church', 'first day at a bank in January'])
      for (const items of itemsFor(prompt, HER)) {
        expect(items.some((item) => is(item, 'open-toe'))).toBe(false);
        expect(['ballet-flats', 'kitten-heels']).not.toContain(shoesIn(items)?.garment);
      }
  });

  it('a coat of the evening is of wool, and at a grave in March something is worn over', () => {
    for (const items of itemsFor('theater in November', HER))
      expect(keysIn(items)).not.toContain('trench-coat');
    for (const items of itemsFor('a funeral in March', HER))
      expect(items.some(({ slot }) => slot === 'outer')).toBe(true);
  });
});
