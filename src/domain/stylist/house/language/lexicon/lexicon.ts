import { closestColourName } from '#domain/colour/colour-of-name.ts';
import { isMisspellingOf, type Spelling, spellingOf } from '#domain/colour/misspelling.ts';
import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { necklineOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Meaning, Shape, Target } from '../mentions/meanings.ts';
import { situationEntries } from '../situations/situation-entries.ts';
import { HARD_ON_FEET } from './fit-words.ts';
import { garmentWords } from './garment-words.ts';
import { namesInVocabularies, writtenEntries } from './lexicon-entries.ts';

/** The most words that one entry has. */
export const LONGEST_ENTRY = 6;

/** What a levelled phrase of one to five words means; null when the phrase is not in the lexicon. */
export function lookUp(phrase: string): readonly Meaning[] | null {
  return wholeLexicon().get(phrase) ?? null;
}

/** What a misspelled word most likely means ("blazzer"); null when it is not near enough to one entry. */
export function lookUpMisspelled(word: string): readonly Meaning[] | null {
  if (word.length < 4) return null;

  const colour = closestColourName(word);
  if (colour !== null) return [{ is: 'colour', label: colour, names: [colour], avoid: [colour] }];

  const written = spellingOf(word);
  const near = (byFirstLetter().get(word[0] ?? '') ?? []).find(
    (entry) => Math.abs(entry.text.length - word.length) <= 2 && isMisspellingOf(written, entry, 'careful'),
  );

  return near === undefined ? null : lookUp(near.text);
}

const wholeLexicon = madeWhenNeeded<ReadonlyMap<string, readonly Meaning[]>>(buildLexicon);

const byFirstLetter = madeWhenNeeded<ReadonlyMap<string, Spelling[]>>(groupByFirstLetter);

/** From the vague to the particular: names, what was written down, garments, and phrases that mean two things. */
function buildLexicon(): Map<string, readonly Meaning[]> {
  const lexicon = new Map<string, readonly Meaning[]>();
  const put = (words: string, ...meanings: Meaning[]) => {
    for (const word of words.split('|')) lexicon.set(word.trim(), meanings);
  };

  for (const { phrases, meaning } of [...namesInVocabularies(), ...writtenEntries()]) {
    for (const phrase of phrases) lexicon.set(phrase, [meaning]);
  }
  for (const [word, target] of garmentWords()) {
    // "silk blouse" is a blouse of its own and silk all the same.
    const cloth = clothIn(lexicon, word).filter((meaning) => isMadeSo(target, meaning));
    for (const form of formsOf(word)) put(form, ...cloth, { is: 'garments', target });
  }
  for (const [word, meanings] of compoundWords(lexicon)) put(word, ...meanings);
  // What a phrase was written down for stands over what it is one of.
  for (const [phrase, meanings] of situationEntries('en'))
    if (!lexicon.has(phrase)) lexicon.set(phrase, meanings);

  return lexicon;
}

/** Anything that ends above the ankle. */
const BARE_LEGS: Shape = {
  label: 'bare legs',
  matches: (garment) =>
    isKind(garment, 'shorts') || (isKind(garment, 'skirt', 'dress') && !isKind(garment, 'floor-length')),
};

/** A skirt below the knee, sleeves below the elbow, closed at the collar bone, and nothing that falls open. */
const NOT_TZNIUS: Shape = {
  label: 'what is not tznius',
  matches: (garment) =>
    (garment.slot === 'bottom' && (!isKind(garment, 'skirt') || isKind(garment, 'above-knee'))) ||
    (['top', 'dress'].includes(garment.slot) && sleeveOf(garment.key) !== 'long') ||
    necklineOf(garment.key) === 'low' ||
    isKind(garment, 'jumpsuit', 'above-knee') ||
    ['wrap-dress', 'wrap-blouse', 'boilersuit'].includes(garment.key),
};

const LONG_COATS: Shape = {
  label: 'long coats',
  of: ['outer'],
  matches: (garment) => isKind(garment, 'coat') && !isKind(garment, 'jacket'),
};

