import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';
import { revisionOf } from '../../../testing/stored-look.ts';

describe('what is said of several pieces, of one of them, and of what goes with them', () => {
  it.each([
    ['loafers and the belt, make them brown', [3, 4]],
    ['Gürtel und Loafer bitte, beide in Braun', [3, 4]],
    ['belt and loafers in brown instead of black', [3, 4]],
    ['exchange black for brown in loafers and belt', [3, 4]],
    ['alles Schwarze bitte in Braun', [3, 4]],
  ])('changes those and no other: %s', (request, at) => {
    const { pieces } = revised(request);

    expect(pieces.flatMap((piece, index) => (piece === 'kept' ? [] : [index]))).toEqual(at);
  });

  it.each([
    ['the loafers should be burgundy, to go with the belt', 3, 'Burgundy loafers'],
    ['the trousers are too gray, could they be navy to go with the belt', 2, 'Navy tailored-trousers'],
    ['loafers burgundy trousers navy', 3, 'Burgundy loafers'],
    ['loafers burgundy trousers navy', 2, 'Navy tailored-trousers'],
    ['I like the navy of the blazer, give the trousers that color', 2, 'Navy tailored-trousers'],
    ['Der Blazer ist hübsch, bloß die Farbe nicht. Dunkelgrün?', 0, 'Forest Green blazer'],
    ['Schwarze Schuhe besitz ich zuhauf, hab ich schon, nimm braune', 3, 'Brown loafers'],
    ['burgundy trousers would be cooler', 2, 'Burgundy tailored-trousers'],
    ['burgundy loafers because my jacket is green', 0, 'kept'],
  ])('gives each its own: %s', (request, at, piece) => {
    expect(revised(request).pieces[at]).toBe(piece);
  });

  it('takes away what is said to be out, and what a no stands behind', () => {
    expect(revised('loose the belt').pieces).toHaveLength(4);
    expect(revised('could the belt go entirely').pieces).toHaveLength(4);
    expect(revised('loafers out, brogues in').pieces[3]).toMatch(/brogues/);
    expect(revised('the shirt is great but the loafers, no. Sneakers').pieces[3]).toMatch(/sneakers/);
    expect(revised('the blazer is fine, loafers arent. Sneakers').pieces[3]).toMatch(/sneakers/);
  });

  it('brings one of two that would do, and both of a pair', () => {
    expect(revised('a watch or a scarf').pieces).toHaveLength(6);
    expect(revised('gloves and a scarf, both in burgundy').pieces.slice(5)).toEqual([
      expect.stringMatching(/^Burgundy .*gloves/),
      expect.stringMatching(/^Burgundy .*scarf/),
    ]);
  });

  it.each([
    ['a swimsuit underneath', /swimsuit$/],
    ['unters Hemd noch ein weißes Tanktop', /^White .*tank$/],
  ])('wears beneath what is there: %s', (request, piece) => {
    const { pieces } = revised(request);

    expect(pieces.filter((one) => one === 'kept')).toEqual(AS_IT_WAS);
    expect(pieces.filter((one) => one !== 'kept')).toEqual([expect.stringMatching(piece)]);
  });

  it('takes a color that is refused of what comes, and of what is named', () => {
    expect(revised('boots instead of loafers, and not black ones').pieces[3]).not.toMatch(/Black|kept/);
    expect(revised('trousers, but not charcoal, not black').pieces[2]).not.toMatch(/Charcoal|Black|kept/);
    expect(revised('everything is so black and navy, can the trousers be olive').pieces).toEqual([
      'kept',
      'kept',
      'Olive tailored-trousers',
      'kept',
      'kept',
    ]);
  });

  it('reads a black tie among clothes as a tie, and one piece by two names as what it is', () => {
    const funeral = revised('a memorial service: charcoal suit and black tie');

    expect(funeral.pieces.some((piece) => /^Black .*tie/.test(piece))).toBe(true);
    const hoops = look([...OFFICE, ['stud-earrings', 'silver-tone metal', 'Silver']]);
    expect(revised('hoops instead of studs', hoops).pieces).toEqual([...AS_IT_WAS, 'kept']);
  });

  it.each([
    // What is compared, likened or set right is not what is meant.
    ['the belt costs more than the shirt, a cheaper belt', [4]],
    ['the trousers in olive, so it looks like a uniform', [2]],
    ['make the shirt light blue, not the trousers', [1]],
    ['Das Hemd soll hellblau sein, nicht die Hose', [1]],
    // What somebody says happens to a thing is no order.
    ['no scarf, I lose them all the time. shoes in brown please', [3]],
    // Praise of one piece does not reach the next.
    ['the belt is great but the loafers, could they be brogues', [3]],
    // What would be lovely is wished.
    ['corduroy would be lovely for the trousers', [2]],
    // A complaint of two pieces, and what they are both to be.
    ['Gürtel und Schuhe passen nicht zum Blazer, beides lieber braun', [3, 4]],
    // What is told of a color by somebody else is not asked for.
    ['shirt in light blue, my uncle says white is boring', [1]],
    // A sum that is small beside the whole is that of the piece that is named.
    ['60 for a belt is mad, one for 20 or less', [4]],
    ['der Gürtel ist zu lang und zu teuer, höchstens 20', [4]],
    // "Touch nothing else" keeps the rest.
    ['brown shoes, nothing else changes', [3]],
  ])('touches only what is meant: %s', (request, touched) => {
    const { pieces } = revised(request);

    expect(pieces.flatMap((piece, at) => (piece === 'kept' ? [] : [at]))).toEqual(touched);
  });

  it('asks the share of a price of all, or of the pieces that are named', () => {
    const cost = (request: string) => {
      const outfit = look();
      const { items } = revisionOf(outfit, request, 3);
      return items.map((item, at) => {
        const priced = 'drafted' in item ? item.drafted : outfit.items[at];
        return ((priced?.priceLowCents ?? 0) + (priced?.priceHighCents ?? 0)) / 200;
      });
    };
    const sum = (prices: readonly number[]) => prices.reduce((all, price) => all + price, 0);
    const before = cost('keep everything');

    expect(sum(cost('a third cheaper, please'))).toBeLessThanOrEqual((sum(before) * 2) / 3);
    const half = cost('the loafers at half the price');
    expect(half[3]).toBeLessThanOrEqual((before[3] ?? 0) / 2);
    expect(half.toSpliced(3, 1)).toEqual(before.toSpliced(3, 1));
  });

  it('says a piece that had to go for another that leaves the rest no room', () => {
    const { pieces, told } = revised('a boilersuit instead of the trousers, touch nothing else');

    expect(pieces).toEqual(AS_IT_WAS);
    expect(told).toContain('boilersuit');
  });

  it('takes away what is refused beside an exchange', () => {
    const { pieces } = revised('no belt, and a roll neck instead of the shirt');

    expect(pieces).toHaveLength(OFFICE.length - 1);
    expect(pieces[1]).toMatch(/turtleneck|rollneck/);
  });
});

