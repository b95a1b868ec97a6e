import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';

const OFFICE: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'White'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
  ['wool-scarf', 'lambswool', 'Gray'],
];
const PARTY: readonly Row[] = [
  ['midi-occasion-dress', 'crepe', 'Navy'],
  ['block-heels', 'leather', 'Beige'],
  ['clutch', 'satin', 'Gold'],
  ['stud-earrings', 'gold-tone metal', 'Gold'],
];
const CASUAL: readonly Row[] = [
  ['crew-tee', 'cotton', 'White'],
  ['chinos', 'twill', 'Olive'],
  ['leather-sneakers', 'leather', 'White'],
];

/** What is new or another after a request, as "color cloth garment", and what is told as left. */
function revised(request: string, rows: readonly Row[]): { others: string[]; kept: number; told: string[] } {
  const { items, notUnderstood, unmet } = revisionOf(storedLook(rows), request);
  const drafts = items.flatMap((item) => ('kept' in item ? [] : [item.drafted]));

  return {
    others: drafts.map(({ color, fabric, garment }: Partial<OutfitItem>) => `${color} ${fabric} ${garment}`),
    kept: items.length - drafts.length,
    told: [...notUnderstood, ...unmet.map(({ words }) => words)],
  };
}

describe('a piece that is liked but for its cloth', () => {
  it.each([
    ['the scarf is lovely, only the material is not. Cashmere', OFFICE, 'Gray cashmere wool-scarf'],
    ['Der Schal ist schön, nur das Material nicht, lieber Kaschmir', OFFICE, 'Gray cashmere wool-scarf'],
    ['the dress is great but not the fabric, lace please', PARTY, 'Navy lace cocktail-dress'],
  ])('comes in the one that is named, and nothing else moves: %s', (request, rows, piece) => {
    const { others, kept } = revised(request, rows);
    expect(others).toEqual([piece]);
    expect(kept).toBe(rows.length - 1);
  });
});

describe('a color that is named behind "a color"', () => {
  it.each([
    ['Oxfords are good but in a color, red or something', 'Red'],
    ['Die Schuhe sind gut, aber in einer Farbe, rot vielleicht', 'Red'],
    ['oxfords are nice but black', 'Black'],
  ])('is that of the piece alone: %s', (request, color) => {
    expect(revised(request, OFFICE).others).toEqual([`${color} leather oxfords`]);
  });
});

describe('what comes for what is refused', () => {
  it.each(['No more gold, satin out too. Silver', 'Gold weg, Satin auch. Silber'])(
    'is of what had it: %s',
    (request) => {
      const { others, kept } = revised(request, PARTY);
      expect(others).toHaveLength(2);
      expect(others.every((piece) => /^Silver (?!satin)/.test(piece))).toBe(true);
      expect(kept).toBe(2);
    },
  );

  it.each([
    ['get me out of the suit, jeans and a blazer', ['blazer', 'jeans']],
    ['take me out of a suit. A cardigan and corduroys', ['cardigan', 'corduroys']],
  ])('is two pieces for the two of a suit: %s', (request, names) => {
    const { others } = revised(request, OFFICE);
    expect(others).toHaveLength(2);
    for (const name of names) expect(others.join()).toContain(name);
    expect(others.join()).not.toContain('suit-');
  });

  it('is a cardigan for the top that it is named for', () => {
    expect(revised('a merino cardigan for the tee', CASUAL)).toMatchObject({ kept: 2 });
    expect(revised('Eine Strickjacke für das T-Shirt', CASUAL).others).toHaveLength(1);
  });
});

describe('what goes and what stays', () => {
  it.each(['drop the sneakers for a navy pair of loafers', 'lose the sneakers for navy loafers'])(
    'makes room for what is named behind "for": %s',
    (request) => {
      expect(revised(request, CASUAL)).toMatchObject({
        others: [expect.stringMatching(/^Navy .*loafers$/)],
        kept: 2,
      });
    },
  );

  it('brings nothing for a season', () => {
    expect(revised('lose the scarf for the spring', OFFICE)).toMatchObject({ others: [], kept: 4 });
  });

  it('saves on the rest where somebody will not give up a piece', () => {
    const { others } = revised("under 200 please, but I won't give up the dress", PARTY);

    expect(others.length).toBeGreaterThan(0);
    expect(others.join(' ')).not.toMatch(/dress/);
  });

  it('ties no tie where laces are tied', () => {
    expect(revised('my back hurts when I have to tie those', CASUAL).others.join(' ')).not.toMatch(/tie/);
  });
});

describe('a layer below', () => {
  it.each(['anything warm under the shirt, I freeze', 'Etwas unters Hemd, mir ist kalt'])(
    'is one that nobody sees: %s',
    (request) => {
      const { others, kept } = revised(request, OFFICE);
      expect(others).toHaveLength(1);
      expect(others[0]).toContain('thermal-base');
      expect(kept).toBe(OFFICE.length);
    },
  );
});

