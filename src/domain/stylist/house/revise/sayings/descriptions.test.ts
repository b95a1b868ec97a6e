import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';
import { type Row, revisionOf } from '../../../testing/stored-look.ts';

describe('what a description, a direction or a color behind is said of', () => {
  const WEEKEND: readonly Row[] = [
    ['fine-crew-sweater', 'merino', 'Burgundy'],
    ['crew-tee', 'cotton', 'White'],
    ['straight-jeans', 'denim', 'Denim'],
    ['desert-boots', 'suede', 'Tan'],
    ['crossbody', 'leather', 'Black'],
  ];
  const SUIT: readonly Row[] = [
    ['suit-jacket', 'wool', 'Navy'],
    ['poplin-shirt', 'poplin', 'White'],
    ['suit-trousers', 'wool', 'Navy'],
    ['oxfords', 'leather', 'Black'],
    ['necktie', 'silk', 'Red'],
  ];

  it.each<[request: string, rows: readonly Row[], moved: RegExp[]]>([
    // What it goes with, lies over or hangs on is not what is described.
    ['derbies with that suit, cognac ones', SUIT, [/^Cognac derbies$/]],
    ['monk straps zu dem Anzug, braune', SUIT, [/^(?:Brown|Cognac|Chocolate) monk-straps$/]],
    ['a parka over it all, something dark', WEEKEND, [/^(?:Black|Navy|Charcoal|\w+ ?\w*) parka$/]],
    ['a belt on the jeans, white', WEEKEND, [/^White .*belt$/]],
    ['a denim jacket on top of that sweater, black', WEEKEND, [/^Black denim-jacket$/]],
    // A color alone and the piece behind it.
    ['teal! the sweater!', WEEKEND, [/^Teal fine-crew-sweater$/]],
    // What one thought strikes, the next does not.
    ['tote instead of the crossbody, and the tee striped', WEEKEND, [/tee$/, / .*tote$/]],
    // The manner of a piece that is to come is none of the look.
    ['give me a rugby shirt instead of the tee, loud as you like', WEEKEND, [/rugby-shirt$/]],
    // A color that is kept by its name.
    [
      'a roll neck instead of the sweater but keep the burgundy',
      WEEKEND,
      [/^Burgundy (?:turtleneck|fitted-rollneck)$/],
    ],
    // What is pointed at becomes another thing.
    ['make those chinos', WEEKEND, [/ chinos$/]],
    // What is enough stays, and what is never worn goes.
    ['drop the tee, the sweater is enough on its own', WEEKEND, []],
    ["I haven't worn a tie since school", SUIT, []],
    ['ties strangle me, so none please', SUIT, []],
  ])('%s', (request, rows, moved) => {
    const { pieces } = revised(request, look(rows));
    const others = pieces.filter((piece) => piece !== 'kept');

    expect(others).toHaveLength(moved.length);
    for (const one of moved) expect(others.some((piece) => one.test(piece))).toBe(true);
    if (moved.length === 0) expect(pieces).toHaveLength(rows.length - 1);
  });

  it('brings both halves of a suit, in one color and cloth', () => {
    for (const request of ['a linen suit, please', 'a tuxedo instead of the suit']) {
      const moved = revised(request, look(SUIT)).pieces.filter((piece) => piece !== 'kept');
      expect(moved.map((piece) => piece.split(' ').at(-1))).toEqual([
        expect.stringMatching(/jacket$/),
        expect.stringMatching(/trousers$/),
      ]);
      expect(new Set(moved.map((piece) => piece.replace(/ \S+$/, ''))).size).toBe(1);
    }
    expect(revised('swap the suit jacket for a tweed blazer', look(SUIT)).pieces[2]).toBe('kept');
  });

  it('does what there is of a wish, and says the rest', () => {
    const { pieces, told } = revised(
      'the trench in olive corduroy',
      look([...OFFICE, ['trench-coat', 'twill', 'Beige']]),
    );

    expect(pieces.some((piece) => /^Olive trench-coat$/.test(piece))).toBe(true);
    expect(told).toEqual(['corduroy']);
  });

  it('says a direction that one of two pieces does not follow', () => {
    const { pieces, told } = revised(
      'bag smaller earrings bigger',
      look([...OFFICE, ['leather-tote', 'leather', 'Black'], ['stud-earrings', 'gold-tone metal', 'Gold']]),
    );

    expect(pieces.filter((piece) => piece !== 'kept')).toHaveLength(1);
    expect(told).toEqual(['bigger']);
  });

  it('finds a piece by its cloth, and gives it another', () => {
    const { pieces, told } = revised('swap the wool trousers for something in cotton', look());

    expect(pieces[2]).toMatch(/^Charcoal tailored-trousers$/);
    expect(told).toEqual([]);
  });

  it('matches to what the thought before named, and colors both where both are named', () => {
    expect(revised('the bag brown, and the boots to match it', look(WEEKEND)).pieces.slice(3)).toEqual([
      expect.stringMatching(/boots$/),
      expect.stringMatching(/^Brown crossbody$/),
    ]);
    expect(revised('shoes to match the belt, both brown').pieces.slice(3)).toEqual([
      expect.stringMatching(/loafers$/),
      expect.stringMatching(/belt$/),
    ]);
  });

  it('spends what a polite question names', () => {
    const cost = (request: string) => revisionOf(look(), request, 3).applied.length;

    expect(cost('lovely, but could we do 200 all in?')).toBeGreaterThan(0);
    expect(cost('same thing but for 180')).toBeGreaterThan(0);
    expect(cost('is it more than 200?')).toBe(0);
  });

  it('takes off what goes, and only that', () => {
    const { pieces, told } = revised('brown oxfords, and the belt goes');

    expect(pieces).toHaveLength(4);
    expect(pieces[3]).toMatch(/^Brown /);
    expect(told).toEqual([]);
    expect(revised('the belt goes with the shoes, leave it').pieces).toHaveLength(5);
  });

  it('keeps the color that may stay', () => {
    expect(revised('eine Aktentasche statt des Gürtels, schwarz kann bleiben').told).toEqual([]);
    expect(revised('ankle boots instead of the loafers, black can stay').pieces[3]).toMatch(
      /^Black .*boots$/,
    );
  });

  it('matches what joins to what is named, and not to what it is worn under', () => {
    expect(revised('eine Weste unters Sakko, gleiche Farbe wie die Hose').pieces.join()).toMatch(
      /Charcoal \S*(?:waistcoat|vest)/,
    );
    expect(revised('a scarf please, in the same tone as the blazer').pieces.at(-1)).toMatch(/^Navy /);
  });

  it('lays a piece over or under the one that is named', () => {
    const over = revised('no trench, a denim shirt open over the tee', look(WEEKEND)).pieces;

    expect(over).toContain('kept');
    expect(over.filter((piece) => /shirt/.test(piece))).toHaveLength(1);
  });

  it('exchanges two for two', () => {
    const { pieces } = revised('chinos and a cardigan instead of the blazer and the trousers');

    expect(pieces[0]).toMatch(/cardigan$/);
    expect(pieces[1]).toBe('kept');
    expect(pieces[2]).toMatch(/chinos$/);
  });

  it('hears a preference, and asks for nothing easier', () => {
    const { pieces } = revised('brogues would be more practical than the loafers');

    expect(pieces.slice(0, 3)).toEqual(['kept', 'kept', 'kept']);
    expect(pieces[3]).toMatch(/brogues$/);
  });

  it('makes all of it smarter but what stays', () => {
    const { pieces, told } = revised('make it a touch smarter but keep the jeans', look(WEEKEND));

    expect(pieces.filter((piece) => piece === 'kept').length).toBeLessThan(pieces.length);
    expect(told).toEqual([]);
  });

  it('takes off what is complained of, where that is asked, and brings no other', () => {
    const { pieces, told } = revised(
      'that belt makes me look like a plumber, take it off and add a pocket square',
    );

    expect(pieces.join()).not.toMatch(/belt/);
    expect(pieces.slice(0, 4)).toEqual(['kept', 'kept', 'kept', 'kept']);
    expect(told).toEqual([]);
  });

  it('wears a knit over what is there where it takes the place of a coat', () => {
    const { pieces } = revised('the trench is too stiff, a chunky jumper instead', look(WEEKEND));

    expect(pieces.join()).not.toMatch(/trench/);
    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(WEEKEND.length - 1);
  });

  it('brings down the price of the piece alone that is to be the cheapest', () => {
    expect(
      revised('espadrilles, the cheapest you can find').pieces.filter((piece) => piece === 'kept'),
    ).toHaveLength(4);
    expect(
      revised('Slipper, die günstigsten die ihr habt').pieces.filter((piece) => piece === 'kept'),
    ).toHaveLength(4);
  });

  it('takes a word of praise between commas for what stands before it', () => {
    const { pieces } = revised('loafers I can drive in, great, just make them burgundy');

    expect(pieces).toEqual(['kept', 'kept', 'kept', 'Burgundy loafers', 'kept']);
  });

  it('asks no piece for where a complaint hurts', () => {
    const { pieces } = revised("the waistband rolls over my stomach, I'd rather have drawstring trousers");

    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(4);
  });

  it.each([
    'she wants us all in burgundy, so the trousers in burgundy',
    'they want everyone in burgundy, so trousers in burgundy',
  ])('dyes no look for who is to wear a color: %s', (request) => {
    expect(revised(request).pieces.filter((piece) => piece === 'kept')).toHaveLength(4);
  });

  it('holds a cloth that is refused of a new piece to that piece', () => {
    const { pieces } = revised('add a watch, steel strap and not leather');

    expect(pieces.slice(0, 5)).toEqual(AS_IT_WAS);
  });

  it('hears a preference over a piece that is pointed at', () => {
    const { pieces } = revised("I'd prefer a waistcoat to that blazer");

    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(4);
    expect(pieces[0]).toMatch(/waistcoat|vest/);
  });

  it('does what is clear beside a story that is not', () => {
    const { pieces } = revised(
      'The premiere moved to a palace, so everything two notches, no, one notch fancier',
    );

    expect(pieces).not.toEqual(AS_IT_WAS);
  });
});
