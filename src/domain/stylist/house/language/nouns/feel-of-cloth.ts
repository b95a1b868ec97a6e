import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { isCue } from '../mentions/cues.ts';
import type { Meaning, Mention, Target } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';

/** How a cloth is in the hand, and the pieces and cloths that are so. */
interface Feel {
  /** Levelled. */
  words: RegExp;
  label: string;
  isSo: (garment: Garment) => boolean;
  /** Whether it is the cloth that decides: a cardigan is thin in merino, and a trench coat is what it is. */
  isByCloth: (garment: Garment) => boolean;
  cloths: readonly FabricName[];
  /** What else is made of it: behind "soft cotton" nothing is left to ask. */
  more?: readonly FabricName[];
}

/** Knits and what is worn next to them differ by their yarn. */
const FINE_YARNS: readonly FabricName[] = ['merino', 'cotton knit', 'cashmere', 'silk', 'viscose'];
const HEAVY_YARNS: readonly FabricName[] = ['lambswool', 'wool', 'mohair'];
const LIGHT_CLOTHS: readonly FabricName[] = [
  ...(['linen', 'seersucker', 'cotton', 'poplin', 'chambray', 'lyocell', 'viscose', 'crepe'] as const),
  ...(['chiffon', 'silk', 'satin', 'lace', 'tropical wool', 'pique', 'nylon', 'jersey'] as const),
];
const STURDY_CLOTHS: readonly FabricName[] = [
  ...(['denim', 'canvas', 'twill', 'corduroy', 'waxed cotton', 'heavyweight cotton', 'leather'] as const),
  ...(['tweed', 'waterproof shell'] as const),
];
const SOFT_CLOTHS: readonly FabricName[] = [
  ...(['cashmere', 'merino', 'cotton knit', 'mohair', 'lambswool', 'jersey', 'french terry'] as const),
  ...(['fleece', 'faux shearling', 'shearling', 'lyocell', 'viscose', 'velvet', 'flannel'] as const),
  ...(['silk', 'suede', 'wool flannel'] as const),
];

const ROUGH: ReadonlySet<string> = new Set(['hoodie', 'sweatshirt', 'flannel-shirt', 'rugby-shirt']);
const HEAVY_LAYERS: ReadonlySet<string> = new Set(
  'quilted-jacket|overshirt|fleece-jacket|biker-jacket|gilet|velvet-blazer|tweed-jacket'.split('|'),
);
const LIGHT_ACCESSORIES: ReadonlySet<string> = new Set(
  (
    'silk-scarf|bandana|pashmina|headscarf|sheer-tights|socks|fine-necklace|bracelet|slim-belt|stud-earrings|' +
    'dress-watch|beanie|knit-gloves|leather-gloves|opera-gloves|sun-hat'
  ).split('|'),
);
const HEAVY_ACCESSORIES: ReadonlySet<string> = new Set(
  'wool-scarf|tights|wool-socks|mittens|knit-gloves|beanie|leather-belt|western-belt|statement-necklace'.split(
    '|',
  ),
);
const LIGHT_LEGS: ReadonlySet<string> = new Set(['chinos', 'tapered-trousers', 'wide-leg-trousers']);

const isOnFeet = ({ slot }: Garment) => slot === 'shoes';
const isKnitted = (garment: Garment) =>
  isKind(garment, 'sweater', 'cardigan', 'turtleneck', 'gloves', 'socks') ||
  ['beanie', 'wool-scarf', 'knit-dress', 'knit-vest'].includes(garment.key);

const FEELS: readonly Feel[] = [
  {
    words: /^(?:thin(?:ner)?|light|lightweight|light weight|dunn(?:e[nmrs]?)?|leicht(?:e[nmrs]?)?)$/,
    label: 'light',
    isSo: (garment) => {
      const { slot, warmth, key } = garment;
      if (slot === 'accessory') return LIGHT_ACCESSORIES.has(key);
      if (slot === 'bag') return key === 'canvas-tote' || key === 'straw-tote';
      if (slot === 'outer') return warmth <= 2 && !HEAVY_LAYERS.has(key);
      if (slot === 'top') return warmth <= 2 && !ROUGH.has(key);

      return warmth <= 1 || LIGHT_LEGS.has(key);
    },
    isByCloth: isKnitted,
    cloths: FINE_YARNS,
    more: LIGHT_CLOTHS,
  },
  {
    words: /^(?:thick(?:er)?|heavy|heavier|heavyweight|dick(?:e[nmrs]?)?(?:ere[nmrs]?)?|schwere[nmrs]?)$/,
    label: 'thick pieces',
    isSo: (garment) => {
      const { slot, warmth, key } = garment;
      if (isOnFeet(garment)) return key.includes('chunky') || footwearOf(key)?.sole === 'lug';
      if (slot === 'accessory') return HEAVY_ACCESSORIES.has(key);

      return warmth >= 3;
    },
    isByCloth: isKnitted,
    cloths: HEAVY_YARNS,
    more: STURDY_CLOTHS,
  },
  {
    words:
      /^(?:sturdy|sturdier|stout|robust|rugged|tough|hard ?wearing|durable|stompy|robuste[nmrs]?|stabile?[nmrs]?|strapazierfahige?[nmrs]?|derbe[nmrs]?|gscheite?[nmrs]?|unverwustliche?[nmrs]?)$/,
    label: 'sturdy pieces',
    isSo: (garment) =>
      isOnFeet(garment)
        ? footwearOf(garment.key)?.sole === 'lug' ||
          ['chunky-sneakers', 'derbies', 'platform-boots'].includes(garment.key)
        : garment.fabrics.some((name) => STURDY_CLOTHS.includes(name)),
    isByCloth: (garment) => !isOnFeet(garment),
    cloths: STURDY_CLOTHS,
  },
  {
    words: /^(?:soft(?:er)?|weiche[nmrs]?(?:re[nmrs]?)?|snuggly|cuddly|kuschlige[nmrs]?|kuschelige[nmrs]?)$/,
    label: 'soft',
    isSo: (garment) =>
      ['top', 'bottom', 'dress', 'outer', 'accessory'].includes(garment.slot) &&
      garment.fabrics.some((name) => SOFT_CLOTHS.includes(name)),
    isByCloth: (garment) => !isOnFeet(garment),
    cloths: SOFT_CLOTHS,
    more: ['cotton', 'linen', 'satin', 'wool'],
  },
];

