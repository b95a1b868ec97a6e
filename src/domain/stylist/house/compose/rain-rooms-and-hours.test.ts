import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { warmsWithin } from '#domain/wardrobe/practical-wishes.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import { PRACTICAL_ANSWERS } from './practical-answers.ts';

const menswear = { worn: 'menswear' } as const;

describe('hard rain', () => {
  it.each([
    'it’s going to pour all day and I walk to work',
    'bucketing down and two buses to the office',
    'es gießt in Strömen und ich laufe zur Arbeit',
  ])('is met with a hood and no jacket that is longer: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor(prompt, { worn })) {
        expect(keysOf(draft)).toContain('rain-jacket');
        expect(has(draft, 'blazer')).toBe(false);
      }
  });

  it('is met with an umbrella over a suit, and the trench is not said to keep it out', () => {
    for (const draft of looksFor('pouring rain and a client meeting at the bank', menswear)) {
      expect(draft.reasons.join(' ')).toContain('Carry an umbrella');
      expect(draft.reasons.join(' ')).not.toContain('keeps the rain out');
    }
  });

  it('is not every rain', () => {
    expect(readWishes('a drizzly day at the office')).toMatchObject({ isWet: true, isPouring: false });
    expect(readWishes('rain, and I cycle to work')).toMatchObject({ isWet: true, isPouring: true });
  });
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

describe('what a body and a place ask for', () => {
  it.each(['dinner with friends, I run warm', 'Essen mit Freunden, mir ist schnell warm'])(
    'is no run: %s',
    (prompt) => {
      expect(readWishes(prompt).aside).toBeNull();
      for (const draft of looksFor(prompt)) expect(draft.reasons.join(' ')).not.toContain('a run');
    },
  );

  it('stands on rubber for hours, beside a suit as well', () => {
    for (const draft of looksFor(
      'church on Easter Sunday, sharp, shoes I can stand in for hours',
      menswear,
    )) {
      const shoes = garmentsOf(draft).find(({ slot }) => slot === 'shoes');
      expect(['rubber', 'lug']).toContain(footwearOf(shoes?.key ?? '')?.sole);
      expect(draft.reasons.join(' ')).toContain('shoes to stand and walk in');
    }
  });

  it('has no cap beside a suit', () => {
    for (const draft of looksFor('Palm Sunday service, a sharp suit and a hat', menswear)) {
      expect(has(draft, 'hat')).toBe(true);
      expect(keysOf(draft)).not.toContain('flat-cap');
    }
  });

  it('has a waistband that gives for hours in a seat', () => {
    for (const draft of looksFor('flying to Delhi, 14 hours, need to be comfy', menswear))
      expect(keysOf(draft)).not.toContain('chinos');
  });

  it('has no metallic shoes before a panel or at a grave', () => {
    for (const prompt of [
      'an interview at a cleaning company',
      'the funeral of a neighbor',
      'a day at the office',
    ])
      for (const draft of looksFor(prompt, { taste: { colorPalette: ['Silver', 'Navy'] } })) {
        const shoes = draft.items.filter(({ slot }) => slot === 'shoes');
        expect(shoes.map(({ color }) => color)).not.toContain('Silver');
      }
  });

  it('has belts of leather below leather, and of straw with the cloths of summer', () => {
    for (const prompt of ['Saturday errands and the bank', 'a market on a hot day', 'casual lunch in spring'])
      for (const draft of looksFor(prompt, {
        ...menswear,
        taste: { styleCategories: ['Coastal', 'Preppy'] },
      })) {
        const belt = draft.items.find(({ garment }) => garment?.endsWith('belt') === true);
        const fabrics = draft.items.map(({ fabric }) => fabric);
        if (belt?.fabric === 'raffia') expect(fabrics).toEqual(expect.arrayContaining(['linen']));
      }
  });

  it('covers shoulders with short sleeves in the heat, and adds no shawl to sleeves', () => {
    const baptism = looksFor('a christening in August, super hot, no bare shoulders').flatMap(garmentsOf);
    expect(baptism.some(({ slot, key }) => slot === 'dress' && sleeveOf(key) === 'short')).toBe(true);
    for (const draft of looksFor('a church wedding, boiling hot, shoulders covered')) {
      const dress = garmentsOf(draft).find(({ slot }) => slot === 'dress');
      if (dress !== undefined && sleeveOf(dress.key) === 'long')
        expect(keysOf(draft)).not.toContain('pashmina');
    }
  });

  it('goes up in a balloon in closed shoes and with something over it', () => {
    for (const draft of looksFor('a hot air balloon ride at dawn')) {
      expect(has(draft, 'open-toe', 'shorts')).toBe(false);
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(true);
    }
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