const SMALL_BAGS: Shape = {
  label: 'small bags',
  of: ['bag'],
  matches: (garment) => isKind(garment, 'clutch', 'crossbody') && garment.key !== 'messenger-bag',
};

const LARGE_BAGS: Shape = {
  label: 'large bags',
  of: ['bag'],
  matches: (garment) => isKind(garment, 'tote', 'backpack') || garment.key === 'messenger-bag',
};

/** Hung over the shoulder, so that both hands are free. */
const STRAPS: Shape = {
  label: 'a strap',
  of: ['bag'],
  matches: (garment) => isKind(garment, 'crossbody') && garment.key !== 'belt-bag',
};

const WARM_LAYER: Shape = {
  label: 'a warm layer',
  isOfCircumstance: true,
  of: ['top', 'outer'],
  matches: (garment) =>
    garment.warmth >= 2 && isKind(garment, 'sweater', 'cardigan', 'blazer', 'hoodie', 'turtleneck', 'jacket'),
};

/** What lets the cold of a stone floor through. */
const THIN_SHOES: Shape = {
  label: 'thin shoes',
  matches: (garment) =>
    isKind(garment, 'open-toe') ||
    ['ballet-flats', 'evening-flats', 'espadrilles', 'espadrille-wedges'].includes(garment.key),
};

/** What is cold there is the cabin, whatever the day outside. */
const CABINS = [
  'im always cold',
  'im cold',
  'im always freezing',
  'always cold',
  'cold',
  'freezing',
  'always freezing',
  'freeze',
  'feel the cold',
  'get cold',
  'chilly',
].flatMap((how) =>
  ['on planes', 'on the plane', 'on a plane', 'on flights', 'in the plane'].map((where) => `${how} ${where}`),
);

const COLD_INDOORS = [
  ...[
    'always cold on trains',
    'always cold indoors',
    'cold in the office',
    'cold office',
    'cold restaurants',
  ],
  ...['blast the ac', 'blasts the ac', 'blast the aircon', 'blasting ac', 'arctic ac', 'freezing ac'],
  ...['freezing aircon', 'freezing air conditioning', 'strong air conditioning', 'cold air conditioning'],
  ...['cold from the air conditioning', 'cold from air conditioning', 'hall gets cold', 'church gets cold'],
  ...['house gets cold', 'venue gets cold', 'office gets cold', 'train gets cold'],
];

/** "The hall is always freezing": one takes a layer along, whatever the day outside. */
const COLD_ROOMS = [
  ...['room', 'hall', 'church', 'house', 'flat', 'classroom', 'restaurant', 'cinema', 'theatre', 'theater'],
  ...['train', 'plane', 'bus', 'venue', 'building', 'museum', 'library', 'gallery', 'studio'],
  ...['courtroom', 'court', 'auditorium', 'conference room', 'lecture hall', 'basement', 'barn', 'tent'],
  ...['waiting room', 'hospital', 'arena', 'stadium', 'ballroom', 'lab', 'warehouse', 'office', 'school'],
  ...['ac', 'aircon', 'air con', 'air conditioning'],
]
  .flatMap((room) =>
    ['is', 'is always', 'is always so', 'is so', 'is always too', 'is too', 'is usually'].flatMap((often) =>
      ['freezing', 'cold', 'arctic', 'chilly', 'drafty'].map((how) => `${room} ${often} ${how}`),
    ),
  )
  .concat(
    [
      'theaters',
      'theatres',
      'cinemas',
      'movie theaters',
      'rooms',
      'halls',
      'offices',
      'trains',
      'planes',
    ].flatMap((rooms) =>
      ['are', 'are always', 'are so', 'are always so'].flatMap((often) =>
        ['freezing', 'cold', 'chilly'].map((how) => `${rooms} ${often} ${how}`),
      ),
    ),
  )
  .concat(CABINS, COLD_INDOORS)
  .join('|');

