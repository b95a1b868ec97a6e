import { describe, expect, it } from 'vitest';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';
import { revisionOf } from '../../../testing/stored-look.ts';

describe('reasons, bans and sums of a change', () => {
  it.each([
    // What follows an order as its reason changes nothing more.
    ['brown loafers! needs a pop', [3]],
    ['braune Loafer! braucht mehr Farbe', [3]],
    ['the shirt in light blue, looks too stiff otherwise', [1]],
    ['das Hemd bitte hellblau, sieht sonst so langweilig aus', [1]],
    ['no belt, it is too formal', [4]],
    // And so does what the look lacks, before it.
    ['could use some color. Green trousers', [2]],
  ])('a reason is no second wish: %s', (request, changed) => {
    const { pieces } = revised(request);
    const gone = AS_IT_WAS.length - pieces.length;

    expect(pieces.filter((piece) => piece !== 'kept')).toHaveLength(changed.length - gone);
    expect(pieces.length === AS_IT_WAS.length ? pieces[changed[0] ?? 0] : '').not.toBe('kept');
  });

  it('hears a wish for the whole behind a piece where it is one', () => {
    const { pieces } = revised('brown loafers, and more color for the rest');

    expect(pieces.filter((piece) => piece !== 'kept').length).toBeGreaterThan(1);
  });

  it.each([
    'no belt, my phone goes in the blazer',
    'ohne Gürtel, Handy und Schlüssel passen in den Blazer',
    'Gürtel weg, der Blazer hat Taschen',
  ])('keeps what only holds something: %s', (request) => {
    expect(revised(request).pieces).toEqual(AS_IT_WAS.slice(0, 4));
  });

  it.each([
    'the blazer in linen and nothing else in wool',
    'bitte den Blazer aus Leinen und auch sonst nix aus Wolle',
  ])('bans a cloth from everything: %s', (request) => {
    const { items } = revisionOf(look(), request, 3);

    expect(items[2]).toHaveProperty('drafted');
    expect(items.flatMap((item) => ('drafted' in item ? [item.drafted.fabric] : []))).not.toContain('wool');
  });

  it('gives what comes its own color, and the belt to match', () => {
    const { pieces } = revised('brown derbies instead of the loafers and a brown belt to match');

    expect(pieces[3]).toMatch(/^(?:Brown|Cognac|Chocolate|Tan) derbies$/);
    expect(pieces[4]).toMatch(/^(?:Brown|Cognac|Chocolate|Tan) leather-belt$/);
  });

  it.each(['swim shorts as well please', 'Badehose noch dazu bitte'])(
    'brings swimwear beside what is there: %s',
    (request) => {
      const { pieces } = revised(request);

      expect(pieces.filter((piece) => piece === 'kept')).toEqual(AS_IT_WAS);
      expect(pieces.filter((piece) => piece !== 'kept')).toEqual([expect.stringMatching(/ swim-shorts$/)]);
    },
  );

  it('takes a sum for all of it as the most that it may cost, and tells each piece once', () => {
    const { applied, notUnderstood } = revisionOf(
      look(),
      "that's more than I wanted to spend. 200 for all of it max",
      3,
    );
    const about = applied.map(({ what }) => what.split(' to about')[0]);

    expect(notUnderstood).toEqual([]);
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(about).size).toBe(about.length);
  });

  it('tells a piece that changed twice from what it was to what it is', () => {
    const { applied } = revisionOf(
      look(),
      'the trousers in olive, and cheaper, and jeans instead of the trousers',
      3,
    );
    const ofTrousers = applied.filter(({ what }) => /trousers|jeans/.test(what));

    expect(ofTrousers).toEqual([
      { what: expect.stringMatching(/^Swapped the charcoal trousers for .* jeans$/) },
    ]);
  });

  it.each([
    ['hate that belt, that one', 4, / (?:leather|woven)-belt$/],
    ['dieser Gürtel gefällt mir nicht', 4, /belt$/],
    ['would brown derbies look nicer?', 3, / derbies$/],
    ['würden braune Derbys besser aussehen?', 3, / derbies$/],
    ['wasserdichte Stiefel', 3, /boots$/],
    ['trousers in gray instead of charcoal', 2, /^(?!Charcoal)\w+ tailored-trousers$/],
  ])('is carried out for the piece that is meant: %s', (request, place, becomes) => {
    const { pieces } = revised(request);

    expect(pieces[place]).toMatch(becomes);
    expect(pieces.with(place, 'kept')).toEqual(AS_IT_WAS);
  });

  it.each(['Pearls?', 'Perlen?', 'maybe a scarf?'])(
    'a piece with a question mark is an offer: %s',
    (request) => {
      expect(revised(request).pieces).toHaveLength(AS_IT_WAS.length + 1);
    },
  );

  it('and which of them would be better is a question', () => {
    expect(revised('which shirt would look better?').pieces).toEqual(AS_IT_WAS);
  });

  it('does not tell a reason as not understood', () => {
    expect(revised('sneakers. my feet hurt in those').told).toEqual([]);
  });

  it.each([
    ['kein Gürtel, ist viel zu warm dafür', [0, 1, 2, 3]],
    ['no belt please, I fall over it', [0, 1, 2, 3]],
  ])('does nothing for the day by words that are not of it: %s', (request, left) => {
    expect(revised(request).pieces).toEqual(left.map(() => 'kept'));
  });

  it('says what it passes over, and hears a sum beside what stays', () => {
    expect(revised('nichts Kratziges bitte').told).toEqual(['nichts Kratziges']);
    expect(revised('höchstens 200 insgesamt, der Blazer bleibt').pieces[0]).toBe('kept');
    expect(revised('höchstens 200 insgesamt, der Blazer bleibt').pieces).not.toEqual(AS_IT_WAS);
  });

  it.each(['brown shoes but black is too hard', 'brown shoes. Black is too hard'])(
    'takes the color that is complained of for no wish: %s',
    (request) => {
      expect(revised(request).pieces[3]).toMatch(/^(?!Black)\w+ loafers$/);
    },
  );

  it('counts what joins into the sum that all of it may cost', () => {
    const { items, unmet } = revisionOf(look(), 'keep it all under 200 and add a scarf', 3);
    const middles = items.map((item) =>
      'drafted' in item
        ? (item.drafted.priceLowCents + item.drafted.priceHighCents) / 200
        : (bandAround(60).lowCents + bandAround(60).highCents) / 200,
    );

    expect(items).toHaveLength(AS_IT_WAS.length + 1);
    expect(unmet).toEqual([]);
    expect(middles.reduce((sum, middle) => sum + middle, 0)).toBeLessThanOrEqual(200);
  });

  it.each([
    ['cheaper shoes, 40 max', 3],
    ['the blazer is too expensive, 40 max', 0],
    ['der Blazer ist zu teuer, höchstens 40', 0],
    ['the loafers cost too much, max 40', 3],
    ['the blazer is too expensive', 0],
  ])('a sum beside the price of a piece is for that piece: %s', (request, place) => {
    const { pieces, told } = revised(request);

    expect(pieces.map((piece) => piece !== 'kept')).toEqual(AS_IT_WAS.map((_, at) => at === place));
    expect(told).toEqual([]);
  });

  it.each([
    "the laptop doesn't fit in the bag, bigger please",
    'Laptop passt nicht in die Tasche, größer bitte',
  ])('hears what a bag is to hold: %s', (request) => {
    const withBag = look([...OFFICE, ['leather-tote', 'leather', 'Black']]);

    const changed = revised(request, withBag).pieces.filter((piece) => piece !== 'kept');

    expect(changed).toEqual([expect.stringMatching(/ (?:backpack|.*bag|.*tote)$/)]);
  });
});
