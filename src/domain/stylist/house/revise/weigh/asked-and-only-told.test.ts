import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';

const GUEST: readonly Row[] = [
  ['midi-occasion-dress', 'crepe', 'Sage'],
  ['pashmina', 'cashmere', 'Cream'],
  ['block-heels', 'leather', 'Beige'],
  ['clutch', 'satin', 'Gold'],
  ['drop-earrings', 'gold-tone metal', 'Gold'],
];
const SUIT: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'Sky Blue'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
];

const OFFICE: readonly Row[] = [
  ['blazer', 'wool', 'Navy'],
  ['blouse', 'silk', 'White'],
  ['tailored-trousers', 'wool flannel', 'Gray'],
  ['loafers', 'leather', 'Black'],
  ['leather-tote', 'leather', 'Black'],
];
const SUMMER: readonly Row[] = [
  ['linen-shirt', 'linen', 'Terracotta'],
  ['chino-shorts', 'linen', 'Beige'],
  ['leather-sandals', 'leather', 'Tan'],
  ['canvas-tote', 'canvas', 'Ivory'],
  ['sun-hat', 'straw', 'Tan'],
];

/** What went ("-clutch"), came ("+Navy cap") or became another ("clutch>Black pouch"), by keys and colors. */
function changed(request: string, rows: readonly Row[]): string[] {
  const outfit = storedLook(rows);
  const { items } = revisionOf(outfit, request, 3);
  const kept = items.flatMap((item) => ('kept' in item ? [item.kept] : []));
  const fresh = items.flatMap((item) => ('kept' in item ? [] : [item.drafted]));
  const gone = outfit.items.filter(({ id }) => !kept.includes(id));
  const left = gone.map((item) => {
    const at = fresh.findIndex(({ slot }) => slot === item.slot);
    const [by] = at < 0 ? [] : fresh.splice(at, 1);
    return by === undefined ? `-${item.garment}` : `${item.garment}>${by.color} ${by.garment}`;
  });

  return [...left, ...fresh.map(({ color, garment }) => `+${color} ${garment}`)].sort();
}

describe('what is not to be done to a piece', () => {
  it.each([
    'the dress in navy without ditching the shawl',
    'without giving up the shawl, make it less than 250',
    "can you get it under 250 without giving up the pashmina? I'm always cold in churches",
    'Das Kleid in Blau, ohne auf den Schal zu verzichten',
    'Auf 250 runter ohne den Schal wegzulassen',
  ])('leaves it as it is: %s', (request) => {
    const moved = changed(request, GUEST);

    expect(moved.length).toBeGreaterThan(0);
    expect(moved.filter((one) => one.includes('pashmina') || one.startsWith('+'))).toEqual([]);
  });

  it.each([
    ['no shawl, and lose the clutch', ['-pashmina', '-clutch']],
    ['Ohne Schal, und die Clutch weglassen', ['-pashmina', '-clutch']],
  ])('is no "without" beside a removal: %s', (request, moved) => {
    expect(changed(request, GUEST)).toEqual([...moved].sort());
  });
});

describe('a list of what goes', () => {
  it.each([
    ['the clutch, the earrings and the shawl can all go', ['-pashmina', '-clutch', '-drop-earrings']],
    ['Clutch, Ohrringe und Schal können weg', ['-pashmina', '-clutch', '-drop-earrings']],
    ['the dress stays, the earrings and the clutch both go', ['-clutch', '-drop-earrings']],
    ['the clutch and the earrings both have to go', ['-clutch', '-drop-earrings']],
    ['the clutch is lovely, the earrings and the shawl can go', ['-pashmina', '-drop-earrings']],
  ])('goes with all its pieces: %s', (request, moved) => {
    expect(changed(request, GUEST)).toEqual([...moved].sort());
  });
});

describe('a suit', () => {
  it.each(['navy suit. both halves, obviously', 'the suit in navy please, both pieces'])(
    'has two halves, which is no half of a price: %s',
    (request) => {
      expect(changed(request, SUIT)).toEqual([
        'suit-jacket>Navy suit-jacket',
        'suit-trousers>Navy suit-trousers',
      ]);
    },
  );
});

