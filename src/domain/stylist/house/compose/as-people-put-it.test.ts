import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { readWishes } from '../language/wishes/wishes.ts';

const reasonsOf = (prompt: string, worn: 'menswear' | 'womenswear' = 'womenswear') =>
  looksFor(prompt, { worn }).map((draft) => draft.reasons.join(' | '));

describe('lengths', () => {
  it('takes a length that is never right for a long cut, and rules nothing out', () => {
    for (const [prompt, cut] of [
      ['museum, pants are always too short', 'tall'],
      ['dinner with friends, sleeves never reach', 'tall'],
      ['office day, jeans are never long enough', 'tall'],
      ['lunch with a friend, trousers are always too long', 'petite'],
    ] as const) {
      const { cuts, refuses, notUnderstood } = readWishes(prompt);
      expect([...cuts], prompt).toContain(cut);
      expect(refuses.targets, prompt).toEqual([]);
      expect(notUnderstood, prompt).toEqual([]);
    }
  });

  it('covers the knee where it is not to be too short, and says so', () => {
    for (const prompt of [
      'church with my grandmother, she minds if it is too short',
      'drinks with colleagues, a dress but not too short',
    ])
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'above-knee'), prompt).toBe(false);
        expect(draft.reasons.join(' ')).toMatch(/nothing too short/);
        expect(draft.notUnderstood).toEqual([]);
      }
  });
});

describe('a wish for shape', () => {
  it('is no word on bags, tents or potatoes', () => {
    for (const prompt of [
      'bus to work in the rain, something that isnt a bin bag',
      'office day, dont want to look like a sack of potatoes',
      'wedding guest, something that is not a tent',
      'Büro, ich will nicht aussehen wie ein Kartoffelsack',
    ]) {
      const { feelings, refuses, notUnderstood } = readWishes(prompt);
      expect(feelings.has('shapely'), prompt).toBe(true);
      expect(refuses.targets, prompt).toEqual([]);
      expect(notUnderstood, prompt).toEqual([]);
    }
  });

  it('does not take the weather of a week for a week of outfits', () => {
    expect(readWishes('rain forecast all week, office').isPlural).toBe(false);
    expect(readWishes('office, all week in London').isPlural).toBe(true);
  });
});

describe('a body that is told of', () => {
  it('asks for no shoes where a joint only says why nothing is tight', () => {
    expect(readWishes('flight to Seattle, bad knees so nothing tight').isOnFeet).toBe(false);
    expect(readWishes('dinner with friends, bad knees').isOnFeet).toBe(true);
    expect(readWishes('flight to Seattle, sore feet so nothing tight').isOnFeet).toBe(true);
  });

  it('answers a belly below a jacket', () => {
    for (const reasons of reasonsOf('interview for a deputy principal, bit of a belly on me', 'menswear'))
      expect(reasons).toMatch(/over the middle|tight at the middle|middle/);
    expect(readWishes('wedding in June, I have a beer gut').goals).toEqual(['minimize-midsection']);
  });

  it('is loose above and below where the whole is to be', () => {
    for (const draft of looksFor('office, hijab so long sleeves and loose')) {
      for (const garment of garmentsOf(draft))
        if (garment.slot === 'bottom' && isKind(garment, 'trousers')) expect(garment.fit).not.toBe('slim');
      expect(keysOf(draft)).not.toContain('suit-trousers');
    }
  });
});

describe('a suit that nobody owns', () => {
  it('is no interview’s condition', () => {
    for (const draft of looksFor('interview at a call center, i dont own a suit', { worn: 'menswear' })) {
      expect(keysOf(draft)).not.toContain('suit-jacket');
      expect(draft.reasons.join(' ')).toMatch(/No suit is needed/);
    }
  });

  it('is worn where it is expected, and that is said', () => {
    for (const reasons of reasonsOf("my uncle's funeral, I don't have a suit", 'menswear'))
      expect(reasons).toMatch(/A suit is expected there/);
  });
});

