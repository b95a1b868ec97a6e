import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { isDayWear, isFestive } from '#domain/wardrobe/festive.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { shortOfOccasion } from '../../../review/review-draft.ts';
import type { DraftItem, OutfitBrief, OutfitDraft } from '../../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import { coloursOf, garmentsOf, has, keysOf, looksFor, type Wearer } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import { doClash } from '../clashes.ts';
import type { Piece } from '../piece.ts';
import { proposeOutfit } from '../propose-outfit.ts';

interface Taste {
  styles: StyleName[];
  colours: ColourName[];
}
const BOTH = ['womenswear', 'menswear'] as const;
const PLAIN: Taste = { styles: [], colours: [] };
const TASTES: readonly Taste[] = [
  PLAIN,
  { styles: ['Preppy', 'Casual'], colours: ['Navy', 'White', 'Coral'] },
  { styles: ['Maximalist', 'Bohemian'], colours: ['Emerald', 'Gold', 'Burgundy', 'Teal'] },
];
function briefFor(prompt: string, wearer: Wearer, taste: Taste, seed: number): OutfitBrief {
  return {
    prompt,
    priceRange: '100-200',
    isRangeOpen: true,
    seed,
    profile: { ...emptyProfile(), styleCategories: taste.styles, colorPalette: taste.colours },
    inspirations: [],
    recent: [],
    onboarding: wearer === null ? null : onboardingOf(wearer),
  };
}
/** For every wearer and taste one look. */
function looks(prompt: string, wearers: readonly Wearer[] = BOTH, tastes = TASTES) {
  return wearers.flatMap((wearer) =>
    tastes.map((taste, at) => ({
      wearer,
      items: proposeOutfit(briefFor(prompt, wearer, taste, prompt.length + at)).items,
    })),
  );
}
const garment = (item: DraftItem): Garment => {
  const known = garmentOf(item.garment);
  if (known === null) throw new Error(`No garment ${item.garment}`);
  return known;
};
const is = (item: DraftItem, ...kinds: Kind[]) => isKind(garment(item), ...kinds);
const keys = (items: readonly DraftItem[]) => items.map((item) => item.garment ?? '');
const clothOf = (item: DraftItem) => {
  if (!isFabricName(item.fabric)) throw new Error(`No fabric ${item.fabric}`);
  return { garment: garment(item), fabric: item.fabric };
};
const clothes = (items: readonly DraftItem[]) =>
  items.filter(({ slot }) => ['outer', 'top', 'bottom', 'dress'].includes(slot));
const OFFICE_JACKETS = ['blazer', 'double-breasted-blazer', 'soft-blazer'];
const hasKey = (draft: OutfitDraft, ...keys: string[]) =>
  keysOf(draft).some((key) => key !== null && keys.includes(key));