describe('names of the same piece', () => {
  it('makes chinos khaki where they are called khakis', () => {
    expect(revised('khakis rather than these trousers', CASUAL).others[0]).toMatch(
      /^(?:Khaki|Beige|Tan) .*chinos/,
    );
    expect(revised('khakis in navy please', CASUAL).others[0]).toMatch(/^Navy .*chinos/);
  });

  it('says that there are no studs where hoops are to give way to them', () => {
    expect(revised('stud earrings instead of the hoops', PARTY)).toMatchObject({
      others: [],
      told: ['stud earrings'],
    });
    expect(revised('Ohrstecker statt Creolen', PARTY)).toMatchObject({ others: [], told: ['Ohrstecker'] });
  });
});

describe('the color that a piece is to keep', () => {
  it.each([
    ['Ein Jumpsuit statt dem Kleid. Farbe passt', PARTY, 'Navy'],
    ['Einen Overall statt dem Kleid, selber Farbton', PARTY, 'Navy'],
    ['Jumpsuit statt Kleid. Den Farbton und alles andere bitte so lassen', PARTY, 'Navy'],
    ['a jumpsuit instead of the dress, the shade is fine', PARTY, 'Navy'],
    ['Cordhose statt Chino, gleicher Ton', CASUAL, 'Olive'],
  ])('is that of what comes in its stead: %s', (request, rows, color) => {
    const { others, kept } = revised(request, rows);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(new RegExp(`^${color} `));
    expect(kept).toBe(rows.length - 1);
  });

  it.each([
    'Ein Jumpsuit statt dem Kleid. Die Farbe passt nicht',
    'a jumpsuit for the dress, not that color',
  ])('is another where it does not please: %s', (request) => {
    expect(revised(request, PARTY).others[0]).not.toMatch(/^Navy /);
  });

  it('is that of the sweater where only its neck is another', () => {
    const knit: readonly Row[] = [['fine-crew-sweater', 'merino', 'Burgundy'], ...CASUAL.slice(1)];
    expect(revised('Rollkragen wär mir lieber als Rundhals', knit).others[0]).toMatch(
      /^Burgundy .* turtleneck$/,
    );
    expect(revised('a roll neck rather than the crew neck', knit).others[0]).toMatch(/^Burgundy /);
    expect(revised('a roll neck in gray rather than the crew neck', knit).others[0]).toMatch(/^Gray /);
  });
});

describe('a cloth that stays', () => {
  const linen: readonly Row[] = [['linen-shirt', 'linen', 'Sage'], ...CASUAL.slice(1)];
  it.each([
    ['Das Hemd kurzärmlig, aber Leinen soll es bleiben', 'Sage linen camp-shirt'],
    ['the shirt with short sleeves, but linen stays', 'Sage linen camp-shirt'],
    ['Hemd in Weiß, Leinen kann bleiben. Und die Ärmel kurz', 'White linen camp-shirt'],
  ])('is that of the piece however else it changes: %s', (request, piece) => {
    expect(revised(request, linen).others).toEqual([piece]);
  });

  it('is none of a piece that has another', () => {
    expect(revised('Den Schal in Rot, Seide kann bleiben', OFFICE).others).toEqual([
      'Red lambswool wool-scarf',
    ]);
  });
});

describe('several cuts of one piece', () => {
  const beach: readonly Row[] = [
    ['linen-shirt', 'linen', 'Sage'],
    ['chino-shorts', 'linen', 'Beige'],
    ['leather-sandals', 'leather', 'Tan'],
  ];
  it.each([
    ['Das Hemd hauteng, und kurze Ärmel', 'hauteng'],
    ['the shirt skin tight, and with short sleeves', 'skin tight'],
  ])('are met as far as there is such a piece, in its cloth and color: %s', (request, left) => {
    expect(revised(request, beach)).toMatchObject({ others: ['Sage linen camp-shirt'], told: [left] });
  });

  it.each([
    'Hemd und Shorts raus, dafür ein Leinenkleid',
    'Oben und unten beides weg, dafür ein Leinenkleid',
  ])('is not asked of a dress that takes the place of two pieces: %s', (request) => {
    const { others, kept, told } = revised(request, beach);
    expect(others.join()).toMatch(/^\w+ linen [\w-]+$/);
    expect({ kept, told }).toEqual({ kept: 1, told: [] });
  });
});

