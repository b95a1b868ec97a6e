import { isNeutral } from '#domain/colour/harmony.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { hexToOklch } from '#domain/colour/oklab.ts';
import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import {
  COAT_WARMTH,
  mindsRain,
  needsLayer,
  standsPuddles,
  type Weather,
  warmthOf,
} from '#domain/wardrobe/weather.ts';
import { isQuiet } from '../house/compose/colour-pairs.ts';
import { shortName } from '../house/compose/wording.ts';
import type { Mention } from '../house/language/mentions/meanings.ts';
import { readWords } from '../house/language/read-words.ts';
import { dollarsOf, isClothing, type KnownItem, known, type WornItem } from './worn-item.ts';

/** Where and when the outfit is worn, as far as sentences speak of it. */
export interface SentenceContext {
  weather: Weather;
  isWet: boolean;
}

/** The sentences of a text, each with its full stop. */
export function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g)
      ?.map((sentence) => sentence.trim())
      .filter(Boolean) ?? []
  );
}

/** The text without the sentences that these items make false. */
export function trueSentences(text: string, items: readonly WornItem[], context: SentenceContext): string {
  return sentencesOf(text)
    .filter((sentence) => isTrue(sentence, items, context))
    .join(' ');
}

/**
 * Whether nothing in a sentence contradicts the outfit: each garment, color and cloth it names is there, what it advises can be
 * done with these pieces on such a day, and its figures are theirs. Taste is not judged.
 */
export function isTrue(sentence: string, items: readonly WornItem[], context: SentenceContext): boolean {
  const worn = items.map(known);
  const outfit = { worn, items, context, text: sentence.toLowerCase() };

  return (
    (SPEAKS_OF_MORE.test(outfit.text) || namesWhatIsThere(outfit)) &&
    CLAIMS.every(({ said, holds }) => !said.test(outfit.text) || holds(outfit))
  );
}

/** What a dress code means, socks of one's own, and what other people wear, names clothes and colors that are not in the outfit. */
const SPEAKS_OF_MORE =
  /^(?:(?:black|white) tie|cocktail|business|smart|semi|festive|formal)[\w -]* means\b|^how dressed up: |\bbeside you\b|\bsocks\b/;

interface Said {
  worn: readonly KnownItem[];
  items: readonly WornItem[];
  context: SentenceContext;
  text: string;
}

const has = ({ worn }: Said, ...kinds: Kind[]) =>
  worn.some(({ garment }) => garment !== null && isKind(garment, ...kinds));
const isOpenDay = ({ context }: Said) => !needsLayer(context.weather) && !context.isWet;
const patterned = ({ items }: Said) =>
  items.filter(({ pattern }) => !['plain', 'denim', 'knit'].includes(pattern));
const coloursOf = ({ worn }: Said) =>
  worn
    .filter(({ item }) => isClothing(item) || item.slot === 'shoes')
    .flatMap(({ colour }) => (colour === null ? [] : [colour]));

/** What sentences advise or claim, and when it holds; written apart from the templates that say it. */
const CLAIMS: readonly { said: RegExp; holds: (outfit: Said) => boolean }[] = [
  {
    said: /\b(?:leave|wear|keep|left|worn)\b(?![^;,]*buttons? open)[^;,]*\b(?:open|unbuttoned)\b|over the shoulders|\bbare\b|ankle bone|roll the sleeves|rolls? its sleeves|to the elbow|stay light/,
    holds: isOpenDay,
  },
  { said: /\b(?:one|two) buttons? open/, holds: (outfit) => !has(outfit, 'tie', 'bow-tie') },
  { said: /\bwithout a tie\b/, holds: (outfit) => !has(outfit, 'tie', 'bow-tie') },
  { said: /\b(?:knot|dimple)\b/, holds: (outfit) => has(outfit, 'tie', 'coat') },
  {
    said: /nothing below it minds a splash/,
    holds: ({ worn }) =>
      !worn.some(
        ({ item, garment, fabric }) =>
          item.slot !== 'accessory' &&
          garment !== null &&
          fabric !== null &&
          (mindsRain({ garment, fabric }) || !standsPuddles(garment) || showsSplashes(item)),
      ),
  },
  { said: /keeps? the rain out/, holds: ({ context }) => context.isWet },
  {
    // A suit, a knit or a dress alone keeps no cold out.
    said: /keeps? the cold out/,
    holds: ({ worn }) =>
      worn.some(
        ({ garment, fabric }) =>
          garment !== null && fabric !== null && isCoat(garment) && warmthOf(garment, fabric) >= COAT_WARMTH,
      ),
  },
  {
    said: /\bprettiness\b|\bless sweet\b/,
    holds: ({ items }) => items.some(({ slot, pattern }) => slot === 'dress' && FLOWERY.includes(pattern)),
  },
  {
    said: /\b(?:tuck|tucked)\b[^;,.]*\b(?:knit|sweater|jumper)\b/,
    holds: ({ worn }) =>
      worn.some(
        ({ garment }) =>
          garment !== null &&
          garment.slot === 'top' &&
          isKind(garment, 'sweater', 'turtleneck') &&
          isFine(garment),
      ),
  },
  { said: /\bis tucked or cropped\b/, holds: (outfit) => !outfit.items.some(({ slot }) => slot === 'outer') },
  {
    said: /\bbuckl(?:e|ing)\b/,
    holds: ({ worn }) => worn.some(({ garment }) => garment?.key === 'trench-coat'),
  },
  { said: /\bcuffs?\b(?! of)/, holds: (outfit) => outfit.worn.some(hasCuffs) },
  { said: /\b(?:silk|satin) creases\b/, holds: ({ worn }) => worn.some(({ fabric }) => fabric === 'silk') },
  {
    said: /one pattern (?:speaks|is enough)|the only pattern/,
    holds: (outfit) => patterned(outfit).length === 1,
  },
  {
    said: /\bneutrals only\b/,
    holds: (outfit) => coloursOf(outfit).every((name) => isNeutral(hexToOklch(hexOf(name)))),
  },
  { said: /\bquiet colors only\b/, holds: (outfit) => coloursOf(outfit).every(isQuiet) },
  {
    said: /the only color that speaks up/,
    holds: (outfit) => new Set(coloursOf(outfit).filter((name) => !isQuiet(name))).size === 1,
  },
  {
    said: /\bthree pieces\b/,
    holds: ({ items }) => items.filter((item) => isClothing(item) || item.slot === 'shoes').length === 3,
  },
  { said: /about [$£€]\d/, holds: isTheSum },
  { said: /\btuck\b/, holds: (outfit) => has(outfit, 'trousers', 'skirt', 'shorts') },
  {
    said: /(?<!\band )\bthe (?:dress|skirt|blazer|coat|shirt|jacket|suit) (?:carry|keep|breathe|finish|are)\b/,
    holds: () => false,
  },
  {
    said: /\b(?:a|an) (?:\w+ )?(?:trousers|jeans|shorts|loafers|boots|sneakers|chinos)\b(?! \w+)/,
    holds: () => false,
  },
];

