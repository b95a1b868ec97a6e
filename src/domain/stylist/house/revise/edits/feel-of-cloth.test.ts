import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';

const WEEKEND: readonly Row[] = [
  ['trench-coat', 'twill', 'Beige'],
  ['crew-tee', 'cotton', 'Cream'],
  ['straight-jeans', 'denim', 'Denim'],
  ['leather-sneakers', 'leather', 'Black'],
];
const OFFICE: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'White'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
  ['necktie', 'silk', 'Burgundy'],
];

/** What came into the look, as "color cloth garment", and what is told as left. */
function revised(request: string, rows: readonly Row[]): { came: string[]; told: string[]; kept: number } {
  const { items, notUnderstood, unmet } = revisionOf(storedLook(rows), request);
  const drafts = items.flatMap((item) => ('kept' in item ? [] : [item.drafted]));

  return {
    came: drafts.map(({ color, fabric, garment }: Partial<OutfitItem>) => `${color} ${fabric} ${garment}`),
    told: [...notUnderstood, ...unmet.map(({ words }) => words)],
    kept: items.length - drafts.length,
  };
}

describe('how a cloth is in the hand', () => {
  it.each([
    ['a thin cardigan over it', /(?:merino|cotton knit|cashmere) (?:duster-)?cardigan$/],
    ['eine leichte Strickjacke drüber', /(?:merino|cotton knit|cashmere) (?:duster-)?cardigan$/],
    ['swap the tee for a fine knit', /(?:merino|cotton knit|cashmere) /],
    [
      'a thick sweater instead of the tee',
      /(?:lambswool|wool|mohair) (?:cable|chunky|fair-isle|zip)-sweater$/,
    ],
    [
      'einen dicken Pulli statt dem Shirt',
      /(?:lambswool|wool|mohair) (?:cable|chunky|fair-isle|zip)-sweater$/,
    ],
    ['sturdy boots instead of the sneakers', /(?:combat|hiking|insulated|platform|rain)-boots$/],
    [
      'robuste Schuhe statt der Sneaker',
      /(?:combat-boots|hiking-boots|insulated-boots|derbies|chunky-loafers|rain-boots)$/,
    ],
    ['weiche Jogginghose statt der Jeans', /(?:french terry|fleece) joggers$/],
    [
      'soft trousers instead of the jeans',
      /(?:lyocell|wool flannel|corduroy|viscose|velvet|jersey|french terry|fleece) /,
    ],
    ['a fine necklace', /fine-necklace$/],
  ])('is that of what comes: %s', (request, piece) => {
    const { came, told } = revised(request, WEEKEND);
    expect(came).toHaveLength(1);
    expect(came[0]).toMatch(piece);
    expect(told).toEqual([]);
  });

  it.each([
    ['thin jeans please', 'thin'],
    ['dünne Jeans bitte', 'dünne'],
    ['feine Schuhe statt der Sneaker', 'feine'],
  ])('is told where no piece of the kind is so: %s', (request, word) => {
    expect(revised(request, WEEKEND).told).toContain(word);
  });
});

describe('what lies over or under another piece', () => {
  it.each([
    ['a roll-neck in black under the jacket', OFFICE],
    ['ein Rolli in Schwarz unterm Sakko', OFFICE],
    ['a roll-neck in black under the jacket, no tie', OFFICE],
    ['ein schwarzer Rolli, Hemd und Krawatte dann nicht mehr', OFFICE],
    ['a black roll-neck under the jacket, shirt and tie both out', OFFICE],
  ])('is of the color that is said of it, and the other stays: %s', (request, rows) => {
    const { came, told } = revised(request, rows);
    expect(came).toHaveLength(1);
    expect(came[0]).toMatch(/^Black .* (?:turtleneck|fitted-rollneck)$/);
    expect(told).toEqual([]);
  });
});

describe('a color or cloth that is refused of a piece that is not there', () => {
  it.each(['no black scarf', 'kein schwarzer Schal', 'no wool scarf', 'kein Wollschal', 'no black belt'])(
    'is refused of nothing else: %s',
    (request) => {
      expect(revised(request, OFFICE).came).toEqual([]);
      expect(revised(request, WEEKEND).came).toEqual([]);
    },
  );

  it.each(['not a black belt, a brown one', 'kein schwarzer Gürtel, ein brauner'])(
    'says how the one that comes is: %s',
    (request) => {
      const { came, kept } = revised(request, WEEKEND);
      expect(came).toHaveLength(1);
      expect(came[0]).toMatch(/belt$/);
      expect(kept).toBe(WEEKEND.length);
    },
  );

  it.each(['no black shoes', 'keine Lederschuhe'])('and is refused of one that is: %s', (request) => {
    expect(revised(request, WEEKEND).came).toHaveLength(1);
  });
});

describe('what is wrong with a piece', () => {
  it.each([
    'brown doesn’t go with the suit for me, black shoes and a black tie',
    'Schuhe und Krawatte lieber schwarz, Braun passt für mich nicht zu dem Anzug',
  ])('is the color that clashes, and not the piece that it clashes with: %s', (request) => {
    const { came, kept } = revised(request, OFFICE);
    expect(came.map((piece) => piece.split(' ').at(-1)).sort()).toEqual(['necktie', 'oxfords']);
    expect(kept).toBe(3);
  });

  const SCARF: Row[] = [...WEEKEND, ['wool-scarf', 'lambswool', 'Gray']];
  it.each(['with a scarf I’m too hot', 'Mit Schal ist mir zu warm', 'mit dem Schal wird mir zu heiß'])(
    'goes where it is too warm: %s',
    (request) => {
      const { came, kept } = revised(request, SCARF);
      expect(came).toEqual([]);
      expect(kept).toBe(WEEKEND.length);
    },
  );

  const LAYERED: Row[] = [['fine-crew-sweater', 'merino', 'Navy'], ...WEEKEND.slice(1)];
  it.each(['no tee underneath but a shirt', 'kein T-Shirt drunter sondern ein Hemd'])(
    'is what is worn beneath: %s',
    (request) => {
      const { came, kept } = revised(request, LAYERED);
      expect(came).toHaveLength(1);
      expect(came[0]).toMatch(/shirt$/);
      expect(kept).toBe(LAYERED.length - 1);
    },
  );

  it.each([
    'Trenchcoat trägt bei uns jede Zweite. Was anderes drüber',
    'the trench is boring. Something else on top',
  ])('is replaced where something else is to be worn over it: %s', (request) => {
    const { came } = revised(request, WEEKEND);
    expect(came).toHaveLength(1);
    expect(came[0]).not.toMatch(/trench/);
  });
});

describe('words that nobody knows', () => {
  it.each([
    'lose the coat, ear infection',
    'coat = albatross. gone please',
    'Mantel weg, brauche beide Hände für die Ordner',
  ])('tell why where things only go: %s', (request) => {
    expect(revised(request, WEEKEND).told).toEqual([]);
  });

  it.each([
    ['drop the coat and make the tee zibbly', 'zibbly'],
    ['boots, zibbly ones, instead of the sneakers', 'zibbly'],
    ['Mantel weg, und mach das Shirt flauwig', 'flauwig'],
  ])('are said back where they could be wished: %s', (request, word) => {
    expect(revised(request, WEEKEND).told).toContain(word);
  });
});