/** Phrases that mean two things at once, and phrases whose parts would mislead. */
function compoundWords(lexicon: Map<string, readonly Meaning[]>): [string, Meaning[]][] {
  const black: Meaning = { is: 'colour', label: 'Black', names: ['Black'], avoid: ['Black'] };
  const both = (...words: string[]) => words.flatMap((word) => [...(lexicon.get(word) ?? [])]);

  return [
    ['lbd|little black dress|black cocktail dress', [black, ...both('cocktail dress')]],
    [
      'all black|black everything|all black everything|black on black|only wear black|wear only black|only black|black only|must wear black|have to wear black|wear all black|in all black|all in black',
      [black, { is: 'mood', mood: 'monochrome' }],
    ],
    [
      'all white|all in white|in all white|wear all white|dressed in white|white dress code|dress code white|dress code is white|everyone wears white|everybody wears white|all wear white|all wearing white|all meant to wear white|all supposed to wear white|all have to wear white|ganz in weiss|ganz in weiß|alle in weiss|alle in weiß',
      [...both('white'), { is: 'mood', mood: 'monochrome' }],
    ],
    ['double denim|canadian tuxedo|all denim|denim on denim', [...both('denim', 'jeans', 'denim jacket')]],
    [
      'hijabi|hijab wearer|wear hijab|wear a hijab|wear the hijab|wears hijab|wears a hijab',
      [...both('hijab', 'modest'), { is: 'spare', shape: BARE_LEGS }],
    ],
    ['tznius|tzniut|tsnius|tsniut|tznious|frum', [...both('modest'), { is: 'spare', shape: NOT_TZNIUS }]],
    [
      'fully covered|completely covered|covered head to toe|covered from head to toe|cover everything|ganz bedeckt|vollstandig bedeckt',
      [...both('modest'), { is: 'spare', shape: BARE_LEGS }],
    ],
    ['goth|gothic|all goth', [...both('rocker'), { is: 'mood', mood: 'monochrome' }, black]],
    [
      'in a film|in a movie|like a film star|like a movie star|film star|movie star|old hollywood|like in a film|like in a movie|im in a film|im in a movie|main character|like a main character',
      both('romantic', 'dressier'),
    ],
    [
      'quite conservative|very conservative|rather conservative|pretty conservative|conservative family|conservative parents|conservative grandparents|conservative relatives|religious family|traditional family|strict family|strict parents',
      both('modest'),
    ],
    ['drag brunch|drag show|drag night', both('brunch', 'bold', 'colorful')],
    ['small bag|little bag|tiny bag|mini bag', [{ is: 'shape', shape: SMALL_BAGS }, ...both('bag')]],
    ['big bag|large bag|roomy bag|huge bag', [{ is: 'shape', shape: LARGE_BAGS }, ...both('bag')]],
    [
      'yellow raincoat|yellow rain coat|yellow waterproof raincoat|yellow slicker|yellow oilskin|raincoat in yellow|yellow fisherman raincoat',
      [...both('yellow'), ...called('raincoat', both('oilskin'))],
    ],
    ['long top|long tops|longer top|longer tops|longline top', both('tunic length', 'top')],
    ...['long coat', 'long coats'].map((words): [string, Meaning[]] => [
      words,
      [{ is: 'shape', shape: LONG_COATS }, ...both('coat')],
    ]),
    [
      'with a strap|with a shoulder strap|with a long strap|with a longer strap|shoulder strap|long strap|longer strap|a long strap|a longer strap|adjustable strap|with shoulder straps|on a strap|with a strap for my shoulder',
      [{ is: 'shape', shape: STRAPS }],
    ],
    [
      'hawaiian shirt|hawaiian shirts|hawaii shirt|hawaii shirts|aloha shirt|aloha shirts|tropical shirt|tropical shirts',
      [...both('floral'), ...called('hawaiian shirt', both('cuban shirt'))],
    ],
    [
      'walking shoes|shoes for walking|shoes to walk in|shoes i can walk in|shoes that i can walk in|shoes for standing|supportive shoes|sensible shoes|cushioned shoes|shoes with support',
      [{ is: 'spare', shape: HARD_ON_FEET }, ...both('shoes')],
    ],
    [
      'roomy shoes|roomier shoes|loose shoes|shoes that are roomy|shoes with room|spacious shoes',
      [{ is: 'cut', cut: 'wide' }, ...both('shoes')],
    ],
    ['warm hands|cold hands|keep my hands warm|freezing hands', both('gloves')],
    [
      'run cold|i run cold|runs cold|a cold person|cold all the time|i get so cold|i freeze easily|freeze easily|feel the cold|feel the cold badly|im always cold|always cold|im always freezing|always freezing|get cold easily|easily cold|feel cold easily',
      [{ is: 'practical', wish: 'something over' }, ...both('warmer')],
    ],
    [
      'warm ears|cold ears|keep my ears warm|keeps my ears warm|cover my ears|covers my ears|over my ears',
      both('beanie'),
    ],
    ['suit and tie', both('suit', 'tie')],
    [
      'three piece suit|three piece|suit with a waistcoat|suit with waistcoat',
      [...both('suit'), ...called('waistcoat', both('waistcoat'))],
    ],
    [
      'black leather everything|all black leather|everything black leather|black leather head to toe',
      [
        ...both('biker jacket', 'leather trousers', 'leather', 'boots'),
        { is: 'mood', mood: 'monochrome' },
        black,
      ],
    ],
    [
      'leather everything|everything leather|all leather|full leather|leather head to toe|leather from head to toe',
      both('biker jacket', 'leather trousers', 'leather', 'boots'),
    ],
    [
      'receiving a medal|receives a medal|getting a medal|gets a medal|receiving an award|getting an award',
      both('prize giving'),
    ],
    ['sing alto|sing soprano|sing tenor|sing bass|sing in a choir|sing in the choir', both('choir')],
    ['feel the cold from air|feel the cold from the|feel the cold indoors', both('cardigan')],
    [
      COLD_ROOMS,
      [
        { is: 'shape', shape: WARM_LAYER },
        { is: 'spare', shape: THIN_SHOES },
        { is: 'practical', wish: 'something over' },
      ],
    ],
    [
      'makes my neck itch|makes my skin itch|makes me scratch|itches my neck|irritates my skin',
      both('itches'),
    ],
    [
      'something for my shoulders|something over my shoulders|something for the shoulders|something to throw over|something nice to throw over|something cosy to throw over|something cozy to throw over|something light to throw over|something to put over|something to pull over|cover up|coverup',
      both('cardigan'),
    ],
    ['add layers|add a layer|another layer|more layers|an extra layer|layer up|layer it up', both('warmer')],
    ['chucks', both('canvas sneakers')],
    [
      'waterproof boots|wasserdichte stiefel|wasserfeste stiefel|regenfeste stiefel',
      both('waterproof shoes', 'boots'),
    ],
    [
      'around the neck|around my neck|round my neck|something around the neck|something around my neck|something round my neck|something round the neck|something for the neck|something for my neck|something on my neck|something at the neck|etwas um den hals|etwas um meinen hals|etwas fur den hals|etwas an den hals|was um den hals|was um meinen hals|was fur den hals|was an den hals|irgendwas um den hals|irgendwas um meinen hals|irgendwas fur den hals|irgendwas an den hals|irgendetwas um den hals|irgendetwas um meinen hals|irgendetwas fur den hals|irgendetwas an den hals|etwas warmes um den hals|was warmes um den hals|something warm round my neck|something warm around my neck',
      both('scarf', 'necklace', 'tie'),
    ],
    [
      'christmas jumper|christmas jumpers|xmas jumper|christmas sweater|christmas sweaters|xmas sweater|ugly christmas sweater|ugly christmas jumper|ugly sweater|ugly jumper|ugly sweaters|ugly jumpers|novelty jumper|novelty sweater|holiday sweater|reindeer jumper|reindeer sweater|weihnachtspulli|weihnachtspullover|weihnachtspullis',
      [{ is: 'missing', label: 'Christmas sweater' }, ...both('fair isle sweater')],
    ],
    [
      'ugly sweater party|ugly jumper party|ugly sweater contest|christmas sweater party|christmas jumper party',
      [
        ...both('christmas party'),
        { is: 'missing', label: 'Christmas sweater' },
        ...both('fair isle sweater'),
      ],
    ],
    [
      'christmas jumper day|christmas sweater day|ugly sweater day|xmas jumper day|jumper day|weihnachtspulli tag|weihnachtspullitag',
      [...both('casual friday'), { is: 'missing', label: 'Christmas sweater' }, ...both('sweater')],
    ],
    [
      'pearl brooch|pearl brooches|brooch with pearls|brooch of pearls',
      [{ is: 'missing', label: 'pearl' }, ...both('brooch')],
    ],
    [
      'fair isle cardigan|nordic cardigan|norwegian cardigan',
      [{ is: 'missing', label: 'Fair Isle' }, ...both('cardigan')],
    ],
    // Nobody makes them of straw.
    ['bucket hat|bucket hats', called('bucket hat', both('cotton', 'sun hat'))],
    [
      'pajamas|pyjamas|pajama|pyjama|pjs|pj|jammies|jimjams',
      [...both('pajamas'), { is: 'missing', label: 'pajamas' }],
    ],
    ['dress|dresses', both('dress')],
    ['mini dress|mini dresses|minidress|minidresses|mini frock', both('above the knee', 'dress')],
    ['tight', both('tight fitting')],
  ];
}