describe('a color that somebody only tells of', () => {
  it.each([
    [
      'I do love the blazer. Might the blouse be blue? Thirty years of teaching, and white never survived lunch',
      'blouse',
    ],
    ['The loafers are fine. Could the tote be brown? My sister wore black to everything', 'leather-tote'],
    ['Die Tasche in Braun. Meine Schwester hat alles in Schwarz', 'leather-tote'],
  ])('goes to no other piece, and not to all: %s', (request, piece) => {
    expect(changed(request, OFFICE)).toEqual([expect.stringMatching(new RegExp(`^${piece}>`))]);
  });

  it.each(['all of it in black', 'the same but black. all of it.', 'I want everything black'])(
    'is not a color of all that is asked for: %s',
    (request) => {
      expect(changed(request, OFFICE).length).toBeGreaterThan(2);
    },
  );
});

describe('a piece that comes and is not to be so', () => {
  it.each([
    ['ankle boots, not heels', OFFICE],
    ['boots instead of those shoes, but not with a heel', OFFICE],
    ['Stiefeletten, keine Absätze', OFFICE],
    ['tan ankle boots, no heels', GUEST],
  ])('is chosen from the others: %s', (request, rows) => {
    const [boots = ''] = changed(request, rows);

    expect(boots).toMatch(/boots$/);
    expect(boots).not.toMatch(/heel\w*-boots/);
  });

  it('is in the color that is said behind what it is not', () => {
    expect(changed('a cardigan for me and not the blazer, burgundy', OFFICE)).toEqual([
      'blazer>Burgundy cardigan',
    ]);
  });
});

describe('a "no" and what is wanted behind it', () => {
  it.each([
    ['no heels, and white sneakers because I dance', ['block-heels>White leather-sneakers']],
    ['keine Absätze und weiße Sneaker', ['block-heels>White leather-sneakers']],
    ['not down to my shins, and white sneakers bc I dance', ['block-heels>White leather-sneakers']],
    ['no clutch and no shawl', ['-clutch', '-pashmina']],
    ['keine Clutch und Ohrringe', ['-clutch', '-drop-earrings']],
    ['no clutch and tights', ['-clutch']],
  ])('are two where the second is not there: %s', (request, moved) => {
    expect(changed(request, GUEST)).toEqual([...moved].sort());
  });
});

describe('what is worn over or under the look', () => {
  it.each([
    ['a puffer over the whole thing', OFFICE, /^\+\w.* puffer$/],
    ['a long navy coat over it', OFFICE, /^\+Navy (?:wool|wrap|trench)-coat$/],
    ['where is the swimsuit? navy, goes under', SUMMER, /^\+Navy .*swim/],
  ] as const)('joins: %s', (request, rows, came) => {
    expect(changed(request, rows)).toEqual([expect.stringMatching(came)]);
  });

  it('takes a place where it is not said to be over', () => {
    expect(changed('a biker jacket rather than the blazer', OFFICE)).toEqual([
      expect.stringMatching(/^blazer>.* biker-jacket$/),
    ]);
  });
});

describe('the place of what is there', () => {
  it.each([
    ['a backpack where that tote is', /^leather-tote>.* backpack$/],
    ['Ballerinas, wo jetzt die Loafer sind', /^loafers>.* ballet-flats$/],
  ])('is what gives way: %s', (request, moved) => {
    expect(changed(request, OFFICE)).toEqual([expect.stringMatching(moved)]);
  });

  it('is no place where it is said of something else', () => {
    expect(changed('a beret where my hair is thin', OFFICE)).toEqual([
      expect.stringMatching(/^\+.* (?:beret|flat-cap)$/),
    ]);
  });
});

describe('what is said of one piece', () => {
  it.each([
    ["the trousers in navy. I'll even keep the fancy blazer", ['tailored-trousers>Navy tailored-trousers']],
    ['the tote in the gray of the trousers', ['leather-tote>Gray leather-tote']],
    ['Die Tasche im Grau der Hose', ['leather-tote>Gray leather-tote']],
    ['is there a navy version of the trousers? use that', ['tailored-trousers>Navy tailored-trousers']],
  ])('is of that piece: %s', (request, moved) => {
    expect(changed(request, OFFICE)).toEqual(moved);
  });

  it('is seen with how it is cut', () => {
    expect(changed('can the shorts be darker and to the knee', SUMMER)).toEqual([
      expect.stringMatching(/^chino-shorts>(?!Beige).* bermuda-shorts$/),
    ]);
  });
});