/** Pale wool, cotton and the like: every drop of the street shows on it. */
function showsSplashes({ slot, color }: WornItem): boolean {
  return slot === 'bottom' && PALE.includes(color);
}

const PALE: readonly string[] = [
  'White',
  'Ivory',
  'Cream',
  'Stone',
  'Beige',
  'Butter',
  'Blush',
  'Silver',
  'Tan',
  'Khaki',
];

const FLOWERY: readonly string[] = ['floral', 'dot'];

function hasCuffs({ garment }: KnownItem): boolean {
  return (
    garment !== null &&
    (isKind(garment, 'trousers', 'jeans', 'jacket') ||
      (isKind(garment, 'shirt') && sleeveOf(garment.key) === 'long'))
  );
}

function isFine({ warmth, fit }: Garment): boolean {
  return warmth <= 2 && fit !== 'oversized' && fit !== 'relaxed';
}

/** "About $142 in all": the sum of the middle prices, to the dollar. */
function isTheSum({ text, items }: Said): boolean {
  const said = Number(/about [$£€]([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

  return Math.abs(said - dollarsOf(items)) <= 1;
}

/** Parts of garments and habits of speech that sound like garments. */
const PARTS = phrase(
  [
    /\b/,
    anyOf(
      // Pieces that are named beside the one it is said of
      'your own coat|a sweatshirt or a jacket|coat belt|belt is there|shirt and tie',

      // Parts of pieces
      'fall of the skirt|line of the skirt|collar and tie|heel agree|the heel may',
      'lower the heel|jacket sleeves|jacket cuffs|shirt sleeves|trouser hem',

      // "Dress", "tie" and "belt" in other words
      'dress code|dress codes|a tie|no tie|no belt|the end of the belt',
      'last jacket button|dimple under the knot|inch of cuff|tie the wrap',

      // Counts and codes
      'one piece|black tie|white tie',

      // "Flat", "frame" and "layer" of no shoe, bag or coat
      'lies flat|side, flat|pressed flat|tee flat|a frame|as you would a jacket',
      'one layer|layering|light layers|third piece',
    ),
    /\b/,
  ],
  'g',
);

/** "The colors of the Reds": its name is a name. */
const CLUB = /\bthe colors of [a-z0-9&' ]+(?= \()/g;

function namesWhatIsThere({ text, worn }: Said): boolean {
  if (worn.some(({ garment }) => garment === null)) return true;
  const mentions = readWords(withoutOwnNames(text.replaceAll(PARTS, ' ').replaceAll(CLUB, ' '), worn), 0);

  return mentions.every((mention) => mention.negated || isThere(mention, worn));
}

/** "A poplin shirt dress" is no poplin shirt: what the pieces themselves are called is taken out first, the longest first. */
function withoutOwnNames(text: string, worn: readonly KnownItem[]): string {
  const names = worn.flatMap(({ item, garment }) => [
    item.item.toLowerCase(),
    item.color.toLowerCase(),
    ...(garment === null ? [] : [garment.name.toLowerCase(), shortName(garment).toLowerCase()]),
    ...(garment !== null && isKind(garment, 'lace-ups') ? ['dress shoes'] : []),
    // Open or closed, it is one: "a knit, and something over it".
    ...(garment !== null && isKind(garment, 'cardigan') ? ['knit'] : []),
  ]);

  return [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted((first, second) => second.length - first.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text);
}

function isThere({ meaning, text }: Mention, worn: readonly KnownItem[]): boolean {
  if (meaning.is === 'garments') {
    const { target } = meaning;
    // "A crisp shirt" says shirt; which one it is may be said loosely.
    const sorts = new Set([...target.keys].map((key) => garmentOf(key)?.kinds[0]));
    return (
      target.breadth === 'slot' ||
      worn.some(
        ({ garment }) => garment !== null && (target.keys.has(garment.key) || sorts.has(garment.kinds[0])),
      )
    );
  }
  if (meaning.is === 'colour')
    return worn.some(
      ({ colour, fabric, garment }) =>
        (colour !== null && meaning.names.includes(colour)) ||
        fabric?.includes(text) === true ||
        garment?.name.includes(text) === true,
    );
  if (meaning.is === 'fabric')
    return worn.some(
      ({ fabric, garment }) =>
        (fabric !== null && meaning.names.includes(fabric)) || garment?.name.includes(text) === true,
    );

  return true;
}
