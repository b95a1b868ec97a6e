import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';
import { readWishes } from './wishes/wishes.ts';

function refusedOf(prompt: string): string[] {
  const { refuses } = readWishes(prompt);

  return [
    ...refuses.targets.map((target) => target.label),
    ...refuses.colours,
    ...refuses.shapes.map((shape) => shape.label),
  ];
}

it.each([
  ['four casual looks for a long weekend', 'four looks'],
  ['three summer office outfits', 'three outfits'],
])('counts looks past what they are for: %s', (text, label) => {
  expect(readWords(text).flatMap(({ meaning }) => (meaning.is === 'several' ? [meaning.label] : []))).toEqual(
    [label],
  );
});

it('says a quality behind "both" of each of the two', () => {
  const said = readWords('a vest and a skirt, both gray');

  expect(said.map(({ meaning }) => meaning.is).filter((is) => is === 'garments' || is === 'colour')).toEqual([
    'garments',
    'colour',
    'garments',
    'colour',
  ]);
});

describe('reading a prompt', () => {
  it.each([
    ['flats', 'chelsea-boots', 'ballet-flats'],
    ['a polo', 'rugby-shirt', 'polo'],
    ['a mini skirt', 'tennis-skirt', 'leather-skirt'],
    ['a trouser suit', 'suit-skirt', 'suit-trousers'],
  ])('takes “%s” for what is called so', (prompt, other, meant) => {
    const keys = [...(readWishes(prompt).demands[0]?.target.keys ?? [])];

    expect(keys).toContain(meant);
    expect(keys).not.toContain(other);
  });

  it('puts what is said of one piece alone on that piece', () => {
    const { demands, patterns } = readWishes('a day at the office. Stripes, but only on the shirt');

    expect(demands.map(({ target, patterns: [pattern] }) => [target.label, pattern?.label])).toEqual([
      ['shirt', 'stripe'],
    ]);
    expect(patterns).toEqual([]);
  });

  it.each([
    ['a shirt with stripes and jeans', ['shirt stripe', 'jeans']],
    ['Kleid mit Blümchen und Turnschuhe', ['dress floral', 'sneakers']],
    ['a dress with a striped scarf', ['dress', 'scarf stripe']],
    ['a bag with white sneakers', ['bag', 'sneakers']],
  ])('leaves a pattern behind “with” to the piece before it: %s', (prompt, expected) => {
    const { demands } = readWishes(prompt);

    expect(
      demands.map(({ target, patterns }) => [target.label, ...patterns.map(({ label }) => label)].join(' ')),
    ).toEqual(expected);
  });

  it('finds occasion, weather, garments with their colors and fabrics, and refusals', () => {
    const wishes = readWishes(
      'a navy blazer with cream linen trousers for a summer wedding, no heels, ties or black',
    );

    expect(wishes.occasion?.key).toBe('wedding-guest');
    expect(wishes.weather).toBe('hot');
    expect(
      wishes.demands.map((demand) => [demand.target.label, demand.colours.map((colour) => colour.label)]),
    ).toEqual([
      ['blazer', ['Navy']],
      ['linen trousers', ['Cream']],
    ]);
    expect(refusedOf('a navy blazer for a wedding, no heels, ties or black')).toEqual([
      'heels',
      'tie',
      'Black',
    ]);
  });

  it.each([
    ['no heels, a blue dress', ['heels']],
    ['office, absolutely not black', ['Black']],
    ['dinner, certainly not a dress', ['dress']],
    ['heels? god no. A blue dress', ['heels']],
    ['heels, absolutely not, a blue dress', ['heels']],
    ['without the tote and the belt', ['tote', 'belt']],
    ['no heels and a blue dress', ['heels']],
    ['nothing sleeveless. A skirt would be nice', ['sleeveless cuts']],
    ["I don't want jeans but sneakers are great", ['jeans']],
    ['leather-free boots', []],
    ['no sneakers or hoodies', ['sneakers', 'hoodie']],
  ])('hears what “%s” refuses', (prompt, refused) => {
    expect(refusedOf(prompt)).toEqual(refused);
  });

  it.each([
    ['Shirt, anything but black.', 'shirt'],
    ['a dress, not black', 'dress'],
    ['Bluse, aber nicht in Schwarz', 'blouse'],
  ])('“%s” refuses the color of that piece alone', (prompt, noun) => {
    const { refuses, demands } = readWishes(prompt);

    expect(
      refuses.kinds.map(({ target, colours }) => [
        target?.label,
        colours.map(({ label }) => label.toLowerCase()),
      ]),
    ).toEqual([[noun, ['black']]]);
    expect([...refuses.colours]).toEqual([]);
    expect(demands.map(({ target }) => target.label)).toEqual([noun]);
  });

  it('takes any word that can be a color for one where it says so', () => {
    const [suit] = readWishes('a linen suit, sand colored').demands;

    expect(suit?.colours.map(({ label }) => label)).toEqual(['Beige']);
    expect(readWishes('a walk on the sand').colours).toEqual([]);
  });

  it('hears a leather-free wish backwards', () => {
    expect(readWishes('leather-free boots').refuses.fabrics.has('leather')).toBe(true);
  });

  it('tells the garment from the verb', () => {
    expect(readWishes('how should I dress for work').demands).toEqual([]);
    expect(readWishes('a red dress for work').demands.map((demand) => demand.target.label)).toEqual([
      'dress',
    ]);
    expect(readWishes('a watch for my suit').demands.map((demand) => demand.target.label)).toEqual([
      'watch',
      'suit',
    ]);
  });

  it('binds colors behind their garment too', () => {
    const [top, bottom] = readWishes('top in navy and pants in gray').demands;

    expect(top?.colours.map((colour) => colour.label)).toEqual(['Navy']);
    expect(bottom?.colours.map((colour) => colour.label)).toEqual(['gray']);
  });

  it.each([
    ['85°F and humid', 'hot'],
    ['it is 20 degrees celsius', 'mild'],
    ['-5°C and snow', 'freezing'],
    ['-10°C', 'freezing'],
    ['minus 3 degrees', 'freezing'],
    ['45 degrees', 'cool'],
    ['a wedding in delhi, it will be 42 degrees', 'hot'],
    ['July heat, 41 degrees', 'hot'],
    ['a July evening, 80 degrees', 'warm'],
    ['Hochzeit bei 28 Grad', 'hot'],
    ['Spaziergang, minus 5 Grad', 'freezing'],
    ['Büro, 16 Grad und Regen', 'mild'],
    ['Sommerfest, 41 Grad Celsius', 'hot'],
  ])('reads the temperature in “%s”', (prompt, weather) => {
    expect(readWishes(prompt).weather).toBe(weather);
  });

  it('reads “not too formal” as a step down, not as a dress code', () => {
    const wishes = readWishes('office outfit, not too formal');

    expect([wishes.span, wishes.formalityShift]).toEqual([null, -1]);
  });

  it.each([
    ['drinks at a cocktail party after a day at the office', 'cocktail'],
    ['gym, then coffee', 'gym'],
    ['coffee after the gym', 'gym'],
    ['a weekend of walking in the city', 'on-foot'],
    ['the office, then the gym', 'office'],
    ['a trip to Iceland', 'travel'],
    ['dinner with friends', 'easy-dinner'],
  ])('dresses “%s” for the one that leads', (prompt, occasion) => {
    expect(readWishes(prompt).occasion?.key).toBe(occasion);
  });

  it('forgives spelling mistakes', () => {
    const wishes = readWishes('stripped shirt and blazzer in burgandy');

    expect(wishes.demands.map((demand) => demand.target.label)).toEqual(['shirt', 'blazer']);
    expect(wishes.notUnderstood).toEqual([]);
  });

  it('names the content words that it did not understand, and only those', () => {
    expect(
      readWishes('I would like a toaster and two spaceships for my brother, please').notUnderstood,
    ).toEqual(['toaster', 'spaceships']);
    expect(readWishes('Create a stylish outfit for my personal style').notUnderstood).toEqual([]);
  });

  it('asks nothing when the default prompt is sent', () => {
    const wishes = readWishes('Create a stylish outfit for my personal style');

    expect([wishes.styles, wishes.demands, wishes.occasion]).toEqual([[], [], null]);
  });

  it('reads other scripts as words that it does not know', () => {
    expect(readWishes('不要高跟鞋').notUnderstood).toEqual(['不要高跟鞋']);
    expect(readWishes('костюм').notUnderstood).toEqual(['костюм']);
  });
});

