import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';
import { GUEST, KNIT, OFFICE, SUIT } from '../../../testing/worn-looks.ts';

const BEACH: readonly Row[] = [
  ['linen-shirt', 'linen', 'Terracotta'],
  ['chino-shorts', 'linen', 'Beige'],
  ['leather-sandals', 'leather', 'Tan'],
  ['sun-hat', 'straw', 'Tan'],
];

/** What is new or another, as "color garment", what is gone, and what is told as left. */
function revised(request: string, rows: readonly Row[]) {
  const outfit = storedLook(rows);
  const { items, applied, notUnderstood, unmet } = revisionOf(outfit, request);
  const drafts = items.flatMap((item) => ('kept' in item ? [] : [item.drafted]));

  return {
    fresh: drafts.map(({ color, garment }: Partial<OutfitItem>) => `${color} ${garment}`),
    kept: outfit.items
      .filter(({ id }) => items.some((item) => 'kept' in item && item.kept === id))
      .map(({ garment }) => garment),
    applied: applied.map(({ what }) => what),
    told: [...notUnderstood, ...unmet.map(({ words }) => words)].join(' '),
  };
}

it.each([
  ["it's cold so add a scarf", OFFICE, /wool-scarf/],
  ['a scarf please, 3 Grad morgen', OFFICE, /wool-scarf/],
  ['jeans instead of the chinos. dark ones', KNIT, /^(?:Navy|Black|Charcoal) .*jeans/],
  ['waterproof boots please', KNIT, /boots/],
  ['I want v neck sweater', KNIT, /^Navy v-neck-sweater$/],
  ["a bit warmer please, I'll be at the side of a football pitch", KNIT, /^(?!.*(?:oxfords|poplin))/],
  ['add a red scarf', OFFICE, /^Red (?!headscarf).*scarf/],
  ['add a warm jacket', KNIT, /pea-coat|puffer|quilted|shearling|tweed/],
  ['wärmere Jacke dazu', KNIT, /pea-coat|puffer|quilted|shearling|tweed/],
  ['eine Mütze wär gut, ist windig', OFFICE, /beanie/],
  ['statt der Loafer was Geschlossenes, Stiefel', OFFICE, /boots/],
  ["it's going to rain, other shoes please", KNIT, /boots/],
  ['Morgen regnet es, andere Schuhe bitte', OFFICE, /boots/],
  ['less navy', OFFICE, /^(?!Navy|Slate|Denim)\S.* blazer/],
  ['something waterproof over the blazer', OFFICE, /rain-jacket|raincoat/],
  ['eine wasserdichte Jacke statt dem Blazer', OFFICE, /rain-jacket$/],
  ['the trousers are too warm, a cotton pair please', OFFICE, /trousers/],
  ['die Flanellhose ist mir zu warm, eine aus Baumwolle bitte', OFFICE, /trousers|chinos/],
  ['trousers in that navy', OFFICE, /^Navy .*trousers/],
  ['die Hose in diesem Marineblau', OFFICE, /^Navy .*trousers/],
  ['etwas um den Hals', OFFICE, /scarf|bandana|necklace|tie/],
] as const)('what joins is what the day and the words ask of it: %s', (request, rows, expected) => {
  expect(revised(request, rows).fresh.join()).toMatch(expected);
});

it.each(['add a pearl brooch', 'eine Brosche mit Perlen dazu', 'eine Perlenbrosche dazu'])(
  'a brooch of pearls is a brooch, and its pearls are told as not made: %s',
  (request) => {
    const { fresh, told } = revised(request, OFFICE);

    expect(fresh.join()).toMatch(/^\S+ brooch$/);
    expect(told).toMatch(/pearl|perlen/i);
  },
);

describe('what has a bib', () => {
  it.each([
    ['dungarees instead of the chinos', KNIT, ['fine-crew-sweater', 'crew-tee']],
    ['Latzhose statt Chino, das T-Shirt bleibt', KNIT, ['crew-tee']],
    ['a pinafore instead of the trousers', OFFICE, ['blouse']],
  ] as const)('is worn over the top that is there: %s', (request, rows, tops) => {
    expect(revised(request, rows).kept).toEqual(expect.arrayContaining([...tops]));
  });

  it('has a top beneath it where there was a dress', () => {
    expect(revised('dungarees instead of the dress', GUEST).fresh).toHaveLength(2);
  });
});

describe('a color that is named of a piece', () => {
  it.each([
    ['add loafers in mustard', OFFICE, 'Mustard loafers'],
    ['the belt in purple, please', SUIT, 'Purple leather-belt'],
    ['a yellow rain jacket instead of the blazer', OFFICE, 'Yellow rain-jacket'],
    ['a white basket bag', BEACH, 'White straw-tote'],
    ['drop earrings in emerald', GUEST, 'Emerald drop-earrings'],
    ['die Jacke bitte gegen eine silberne Daunenjacke tauschen', KNIT, 'Silver puffer'],
  ] as const)('is had by who asks for it: %s', (request, rows, piece) => {
    expect(revised(request, rows).fresh).toContain(piece);
  });

  it.each([
    ['jeans in gold', OFFICE, 'gold'],
    ['hoops in navy', OFFICE, 'navy'],
  ] as const)('is said to be missing where nobody makes it: %s', (request, rows, told) => {
    expect(revised(request, rows).told).toContain(told);
  });
});

