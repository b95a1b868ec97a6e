import { describe, expect, it } from 'vitest';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';

describe('what is said of several pieces, and of all but one', () => {
  const suit = () =>
    look([
      ['suit-jacket', 'wool', 'Charcoal'],
      ['poplin-shirt', 'poplin', 'White'],
      ['suit-trousers', 'wool', 'Charcoal'],
      ['oxfords', 'leather', 'Black'],
    ]);

  it.each([
    'everything more relaxed, only not the belt',
    'Alles ein bisschen legerer, nur den Gürtel nicht',
    'Den Gürtel nicht. Alles andere gern legerer',
  ])('leaves alone what alone is not to be so: %s', (request) => {
    const { pieces } = revised(request);

    expect(pieces[4]).toBe('kept');
    expect(pieces).not.toEqual(AS_IT_WAS);
  });

  it.each(['the suit in a lighter shade', 'Der Anzug dürfte dunkler sein'])(
    'gives both halves of a suit one color: %s',
    (request) => {
      const [jacket, , trousers] = revised(request, suit()).pieces;

      expect(jacket).toMatch(/suit-jacket$/);
      expect(trousers?.split(' suit')[0]).toBe(jacket?.split(' suit')[0]);
    },
  );

  it.each([
    'add a waistcoat',
    'mit Weste bitte',
    'a waistcoat with it, same color as the suit',
    'Eine Weste dazu, gleicher Farbton wie der Anzug',
    'noch eine Weste, als Dreiteiler',
  ])('brings what joins in the color of its model: %s', (request) => {
    expect(revised(request, suit()).pieces).toContainEqual(expect.stringMatching(/^Charcoal .*waistcoat$/));
  });

  it.each(['Coat: a duffle coat', 'Mantel: Dufflecoat. Alles andere bleibt'])(
    'brings one piece for its name before and behind a colon: %s',
    (request) => {
      const came = revised(request).pieces.filter((piece) => piece !== 'kept');

      expect(came).toEqual([expect.stringMatching(/ duffle-coat$/)]);
    },
  );

  it.each(['more color, e.g. the shoes', 'Mehr Farbe, z. B. bei den Schuhen'])(
    'is at the place that is named as an example: %s',
    (request) => {
      expect(revised(request).pieces.map((piece) => piece === 'kept')).toEqual([
        true,
        true,
        true,
        false,
        true,
      ]);
    },
  );

  it.each([
    ['Rock und Strickjacke statt Hose und Blazer, beides in Marine', ['skirt', 'cardigan']],
    ['a skirt and a cardigan instead of the trousers and the blazer, both in navy', ['skirt', 'cardigan']],
  ])('colors both that come: %s', (request, names) => {
    const came = revised(request).pieces.filter((piece) => piece !== 'kept');

    for (const name of names)
      expect(came).toContainEqual(expect.stringMatching(new RegExp(`^Navy .*${name}$`)));
  });
});

describe('what is compared, and what a piece is to do', () => {
  it.each(['something plainer than navy round my shoulders', 'Schuhe, weniger elegant als Pumps'])(
    'adds nothing that it is only compared with: %s',
    (request) => {
      expect(revised(request).pieces.length).toBe(OFFICE.length);
    },
  );

  it.each(['less gaudy trousers', 'ein weniger knalliges Hemd', 'ein nicht so auffälliger Blazer'])(
    'never goes the other way: %s',
    (request) => {
      const loud = /Cobalt|Red|Fuchsia|Yellow|Orange|Emerald|Turquoise|Purple|Coral|Lime|Rust|Cognac/;

      expect(revised(request).pieces.join(' ')).not.toMatch(loud);
    },
  );

  it('chooses a piece that does for the body what is asked of it', () => {
    const [trousers = ''] = revised('swap the trousers for a skirt that makes me look taller').pieces.filter(
      (piece) => piece.endsWith('skirt'),
    );
    const { goals = [] } = garmentOf(trousers.split(' ').at(-1) ?? '') ?? {};

    expect(goals).toContain('elongate-legs');
  });
});

describe('a piece in the place of another', () => {
  it.each([
    ['Cardigan statt Blazer, der Farbton bzw. die Farbe soll aber so bleiben', 0, /^Navy /],
    ['a bomber instead of the blazer. The color may stay', 0, /^Navy bomber$/],
    ['Stiefeletten statt der Loafer, Farbe aber beibehalten', 3, /^Black /],
    ['Die Loafer gegen Ballerinas tauschen, Farbe wie gehabt', 3, /^Black /],
    // What something catches in does not stay.
    ['Im Blazer bleibt mein Armband stecken, ein Pullover bitte', 0, /^(?!kept)/],
    ['My watch gets stuck in the belt, no belt then', 4, /^undefined$/],
    // What a piece is to be without says nothing of its color.
    ['ein Hemd ohne Muster in Hellblau', 1, /Blue /],
    ['trousers without pleats in olive', 2, /^Olive /],
  ] as const)('%s', (request, place, becomes) => {
    const { pieces } = revised(request);

    expect(String(pieces[place])).toMatch(becomes);
    expect(pieces.filter((piece) => piece !== 'kept').length).toBeLessThanOrEqual(1);
  });

  it.each(['Cotton shirt instead, in pink', 'ein Hemd aus Baumwolle, rosa'])(
    'is of cotton where it is of poplin: %s',
    (request) => {
      expect(revised(request).told).toEqual([]);
    },
  );

  it.each(['bucket hat please', 'ein Anglerhut dazu'])(
    'joins by its own name at the office: %s',
    (request) => {
      const { pieces, told } = revised(request);

      expect(pieces.at(-1)).toMatch(/ sun-hat$/);
      expect(told).toEqual([]);
    },
  );

  it.each(['everything in brown', 'Alles in Grün'])('is dyed with its other half: %s', (request) => {
    const suit = look([
      ['suit-jacket', 'wool', 'Charcoal'],
      ['poplin-shirt', 'poplin', 'White'],
      ['suit-trousers', 'wool', 'Charcoal'],
      ['oxfords', 'leather', 'Black'],
    ]);
    const [jacket = '', , trousers = ''] = revised(request, suit).pieces;

    expect(jacket).not.toBe('kept');
    expect(trousers.replace(/ \S+$/, '')).toBe(jacket.replace(/ \S+$/, ''));
  });

  it.each(['cowboy hat!', 'Ein Strohhut!'])('joins where it is all that is said: %s', (request) => {
    expect(revised(request).pieces.length).toBe(OFFICE.length + 1);
  });

  it.each(['a top hat please', 'Zylinder dazu'])('is said where nobody makes it: %s', (request) => {
    const { pieces, told } = revised(request);

    expect(pieces).toEqual(AS_IT_WAS);
    expect(told.length).toBeGreaterThan(0);
  });
});
