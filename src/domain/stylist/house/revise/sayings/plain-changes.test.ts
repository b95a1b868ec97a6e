import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';

describe('a change as people say it', () => {
  it.each([
    // What stands before the noun says which piece it is.
    ['the black shoes in brown', 3, /^(?:Brown|Cognac|Chocolate) loafers$/],
    ['die schwarzen Schuhe bitte in Braun', 3, /^(?:Brown|Cognac|Chocolate) loafers$/],
    // A color alone is that of what is named nearest.
    ['everybody at work has these trousers. Perhaps in olive', 2, /^Olive tailored-trousers$/],
    // Not the first, the second.
    ['no, not the blazer, the TROUSERS. I want those olive', 2, /^Olive tailored-trousers$/],
    // A forbidden verb keeps.
    ['never take the belt away, but the shoes in brown', 3, /^(?:Brown|Cognac|Chocolate) loafers$/],
    ['Finger weg vom Gürtel, aber die Schuhe in Braun', 3, /^(?:Brown|Cognac|Chocolate) loafers$/],
    // One thing is preferred to another.
    ['Die Schuhe hätte ich lieber in Braun als in Schwarz', 3, /^(?:Brown|Cognac|Chocolate) loafers$/],
    // A reason is no wish.
    ['Can we go for a light blue shirt? My boss is old school', 1, /^(?:Sky|Powder) Blue poplin-shirt$/],
    ['the shirt in light blue, please. I get sweat patches', 1, /^(?:Sky|Powder) Blue poplin-shirt$/],
    // What is wrong with a piece can be said in any words.
    ['the loafers squeak on our office floor', 3, /./],
    ['that blazer swallows me', 0, /./],
    ['die Schuhe quietschen beim Laufen, da dreht sich jeder um', 3, /./],
    // One piece is complained of beside praise of another, and what the day is like is only told.
    ['love the blazer, but these loafers squeak something awful in a library', 3, /./],
    // A piece that is to be left alone is not taken away.
    ["don't touch the belt, but the shoes in brown", 3, /^(?:Brown|Cognac|Chocolate) loafers$/],
    // What is asked for in a color is in it, whatever word ends the sentence.
    ['Hemd in hellblau pls', 1, /^(?:Sky|Powder) Blue poplin-shirt$/],
    // What somebody has already is no wish.
    ["trousers in olive? I've got about six charcoal ones", 2, /^Olive tailored-trousers$/],
    ['Hemd bitte in Hellblau, Weiß hab ich schon zweimal', 1, /^(?:Sky|Powder) Blue poplin-shirt$/],
    // What is preferred, whatever the mood of the verb.
    ['Hemd in Hellblau wär schöner, Weiß ist so nach Kellner', 1, /^(?:Sky|Powder) Blue poplin-shirt$/],
    ['Alles bestens, bis auf das Hemd: das gefällt mir in Hellblau besser', 1, /Blue poplin-shirt$/],
    // What a color is compared to stays what it is.
    ['trousers in navy like the blazer', 2, /^Navy tailored-trousers$/],
    ['die Hose in Marine wie der Blazer', 2, /^Navy tailored-trousers$/],
    ['navy is lovely, can the trousers be the same colour as the blazer', 2, /^Navy tailored-trousers$/],
    ['ballet flats instead, same colour as these', 3, /^Black ballet-flats$/],
    // What becomes of a piece is told, and another color is asked for.
    ['Weiße Hemden sind bei mir nach einem Tag grau. Hellblau bitte', 1, /Blue poplin-shirt$/],
    ['everything can stay but the loafers, I would like black derbies', 3, /^Black derbies$/],
    ['derbies insted of the loafers', 3, / derbies$/],
    ["I'd keep everything but swap in brown loafers", 3, /^(?:Brown|Cognac|Chocolate) loafers$/],
    ['could derbies work in place of the loafers?', 3, / derbies$/],
    // What was not meant stays, and so does what somebody else does not like.
    ['Den Blazer hab ich nicht gemeint. Das Hemd in Hellblau bitte', 1, /Blue poplin-shirt$/],
    ["my partner hates the belt, I don't. leave it. but the shoes in brown", 3, /loafers$/],
    // What is named before a colon is what comes behind it is about.
    ['the trousers: looser please', 2, /./],
  ])('%s', (request, place, becomes) => {
    const { pieces } = revised(request);

    expect(pieces[place]).toMatch(becomes);
    expect(pieces[place]).not.toBe('kept');
    expect(pieces.with(place, 'kept')).toEqual(AS_IT_WAS);
  });

  it.each([
    ['no belt, I have one already', 4],
    ['leave the belt out, I get hot', 4],
    ['leave the belt off', 4],
    ['Gürtel raus, ich nehm eh meinen eigenen Gürtel', 4],
    ['I don’t want a belt, my loops are closed', 4],
  ])('takes away what is not wanted and nothing else: %s', (request, place) => {
    expect(revised(request).pieces).toEqual(AS_IT_WAS.toSpliced(place, 1));
  });

  it.each([
    'it’s my birthday today',
    'don’t you dare touch the blazer or the shoes',
    'I have a blazer like this one already',
  ])('changes nothing for what is only told: %s', (request) => {
    expect(revised(request).pieces).toEqual(AS_IT_WAS);
  });

  it('adds what matches in the color that it matches', () => {
    const added = (request: string) => revised(request).pieces.filter((piece) => piece !== 'kept');

    expect(added('a bag matching the shoes please')).toEqual([expect.stringMatching(/^Black /)]);
    expect(added('eine Tasche passend zu den Schuhen')).toEqual([expect.stringMatching(/^Black /)]);
  });

  it('changes all but what stays', () => {
    const { pieces } = revised('keep the blazer, chuck everything else');

    expect(pieces.map((piece) => piece === 'kept')).toEqual([true, false, false, false, false]);
  });

  it('dresses the other way when the day gets colder', () => {
    const { pieces } = revised('Wird kühler als gedacht');

    expect(pieces.length).toBeGreaterThanOrEqual(AS_IT_WAS.length);
    expect(pieces).not.toEqual(AS_IT_WAS);
  });

  it('gives a color that is to be the same on to what takes the place', () => {
    const green = look([['midi-occasion-dress', 'crepe', 'Sage'], ...OFFICE.slice(3)]);

    expect(revised('long dress, same green', green).pieces[0]).toMatch(/^Sage /);
  });

  it('brings what else is named behind an exchange', () => {
    for (const also of ['plus sunglasses', ', and sunglasses']) {
      const { pieces } = revised(`brogues instead of the loafers ${also}`);

      expect(pieces[3]).toMatch(/brogues/);
      expect(pieces.some((piece) => /sunglasses/.test(piece))).toBe(true);
    }
  });

  it('tells shoes to run in from sneakers, in German too', () => {
    expect(revised('Laufschuhe statt der Loafer').pieces[3]).toMatch(/running-shoes/);
  });

  it('gives way of a color that is complained of by itself', () => {
    const { pieces } = revised('the navy clashes with my hair');

    expect(pieces[0]).not.toBe('kept');
    expect(pieces[0]).not.toMatch(/Navy/);
    expect(pieces.slice(1)).toEqual(AS_IT_WAS.slice(1));
  });

  it.each([
    // A color that is named alone takes the place of one that is refused, also where it lies near it.
    ['I said teal, not turquoise', 0, /^Teal blazer$/],
    // Another color than what others wear is none of theirs.
    ['the ushers wear navy, I need another color', 0, /^(?!Navy)\w.* blazer$/],
    // In the color of what is there.
    ['the belt the same blue as the blazer', 4, /^Navy leather-belt$/],
    ['der Gürtel in der Farbe der Hose', 4, /^Charcoal leather-belt$/],
  ])('%s', (request, place, becomes) => {
    const { pieces } = revised(request);

    expect(pieces[place]).toMatch(becomes);
    expect(pieces.with(place, 'kept')).toEqual(AS_IT_WAS);
  });

  it('reads a list before a colon', () => {
    expect(revised('blazer, shirt: all in camel').pieces).toEqual([
      'Camel blazer',
      'Camel poplin-shirt',
      'kept',
      'kept',
      'kept',
    ]);
  });

  it('hears two wishes joined by "and"', () => {
    const { pieces } = revised('leave out the belt and make the shirt sky blue');

    expect(pieces).toEqual(['kept', expect.stringMatching(/Blue poplin-shirt/), 'kept', 'kept']);
  });

  it('takes the day for a reason where a piece is spoken of', () => {
    const { pieces } = revised("a pink scarf please, there's a beach party on the invitation");

    expect(pieces.slice(0, OFFICE.length)).toEqual(AS_IT_WAS);
    expect(pieces.some((piece) => /scarf/.test(piece))).toBe(true);
  });

  it('leaves a piece that is praised as it is', () => {
    const { pieces } = revised('I adore these loafers, make everything else more casual');

    expect(pieces[3]).toBe('kept');
  });

  it.each([["I don't know what the loafers cost"], ['nobody wears a blazer there, I know']])(
    'changes nothing: %s',
    (request) => {
      expect(revised(request).pieces).toEqual(AS_IT_WAS);
    },
  );

  it.each([['the black shoes in green', 3, /^(?:Forest Green|Olive|Emerald|Sage|Green|Mint) loafers$/]])(
    '%s',
    (request, place, becomes) => {
      const { pieces } = revised(request);

      expect(pieces[place]).toMatch(becomes);
      expect(pieces[place]).not.toBe('kept');
      expect(pieces.with(place, 'kept')).toEqual(AS_IT_WAS);
    },
  );

  it('says of the whole list what is said of all of it', () => {
    expect(revised('blazer, trousers, all in camel').pieces).toEqual([
      'Camel blazer',
      'kept',
      'Camel tailored-trousers',
      'kept',
      'kept',
    ]);
  });

  it('takes off what is to go, and leaves what is to be the same', () => {
    expect(revised('ditch the belt, same blazer').pieces).toEqual(AS_IT_WAS.slice(1));
  });

  it('says of the rest what is said of the rest', () => {
    const { pieces } = revised('keep the blazer and the rest a bit more casual');

    expect(pieces[0]).toBe('kept');
    expect(pieces.some((piece) => piece !== 'kept')).toBe(true);
  });

  it('hears how a thing is, and asks nothing of it', () => {
    const { pieces } = revised("my uncle's tie, I have to wear that. It's camel with gold dots");

    expect(pieces.slice(0, OFFICE.length)).toEqual(OFFICE.map(() => 'kept'));
  });

  it('dresses nobody for an occasion that is only told of', () => {
    expect(revised('so lief mein Mathelehrer immer rum, haha').pieces).toEqual(AS_IT_WAS);
  });

  it('comes as near to a wish as there is, and tells the rest', () => {
    const { pieces, told } = revised('swap the belt for a sequinned wool scarf with flamingos');

    expect(pieces.at(-1)).toMatch(/scarf/);
    expect(told.join(' ')).toMatch(/sequin|flamingos/);
  });

  it('tells what is named and was passed over', () => {
    expect(revised('take the belt off and make the shirt zibbly').told.join(' ')).toMatch(/zibbly/);
    expect(revised('take the belt off, and order me a taxi').told.join(' ')).toMatch(/taxi/);
  });

  it.each([
    'take the belt off, the tailor says so',
    'lose the belt, my uncle from Hamburg gave it to me',
    'den Gürtel bitte weg, meine Kollegin lacht schon',
  ])('does not say back what only tells why: %s', (request) => {
    expect(revised(request).told).toEqual([]);
  });

  it('lets a waistcoat join the jacket', () => {
    const { pieces } = revised('add a waistcoat');

    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(OFFICE.length);
    expect(pieces.some((piece) => /waistcoat|vest/.test(piece))).toBe(true);
  });
});