describe('what a stylist chooses', () => {
  it.each([
    '30 year high school reunion, I want to look great',
    'my 30th birthday party',
    'rooftop drinks for my birthday',
    'office holiday party',
    'engagement party',
    'my cousins quinceañera',
    'retirement party',
  ])('dresses for a feast, and not for a weekday: %s', (prompt) => {
    for (const { wearer, items } of looks(prompt)) {
      const worn = clothes(items).map(clothOf);

      expect([keys(items), worn.some((piece) => isFestive(piece, wearer ?? 'everyone'))]).toEqual([
        keys(items),
        true,
      ]);
      expect(worn.filter(isDayWear)).toEqual([]);
      expect(items.filter((item) => is(item, 'tote', 'backpack'))).toEqual([]);
    }
  });

  it('adds jewelry to a feast in womenswear, of the metal that is theirs', () => {
    for (const prompt of ['engagement party', 'office holiday party', 'my 40th birthday party'])
      for (const { items } of looks(prompt, ['womenswear'])) {
        const jewelry = items.filter((item) => is(item, 'jewelry'));

        expect([keys(items), jewelry.length > 0]).toEqual([keys(items), true]);
      }
    for (const { items } of looks('engagement party', ['womenswear'], TASTES.slice(2)))
      for (const { color } of items) expect(color).not.toBe('Silver');
  });

  it('goes to a mitzvah and to a formal night on board in a suit and a tie, and to a dance at school in a jacket', () => {
    for (const prompt of ['bar mitzvah, service and party', 'formal night on a Mediterranean cruise'])
      for (const { items } of looks(prompt, ['menswear'])) {
        expect(items.filter((item) => is(item, 'suit'))).toHaveLength(2);
        expect(items.some((item) => is(item, 'tie'))).toBe(true);
        expect(items.filter(({ slot, fabric }) => slot !== 'accessory' && fabric === 'linen')).toEqual([]);
      }
    for (const { items } of looks('daddy daughter dance at the elementary school', ['menswear'])) {
      expect(items.some((item) => is(item, 'blazer') && item.slot === 'outer')).toBe(true);
      expect(items.filter((item) => is(item, 'crossbody', 'jeans', 'sneakers'))).toEqual([]);
    }
  });

  it('keeps evening shoes and bags out of the daylight', () => {
    for (const { items } of looks('graduation of my niece in June, on the lawn', ['womenswear']))
      for (const { slot, fabric } of items)
        if (slot === 'shoes' || slot === 'bag')
          expect(fabric).not.toMatch(/satin|velvet|crystal|brocade|sequin/);
  });

  it.each([
    'a hike',
    'a hike in April',
    'camping',
    'fishing weekend with my grandsons',
    'fly fishing in October',
  ])('has a layer, a shell and boots far from a roof: %s', (prompt) => {
    for (const { items } of looks(prompt)) {
      expect([keys(items), items.filter(({ slot }) => slot === 'outer').length]).toEqual([keys(items), 2]);
      for (const shoes of items.filter(({ slot }) => slot === 'shoes')) {
        expect([shoes.garment, is(shoes, 'boots', 'outdoor')]).toEqual([shoes.garment, true]);
        expect(shoes.fabric).not.toBe('suede');
      }
    }
  });

  it('stands on cold ground in no suede, and sits in the snow in no cord', () => {
    for (const prompt of [
      'watching my kids play soccer on cold mornings',
      'a cold dog walk',
      'sledding with the kids',
    ])
      for (const { items } of looks(prompt)) {
        expect(items.find(({ slot }) => slot === 'shoes')?.fabric).not.toBe('suede');
        if (prompt.startsWith('sledding'))
          expect(items.find(({ slot }) => slot === 'bottom')?.fabric).not.toMatch(
            /corduroy|denim|twill|flannel/,
          );
      }
  });

  it('brings no coat to a feast because of a place alone', () => {
    for (const { items } of looks('my best friends sangeet in New Jersey', ['womenswear']))
      expect(items.filter((item) => is(item, 'coat'))).toEqual([]);
  });

  it('knots no tie for who wants to be comfortable on the plane', () => {
    for (const { items } of looks('flying to London for work, comfortable but professional', ['menswear']))
      expect(items.filter((item) => is(item, 'tie'))).toEqual([]);
  });

  it('slings no bag over a jacket, and wears no red trousers unasked, in menswear', () => {
    for (const prompt of [
      'court date for a traffic ticket',
      'church on Sunday, some color',
      'dinner at a steakhouse',
    ])
      for (const { items } of looks(prompt, ['menswear'], [PLAIN])) {
        if (items.some((item) => is(item, 'blazer')))
          expect(keys(items).filter((key) => key === 'crossbody' || key === 'belt-bag')).toEqual([]);
        expect(items.find(({ slot }) => slot === 'bottom')?.color).not.toMatch(
          /Red|Coral|Yellow|Emerald|Fuchsia/,
        );
      }
  });

  it('keeps apart what does not go together', () => {
    const piece = (key: string, fabric: Piece['fabric'], colour: ColourName): Piece => {
      const known = garmentOf(key);
      if (known === null) throw new Error(`No garment ${key}`);
      return { garment: known, fabric, colour, pattern: 'plain' };
    };
    const skirt = piece('slip-skirt', 'satin', 'White');

    expect(doClash(piece('tights', 'merino', 'Chocolate'), skirt)).toBe(true);
    expect(doClash(piece('tights', 'merino', 'Black'), piece('slip-skirt', 'satin', 'Burgundy'))).toBe(false);
    expect(doClash(piece('corduroys', 'corduroy', 'Brown'), piece('camisole', 'satin', 'Black'))).toBe(true);
    expect(doClash(piece('velvet-blazer', 'velvet', 'Navy'), piece('evening-skirt', 'velvet', 'Plum'))).toBe(
      true,
    );
    expect(doClash(piece('biker-jacket', 'leather', 'Black'), piece('chino-shorts', 'twill', 'Black'))).toBe(
      true,
    );
    expect(doClash(piece('monk-straps', 'suede', 'Brown'), piece('kaftan', 'linen', 'Sage'))).toBe(true);
    expect(
      doClash(piece('blazer', 'tropical wool', 'Brown'), piece('linen-trousers', 'lyocell', 'Navy')),
    ).toBe(true);
  });

  it('never falls short of what the occasion demands without a word', () => {
    for (const prompt of [
      'a hike',
      'camping',
      'golf',
      'christening',
      'bar mitzvah',
      'easter service',
      'kentucky derby',
    ])
      for (const wearer of [...BOTH, null]) {
        const brief = briefFor(prompt, wearer, PLAIN, 3);
        const draft = proposeOutfit(brief);
        const short = shortOfOccasion(brief, readWishes(prompt), draft.items);

        expect([prompt, wearer, short]).toEqual([prompt, wearer, []]);
      }
    const brief = briefFor('a hike', 'menswear', PLAIN, 3);
    const { items } = proposeOutfit(briefFor('dinner out', 'menswear', PLAIN, 3));
    expect(shortOfOccasion(brief, readWishes('a hike'), items).map(({ words }) => words)).toEqual([
      'the trail',
    ]);
  });
});