describe('a refusal of a noun with its qualities', () => {
  it.each([
    ['no black shoes', ['shoes', 'Black']],
    ['keine schwarzen Schuhe', ['shoes', 'Black']],
    ['no shoes in black', ['shoes', 'Black']],
  ])('is of both together: “%s”', (prompt, [target, colour]) => {
    const { refuses } = readWishes(prompt);

    expect([refuses.targets, [...refuses.colours]]).toEqual([[], []]);
    expect(refuses.kinds.map((kind) => [kind.target?.label, kind.colours[0]?.label])).toEqual([
      [target, colour],
    ]);
  });

  it('is of each where an "or" stands between', () => {
    const { refuses } = readWishes('no wool or heels');

    expect([refuses.targets.map(({ label }) => label), refuses.fabrics.has('wool'), refuses.kinds]).toEqual([
      ['heels'],
      true,
      [],
    ]);
  });
});

describe('reading anything', () => {
  it('takes a mark without its letter for no word', () => {
    expect(readWishes('a red dress, \u0345').notUnderstood).toEqual([]);
  });

  it('never throws, and never gives back markup or long words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const word of readWishes(`${text}<b onclick="x">${text}`).notUnderstood) {
          expect(word).toMatch(/^[\p{L}\p{N}'’ʼ`´]+$/u);
          expect(word.length).toBeLessThanOrEqual(40);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('reads five thousand characters and more in one go', () => {
    expect(readWords('very elegant navy blazer, '.repeat(400)).length).toBeGreaterThan(100);
    expect(readWishes('x'.repeat(20_000)).notUnderstood[0]).toHaveLength(40);
  });
});

describe('what is said of a piece without naming it again', () => {
  it('keeps a cut with what can have it', () => {
    const { demands, shapes } = readWishes('a chunky jumper, nothing with a waistband');

    expect(demands.flatMap((demand) => demand.shapes.map(({ label }) => label))).toEqual(['chunky pieces']);
    expect(shapes.map(({ label }) => label)).toEqual(['easy waists']);
  });

  it('never goes barefoot for a word that it does not know', () => {
    const { refuses, notUnderstood } = readWishes('opera, no frobby shoes');

    expect([refuses.targets, refuses.kinds, notUnderstood]).toEqual([[], [], ['frobby']]);
    expect(readWishes('Oper, keine hohen Schuhe').refuses.targets.map(({ label }) => label)).toEqual([
      'heels',
    ]);
  });

  it('leaves the bag at home with the other accessories', () => {
    expect(readWishes('jeans and a tee, no accessories').refuses.shapes.map(({ label }) => label)).toEqual([
      'bags',
    ]);
  });

  it.each([
    ['the dress has to button down the front', 'front openings'],
    ['ich stille, das Kleid muss vorne aufgehen', 'front openings'],
    ['a shirt without a collar', 'collarless cuts'],
    ['shoes I can slip into', 'slip-ons'],
    ['ankle boots that I can pull on', 'slip-ons'],
    ['pull-on jeans', 'easy waists'],
  ])('knows the cut in "%s"', (prompt, label) => {
    const { demands, shapes } = readWishes(prompt);

    expect([...shapes, ...demands.flatMap((demand) => demand.shapes)].map((shape) => shape.label)).toContain(
      label,
    );
  });

  it.each(['something I can chuck in the wash', 'was Pflegeleichtes, bitte pflegeleicht'])(
    '%s is care',
    (prompt) => {
      expect(readWishes(prompt).refuses.fabrics.has('silk')).toBe(true);
    },
  );
});

describe('what the words for rain gear and short hems say', () => {
  it.each(['a yellow raincoat', 'rain boots and jeans', 'Regenmantel in Gelb'])(
    '%s is for the rain',
    (prompt) => {
      expect(readWishes(prompt).isWet).toBe(true);
    },
  );

  it.each(['a trench coat', 'a ski jacket'])('%s is not', (prompt) => {
    expect(readWishes(prompt).isWet).toBe(false);
  });

  it.each(['a short dress', 'a short coat', 'kurzes Kleid'])('asks for no shorts in “%s”', (prompt) => {
    expect(readWishes(prompt).demands.flatMap(({ target }) => [...target.keys])).not.toContain(
      'chino-shorts',
    );
  });

  it('tells the color khaki from the trousers', () => {
    expect(
      readWishes('a khaki jacket').demands.map(({ colours }) => colours.map(({ label }) => label)),
    ).toEqual([['Khaki']]);
  });
});

describe('what is named beside a color of the whole, and beside a colon', () => {
  it.each([
    ['all navy, only the boots brown', 'boots'],
    ['alles in Dunkelblau, nur die Stiefel braun', 'Stiefel'],
  ])('the one piece has its own color: %s', (prompt, noun) => {
    const { colours, demands } = readWishes(prompt);

    expect(colours.map(({ names }) => names)).toEqual([['Navy']]);
    expect(demands.map(({ target, colours: own }) => [target.said, own.length])).toEqual([[noun, 1]]);
  });

  it('keeps the color of the whole where the piece has none', () => {
    expect(readWishes('burgundy, but only the skirt').demands[0]?.colours).toHaveLength(1);
  });

  it('refuses nothing of a list behind "nothing formal:"', () => {
    const { demands, refuses } = readWishes('nothing formal: chinos, hoodie, sneakers, between 100 and 150');

    expect(demands).toHaveLength(3);
    expect(refuses.targets).toEqual([]);
  });
});
