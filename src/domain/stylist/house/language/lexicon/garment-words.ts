import type { Slot } from '#contract/outfits.ts';
import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import type { Target } from '../mentions/meanings.ts';
import { BRAND_WORDS } from './brand-words.ts';

/** Words for a whole slot. */
const SLOT_WORDS: Record<Slot, string> = {
  outer:
    'outerwear|outer layer|layer|layers|third piece|topper|outer|what goes over it|what to wear over it|what do i wear over it|something to wear over it|something to go over it|something over it|wear over it|put over it',
  top: 'top|tops|upper|up top|on the top half|top half',
  bottom: 'bottom|bottoms|lower half|legwear|on the legs|on my legs|down below|on the bottom',
  dress: 'one piece outfit',
  shoes: 'shoe|shoes|footwear|feet',
  bag: 'bag|bags',
  accessory: 'accessory|accessories|extras|finishing touches|accessorize|accessorise',
};

const SLOT_LABELS: Record<Slot, string> = {
  outer: 'outer layer',
  top: 'top',
  bottom: 'bottoms',
  dress: 'dress',
  shoes: 'shoes',
  bag: 'bag',
  accessory: 'accessories',
};

/** Words for a kind. The kind's own name and its plural are words too. */
const KIND_WORDS: Partial<Record<Kind, string>> = {
  tshirt: 't shirts|tees',
  shirt: 'shirt|dress shirts',
  blouse: 'blouse',
  sweater: 'sweater|jumper|knit|knits|knitwear|pullover|woolly',
  tank: 'tank|tank top',
  turtleneck: 'turtleneck|turtle neck|roll neck|polo neck|poloneck|skivvy',
  blazer: 'blazer',
  jacket: 'jacket',
  coat: 'coat',
  raincoat: 'raincoat|rain coat',
  suit: 'suit|suits|tailoring',
  vest: 'vest|waistcoat',
  trousers: 'trousers|pants|slacks|pant|britches',
  joggers: 'joggers|trackies|tracky bottoms|jog pants|jogging bottoms|jogging pants|sweats|jogging trousers',
  jeans: 'jeans|jean',
  shorts: 'shorts',
  skirt: 'skirt',
  dress: 'dress|frock',
  gown: 'gown',
  jumpsuit: 'jumpsuit|romper|playsuit',
  sneakers: 'sneakers|trainers|tennis shoes|kicks|gym shoes|tennies',
  boots: 'boots|booties|boot|bootees',
  heels: 'heels|high heels|heel|high shoes',
  flats: 'flats|flat shoes|low shoes',
  sandals: 'sandals|sandles|sandels|open toed shoes',
  loafers: 'loafers|moccasins|mocs|slip ons',
  'lace-ups':
    'lace ups|lace up shoes|laced shoe|laced shoes|laced up shoes|laced ones|dress shoes|formal shoes',
  tote: 'tote|shopper',
  crossbody:
    'crossbody|cross body|across my body|across the body|wear across my body|something i can wear across my body|something to wear across my body',
  handbag: 'handbag|purse',
  backpack:
    'backpack|on both shoulders|over both shoulders|for both shoulders|both shoulders|wear on both shoulders|carry on both shoulders',
  briefcase: 'briefcase',
  hat: 'hat|headwear|headgear|sunhat|something on my head|something for my head|something to cover my head',
  scarf: 'scarf|scarves|muffler|mufflers',
  earrings: 'earrings|earing|earings',
  jewelry: 'jewelry|jewellery|jewels|bling',
  tie: 'tie|necktie',
  'bow-tie': 'bow tie|bowtie',
  glasses: 'glasses|eyewear|spectacles',
  headscarf: 'headscarf|head wrap|headwrap',
  tights: 'tights|stockings|hosiery',
};

/** What shares a kind with those that a word means, and is not called so: boots are flat, and no flats. */
const NOT_CALLED_SO: Readonly<Record<string, (garment: Garment) => boolean>> = {
  flats: (garment) => isKind(garment, 'boots'),
  boots: isForRain,
  boot: isForRain,
  polo: ({ key }) => key === 'rugby-shirt',
  'dress shoes': isBoot,
  'formal shoes': isBoot,
  raincoat: ({ key }) => key === 'parka' || key === 'ski-jacket',
};

