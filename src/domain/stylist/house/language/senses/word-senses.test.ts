import { describe, expect, it } from 'vitest';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { refuseUnlessUnderstood } from '../wishes/refuse-unless-understood.ts';
import type { Wishes } from '../wishes/what-is-wished.ts';
import { readWishes } from '../wishes/wishes.ts';

const labels = (named: readonly { label: string }[]) => named.map(({ label }) => label);
const asked = ({ demands, colours, shapes }: Wishes) => [
  ...demands.map(({ target }) => target.label),
  ...labels(colours),
  ...labels(shapes),
];

describe('a word beside its neighbors', () => {
  it('is a color where it is joined with one by "or"', () => {
    const said = readWishes('a christening, a shirt in mint or wine').demands.flatMap(
      ({ colours }) => colours,
    );

    expect(said.flatMap(({ names }) => names)).toEqual(['Mint', 'Burgundy']);
  });

  it('is folk dress on its day, and leather elsewhere', () => {
    const [folk, concert] = ['Oktoberfest, Lederhose und Hemd', 'Konzert, schwarze Lederhose'].map(
      (prompt) => [...(readWishes(prompt).demands[0]?.target.keys ?? [])],
    );

    expect([folk, concert]).toEqual([['lederhosen'], ['leather-trousers']]);
  });

  it('is how somebody wants to look, behind "look like"', () => {
    expect(readWishes('I want to look like a French lady at the regatta').styles.length).toBe(1);
    expect(readWishes('I do not want to look like a French lady at the regatta').styles).toEqual([]);
  });

  it('is a wish where it is said of who is met there', () => {
    const { styles } = readWishes('a skirt for a dinner with his colleagues, a fairly conservative crowd');

    expect(styles.length).toBeGreaterThan(0);
  });

  it('is refused in a list behind "nothing so with"', () => {
    const { missing, refuses } = readWishes('nothing twee with sequins or leopard, a dinner in Porto');

    expect(missing).toEqual([]);
    expect([...refuses.patterns].length + refuses.fabrics.size).toBeGreaterThan(0);
  });

  it('says how warm the piece itself is to be', () => {
    const warmest = (prompt: string) =>
      readWishes(prompt).demands.flatMap(({ target, shapes }) =>
        [...target.keys].filter((key) => {
          const garment = garmentOf(key);
          return garment !== null && shapes.length > 0 && shapes.every(({ matches }) => matches(garment));
        }),
      );

    expect(warmest('theatre in May, a warm jacket')).not.toContain('denim-jacket');
    expect(warmest('Theater im Mai, dicke Strickjacke')).toEqual(['shawl-cardigan']);
    expect(warmest('theatre in May, a jacket')).toEqual([]);
  });

  it('is many of a thing, and no color', () => {
    expect(readWishes('bake sale, I bring the biscuits').colours).toEqual([]);
    expect(readWishes('bake sale, greens and browns').colours.length).toBeGreaterThan(0);
  });
});

describe('a word in another sense asks for nothing', () => {
  it.each([
    'a bar mitzvah, I don’t know how dressed up to be',
    'a christening, not sure how formal it is',
    'eine Taufe, keine Ahnung, wie schick',
  ])('nor a question for the dress code: %s', (prompt) => {
    const { formalityShift, span } = readWishes(prompt);

    expect({ formalityShift, span }).toEqual({ formalityShift: 0, span: null });
  });

  it.each([
    'a walk on the cliffs, windy and grey',
    'grey and rainy, a day in town',
    'Konzert in der Halle, wird heiß und eng',
    'swimmer’s shoulders, a panel talk on Monday',
    'boat trip, white soles only',
    'dinner on Friday, everyone there dresses like a music video',
    'parents evening, her new partner dresses very well',
    'construction site, safety boots required',
    'I can swap shoes in the car, lunch with my aunt',
    'lunch with clients, the same navy sweater for a month now',
    'blue blazer every Sunday for twenty years, a christening in May',
    'they call me the kimono lady, a hearing on Monday',
    'my dressy shoes never fit, a retirement party',
    'everything I got is oversized, church on Sunday',
    'office job, two full sleeves of ink',
    'dinner with clients, 180 dollars tops',
    'Picknick, Regen ist angesagt',
    'climbing hall, slim as a pencil',
    'a bakery with a line around the block, coffee on Saturday',
  ])('%s', (prompt) => {
    expect(asked(readWishes(prompt))).toEqual([]);
  });

  it('and is asked for where it is meant', () => {
    expect(asked(readWishes('a gray coat for windy days'))).toEqual(['coat']);
    expect(readWishes('a gray coat for windy days').demands[0]?.colours.map(({ label }) => label)).toEqual([
      'gray',
    ]);
    expect(asked(readWishes('a bag and white boots for the festival'))).toEqual(['bag', 'boots']);
    expect(asked(readWishes('long sleeves for church'))).toEqual(['long sleeves']);
  });

  it.each([
    ['bike ride in the rain, my jeans never survive the chain', 'chain'],
    ['an interview on the road, no room in the bag for more', 'bag'],
    ['a party, and I am not carrying spare shoes', 'shoes'],
    ['a game, I can’t bend down to tie laces', 'tie'],
  ])('%s refuses nothing', (prompt, word) => {
    expect(readWishes(prompt).leftOut).not.toContain(word);
  });

  it('says whose it is, or where', () => {
    expect(readWishes('I deliver flowers to the bride’s house').occasion?.key).not.toBe('bride');
    expect(readWishes('prize ceremony in the gym').occasion?.key).not.toBe('gym');
    expect(readWishes('a wedding in the evening, ballroom').occasion?.key).toBe('wedding-guest');
    expect(readWishes('ballroom lessons on Thursdays').occasion?.key).toBe('dance-class');
    expect(readWishes('a weekend in Nashville').styles).toEqual([]);
  });

  it('is weight, and no sum', () => {
    expect(readWishes('I lost 45 pounds, lunch talk').mostDollars).toBeNull();
    expect(readWishes('lunch talk, 45 pounds at most').mostDollars).not.toBeNull();
  });

  it('is past', () => {
    expect(readWishes('new hip since August, dinner on Friday').weather).toBeNull();
    expect(readWishes('dinner in August').weather).toBe('hot');
  });
});