/** "A fine necklace", „ein feiner Rolli“: of yarn and of jewels it is thin; a fine suit is a good one. */
const FINE = /^(?:fine|finer|feine[nmrs]?)$/;
const IS_FINE: ReadonlySet<string> = new Set(
  (
    'fine-crew-sweater|v-neck-sweater|turtleneck|fitted-rollneck|cardigan|knit-polo|duster-cardigan|knit-vest|knit-dress|' +
    'silk-scarf|pashmina|fine-necklace|bracelet|slim-belt|stud-earrings|sheer-tights'
  ).split('|'),
);

const UNREAD: ReadonlySet<Meaning['is']> = new Set(['unknown', 'change', 'style', 'formality', 'filler']);

/**
 * "A thin scarf", „robuste Schuhe“, "soft trousers": said of a piece, it is what there is of that kind; where none is so, the word stays
 * unread and is said back. Of a pattern it says how large that is, which no piece tells.
 */
export function asItFeels(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at): Mention | Mention[] => {
    const { meaning } = mention;
    // A thin stripe is a pinstripe, where there is one.
    if (meaning.is === 'pattern' && meaning.patterns.includes('pinstripe') && isThin(mentions, at))
      return { ...mention, meaning: { ...meaning, patterns: ['pinstripe', 'stripe'] } };
    if (!UNREAD.has(meaning.is)) return mention;
    const isFine = FINE.test(mention.text);
    const feel = isFine ? FEELS[0] : FEELS.find(({ words }) => words.test(mention.text));
    if (feel === undefined) return mention;
    const end = mentions.findIndex((other, index) => index > at && !isSaidBetween(other));
    const between = mentions.slice(at + 1, end < 0 ? undefined : end);
    if (isSizeOfPattern(mentions, at, feel)) return asRead(mention);
    const noun = mentions[end];
    const cloth = between.find(({ meaning }) => meaning.is === 'fabric')?.meaning;
    if (noun?.meaning.is !== 'garments')
      return isOfCloth(cloth, feel) && isCue(mentions[at - 1]?.meaning, 'in', 'with', 'not')
        ? asRead(mention)
        : mention;

    return saidOf(
      mention,
      isFine ? { ...feel, isSo: ({ key }) => IS_FINE.has(key) } : feel,
      noun.meaning.target,
      cloth,
    );
  });
}

function saidOf(
  mention: Mention,
  feel: Feel,
  target: Target,
  cloth: Meaning | undefined,
): Mention | Mention[] {
  const pieces = [...target.keys].flatMap((key) => garmentOf(key) ?? []);
  const so = pieces.filter(feel.isSo);
  // What none of them is stays to be said back.
  if (so.length === 0) return { ...mention, meaning: { is: 'unknown', word: mention.said } };
  const { label, cloths: names } = feel;
  const { role: _ofUnknownWord, ...said } = mention;
  const shape: Meaning = { is: 'shape', shape: { label, said: mention.said, matches: feel.isSo } };
  const isByCloth =
    cloth === undefined &&
    so.every(feel.isByCloth) &&
    so.some(({ fabrics }) => fabrics.some((name) => !names.includes(name)));
  const meanings = [
    ...(so.length < pieces.length ? [shape] : []),
    ...(isByCloth ? [{ is: 'fabric', label, said: mention.said, names, avoid: names } as const] : []),
  ];

  return meanings.length === 0 ? asRead(mention) : meanings.map((meaning) => ({ ...said, meaning }));
}

function isOfCloth(cloth: Meaning | undefined, { cloths, more = [] }: Feel): boolean {
  return cloth?.is === 'fabric' && cloth.names.some((name) => cloths.includes(name) || more.includes(name));
}

/** "Thin blue stripes", „ein feines Karo“. */
function isSizeOfPattern(mentions: readonly Mention[], at: number, { label }: Feel): boolean {
  const next = mentions.slice(at + 1, at + 3).find(({ meaning }) => meaning.is !== 'colour')?.meaning;

  return label === 'light' && next?.is === 'pattern' && !next.patterns.includes('plain');
}

function isThin(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(Math.max(0, at - 2), at).findLast(({ meaning }) => meaning.is !== 'colour');

  return before !== undefined && (FINE.test(before.text) || FEELS[0]?.words.test(before.text) === true);
}

function isSaidBetween(mention: Mention): boolean {
  return isQuality(mention) || mention.meaning.is === 'style';
}

function asRead(mention: Mention): Mention {
  return { ...mention, meaning: { is: 'filler' } };
}