/** Nobody who says boots on a dry day means those of rubber. */
function isForRain({ key }: Garment): boolean {
  return key === 'rain-boots';
}

/** Laced boots are nobody's dress shoes. */
function isBoot(garment: Garment): boolean {
  return isKind(garment, 'boots');
}

/** What people say for several garments that share no kind. */
const SEVERAL_GARMENTS: readonly { words: string; keys: readonly string[] }[] = [
  { words: 'jeggings|jegging|treggings', keys: ['slim-jeans', 'leggings'] },
  ...BRAND_WORDS,
  { words: 'sunnies', keys: ['sunglasses'] },
  {
    words: 'winter coat|winter coats|warm coat for winter',
    keys: ['wool-coat', 'wrap-coat', 'pea-coat', 'duffle-coat', 'teddy-coat', 'puffer', 'parka'],
  },
  { words: 'chelseas', keys: ['chelsea-boots'] },
  { words: 'sliders', keys: ['slides'] },
  // Trousers of any cloth but denim.
  {
    words: 'cloth trousers|non denim trousers|trousers not jeans',
    keys: [
      'tailored-trousers',
      'tapered-trousers',
      'wide-leg-trousers',
      'pleated-trousers',
      'slim-trousers',
      'flannel-trousers',
      'linen-trousers',
      'chinos',
    ],
  },
  {
    words: 'warm trousers|warm pants|thick trousers|thick pants|cozy trousers|cosy trousers',
    keys: ['flannel-trousers', 'corduroys', 'lined-trousers'],
  },
  { words: 'tracht|trachten|bavarian dress code', keys: ['dirndl', 'lederhosen', 'trachten-shirt'] },
  { words: 'gladiators', keys: ['leather-sandals'] },
  { words: 'small crossbody|little crossbody|mini crossbody|small shoulder bag', keys: ['crossbody'] },
  { words: 'combats', keys: ['cargo-trousers', 'combat-boots'] },
  { words: 'twinset|twin set', keys: ['cardigan'] },
  { words: 'cossie|swimming costume|swim costume|bathers|one piece not bikini', keys: ['swimsuit'] },
  { words: 'choker|chokers|locket', keys: ['fine-necklace', 'statement-necklace'] },
  { words: 'tutu|tutus', keys: ['evening-skirt'] },
  {
    words: 'slip on shoes|shoes i can slip on|shoes to slip on|shoes that slip on',
    keys: ['slip-on-sneakers', 'loafers', 'suede-loafers'],
  },
  // Half of a suit is no sport coat.
  {
    words:
      'sport coat|sports coat|sport coats|sports coats|sportcoat|sportscoat|sports jacket|sport jacket|odd jacket',
    keys: ['blazer', 'soft-blazer', 'tweed-blazer'],
  },
  {
    words: 'mini|minis|mini skirt|mini skirts|miniskirt',
    keys: ['mini-skirt', 'leather-skirt', 'denim-skirt'],
  },
  {
    words:
      'trouser suit|trouser suits|pant suit|pant suits|pantsuit|pantsuits|business suit|power suit|two piece suit',
    keys: ['suit-jacket', 'suit-trousers'],
  },
  { words: 'suit with a skirt|skirt suits|skirt suit', keys: ['suit-jacket', 'suit-skirt'] },
  { words: 'leather mini skirt|leather miniskirt', keys: ['leather-skirt'] },
  {
    words: 'midi skirt|midi skirts',
    keys: ['a-line-skirt', 'pleated-skirt', 'slip-skirt', 'denim-midi-skirt'],
  },
];

/** Kinds that describe a cut; they become shapes, not targets. */
const SHAPE_KINDS: ReadonlySet<Kind> = new Set([
  ...(['above-knee', 'midi', 'floor-length', 'high-rise', 'low-rise', 'wide-leg', 'slim-cut'] as const),
  ...(['open-toe', 'sleeveless', 'collared', 'active', 'swim', 'outdoor', 'lounge', 'rain'] as const),
]);

