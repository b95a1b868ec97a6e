import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { stopsWind } from '#domain/wardrobe/weather.ts';
import { known } from '../../../review/worn-item.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import {
  garmentKeys,
  garmentsOf,
  has,
  inSlot,
  keysOf,
  looksFor,
  looksIn,
  outfitsOf,
} from '../../../testing/looks-for.ts';
import { doClash } from '../clashes.ts';
import type { Piece } from '../piece.ts';

function isWindproof({ garment, fabric }: ReturnType<typeof known>): boolean {
  return garment !== null && fabric !== null && stopsWind({ garment, fabric });
}
const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);
type Item = OutfitDraft['items'][number];
const isOf = ({ garment }: Item, ...kinds: string[]) =>
  garmentOf(garment ?? '')?.kinds.some((kind) => kinds.includes(kind)) === true;
function piece(key: string, colour: ColourName, fabric?: FabricName): Piece {
  const garment = garmentOf(key);
  if (garment === null) throw new Error(`The wardrobe has ${key}`);

  return { garment, fabric: fabric ?? garment.fabrics[0], pattern: 'plain', colour };
}

describe('the season of an occasion and a place', () => {
  it('dresses for New Year’s Eve in the cloth of the winter, and without a coat where nobody goes out', () => {
    for (const draft of looksFor('New Year’s Eve house party', { worn: 'menswear' })) {
      expect(draft.items.map(({ fabric }) => fabric)).not.toContain('linen');
      expect(keysOf(draft)).not.toContain('linen-suit-jacket');
      expect(garmentsOf(draft).some(isCoat)).toBe(false);
    }
  });

  it('receives guests in long legs, and wears no shorts on a mild day', () => {
    for (const prompt of ['hosting my parents in law for dinner at home, relaxed', 'a walk in April, casual'])
      for (const draft of looksFor(prompt, { worn: 'menswear' })) expect(has(draft, 'shorts')).toBe(false);
  });

  it('leaves flannel and tweed at home in September', () => {
    for (const { items } of looksFor('teaching in September', { worn: 'menswear' }))
      for (const { fabric, slot } of items)
        if (slot !== 'accessory') expect(fabric).not.toMatch(/flannel|tweed|mohair/);
  });

  it('has a layer that stops the wind, and rain gear in Ireland', () => {
    for (const draft of looksFor('watching soccer on a windy saturday', { worn: 'menswear' }))
      expect(draft.items.map(known).some(isWindproof)).toBe(true);
    for (const draft of looksFor('bus tour of Ireland in May')) expect(has(draft, 'raincoat')).toBe(true);
  });

  it('wears pale or mid tones in the sun, and warms the chilly night after a hot day', () => {
    for (const { items } of looksFor('barbecue, it will be really hot', { worn: 'menswear' }))
      for (const { slot, color } of items) if (slot === 'top') expect(color).not.toBe('Black');
    for (const draft of looksFor('music festival, hot days and chilly nights'))
      expect(garmentsOf(draft).some(({ slot, warmth }) => slot === 'outer' && warmth >= 2)).toBe(true);
  });

  it('goes to the gym in the frost in what one trains in, and to friends in coat and boots', () => {
    for (const draft of looksFor('gym, it is minus 8 degrees', { worn: 'menswear' })) {
      expect(has(draft, 'shorts')).toBe(false);
      expect(draft.unmet ?? []).toEqual([]);
    }
    for (const draft of looksFor('game night at a friends house, minus 8 degrees')) {
      expect(garmentsOf(draft).some(isCoat)).toBe(true);
      expect(has(draft, 'boots')).toBe(true);
    }
  });

  it('skis in what the slopes ask for, and warms the way to a conference in the frost', () => {
    for (const draft of looksFor('skiing for the first time in Colorado in January'))
      expect(keysOf(draft)).toContain('ski-jacket');
    for (const draft of looksFor('conference in Minneapolis in January', { worn: 'menswear' }))
      expect(has(draft, 'gloves', 'scarf')).toBe(true);
  });

  it('hikes and camps in the heat without fleece and beanie', () => {
    for (const prompt of ['a hike at 31 degrees', 'camping at 31 degrees'])
      for (const draft of looksFor(prompt)) {
        expect([prompt, draft.unmet ?? []]).toEqual([prompt, []]);
        expect(keysOf(draft)).not.toContain('fleece-jacket');
      }
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
      expect(garmentKeys(look).filter((key) => ['trench-coat', 'ballet-flats'].includes(key))).toEqual([]);
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

describe('what a stylist wears by the calendar', () => {
  it('has no roll-neck at a table in September, and no tread in the heat', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of outfitsOf('dinner with my boyfriend in early September', worn))
        expect(has(draft, 'turtleneck')).toBe(false);
    for (const draft of outfitsOf('a hot day at the office in August', 'womenswear'))
      expect(keysOf(draft)).not.toContain('chunky-loafers');
  });

  it('has no colors of leaves at a baptism in May, whose they are not', () => {
    for (const { items } of outfitsOf('baptism of our goddaughter in May', 'womenswear'))
      for (const { slot, color } of items)
        if (['top', 'bottom', 'dress'].includes(slot))
          expect(['Burgundy', 'Olive', 'Rust', 'Mustard', 'Chocolate']).not.toContain(color);
  });
});

describe('what a stylist leaves on the rail of the season', () => {
  it.each(['womenswear', 'menswear'] as const)('is an unlined parka in the arctic: %s', (wearer) => {
    for (const draft of outfitsOf('five days in Tromso in January', wearer)) {
      for (const { fabric } of draft.items) expect(['waxed cotton', 'canvas']).not.toContain(fabric);
      expect(keysOf(draft)).not.toContain('hiking-trousers');
      expect(draft.description).toMatch(/base layer for body and legs goes under it/);
    }
  });

  it('is a mitten with children, and cotton on the head of a runner', () => {
    for (const draft of outfitsOf('apple picking with the children in October, windy', 'womenswear'))
      expect(keysOf(draft)).not.toContain('mittens');
    for (const draft of outfitsOf('jogging outside in the cold', 'menswear')) {
      expect(keysOf(draft)).not.toContain('rain-jacket');
      expect(draft.items.map(({ fabric }) => fabric)).not.toContain('cotton knit');
    }
  });

  it('is a hoodie, joggers or gold sandals on a hot beach', () => {
    for (const draft of outfitsOf('a scorching day on the beach', 'menswear', {
      styleCategories: ['Streetwear'],
    })) {
      for (const key of ['hoodie', 'joggers', 'chinos']) expect(keysOf(draft)).not.toContain(key);
      for (const { slot, color } of draft.items) if (slot === 'shoes') expect(color).not.toBe('Gold');
    }
  });

  it('is a skirt and a robe for who has not said what they wear', () => {
    for (const draft of outfitsOf('something light for a street market in July', null)) {
      expect(keysOf(draft)).not.toContain('tiered-skirt');
      expect(keysOf(draft)).not.toContain('kimono-jacket');
    }
  });
});

describe('cloth for the season and the use', () => {
  it('is neither suede at a barbecue nor coarse wool on a run', () => {
    for (const { items } of outfitsOf('barbecue at the neighbors', 'menswear'))
      for (const { fabric } of items) expect(fabric).not.toBe('suede');
    for (const { items } of outfitsOf('a run at 5 degrees', 'womenswear'))
      for (const { fabric } of items) expect(fabric).not.toBe('lambswool');
  });

  it('closes no foot in leather in the heat, and wears no flannel without a season', () => {
    for (const draft of outfitsOf('35 degrees and I have to go to the office', 'womenswear'))
      for (const kind of ['lace-ups', 'boots'] as const) expect(has(draft, kind)).toBe(false);
    for (const { items } of outfitsOf('first day at a bank, navy suit', 'menswear'))
      for (const { fabric } of items) expect(fabric).not.toBe('wool flannel');
  });

  it.each([
    [piece('blazer', 'Navy'), piece('blazer-dress', 'Black'), true],
    [piece('kitten-heels', 'Black'), piece('flannel-trousers', 'Gray', 'wool flannel'), true],
    [piece('pumps', 'Black'), piece('flannel-trousers', 'Gray', 'wool flannel'), false],
  ])('clashes as it should', (one, other, isClash) => {
    expect(doClash(one, other)).toBe(isClash);
  });
});
