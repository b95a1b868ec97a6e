import { describe, expect, it } from 'vitest';
import { readWishes } from './wishes.ts';

const demanded = (request: string) => readWishes(request).demands.map(({ target }) => target.label);

describe('a list of single words', () => {
  it.each(['festival. hot. shorts. boots.', 'hot day out. shorts. sandals. tee.'])(
    'orders them: %s',
    (said) => {
      const { refuses } = readWishes(said);
      expect([refuses.targets, demanded(said).includes('shorts')]).toEqual([[], true]);
    },
  );

  it.each([
    ['jacket yes, tie no, garden wedding', ['jacket'], ['tie']],
    ['abiball als vater, sakko ja krawatte nein', ['blazer'], ['tie']],
  ])('takes what has a yes behind it: %s', (said, wanted, refused) => {
    const { refuses } = readWishes(said);
    expect([demanded(said), refuses.targets.map(({ label }) => label)]).toEqual([wanted, refused]);
  });

  it.each([
    ['coat, jeans, boots. that’s it', true],
    ['shirt, chinos, loafers for the office, nothing else', true],
    ['mantel, jeans, stiefel, mehr nicht', true],
    ['hemd und hose, sonst nichts', true],
    ['a wedding in june. that’s all', false],
    ['shirt and jeans, that’s all I know about the dress code', false],
  ])('is closed by "that’s it": %s', (said, isComplete) =>
    expect(readWishes(said).isComplete).toBe(isComplete),
  );
});

describe('"something" in a cloth', () => {
  it.each([
    ['black trousers and something in velvet', 'velvet'],
    ['schwarze hose und was aus samt', 'velvet'],
    ['party, ein rock und irgendwas mit pailletten', 'sequin'],
    ['festival. shorts. boots. something sparkly', 'sequin'],
  ])('is another piece than the noun before it: %s', (said, cloth) => {
    const { fabrics, demands } = readWishes(said);
    expect([fabrics.map(({ label }) => label), demands.flatMap((demand) => demand.fabrics)]).toEqual([
      [cloth],
      [],
    ]);
  });

  it.each(['black trousers in velvet', 'eine hose aus samt'])('and without it the noun’s: %s', (said) =>
    expect(readWishes(said).demands[0]?.fabrics.map(({ label }) => label)).toEqual(['velvet']),
  );
});

describe('what is dressed for', () => {
  it.each([
    ['gym clothes, nothing tight', 'gym'],
    ['Sportsachen, nichts Enges', 'gym'],
    ['gym and then straight to the pub', 'gym'],
    ['pilates and straight to the supermarket after', 'pilates'],
    ['suit for a black tie thing', 'black-tie'],
    ['ich bin zu so einer black tie sache eingeladen', 'black-tie'],
    ['my brother’s 50th, dark colours', 'party'],
    ['mein Bruder wird 50, dunkle Farben', 'party'],
    ['murder mystery dinner, it’s 1920s', 'twenties'],
  ])('%s: %s', (said, key) => expect(readWishes(said).occasion?.key).toBe(key));

  it.each(['a white shirt and a black tie', 'suit with a black tie'])('but a tie is one: %s', (said) =>
    expect(readWishes(said).occasion?.key).not.toBe('black-tie'),
  );

  it.each([
    ['a weekend in late November, warm please', 'cold'],
    ['ein Wochenende Ende November, warm bitte', 'cold'],
    ['a warm October day in the park', 'mild'],
  ])('in a cool month clothes are to be warm: %s', (said, weather) =>
    expect(readWishes(said).weather).toBe(weather),
  );

  it.each(['flying to Rome with my boss', 'Flug mit meinem Chef'])(
    'beside the boss one is presentable: %s',
    (said) => expect(readWishes(said).span).toEqual([2, 2]),
  );
});

describe('what is not worn', () => {
  it('is no suit of which nobody wants one', () => {
    const { refuses } = readWishes('a wedding, I don’t own a suit and don’t really want one');
    expect(refuses.targets.map(({ label }) => label)).toEqual(['suit']);
  });

  it.each([
    ['a visit to a supplier, I do not like skirts', true],
    ['Büro, keine Röcke', true],
    ['no skirt, a dress for the office', false],
    ['no short skirts for the office', false],
  ])('is no dress either for who wears no skirt: %s', (said, isRefused) =>
    expect(readWishes(said).refuses.shapes.some(({ label }) => label === 'dresses')).toBe(isRefused),
  );

  it('is tan for who wants no beige', () => {
    expect([...readWishes('a linen outfit, no beige').refuses.colours]).toEqual(['Beige', 'Tan', 'Stone']);
  });

  it.each(['a pharmacist, the white coat goes over everything', 'I work in a lab, so a white coat on top'])(
    'is the coat of the house: %s',
    (said) => expect(demanded(said)).toEqual([]),
  );

  it('but a white coat is one elsewhere', () => {
    expect(demanded('a white coat for the office')).toEqual(['coat']);
  });

  it.each(['moving house, no laces please as I cannot reach', 'Umzug, keine Schnürsenkel bitte'])(
    'is laces: %s',
    (said) => {
      const { practical, refuses } = readWishes(said);
      expect([practical.has('no laces'), refuses.shapes.some(({ label }) => label === 'slip-ons')]).toEqual([
        true,
        false,
      ]);
    },
  );
});
