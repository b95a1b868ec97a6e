import type { Slot } from '#contract/outfits.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import type { Shape, Target } from './meanings.ts';

/** Words for a whole slot. */
const SLOT_WORDS: Record<Slot, string> = {
  outer: 'outerwear|outer layer|layer|layers|third piece|topper|outer',
  top: 'top|tops|upper',
  bottom: 'bottom|bottoms|lower half|legwear',
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
  jumpsuit: 'jumpsuit|romper|playsuit|overall',
  sneakers: 'sneakers|trainers|tennis shoes|kicks|gym shoes|tennies',
  boots: 'boots|booties|boot',
  heels: 'heels|high heels|stilettos|heel',
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
  headscarf: 'headscarf|hijab|head wrap|headwrap',
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

/** Words for cuts. */
export const SHAPE_WORDS: readonly { words: string; shape: Shape }[] = [
  {
    words: 'high waisted|high waist|high rise|high waists|high rises',
    shape: {
      label: 'high waists',
      matches: (garment) => isKind(garment, 'high-rise') || garment.avoid.includes('high-waisted'),
    },
  },
  {
    words: 'low rise|low waisted|low waist|low slung|hip hugger|hip huggers',
    shape: { label: 'low rises', matches: (garment) => isKind(garment, 'low-rise') },
  },
  {
    words: 'oversized|oversize|slouchy|baggy|boyfriend fit',
    shape: {
      label: 'oversized cuts',
      matches: (garment) => garment.fit === 'oversized' || garment.avoid.includes('baggy-clothes'),
    },
  },
  {
    words: 'boxy',
    shape: { label: 'boxy cuts', matches: (garment) => garment.avoid.includes('boxy-silhouettes') },
  },
  {
    words: 'fitted|tight|tight fitting|figure hugging|body hugging|form fitting|skin tight|skintight|skinny',
    shape: {
      label: 'close fits',
      matches: (garment) =>
        garment.avoid.includes('tight-fitting') || garment.fit === 'bodycon' || garment.fit === 'slim',
    },
  },
  {
    words: 'loose|relaxed fit|loose fitting|roomy|flowy|flowing|floaty|airy',
    shape: {
      label: 'loose cuts',
      matches: (garment) =>
        ['oversized', 'relaxed', 'wide-leg', 'shift', 'a-line'].includes(garment.fit ?? '') ||
        isKind(garment, 'wide-leg', 'floor-length'),
    },
  },
  {
    words: 'wide leg|wide legged',
    shape: {
      label: 'wide legs',
      matches: (garment) => isKind(garment, 'wide-leg') || garment.fit === 'wide-leg',
    },
  },
  {
    words: 'slim|slim fit|slim cut|skinny fit',
    shape: {
      label: 'slim cuts',
      matches: (garment) => garment.fit === 'slim' || isKind(garment, 'slim-cut'),
    },
  },
  {
    words: 'straight leg|straight cut',
    shape: { label: 'straight legs', matches: (garment) => garment.fit === 'straight' },
  },
  {
    words: 'sleeveless|strapless|bare arms|bare shoulders|spaghetti straps|spaghetti strap|halter',
    shape: {
      label: 'sleeveless cuts',
      matches: (garment) => isKind(garment, 'sleeveless', 'tank', 'camisole', 'corset'),
    },
  },
  {
    words:
      'long sleeved|long sleeves|with sleeves|sleeves on it|cover my arms|covers my arms|cover arms|covered arms|arms covered|my arms covered|cover my shoulders|covers my shoulders|hide my arms|hides my arms',
    shape: {
      label: 'sleeves',
      matches: (garment) => !isKind(garment, 'sleeveless', 'tank', 'camisole', 'corset'),
    },
  },
  {
    words: 'cropped|crop|bare midriff|midriff|bare stomach',
    shape: { label: 'cropped tops', matches: (garment) => isKind(garment, 'crop-top') },
  },
  {
    words:
      'above the knee|above my knees|above my knee|above the knees|above knee|thigh length|short hemline|bare legs',
    shape: { label: 'short hems', matches: (garment) => isKind(garment, 'above-knee') },
  },
  {
    words: 'midi|below the knee|knee length|mid length|tea length',
    shape: { label: 'midi lengths', matches: (garment) => isKind(garment, 'midi') },
  },
  {
    words: 'maxi|floor length|full length|ankle length',
    shape: { label: 'long lengths', matches: (garment) => isKind(garment, 'floor-length') },
  },
  {
    words: 'open toe|open toed|peep toe',
    shape: { label: 'open toes', matches: (garment) => isKind(garment, 'open-toe') },
  },
  {
    words: 'closed toe|closed toed|closed',
    shape: {
      label: 'closed toes',
      matches: (garment) => garment.slot === 'shoes' && !isKind(garment, 'open-toe'),
    },
  },
  {
    words: 'heeled|high heeled|with a heel',
    shape: { label: 'heels', matches: (garment) => isKind(garment, 'heels') },
  },
  {
    words: 'flat|flat soled|low heeled',
    shape: {
      label: 'flat soles',
      matches: (garment) => garment.slot === 'shoes' && !isKind(garment, 'heels'),
    },
  },
  {
    words: 'collared|with a collar',
    shape: { label: 'collars', matches: (garment) => isKind(garment, 'collared') },
  },
  {
    words: 'pleated|pleats',
    shape: { label: 'pleats', matches: (garment) => garment.key.includes('pleated') },
  },
  { words: 'wrap', shape: { label: 'wraps', matches: (garment) => garment.key.includes('wrap') } },
  {
    words: 'chunky',
    shape: { label: 'chunky pieces', matches: (garment) => garment.key.includes('chunky') },
  },
  {
    words: 'quilted',
    shape: { label: 'quilted pieces', matches: (garment) => garment.key.includes('quilted') },
  },
];