/** The same under the word that was said. */
function called(label: string, meanings: readonly Meaning[]): Meaning[] {
  return meanings.map((meaning) =>
    meaning.is === 'garments' ? { ...meaning, target: { ...meaning.target, label } } : meaning,
  );
}

/** The fabric or pattern that a garment's name begins with: "linen shirt", "striped tee". */
function clothIn(lexicon: ReadonlyMap<string, readonly Meaning[]>, word: string): readonly Meaning[] {
  const words = word.split(' ');

  for (let length = words.length - 1; length >= 1; length--) {
    const meanings = lexicon.get(words.slice(0, length).join(' ')) ?? [];
    if (
      meanings.length > 0 &&
      meanings.every((meaning) => meaning.is === 'fabric' || meaning.is === 'pattern')
    )
      return meanings;
  }

  return [];
}

/** "Lace-ups" are closed with laces, and none of them is made of lace. */
function isMadeSo({ keys }: Target, meaning: Meaning): boolean {
  if (meaning.is !== 'fabric') return true;

  return [...keys].some((key) => garmentOf(key)?.fabrics.some((name) => meaning.names.includes(name)));
}

/** Singular and plural of a garment's name: "sneaker", "sneakers"; "watch", "watches". */
function formsOf(word: string): string[] {
  // "Short", "flat", "khaki", "corduroy" and "overall" are words of their own.
  if (
    [
      'shades',
      'specs',
      'shorts',
      'flats',
      'khakis',
      'corduroys',
      'overalls',
      'nylons',
      'sweats',
      'docs',
      'dms',
      // "Sunny" is said of the day.
      'sunnies',
    ].includes(word)
  )
    return [word];
  const last = word.split(' ').at(-1) ?? '';
  const stem = word.slice(0, word.length - last.length);
  // "The dress short" is no dress shorts, "a corduroy trouser suit" is a suit.
  if (last === 'shorts' || (last === 'trousers' && stem !== '')) return [word];
  if (last.length < 3) return [word];
  if (last.endsWith('ss')) return [word, `${word}es`];
  if (last.endsWith('ies')) return [word, `${stem}${last.slice(0, -3)}y`];
  if (last.endsWith('s')) return [word, `${stem}${last.slice(0, -1)}`];
  if (/(?:ch|sh|x)$/.test(last)) return [word, `${word}es`];
  if (/[^aeiou]y$/.test(last)) return [word, `${stem}${last.slice(0, -1)}ies`];

  return [word, `${word}s`];
}

function groupByFirstLetter(): Map<string, Spelling[]> {
  const groups = new Map<string, Spelling[]>();

  for (const [entry, meanings] of wholeLexicon()) {
    // Fillers are many and short: near-misses of them would hide words that a person should hear about.
    if (entry.includes(' ') || entry.length < 5 || meanings[0]?.is === 'filler') continue;

    const letter = entry[0] ?? '';
    groups.set(letter, [...(groups.get(letter) ?? []), spellingOf(entry)]);
  }

  return groups;
}