describe('farewells and feasts', () => {
  it('brings color to a funeral whose family asks for it, and stays neat', () => {
    for (const draft of looksFor('funeral of my neighbor, everyone is to come in bright colors')) {
      expect(has(draft, 'jeans', 'sneakers', 'shorts')).toBe(false);
      expect(coloursOf(draft, 'dress', 'top', 'bottom')).not.toContain('Black');
    }
  });

  it('keeps Halloween without a costume to its colors', () => {
    for (const draft of looksFor('halloween drinks with colleagues', { worn: 'menswear' }))
      for (const colour of coloursOf(draft, 'bottom', 'outer'))
        expect(['Black', 'Charcoal', 'Burgundy', 'Plum', 'Purple', 'Orange']).toContain(colour);
  });

  it('puts on no coat and no boots for a feast at home', () => {
    for (const draft of looksFor('new year’s eve at home, four couples, raclette')) {
      expect(garmentsOf(draft).some(isCoat)).toBe(false);
      expect(has(draft, 'boots')).toBe(false);
    }
  });

  it('stands under fireworks in warm boots', () => {
    for (const draft of looksFor('new years eve fireworks by the river')) {
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 2)).toBe(true);
      expect(has(draft, 'heels')).toBe(false);
    }
  });

  it('grills with colleagues without a jacket of the office or a tie', () => {
    for (const draft of looksFor('office bbq at the lake in july', { worn: 'menswear' }))
      expect(has(draft, 'suit', 'tie', 'blazer')).toBe(false);
  });
});