describe('degrees', () => {
  it.each(['evenings get down to 50, add a cardigan', 'it drops to 45 at night, a cardigan over it'])(
    'are no sum: %s',
    (request) => {
      expect(changed(request, SUMMER)).toEqual([expect.stringMatching(/^\+.*cardigan$/)]);
    },
  );
});

describe('an order, another color, a layer', () => {
  it.each([
    ['take the shawl off I look like my nan', ['-pashmina'], GUEST],
    ['lose the shawl I look like my nan', ['-pashmina'], GUEST],
    ['nimm das Tuch weg ich seh aus wie meine Oma', ['-pashmina'], GUEST],
    ['who needs a pashmina in august. off', ['-pashmina'], GUEST],
    ['who designed the shawl?', [], GUEST],
    ['trousers in navy too so it reads like a suit', ['tailored-trousers>Navy tailored-trousers'], OFFICE],
  ])('is done, whatever is told behind it: %s', (request, expected, rows) => {
    expect(changed(request, rows)).toEqual(expected);
  });

  it.each([
    ['another colour for the dress, not white', GUEST],
    ['sage is what the bridesmaids wear, dress in another colour please, not white and not black', GUEST],
    ['Kleid bitte in einer anderen Farbe, nicht weiß', GUEST],
    ["The bride's mum is in sage!! Anything but green for the dress please", GUEST],
    ['My sister wears sage!! dress in any other colour', GUEST],
    ['alles außer grün beim Kleid', GUEST],
    ['Kleid in irgendeiner Farbe außer grün', GUEST],
    ['dress in any colour but green', GUEST],
  ])('another color is another family, and of that piece alone: %s', (request, rows) => {
    const [dress, ...others] = changed(request, rows);
    expect(others).toEqual([]);
    expect(dress).toMatch(/^midi-occasion-dress>/);
    expect(dress).not.toMatch(/>(?:Sage|Mint|Emerald|Olive|Forest Green|White|Ivory|Cream) /);
  });

  it('a proper coat over it leaves the jacket', () => {
    expect(changed('put a proper overcoat over it', SUIT)).toEqual([
      expect.stringMatching(/^\+\w+ (?:wool-coat|overcoat)$/),
    ]);
  });
});

describe('what is said of a cloth or of a new piece is done to nothing else', () => {
  it.each([
    ['I sweat a lot in silk, cotton instead', /^blouse>White /, OFFICE],
    ['silk makes me sweat, cotton instead', /^blouse>White /, OFFICE],
    ['need a jacket for the church, cropped, cream', /^\+Cream /, GUEST],
    ['add a cropped cream jacket', /^\+Cream /, GUEST],
  ])('%s', (request, expected, rows) => {
    expect(changed(request, rows)).toEqual([expect.stringMatching(expected)]);
  });
});

it.each([
  'trousers in black but keep it smart',
  'black trousers, still elegant',
  'Hose in Schwarz, es soll aber schick bleiben',
])('how it is to stay changes nothing else: %s', (request) => {
  expect(changed(request, OFFICE)).toEqual([expect.stringMatching(/^tailored-trousers>Black /)]);
});

it.each([
  ['Too cold here for only a blazer, put a coat over it', [/^\+\w+.* (?:\S*coat|trench|parka)$/], OFFICE],
  ['Zu kalt nur für einen Blazer, Mantel drüber', [/^\+\w+.* (?:\S*coat|trench|parka)$/], OFFICE],
  ['a coat instead of the blazer', [/^blazer>/], OFFICE],
  ['ich schwitze in Seide, bitte Baumwolle', [/^blouse>White /], OFFICE],
  ['no silk for me, you see every drop of sweat. cotton please', [/^blouse>White /], OFFICE],
  ['different colour for the dress, sage makes me look ill. dusty pink maybe', [/>Dusty Rose /], GUEST],
  ['Kleid in einer anderen Farbe, altrosa vielleicht', [/>Dusty Rose /], GUEST],
])('done over it, about the cloth, in the color: %s', (request, expected, rows) => {
  expect(changed(request, rows)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});