describe('who is there, and as what', () => {
  it('puts a collar on whoever manages a floor', () => {
    for (const prompt of [
      'i manage a warehouse team, half desk half floor',
      'i supervise a factory floor, at work',
    ])
      for (const draft of looksFor(prompt, { worn: 'menswear' })) {
        expect(has(draft, 'tshirt'), prompt).toBe(false);
        expect(has(draft, 'collared'), prompt).toBe(true);
        expect(draft.reasons.join(' ')).toMatch(/the desk and the floor/);
      }
  });

  it('is decent for a child’s award night in no hoodie', () => {
    for (const prompt of [
      'my little sisters middle school award night, look decent',
      'elementary school awards assembly, decent',
    ])
      for (const draft of looksFor(prompt, { worn: 'menswear' }))
        expect(has(draft, 'hoodie', 'joggers', 'sweatshirt'), prompt).toBe(false);
  });

  it('adds no scarf to a turban, and chooses around its color', () => {
    for (const reasons of reasonsOf('gurdwara on sunday, I wear a navy turban', 'menswear')) {
      expect(reasons).not.toMatch(/scarf for the head/);
      expect(reasons).toMatch(/chosen around your navy turban/);
    }
  });

  it('goes to the pub from a walk, and not for a night out', () => {
    for (const prompt of ['dog walk then the pub', 'a long walk and a pint after']) {
      const { occasion, bothOf } = readWishes(prompt);
      expect([occasion?.key, ...(bothOf ?? [])], prompt).not.toContain('night-out');
    }
    expect(readWishes('the pub on friday night').occasion?.key).toBe('pub');
  });
});

describe('a service at night', () => {
  it('is covered and closed, with a layer', () => {
    for (const draft of looksFor('greek easter midnight church with my grandmother')) {
      expect(has(draft, 'open-toe', 'above-knee', 'sleeveless')).toBe(false);
      expect(garmentsOf(draft).some(({ slot, key }) => slot === 'outer' || key === 'pashmina')).toBe(true);
    }
  });
});

describe('clubs', () => {
  it('wears the colors of whom one supports', () => {
    for (const [prompt, colours] of [
      ['going to the afl, i barrack for collingwood', ['Black', 'White']],
      ['Packers fan, game on sunday', ['Forest Green', 'Gold']],
      ['reds fan, game with dad', ['Red', 'White']],
      ['hurling final at Croke Park, up Limerick', ['Emerald', 'White']],
      ['off to the match, I support Aston Villa', ['Burgundy', 'Sky Blue']],
    ] as const)
      for (const draft of looksFor(prompt)) {
        expect(colours, prompt).toContain(draft.items.find(({ slot }) => slot === 'top')?.color);
        expect(draft.reasons.join(' '), prompt).toMatch(/the colors of/);
      }
  });

  it('gives back a club that nobody has written down, and takes no town for one', () => {
    expect(readWishes('footy on saturday, barracking for the wombats').notUnderstood).toContain('wombats');
    expect(readWishes('dinner in Leeds with friends').demands).toEqual([]);
    expect(readWishes('blue jays game with coworkers').demands).toEqual([]);
    expect(readWishes('weekend in Dublin').demands).toEqual([]);
  });
});

describe('what is met and not met', () => {
  it('leaves the other jeans where the ripped ones are out', () => {
    expect(readWishes('lunch in town, no ripped jeans').refuses.targets).toEqual([]);
  });

  it('does not call the same wedding casual and not casual', () => {
    for (const draft of looksFor('a very casual wedding, in a garden')) expect(draft.unmet ?? []).toEqual([]);
  });

  it('does not call an ugly sweater asked for and not made', () => {
    for (const draft of looksFor('ugly sweater day at work'))
      expect(draft.reasons.join(' ')).not.toMatch(/ugly/);
  });
});

it('has something to swim in at the beach', () => {
  for (const prompt of ['beach day with the family', 'pool party on saturday'])
    for (const draft of looksFor(prompt, { worn: 'menswear' }))
      expect(keysOf(draft), prompt).toContain('swim-shorts');
});