/**
 * Every word for garments with what it stands for, later entries first: "heels" are all heels, although
 * pumps are called so too.
 */
export function garmentWords(): [word: string, target: Target][] {
  const slots = (Object.entries(SLOT_WORDS) as [Slot, string][]).flatMap(([slot, words]) =>
    words
      .split('|')
      .map((word) => entry(word, SLOT_LABELS[slot], 'slot', (garment) => garment.slot === slot)),
  );
  const kinds = [...new Set(GARMENTS.flatMap((garment) => garment.kinds))]
    .filter((kind) => !SHAPE_KINDS.has(kind))
    .flatMap((kind) =>
      wordsOfKind(kind).map((word) =>
        entry(
          word,
          levelled(kind),
          'kind',
          (garment) => isKind(garment, kind) && NOT_CALLED_SO[word]?.(garment) !== true,
        ),
      ),
    );
  const own = [...namesOfTheirOwn()].map(([word, keys]) =>
    entry(word, word, 'garment', (garment) => keys.has(garment.key)),
  );

  const several = SEVERAL_GARMENTS.flatMap(({ words, keys }) =>
    words.split('|').map((word) => entry(word, word, 'garment', ({ key }) => keys.includes(key))),
  );

  return [...slots, ...own, ...several, ...kinds];
}

/** What single garments are called, each word with the keys of all that go by it. */
const namesOfTheirOwn = madeWhenNeeded(() => {
  const names = new Map<string, Set<string>>();
  for (const garment of GARMENTS) {
    for (const word of [levelled(garment.name), ...garment.words.map(levelled)]) {
      names.set(word, (names.get(word) ?? new Set()).add(garment.key));
    }
  }

  return withTheirCuts(names);
});

/** The garments worn by name that are called as this one is, and cut otherwise: of a trench coat the short one. */
export function otherCutsOf({ key, slot, kinds }: Garment): ReadonlySet<string> {
  const called = new Set(
    [...namesOfTheirOwn().values()].filter((keys) => keys.has(key)).flatMap((keys) => [...keys]),
  );

  return new Set(
    GARMENTS.filter(
      (other) =>
        other.byName === true && other.slot === slot && other.kinds[0] === kinds[0] && called.has(other.key),
    ).map((other) => other.key),
  );
}

/**
 * A "maxi dress" is the usual one, and the long-sleeved one as well, where its cut is said apart from its name: "a maxi dress in green,
 * with long sleeves".
 */
function withTheirCuts(names: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const all = new Map([...names].map(([word, keys]) => [word, new Set(keys)]));
  // Of earrings the pearl ones are no other cut, and lederhosen are no shorts.
  const cuts = GARMENTS.filter(
    (garment) => garment.byName === true && !isKind(garment, 'jewelry', 'regional'),
  );
  for (const { key, slot, ...garment } of cuts) {
    for (const name of [levelled(garment.name), ...garment.words.map(levelled)]) {
      const words = name.replace(/ (?:with|without) .*$/, '').split(' ');
      for (let at = words.length === name.split(' ').length ? 1 : 0; at < words.length; at++) {
        const general = words.slice(at).join(' ');
        const isCalledSo = (other: Garment) =>
          other.slot === slot && other.byName !== true && names.get(general)?.has(other.key) === true;
        if (GARMENTS.some(isCalledSo)) all.get(general)?.add(key);
      }
    }
  }

  return all;
}

function wordsOfKind(kind: Kind): string[] {
  const name = levelled(kind);

  return [...new Set([name, ...(KIND_WORDS[kind]?.split('|') ?? [])])];
}

function entry(
  word: string,
  label: string,
  breadth: Target['breadth'],
  matches: (garment: Garment) => boolean,
): [string, Target] {
  const garments = GARMENTS.filter(matches);
  const usual = garments.filter(({ byName }) => byName !== true);

  return [
    word,
    {
      label,
      keys: new Set(garments.map((garment) => garment.key)),
      // A "hoodie" is worn where most are, and in no second place for the one that has a zip.
      slots: [...new Set((usual.length > 0 ? usual : garments).map((garment) => garment.slot))],
      breadth,
    },
  ];
}

function levelled(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ').replaceAll("'", '');
}