describe('what the invitation says', () => {
  it.each(['a bachelorette brunch, dress code is white', 'her hen night, all of us dressed in white'])(
    'is worn from head to toe, whoever keeps white elsewhere: %s',
    (prompt) => {
      for (const draft of looksFor(prompt))
        for (const colour of coloursOf(draft, 'dress', 'top', 'bottom'))
          expect(['White', 'Ivory', 'Cream']).toContain(colour);
    },
  );

  it('leaves white to the bride where it does not', () => {
    for (const draft of looksFor('a hen night in Leeds'))
      expect(['White', 'Ivory', 'Cream']).not.toContain(coloursOf(draft, 'dress')[0]);
  });

  it('is a jacket or a dress for whoever’s career is toasted', () => {
    for (const draft of looksFor('a luncheon for his retirement, forty years at the mill', {
      worn: 'menswear',
    })) {
      expect(has(draft, 'blazer', 'suit')).toBe(true);
      expect(has(draft, 'jeans', 'sneakers')).toBe(false);
    }
  });

  it('has no boots and no thin heels on deck', () => {
    for (const prompt of ['birthday drinks on a yacht in July', 'my sister’s 30th, a river boat dinner'])
      for (const draft of looksFor(prompt)) expect(has(draft, 'boots', 'heels')).toBe(false);
  });

  it('is cheerful above the belt, where a man asks for something bright', () => {
    for (const draft of looksFor('spring lunch with all the cousins, something bright', { worn: 'menswear' }))
      for (const colour of coloursOf(draft, 'bottom'))
        expect(['Yellow', 'Lavender', 'Pink', 'Emerald', 'Turquoise', 'Red']).not.toContain(colour);
    for (const draft of looksFor('spring lunch in red chinos', { worn: 'menswear' }))
      expect(coloursOf(draft, 'bottom')).toEqual(['Red']);
  });

  it('leaves nothing pale to the dog of the house', () => {
    for (const draft of looksFor('tea at my aunt’s, her spaniel has muddy paws'))
      for (const colour of coloursOf(draft, 'bottom', 'dress'))
        expect(['White', 'Ivory', 'Cream', 'Stone', 'Beige']).not.toContain(colour);
  });

  it('is a dress or a jumpsuit for a hen night where it may rain', () => {
    for (const draft of looksFor('a hen night in Leeds')) {
      expect(draft.unmet ?? []).toEqual([]);
      expect(has(draft, 'raincoat')).toBe(false);
    }
  });
});

describe('days out and feasts as strangers ask for them', () => {
  it('sees the old year out in velvet, a knit or sequins, and not in the tie and blazer of the desk', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('ringing in the new year at my neighbors’', { worn }))
        for (const key of [...OFFICE_JACKETS, 'necktie', 'knit-tie'])
          expect(keysOf(draft)).not.toContain(key);
  });

  it('has leather shoes at dinner with the family of the other', () => {
    for (const draft of looksFor('Thanksgiving dinner at my boyfriend’s parents’ house'))
      expect(has(draft, 'sneakers')).toBe(false);
  });

  it('dresses for the dinner on board, and not for the deck', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('semi-formal evening meal on our cruise in July', { worn })) {
        expect(draft.unmet ?? []).toEqual([]);
        expect(has(draft, 'sneakers', 'sunglasses', 'hat')).toBe(false);
      }
  });

  it('wears nothing of cotton on the mountain, and boots that stand the snow in Lapland', () => {
    for (const draft of looksFor('a day’s trek in the Rockies in early fall'))
      expect(draft.items.filter(({ slot, fabric }) => slot === 'top' && fabric === 'cotton')).toEqual([]);
    for (const draft of looksFor('five days in Reykjavik in January'))
      expect(draft.items.find(({ slot }) => slot === 'shoes')?.garment).not.toBe('chelsea-boots');
  });

  it('has a layer for a cool day of spring', () => {
    for (const draft of looksFor('lunch outdoors on a cool April afternoon'))
      expect(
        draft.items.some(({ slot, garment }) => slot === 'outer' || /sweater|knit/.test(garment ?? '')),
      ).toBe(true);
  });
});

describe('what a theme asks for', () => {
  it('is a western night in boots, whoever goes', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('cowboy themed birthday', { worn }))
        expect(hasKey(draft, 'western-boots')).toBe(true);
  });

  it('is the twenties in evening cloth, without earth colors', () => {
    for (const draft of looksFor('great gatsby party at work')) {
      expect(has(draft, 'trousers', 'blazer', 'boots')).toBe(false);
      for (const { color, slot } of draft.items)
        if (slot === 'dress' || slot === 'shoes')
          expect(['Camel', 'Beige', 'Taupe', 'Khaki']).not.toContain(color);
    }
    for (const draft of looksFor('1920s themed party', { worn: 'menswear' }))
      expect(hasKey(draft, 'bow-tie', 'necktie')).toBe(true);
  });

  it('is black and gold down to the shoes', () => {
    for (const draft of looksFor('dress code is black and gold, birthday at a hotel'))
      for (const { color, slot } of draft.items)
        if (slot === 'shoes' || slot === 'bag') expect(['Black', 'Gold']).toContain(color);
  });
});
