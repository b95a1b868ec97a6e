import type { Slot } from '#contract/outfits.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import type { Target } from './meanings.ts';

/** Words for a whole slot. */
const SLOT_WORDS: Record<Slot, string> = {
  outer: 'outerwear|outer layer|layer|layers|third piece|topper|outer',
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
  turtleneck: 'turtleneck|roll neck|polo neck',
  blazer: 'blazer|sport coat|sports coat',
  jacket: 'jacket',
  coat: 'coat',
  raincoat: 'raincoat|rain coat|something waterproof',
  suit: 'suit|suits|tailoring',
  vest: 'vest|waistcoat',
  trousers: 'trousers|pants|slacks|pant',
  jeans: 'jeans|jean',
  shorts: 'shorts',
  skirt: 'skirt',
  dress: 'dress',
  gown: 'gown',
  jumpsuit: 'jumpsuit|romper|playsuit|overalls',
  sneakers: 'sneakers|trainers|tennis shoes|kicks|gym shoes|tennies',
  boots: 'boots|booties|boot',
  heels: 'heels|high heels|stilettos|heel|high shoes',
  flats: 'flats|flat shoes',
  sandals: 'sandals|open toed shoes',
  loafers: 'loafers|moccasins',
  'lace-ups': 'lace ups|lace up shoes|dress shoes|formal shoes',
  tote: 'tote',
  handbag: 'handbag|purse',
  briefcase: 'briefcase',
  hat: 'hat|headwear|headgear',
  scarf: 'scarf|scarves',
  jewelry: 'jewelry|jewellery|jewels|bling',
  tie: 'tie|necktie',
  'bow-tie': 'bow tie|bowtie',
  glasses: 'glasses|eyewear|spectacles',
  headscarf: 'headscarf|head wrap|headwrap',
  tights: 'tights|stockings|hosiery',
};

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
        entry(word, levelled(kind), 'kind', (garment) => isKind(garment, kind)),
      ),
    );
  const names = new Map<string, Set<string>>();

  for (const garment of GARMENTS) {
    for (const word of [levelled(garment.name), ...garment.words.map(levelled)]) {
      names.set(word, (names.get(word) ?? new Set()).add(garment.key));
    }
  }

  const own = [...names].map(([word, keys]) =>
    entry(word, word, 'garment', (garment) => keys.has(garment.key)),
  );

  return [...slots, ...own, ...kinds];
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

  return [
    word,
    {
      label,
      keys: new Set(garments.map((garment) => garment.key)),
      slots: [...new Set(garments.map((garment) => garment.slot))],
      breadth,
    },
  ];
}

function levelled(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ').replaceAll("'", '');
}