describe('a cut and a color at once, and lists against lists', () => {
  it.each([
    ['the trousers wide and beige', /^beige wide-leg-trousers/i],
    ['die Hose weit und in Beige', /^beige wide-leg-trousers/i],
    ['brown ankle boots and an olive parka instead of the loafers and the blazer', /^olive parka/i],
    ['braune Stiefel und ein olivgrüner Parka statt Sakko und Loafer', /^olive parka/i],
  ])('%s', (request, expected) => {
    const { pieces, told } = revised(request);

    expect(pieces.some((piece) => expected.test(piece))).toBe(true);
    expect(told).toEqual([]);
  });

  it('brings other boots than those that go', () => {
    const boots = look([...OFFICE.slice(0, 3), ['chelsea-boots', 'leather', 'Brown']]);
    const { pieces } = revised('green boots instead of the chelsea boots', boots);

    expect(pieces.at(-1)).not.toMatch(/chelsea/i);
  });

  it('gives what goes with no like its own place back, and says so', () => {
    const { pieces, told } = revised('suede loafers instead of the trousers and the loafers');

    expect(pieces[2]).toBe('kept');
    expect(told).not.toEqual([]);
  });

  it('hears a reason without its colors, and a style behind a piece as said of it', () => {
    expect(revised('a gray belt because we’re at the office').pieces.at(-1)).toMatch(/^gray/i);
    expect(revised('beige trousers, retro').pieces.filter((piece) => piece !== 'kept')).toHaveLength(1);
  });

  it('leaves out what politely is left out, and brings no second pair of shoes', () => {
    expect(revised('leave the belt out, thank you').pieces).toHaveLength(4);
    expect(revised('a spare pair for the way home').told).toEqual(['spare pair']);
  });
});
