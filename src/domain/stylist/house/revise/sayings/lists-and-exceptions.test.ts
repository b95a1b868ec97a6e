import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';
import type { Row } from '../../../testing/stored-look.ts';

const EVENING: readonly Row[] = [
  ['midi-occasion-dress', 'crepe', 'Sage'],
  ['pashmina', 'cashmere', 'Cream'],
  ['block-heels', 'leather', 'Beige'],
  ['clutch', 'satin', 'Gold'],
];

const BROWN_BELOW: readonly Row[] = [
  ['poplin-shirt', 'poplin', 'White'],
  ['tailored-trousers', 'wool', 'Gray'],
  ['loafers', 'leather', 'Brown'],
  ['leather-belt', 'leather', 'Brown'],
];

describe('lists, exceptions and what is to stay', () => {
  it.each([
    'suit, shirt, shoes and belt in black',
    'Hose, Hemd, Schuhe und Gürtel in Schwarz',
    'make the jacket, trousers, shoes and belt black',
  ])('a color behind a list is that of all its nouns: %s', (request) => {
    const { pieces } = revised(request, look([['blazer', 'wool', 'Navy'], ...BROWN_BELOW]));

    expect(pieces.filter((piece) => piece.startsWith('Black')).length).toBeGreaterThanOrEqual(3);
  });

  it('and not of all where one noun has its own', () => {
    const { pieces } = revised(
      'white shirt, jacket, trousers and belt in brown',
      look([['blazer', 'wool', 'Navy'], ...BROWN_BELOW.slice(0, 2), ['loafers', 'leather', 'Black']]),
    );

    expect(pieces[0]).toBe('kept');
  });

  it.each([
    ['keep the dress and the shoes, find me a different wrap and bag', [2, 3]],
    ['the dress stays, another clutch please', [2]],
    ['keep the dress, black clutch', [2]],
  ])('another one is not to stay: %s', (request, changed) => {
    const { pieces } = revised(request, look(EVENING));

    expect(pieces.flatMap((piece, at) => (piece === 'kept' ? [] : [at]))).toEqual(changed);
  });

  it.each([
    ['like it all except the shirt', 1],
    ['like everything but the belt', 4],
  ])('what is excepted from what is liked changes: %s', (request, changed) => {
    const { pieces } = revised(request);

    expect(pieces.slice(0, changed)).toEqual(AS_IT_WAS.slice(0, changed));
    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(4);
  });

  it.each([
    'satin dress please, keep the colour',
    'das Kleid aus Satin, die Farbe soll bleiben',
    'Kleid aus Satin, Farbe bitte gleich lassen',
  ])('the color that is to be kept is not changed: %s', (request) => {
    expect(revised(request, look(EVENING)).pieces[0]).toMatch(/^Sage/);
  });

  it.each(['flat sandals please', 'flache Sandalen bitte', 'flat black sandals'])(
    'flat sandals are sandals: %s',
    (request) => {
      expect(revised(request, look(EVENING)).pieces[1]).toMatch(/sandal|slide/);
    },
  );

  it.each([
    ['I do not need a full suit, just a blazer and chinos', /blazer$/],
    ['no suit please, a cardigan instead', /cardigan$/],
  ])('what is no suit takes the place of its jacket: %s', (request, jacket) => {
    const suit = look([
      ['suit-jacket', 'wool', 'Charcoal'],
      ['poplin-shirt', 'poplin', 'White'],
      ['suit-trousers', 'wool', 'Charcoal'],
      ['oxfords', 'leather', 'Brown'],
    ]);

    expect(revised(request, suit).pieces[0]).toMatch(jacket);
  });

  it.each(['dark jeans instead of the trousers', 'dunkle Jeans statt der Hose'])(
    'dark jeans are dark: %s',
    (request) => {
      expect(revised(request).pieces[2]).toMatch(/^(?:Navy|Black|Charcoal|Chocolate) .*jeans$/);
    },
  );

  it('puts a pattern on each piece that it is to be on', () => {
    const { pieces } = revised('pinstripes on the blazer and the trousers please');

    expect([pieces[0], pieces[2]]).toEqual([
      expect.not.stringMatching('kept'),
      expect.not.stringMatching('kept'),
    ]);
  });

  it.each([
    // What is told of the day and what a cloth is like dyes nothing.
    ['bei uns ists locker, Jeans statt der Hose', ['kept', 'kept', /jeans$/, 'kept', 'kept']],
    [
      'cotton has to be ironed all the time, the trousers in olive please',
      ['kept', 'kept', /^Olive/, 'kept', 'kept'],
    ],
    // What is wished of the whole is not wished of what is left out.
    ['more color, not the trousers though', [/./, /./, 'kept', 'kept', 'kept']],
    // One is fine, the other is not.
    ['shirt ok belt no', ['kept', 'kept', 'kept', 'kept']],
    // Too much of a color is away from it.
    ['das Hemd ist mir zu weiß', ['kept', /^(?!kept|White|Ivory)/, 'kept', 'kept', 'kept']],
    // Where the wish of the whole has its place.
    ['a pop of color, maybe the trousers', ['kept', 'kept', /^(?!kept)/, 'kept', 'kept']],
    ['mehr Farbe, vielleicht bei der Hose', ['kept', 'kept', /^(?!kept)/, 'kept', 'kept']],
    // A color is changed to the one that is named.
    ['change the color of the shirt to light blue', ['kept', /^(?:Sky|Powder) Blue/, 'kept', 'kept', 'kept']],
    // Of two cloths side by side the second is new.
    ['instead of poplin linen', ['kept', /./, 'kept', 'kept', 'kept']],
    // A verb behind its noun takes away that one alone.
    ['Gürtel raus, Hemd offen', ['kept', 'kept', 'kept', 'kept']],
    // To each other.
    ['the belt and the blazer in the same color please', ['kept', 'kept', 'kept', 'kept', /^Navy/]],
    // That it would be cute says how it pleases.
    ['das Hemd find ich langweilig, mit Streifen wär’s süß', ['kept', /./, 'kept', 'kept', 'kept']],
    // Of what was just named.
    ['den Blazer lieber kürzer und nicht so dunkel', [/./, 'kept', 'kept', 'kept', 'kept']],
    [
      'ich will die Hose nicht, lieber einen Rock in der Farbe',
      ['kept', 'kept', /^Charcoal/, 'kept', 'kept'],
    ],
    // A verb of praise that praises nothing.
    ['ich mag keine Wolle an den Beinen, die Hose bitte anders', [/./, 'kept', /^(?!kept)/, 'kept', 'kept']],
  ])('%s', (request, expected) => {
    expect(revised(request).pieces).toEqual(
      expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    );
  });

  it('puts a jacket where the coat was, and one thing in the place of another', () => {
    const coat = look([['trench-coat', 'twill', 'Beige'], ...OFFICE.slice(1)]);

    expect(revised('a bomber jacket, please', coat).pieces).toEqual([
      expect.stringMatching(/bomber$/),
      ...Array<string>(4).fill('kept'),
    ]);
    expect(revised('I sweat in a blazer. A waistcoat in its place?').pieces[0]).toMatch(/^(?!kept)/);
    expect(revised('I sweat in a blazer. A waistcoat in its place?').pieces).toHaveLength(5);
  });

  it('chooses by what the day asks of it where no piece is named', () => {
    const tote = look([...OFFICE, ['leather-tote', 'leather', 'Black']]);
    const { pieces } = revised('can I swap the tote for something hands free', tote);

    expect(pieces.filter((piece) => piece !== 'kept')).toEqual([
      expect.stringMatching(/crossbody|messenger-bag|backpack|belt-bag/),
    ]);
  });

  it('puts a suit in the place of a dress with both of its halves', () => {
    const dress = look([
      ['midi-occasion-dress', 'crepe', 'Sage'],
      ['block-heels', 'leather', 'Beige'],
    ]);

    for (const request of [
      'I never wear dresses, a trouser suit please',
      'das Kleid nicht, lieber ein Hosenanzug',
    ]) {
      const { pieces } = revised(request, dress);

      expect(pieces.join(), request).toMatch(/suit-jacket.*suit-trousers/);
      expect(pieces.join(), request).not.toMatch(/dress/);
    }
  });

  it.each([
    // Liked, and to be another color.
    [
      'I like the shoes, but in brown please',
      ['kept', 'kept', 'kept', /^(?:Brown|Cognac|Chocolate) loafers$/, 'kept'],
    ],
    [
      'die Schuhe gefallen mir, aber bitte in Braun',
      ['kept', 'kept', 'kept', /^(?:Brown|Cognac|Chocolate) loafers$/, 'kept'],
    ],
    // One thing is wrong, and nothing else moves.
    ['alles gut, nur die Schuhe nicht', ['kept', 'kept', 'kept', /^(?!kept)/, 'kept']],
    // Each in its own color.
    ['white trousers and the shirt in navy', ['kept', /^Navy/, /^White|^Ivory|^Cream/, 'kept', 'kept']],
    // The rest is all that is not named.
    [
      'keep the blazer and the trousers, make the rest brown',
      [
        'kept',
        /./,
        'kept',
        /^(?:Brown|Cognac|Chocolate) loafers$/,
        /^(?:Brown|Cognac|Chocolate|Tan) leather-belt$/,
      ],
    ],
    // To each other, in what is said.
    [
      'I want the belt and the shoes to match, both brown',
      [
        'kept',
        'kept',
        'kept',
        /^(?:Brown|Cognac|Chocolate) loafers$/,
        /^(?:Brown|Cognac|Chocolate|Tan) leather-belt$/,
      ],
    ],
    // The color that another piece was given before.
    [
      'the trousers in olive and the shirt in the same color',
      ['kept', /^Olive/, /^Olive tailored-trousers$/, 'kept', 'kept'],
    ],
    [
      'die Hose in Oliv und das Hemd in der gleichen Farbe',
      ['kept', /^Olive/, /^Olive tailored-trousers$/, 'kept', 'kept'],
    ],
    // How far an exchange goes is no second wish.
    [
      'swap the black for brown, everything black',
      [
        'kept',
        'kept',
        'kept',
        /^(?:Brown|Cognac|Chocolate) loafers$/,
        /^(?:Brown|Cognac|Chocolate|Tan) leather-belt$/,
      ],
    ],
  ])('touches what it names and nothing else: %s', (request, expected) => {
    expect(revised(request).pieces).toEqual(
      expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    );
  });

  it('goes on wishing behind “also”', () => {
    expect(revised('chinos instead of the trousers, also a brown belt please').told).toEqual([]);
    expect(revised('chinos instead of the trousers, also a brown belt please').pieces[4]).toMatch(/belt/);
  });

  it.each(['white never suits me, pale blue shirt', 'white rarely works on me, a pale blue shirt'])(
    'what never suits is not kept: %s',
    (request) => {
      expect(revised(request).pieces[1]).toMatch(/^Powder Blue/);
    },
  );
});