describe('what is complained of', () => {
  it.each([
    ['wool drives me insane, a service in November', 'wool'],
    ['Wolle macht mich wahnsinnig, Spaziergang im Herbst', 'wool'],
    ['the bees get nervous around anything fuzzy', 'mohair'],
  ] as const)('%s is refused', (prompt, fabric) => {
    expect(readWishes(prompt).refuses.fabrics.has(fabric)).toBe(true);
  });

  it('is refused with what stands in the way', () => {
    const { refuses, practical } = readWishes(
      'arthritis in both hands, buttons take me forever, and I have had my fill of elastic waists',
    );

    expect(labels(refuses.shapes)).toEqual(['buttons', 'easy waists']);
    // Without buttons something goes over the head.
    expect([practical.has('on and off'), practical.has('no laces')]).toEqual([false, true]);
  });

  it('does not reach the place behind it', () => {
    expect(readWishes('nothing dark or fuzzy, and local tv films me').occasion?.key).toBe('on-air');
  });
});

describe('a cool hour of the day', () => {
  it.each(['a party in the woods, cool at night', 'Grillabend am See, abends wird es kühl'])(
    'asks for a layer: %s',
    (prompt) => {
      expect(readWishes(prompt).practical.has('something over')).toBe(true);
    },
  );
});

describe('what is said back where much is told', () => {
  it.each([
    'homie’s wedding, 250 tops',
    'walking home at night, vegan btw',
    'meeting colleagues for coffee, a quarter past nine',
    'retirement party, no uniforms',
    'Gartenfest bei Freunden, abends draußen sitzen',
  ])('leaves out what nobody wears: %s', (prompt) => {
    expect(readWishes(prompt).notUnderstood).toEqual([]);
  });

  it('keeps what could be a wish', () => {
    expect(readWishes('a zibbly jacket').notUnderstood).toEqual(['zibbly']);
  });

  it('does not send back a plain request of a long story', () => {
    const prompt =
      'Arthritis in both hands, a row of buttons takes me a quarter of an hour. My husband is receiving a medal at the town hall, there’ll be a photographer, and I have had my fill of elastic waists';

    expect(() => refuseUnlessUnderstood(prompt)).not.toThrow();
  });
});

describe('an unknown word that is said back', () => {
  it.each([
    'something for my first week at a law firm, smart but not stiff',
    'Halloween at the office, just something dark and moody, not a costume',
    'everyday clothes for errands, easy to put on, no fussy buttons',
    'junior prom, not a boring tux',
    'light dresses for sightseeing',
    'I have the steel toe boots and the hi vis already, what do I wear under it on site',
  ])('is no word that a "no" or an own piece answers: %s', (prompt) => {
    expect(readWishes(prompt).notUnderstood).toEqual([]);
  });

  it.each([
    'a zibbly jacket for the office party on friday with everybody',
    'flurble',
    'a garden party with my whole family in June, nothing blobby please',
    'dinner with the board on Thursday, I want to look zibbly',
    'Klassentreffen nach dreißig Jahren im alten Gymnasium, ich will zibbelig aussehen',
  ])('is what may be the wish: %s', (prompt) => {
    expect(readWishes(prompt).notUnderstood).not.toEqual([]);
  });
});

describe('words of an ordinary day', () => {
  it.each([
    ['Meeting a lady for lunch, first time', 'lunch'],
    ['Meeting a lady for lunch, first time. It has been a while', 'lunch'],
    ['Devils hockey game with work friends', 'arena'],
    ['walking the dog on the prom in the rain', 'dog-walk'],
    ['taking the dog out in drizzle before work', 'dog-walk'],
    ['braves game saturday night with the girls from work', 'stadium'],
    ['hockey game downtown with my brother', 'arena'],
    ['family reunion cookout at the park', 'barbecue'],
  ])('%s is dressed for as %s', (prompt, occasion) => {
    expect(readWishes(prompt).occasion?.key).toBe(occasion);
  });

  it('takes "dress is casual" for the dress code, and for what an interview calls casual', () => {
    const { demands, span } = readWishes('tech company interview, they said dress is casual');

    expect([demands, span]).toEqual([[], [2, 2]]);
  });

  it('reads degrees without their unit, and asked outright what is wanted', () => {
    expect(readWishes('tailgate then the game, its gonna be like 95').weather).toBe('hot');
    const below = readWishes('my morning walk, about 20 below this week');
    expect([below.weather, below.mostDollars]).toEqual(['freezing', null]);
    expect(readWishes('library, chemist, coffee with Jan').weather).toBeNull();
    const { demands } = readWishes(
      'Granddaughter’s wedding in September. I am not in the wedding party but I would like to wear a tie',
    );
    expect(demands.map(({ target }) => target.label)).toEqual(['tie']);
  });
});