describe('what only stands beside a wish', () => {
  it.each([
    // A pronoun behind a "but" strikes what was named last.
    ['Schal in Senfgelb, ein Freund hatte auch ne rote Mütze auf, aber die brauch ich net', /^Mustard /],
    // Up there is no top.
    ['Die Feier ist oben auf der Alm, den Schal in Rot', /^Red /],
    // What something cost is told.
    ['Schal in Rot, sagt die Beraterin, und die war teuer', /^Red /],
  ])('moves nothing: %s', (request, scarf) => {
    const { others, kept } = revised(request, OFFICE);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(scarf);
    expect(kept).toBe(OFFICE.length - 1);
  });

  it.each([
    'Haben Sie etwas Flaches, in Gold wie die Clutch?',
    'something flat please, gold like the clutch',
  ])('is the piece that a color is like: %s', (request) => {
    const { others, kept } = revised(request, PARTY);
    expect(others.join()).toMatch(/^Gold \w+( \w+)? \S*(?:flats|sandals|loafers)$/);
    expect(kept).toBe(PARTY.length - 1);
  });

  it.each([
    'Mir fehlt ein Gilet. Bitte eines im Stoff und in der Farbe des Anzugs',
    'Eine Weste dazu, in der Farbe des Anzugs',
  ])('is the suit that a waistcoat is like: %s', (request) => {
    expect(revised(request, OFFICE)).toMatchObject({ kept: OFFICE.length });
    expect(revised(request, OFFICE).others.join()).toMatch(/^Charcoal \w+( \w+)? \S*(?:waistcoat|vest)$/);
  });

  it.each([
    'Schuhe in Schwarz, und der Schal soll einen Ventilator haben',
    'black shoes, and the scarf should have a fan',
  ])('is said back where no piece has it: %s', (request) => {
    expect(revised(request, OFFICE).told.join().toLowerCase()).toMatch(/ventilator|fan/);
  });
});

describe('what is wanted rather than a piece that is complained of', () => {
  it.each([
    ['Der Schal verheddert sich am Lenker. Ne Mütze lieber, in Grau', OFFICE, /^Gray \w+ beanie$/],
    ['the scarf always gets caught on things. A beanie instead', OFFICE, /beanie$/],
    ['Die Clutch ist mir zu klein, lieber eine Umhängetasche', PARTY, /crossbody|shoulder/],
  ])('takes its place: %s', (request, rows, piece) => {
    const { others, kept } = revised(request, rows);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(piece);
    expect(kept).toBe(rows.length - 1);
  });

  it.each([
    ['Schal weg Mütze her', /beanie$/],
    ['Oxfords raus schwarze Loafer rein', /^Black \w+ \S*loafers$/],
    ['Schal weg ne graue Mütze her', /^Gray \w+ beanie$/],
  ])('comes for what goes: %s', (request, piece) => {
    const { others } = revised(request, OFFICE);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(piece);
  });

  it('joins where it is wanted beside it', () => {
    expect(revised('Der Schal ist schön. Dazu noch ne Mütze', OFFICE)).toMatchObject({ kept: OFFICE.length });
  });
});

describe('a piece that would be better than what is there', () => {
  it.each([
    ['Eine Strickjacke wär praktischer als das Shirt', /cardigan$/],
    ['Stiefeletten wären mir angenehmer als die Sneaker', /boots$/],
    ['ankle boots would be more practical than the sneakers', /boots$/],
  ])('takes its place: %s', (request, piece) => {
    const { others, kept } = revised(request, CASUAL);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(piece);
    expect(kept).toBe(2);
  });
});

describe('„nicht“ as people speak it', () => {
  it.each(['Schal brauch i koin', 'den Schal bruuchts nöd', 'Schal brauch ma nimmer', 'Schal brauchts net'])(
    'takes away: %s',
    (request) => {
      expect(revised(request, OFFICE)).toMatchObject({ others: [], kept: OFFICE.length - 1 });
    },
  );

  it.each(['mach es lockerer, aber Hemd und Hose nich anfassen', 'lockerer. Hemd und Hose net anfassen'])(
    'leaves alone: %s',
    (request) => {
      expect(revised(request, OFFICE).others.join()).not.toMatch(/shirt|trousers|chinos|jeans/);
      expect(revised(request, OFFICE).others.length).toBeGreaterThan(0);
    },
  );
});

describe('a piece of one’s own that nobody asks for', () => {
  it.each(['My beret slides off under a helmet', 'Meine Kappe passt nicht unter den Helm'])(
    'joins nothing: %s',
    (request) => {
      expect(revised(request, CASUAL)).toMatchObject({ others: [], kept: CASUAL.length });
    },
  );

  it('joins where it is asked for', () => {
    expect(revised('put my beret on', CASUAL).others).toHaveLength(1);
  });
});

describe('a code and its day', () => {
  it('dresses by the code', () => {
    const { others } = revised('It is a black tie dinner after all', OFFICE);
    expect(others.join()).toMatch(/dress-shirt|tuxedo/);
  });
});