describe('pearls for the ears', () => {
  it.each([
    'pearls rather than gold for the earrings',
    'pearls instead of the drop earrings',
    'eher Perlen als Gold bei den Ohrringen',
    'Perlenohrringe bitte',
  ])('take the place of what hangs there: %s', (request) => {
    const { fresh, kept } = revised(request, GUEST);

    expect(fresh.join(' ')).toMatch(/ pearl-(?:studs|drops)$/);
    expect(kept).not.toContain('drop-earrings');
  });
});

describe('what is worn between two pieces', () => {
  it.each([
    ['can add one gray cardigan between blouse and blazer', OFFICE],
    ['a cardigan in gray between the blouse and the blazer please', OFFICE],
    ['eine graue Strickjacke zwischen Bluse und Blazer', OFFICE],
  ])('joins them: %s', (request, rows) => {
    const { kept, fresh } = revised(request, rows);
    expect(kept).toHaveLength(rows.length);
    expect(fresh).toHaveLength(1);
  });
});

describe('a jumper where a tie stays', () => {
  it.each([
    'lose the jacket, put a dark green v-neck jumper on me so you can still see the tie',
    'no jacket but a navy cardigan please',
    'Jackett weg, und einen grünen V-Pullover, damit man die Krawatte noch sieht',
  ])('leaves shirt and tie: %s', (request) => {
    expect(revised(request, SUIT).kept).toEqual(expect.arrayContaining(['poplin-shirt', 'necktie']));
  });

  it.each(['swap the shirt for a navy jumper', 'instead of the shirt a navy roll neck'])(
    'and takes the place of the shirt where that is asked: %s',
    (request) => {
      expect(revised(request, SUIT).kept).not.toContain('poplin-shirt');
    },
  );

  it('reads no letter as a part of a color', () => {
    expect(revised('swap the jumper for a dark green v-neck one', KNIT).fresh).toEqual([
      'Forest Green v-neck-sweater',
    ]);
  });
});

describe('a verb behind its piece', () => {
  it.each([
    ['Scarf stays, tee underneath goes, jumper becomes a roll neck', ['wool-scarf'], 'crew-tee'],
    ['tee underneath goes', ['fine-crew-sweater', 'wool-scarf'], 'crew-tee'],
    ['the scarf is not needed', ['fine-crew-sweater', 'crew-tee'], 'wool-scarf'],
    ['der Schal ist nicht nötig', ['fine-crew-sweater', 'crew-tee'], 'wool-scarf'],
  ])('says what becomes of it: %s', (request, stays, goes) => {
    const { kept } = revised(request, KNIT);
    expect(kept).toEqual(expect.arrayContaining(stays));
    expect(kept).not.toContain(goes);
  });

  it.each(['that is where the scarf goes', 'as far as the scarf goes, make it green'])(
    'and "goes" takes away nothing elsewhere: %s',
    (request) => {
      expect(revised(request, KNIT).applied.join()).not.toMatch(/Removed/);
    },
  );

  it.each([
    ['Clutch can stay, earrings silver', 'Silver drop-earrings'],
    ['die goldene Clutch kann bleiben, Ohrringe silber', 'Silver drop-earrings'],
    ['the dress stays, the heels black', 'Black block-heels'],
  ])('holds for no piece behind it that is to be of another color: %s', (request, piece) => {
    expect(revised(request, GUEST).fresh).toEqual([piece]);
  });

  it('keeps what it says may stay, whatever is complained of beside it', () => {
    expect(
      revised('Gold brings me up in hives. The clutch may stay gold, I only hold it.', GUEST).kept,
    ).toContain('clutch');
  });
});

describe('pieces that become another', () => {
  it.each([
    ['Could shirt and shorts turn into one wee sundress?', BEACH, 'sundress'],
    ['shirt and shorts become a sundress', BEACH, 'sundress'],
    ['the jumper becomes a roll neck', KNIT, 'roll'],
  ])('give way to it: %s', (request, rows, piece) => {
    const { fresh } = revised(request, rows);
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).toMatch(piece);
  });
});

describe('a color by another piece', () => {
  it.each([
    ['the clutch in the green of the dress', GUEST, 'Sage clutch'],
    ['die Clutch im Grün des Kleides', GUEST, 'Sage clutch'],
    ['Oxfords in black, and let the belt follow suit', SUIT, 'Black leather-belt'],
    ['The belt, I would like that it has the same colour of the jacket', SUIT, 'Charcoal leather-belt'],
  ])('is that of the piece: %s', (request, rows, piece) => {
    expect(revised(request, rows).fresh).toContain(piece);
  });

  it('said of both is given to both', () => {
    const { fresh } = revised('jacket and trousers both in linen, light gray', SUIT);
    expect(fresh.map((piece) => piece.split(' ')[0])).toEqual(['Gray', 'Gray']);
  });

  it.each([
    ['Could the sweater be a lighter blue, though not baby blue', 'Sky Blue'],
    ['den Pullover in einem helleren Blau, aber kein Himmelblau', 'Sky Blue'],
  ])('is another shade than the one that is refused: %s', (request, not) => {
    const { fresh } = revised(request, KNIT);
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).not.toMatch(not);
  });

  it('plain is what a refused color is of, and nothing else changes for it', () => {
    expect(revised('plain navy does nowt for me', KNIT).kept).toEqual(
      expect.arrayContaining(['crew-tee', 'chinos', 'desert-boots', 'wool-scarf']),
    );
  });
});

describe('what no piece has', () => {
  it.each([
    ['can the hat have a little fan in it? either way I want it black', BEACH, 'fan'],
    ['could the hat have a torch on it, and make it black', BEACH, 'torch'],
  ])('is said: %s', (request, rows, word) => {
    expect(revised(request, rows).told).toContain(word);
  });

  it.each([
    ['I have a cat, so make the hat black', BEACH],
    ['the zip on my bag broke. A black hat instead', BEACH],
  ])('and what somebody has is not: %s', (request, rows) => {
    expect(revised(request, rows).told).not.toMatch(/cat|zip/);
  });
});

describe('a picture between words', () => {
  it.each([
    ["i'll look like i'm wearing nothing 💀 mint green shirt pls", BEACH, 'Mint linen-shirt'],
    ['no more beige 😭 the shorts in navy', BEACH, 'Navy chino-shorts'],
  ])('ends a thought: %s', (request, rows, piece) => {
    expect(revised(request, rows).fresh).toContain(piece);
  });
});

describe('what hangs there for whoever names it', () => {
  it.each([
    ['sub the jumper for a zip hoodie, navy again', KNIT, ['Navy zip-hoodie']],
    ['statt Pulli ein Troyer in Marine', KNIT, ['Navy zip-sweater']],
    ['Samthose in Bordeaux', OFFICE, ['Burgundy velvet-trousers']],
    ['the dress sleeveless', GUEST, ['Sage sleeveless-midi-dress']],
    ['short sleeves on the dress', GUEST, ['Sage short-sleeved-midi-dress']],
  ])('comes, and a hem stays where it was: %s', (request, rows, fresh) => {
    expect(revised(request, rows).fresh).toEqual(fresh);
  });

  it('stays there where less is said', () => {
    expect(revised('a hoodie in gray instead of the sweater', KNIT).fresh).toEqual(['Gray hoodie']);
  });
});

it.each([
  ['die Bluse ist mir zu fein, einfach ein weißes T-Shirt drunter', false],
  ['weg mit der Bluse, ein graues T-Shirt drunter', false],
  ['the blouse is too fancy, just a white tee under it', false],
  ['ein weißes T-Shirt drunter', true],
])('what is worn beneath the same jacket takes the place of what is complained of: %s', (request, stays) => {
  const worn = revisionOf(storedLook(OFFICE), request).items.map((item) =>
    'kept' in item ? item.kept : (item.drafted.garment ?? ''),
  );
  expect(worn.includes('item-2')).toBe(stays);
  expect(worn.some((key) => /tee/.test(key))).toBe(true);
});

it.each([
  ['Schuhe in denen ich den ganzen Abend stehen kann', /sandals|flats/],
  ['different shoes, I’m on my feet all night', /flats|loafers|jane/],
  ['shoes I can stand in all evening', /sandals|flats/],
])('shoes to stand in are no heels: %s', (request, shoes) => {
  const came = revisionOf(storedLook(GUEST), request).items.flatMap((item) =>
    'drafted' in item ? [item.drafted] : [],
  );
  expect(came.map(({ slot }) => slot)).toEqual(['shoes']);
  expect(came[0]?.item).toMatch(shoes);
  expect(came[0]?.item).not.toMatch(/heel/);
});

it.each([
  ['Schal gegen Gürtel tauschen und statt der Chino eine Jeans', ['item-3', 'item-5']],
  ['swap the scarf for a belt and instead of the chinos jeans', ['item-3', 'item-5']],
])('an exchange that is done, and the next: %s', (request, gone) => {
  const kept = revisionOf(storedLook(KNIT), request).items.flatMap((item) =>
    'kept' in item ? [item.kept] : [],
  );
  expect(['item-1', 'item-2', 'item-3', 'item-4', 'item-5'].filter((id) => !kept.includes(id))).toEqual(gone);
});
