import type { Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { isQuiet, lightnessOf } from './colour-pairs.ts';
import { BROWN_LEATHERS } from './leathers.ts';
import { isPatterned, type Piece } from './piece.ts';

/**
 * Whether two pieces look like a mistake, whatever else is worn: a shirt darker than its jacket, a tie paler than
 * its shirt, an odd jacket in almost the color of the trousers, half of a pinstriped suit, a
 * new piece in almost the color of one's own, black with navy, white with ivory, tights of another dark than the shoes, gold beside silver, a linen jacket
 * over boots or a knit of wool, knee boots over trousers, a knit over a knit or over a
 * heavy shirt, an office jacket over an occasion dress, a pocket square of the jacket's color, dark tights under pale satin, cord with satin,
 * velvet with velvet or sequins, cord with cord, pale blue on pale blue, a jacket or a tie with a kurta or below juttis, a leather jacket over shorts, laced shoes below a dress for a feast, boots and Mary Janes below a kaftan, two cloths of a party at once, a bomber of satin over a satin skirt, a corset over pleats, Chelsea boots below joggers, a tie without a collar, a fleece over a hoodie, dark tights in pale shoes, ropes below a tracksuit, brown shoes or a pale blue shirt with velvet,
 * a kimono over a collar or over what hangs as loose as it, a wide shirt over a wide skirt or below a jacket.
 */
export function doClash(first: Piece, second: Piece): boolean {
  return CLASHES.some((clash) => clash(first, second) || clash(second, first));
}

/** The colors of tights that lead into shoes of a color, the best first; below a hem of a color those that it bears. */
export function tightsFor(shoes: ColourName, hem?: ColourName): readonly ColourName[] {
  const byShoes = TIGHTS_OF.get(shoes) ?? DARKS;
  if (hem === undefined) return byShoes;
  const byHem = TIGHTS_BELOW.get(hem);
  if (byHem === undefined) return byShoes;
  const both = byHem.filter((colour) => byShoes.includes(colour));

  return both.length > 0 ? both : byHem;
}

/** Of the cloths of a party one is worn, plain beside it: each counts as dressed up, and two of them as a costume. */
export function areTwoParties(one: Piece, other: Piece): boolean {
  const isParty = ({ fabric }: Piece) => PARTY_CLOTHS.includes(fabric);
  const isSecond = (piece: Piece) => isParty(piece) || (SHINES.includes(piece.fabric) && isPatterned(piece));

  return (
    isWornAlone(one) &&
    isWornAlone(other) &&
    !areOneSuit(one, other) &&
    ((isParty(one) && isSecond(other)) || (isParty(other) && isSecond(one)))
  );
}

type Clash = (one: Piece, other: Piece) => boolean;

const CLASHES: readonly Clash[] = [
  (tie, shirt) => isKind(tie.garment, 'tie', 'bow-tie') && isCollarless(shirt.garment),
  (regional, jacket) =>
    REGIONAL.has(regional.garment.key) && (isJacket(jacket) || isKind(jacket.garment, 'tie')),
  (fleece, top) =>
    fleece.garment.slot === 'outer' &&
    (fleece.fabric === 'fleece' || fleece.garment.key === 'fleece-jacket') &&
    isKind(top.garment, 'hoodie', 'sweatshirt'),
  (tights, shoes) =>
    tights.garment.key === 'tights' &&
    shoes.garment.slot === 'shoes' &&
    !isKind(shoes.garment, 'boots') &&
    (lightnessOf(shoes.colour) > PALE_SHOES ||
      isKind(shoes.garment, 'open-toe') ||
      SLINGBACKS.has(shoes.garment.key)),
  (tie, shirt) =>
    isKind(tie.garment, 'tie') && isPatterned(tie) && shirt.garment.slot === 'top' && isPatterned(shirt),
  // Stripes of the tailor's on stripes of the tailor's.
  (tie, jacket) =>
    isKind(tie.garment, 'tie') && tie.pattern === 'pinstripe' && jacket.pattern === 'pinstripe',
  (tie, square) =>
    isKind(tie.garment, 'tie') &&
    isKind(square.garment, 'pocket-square') &&
    isPatterned(tie) &&
    isPatterned(square),
  // Beside sequins all else is plain.
  (sequins, other) => sequins.fabric === 'sequin' && isPatterned(other) && isOneLine(other),
  (scarf, blouse) =>
    isKind(scarf.garment, 'scarf') &&
    scarf.garment.warmth < 2 &&
    ['bow-blouse', 'turtleneck', 'fitted-rollneck'].includes(blouse.garment.key),
  (vest, top) =>
    vest.garment.key === 'knit-vest' &&
    isKind(top.garment, 'polo', 'sweater', 'hoodie', 'sweatshirt', 'tshirt'),
  (cardigan, top) => isKind(cardigan.garment, 'cardigan') && isThickUnder(top.garment),
  (jacket, dress) => DAY_BLAZERS.has(jacket.garment.key) && OCCASION_DRESSES.has(dress.garment.key),
  (square, jacket) =>
    isKind(square.garment, 'pocket-square') && isJacket(jacket) && square.colour === jacket.colour,
  (shirt, jacket) =>
    isDressShirt(shirt) &&
    isJacket(jacket) &&
    lightnessOf(shirt.colour) < lightnessOf(jacket.colour) - SAME_LIGHTNESS,
  (shirt, jacket) =>
    isDressShirt(shirt) &&
    isJacket(jacket) &&
    shirt.colour === jacket.colour &&
    lightnessOf(shirt.colour) < PALE_SHIRT &&
    shirt.colour !== 'Black',
  (shirt, suit) =>
    isDressShirt(shirt) &&
    isKind(suit.garment, 'suit') &&
    lightnessOf(shirt.colour) < PALE_SHIRT &&
    // Black on black is meant.
    !(shirt.colour === 'Black' && suit.colour === 'Black'),
  (shirt, { garment }) =>
    shirt.garment.key === 'tuxedo-shirt' && (garment.suits.includes('suit') || isKind(garment, 'skirt')),
  // A dinner jacket has its own shirt, and a black bow tie.
  (worn, { garment }) =>
    garment.suits.includes('tuxedo') &&
    ((isDressShirt(worn) && worn.garment.key !== 'tuxedo-shirt') ||
      (worn.garment.key === 'bow-tie' && worn.colour !== 'Black')),
  (jacket, legs) =>
    isJacket(jacket) &&
    legs.garment.slot === 'bottom' &&
    legs.fabric !== 'denim' &&
    !areOneSuit(jacket, legs) &&
    ((SANDS.includes(jacket.colour) && SANDS.includes(legs.colour)) ||
      (isQuiet(jacket.colour) &&
        isQuiet(legs.colour) &&
        Math.abs(lightnessOf(jacket.colour) - lightnessOf(legs.colour)) < ALMOST_A_SUIT)),
  (jacket, legs) =>
    isJacket(jacket) &&
    legs.garment.slot === 'bottom' &&
    legs.pattern === 'pinstripe' &&
    !areOneSuit(jacket, legs),
  (own, bought) =>
    own.owned !== undefined &&
    bought.owned === undefined &&
    own.colour === bought.colour &&
    !isQuiet(own.colour) &&
    own.fabric !== bought.fabric &&
    isOneLine(own) &&
    isOneLine(bought),
  (black, navy) =>
    black.colour === 'Black' &&
    navy.colour === 'Navy' &&
    ((isOneLine(black) && isOneLine(navy)) || (isWornAlone(black) && navy.garment.slot === 'shoes')),
  // Burgundy on emerald is Christmas, on any day.
  (red, green) =>
    REDS.includes(red.colour) && GREENS.includes(green.colour) && isOneLine(red) && isOneLine(green),
  // Silver is cold, and brown leather below it warm.
  (silver, leather) =>
    silver.colour === 'Silver' &&
    isWornAlone(silver) &&
    ['shoes', 'bag'].includes(leather.garment.slot) &&
    LEATHER_BROWNS.includes(leather.colour),
  (white, ivory) =>
    white.colour === 'White' &&
    (ivory.colour === 'Ivory' || ivory.colour === 'Cream') &&
    isOneLine(white) &&
    isOneLine(ivory),
  (tie, shirt) =>
    isKind(tie.garment, 'tie') &&
    isKind(shirt.garment, 'shirt') &&
    lightnessOf(tie.colour) > lightnessOf(shirt.colour) - TIE_IS_DARKER,
  (tights, shoes) =>
    isKind(tights.garment, 'tights') &&
    shoes.garment.slot === 'shoes' &&
    !(tights.garment.key === 'sheer-tights' && SKIN_TONES.includes(tights.colour)) &&
    !tightsFor(shoes.colour).includes(tights.colour),
  (tights, { garment }) =>
    isKind(tights.garment, 'tights') && isKind(garment, 'sneakers') && !isKind(garment, 'active'),
  (tights, { garment, colour }) =>
    isKind(tights.garment, 'tights') &&
    tights.colour === 'Navy' &&
    colour === 'Black' &&
    isKind(garment, 'dress', 'skirt'),
  (tights, { garment, fabric, colour }) =>
    tights.garment.key === 'tights' &&
    isKind(garment, 'dress', 'skirt') &&
    ((SHINES.includes(fabric) && lightnessOf(colour) > PALE_SATIN) ||
      (!WINTER_CLOTHS.includes(fabric) && lightnessOf(colour) > WHITES)),
  (cord, other) => cord.fabric === 'corduroy' && SHINES.includes(other.fabric) && isWornAlone(other),
  (one, other) =>
    one.fabric === other.fabric &&
    PILES.includes(one.fabric) &&
    isWornAlone(one) &&
    isWornAlone(other) &&
    !areOneSuit(one, other),
  (jacket, { garment }) =>
    isJacket(jacket) && WOOLS.includes(jacket.fabric) && garment.key === 'linen-trousers',
  (jacket, dress) =>
    jacket.garment.key === 'velvet-blazer' &&
    (dress.fabric === 'sequin' ||
      (dress.garment.slot === 'dress' &&
        ((!isQuiet(jacket.colour) && !isQuiet(dress.colour)) ||
          (jacket.colour === 'Navy' && LEATHER_BROWNS.includes(dress.colour))))),
  (velvet, other) =>
    velvet.garment.key === 'velvet-blazer' &&
    ((other.garment.slot === 'top' && (PALE_BLUES.includes(other.colour) || other.pattern === 'pinstripe')) ||
      (isKind(other.garment, 'lace-ups', 'loafers') && LEATHER_BROWNS.includes(other.colour))),
  (jacket, { garment }) => jacket.garment.key === 'biker-jacket' && isKind(garment, 'shorts'),
  // Lapels above lapels.
  (jacket, { garment }) =>
    isKind(jacket.garment, 'blazer') && jacket.garment.slot === 'outer' && garment.key === 'blazer-dress',
  // A bare heel or toe below a cloth of the winter.
  (shoes, cloth) =>
    (isKind(shoes.garment, 'open-toe') || SLINGBACKS.has(shoes.garment.key)) &&
    shoes.garment.slot === 'shoes' &&
    ['bottom', 'dress'].includes(cloth.garment.slot) &&
    WINTER_CLOTHS.includes(cloth.fabric),
  // A knit of the desk over what shines.
  (cardigan, top) =>
    isKind(cardigan.garment, 'cardigan') &&
    ['top', 'dress'].includes(top.garment.slot) &&
    ['satin', 'velvet', 'sequin', 'lace', 'brocade'].includes(top.fabric),
  (shoes, { garment }) => LACED.has(shoes.garment.key) && FEAST_DRESSES.has(garment.key),
  (boots, { garment }) =>
    (isKind(boots.garment, 'boots') || boots.garment.key === 'mary-janes') && garment.key === 'kaftan',
  (jacket, skirt) =>
    jacket.garment.key === 'bomber' &&
    jacket.fabric === 'satin' &&
    SHINES.includes(skirt.fabric) &&
    isWornAlone(skirt),
  (corset, { garment, pattern }) =>
    corset.garment.key === 'corset-top' && (garment.key === 'pleated-skirt' || pattern === 'check'),
  (boots, { garment }) => OVER_TROUSERS.has(boots.garment.key) && isKind(garment, 'joggers'),
  (kimono, { garment }) =>
    kimono.garment.key === 'kimono-jacket' &&
    (isKind(garment, 'collared') || ['kaftan', 'maxi-dress', 'tiered-skirt'].includes(garment.key)),
  (sneakers, legs) =>
    isKind(sneakers.garment, 'sneakers') &&
    sneakers.colour === 'Navy' &&
    legs.garment.slot === 'bottom' &&
    EARTHS.includes(legs.colour),
  (shirt, { garment }) => shirt.garment.key === 'oversized-shirt' && FULL_SKIRTS.has(garment.key),
  // It bunches below whatever closes over it.
  (shirt, { garment }) =>
    shirt.garment.key === 'oversized-shirt' &&
    garment.slot === 'outer' &&
    (!isCoat(garment) || garment.key === 'pea-coat'),
  // It ends above the hem of a jacket.
  (coat, jacket) => coat.garment.key === 'pea-coat' && isJacket(jacket),
  // Of cotton, unlined: over wool it is May above November.
  (blazer, knit) => blazer.garment.key === 'soft-blazer' && isWoolKnit(knit),
  (espadrilles, { garment }) =>
    footwearOf(espadrilles.garment.key)?.sole === 'rope' &&
    isKind(garment, 'joggers', 'leggings', 'hoodie', 'sweatshirt'),
  (one, other) =>
    PALE_BLUES.includes(one.colour) &&
    PALE_BLUES.includes(other.colour) &&
    isWornAlone(one) &&
    isWornAlone(other) &&
    !(one.colour === other.colour && one.fabric === other.fabric),
  (suspenders, { garment }) =>
    isKind(suspenders.garment, 'suspenders') &&
    ((garment.slot === 'top' && !isKind(garment, 'shirt', 'tshirt')) ||
      (garment.slot === 'bottom' && !isKind(garment, 'trousers', 'jeans', 'shorts')) ||
      garment.key === 'leather-trousers'),
  (linen, { garment }) =>
    SUMMER_CLOTHS.includes(linen.fabric) &&
    ['outer', 'bottom'].includes(linen.garment.slot) &&
    isKind(garment, 'boots') &&
    !isKind(garment, 'rain'),
  (seersucker, other) => seersucker.fabric === 'seersucker' && WOOLS.includes(other.fabric),
  (linen, other) =>
    SUMMER_CLOTHS.includes(linen.fabric) &&
    isOneLine(linen) &&
    isOneLine(other) &&
    (WINTER_CLOTHS.includes(other.fabric) || (linen.garment.slot === 'outer' && isWoolKnit(other))),
  (boots, legs) =>
    boots.garment.key === 'knee-boots' && legs.garment.slot === 'bottom' && !goesIntoBoots(legs),
  (one, other) =>
    isOfMetal(one) && isOfMetal(other) && METALS.includes(one.colour) && METALS.includes(other.colour)
      ? one.colour !== other.colour
      : false,
];

/** A knit on a knit, or on a heavy shirt, bunches; a fine roll-neck and a knitted polo lie flat. */
function isThickUnder(garment: Garment): boolean {
  return (
    (isKind(garment, 'sweater', 'hoodie', 'sweatshirt') && !isKind(garment, 'turtleneck', 'polo')) ||
    garment.key === 'rugby-shirt'
  );
}

/** An office jacket over a dress for a wedding hides it, and ages. */
const DAY_BLAZERS: ReadonlySet<string> = new Set([
  'blazer',
  'double-breasted-blazer',
  'soft-blazer',
  'tweed-blazer',
]);
const OCCASION_DRESSES: ReadonlySet<string> = new Set([
  ...([
    'midi-occasion-dress',
    'cocktail-dress',
    'sequin-dress',
    'column-gown',
    'sleeved-gown',
    'ball-gown',
  ] as const),
]);

/** A shoe of menswear below them is a statement that has to be asked for. */
const LACED: ReadonlySet<string> = new Set(['oxfords', 'derbies', 'brogues', 'monk-straps']);
const FEAST_DRESSES: ReadonlySet<string> = new Set([
  ...OCCASION_DRESSES,
  'blazer-dress',
  'kaftan',
  'evening-skirt',
  'slip-dress',
]);

const REDS: readonly ColourName[] = ['Red', 'Burgundy'];
const GREENS: readonly ColourName[] = ['Emerald', 'Forest Green', 'Sage'];
/** A jacket and trousers of these are a suit that was cut from two cloths. */
const SANDS: readonly ColourName[] = ['Camel', 'Tan', 'Beige', 'Stone', 'Taupe', 'Khaki'];
const LEATHER_BROWNS: readonly ColourName[] = [...BROWN_LEATHERS, 'Taupe'];
const EARTHS: readonly ColourName[] = ['Brown', 'Chocolate', 'Cognac', 'Rust', 'Terracotta', 'Burgundy'];
const FULL_SKIRTS: ReadonlySet<string> = new Set([
  ...(['a-line-skirt', 'pleated-skirt', 'tiered-skirt', 'wax-print-skirt', 'evening-skirt'] as const),
]);
const OVER_TROUSERS: ReadonlySet<string> = new Set([
  'chelsea-boots',
  'heeled-boots',
  'western-boots',
  'knee-boots',
]);
const PILES: readonly FabricName[] = ['velvet', 'corduroy'];
const PARTY_CLOTHS: readonly FabricName[] = ['brocade', 'velvet', 'sequin', 'lace'];
const SHINES: readonly FabricName[] = ['satin', 'silk'];

function isWornAlone({ garment }: Piece): boolean {
  return SEEN_AT_ONCE.includes(garment.slot);
}

/** A linen jacket is for the summer, a knit dress or a roll-neck of wool is not; a polo of fine merino is worn all year. */
function isWoolKnit({ garment, fabric }: Piece): boolean {
  return (
    ['merino', 'wool', 'cashmere', 'lambswool'].includes(fabric) &&
    (garment.slot === 'dress' || isKind(garment, 'sweater', 'turtleneck'))
  );
}

/** The shaft goes over slim legs and jeans, and under a skirt; over trousers with a crease it is for riding. */
function goesIntoBoots({ garment }: Piece): boolean {
  const isJeans = isKind(garment, 'jeans') && !isKind(garment, 'wide-leg');

  return isKind(garment, 'skirt', 'leggings') || garment.fit === 'slim' || isJeans;
}

/** What is seen at once; a coat is taken off, and denim is blue of its own. */
function isOneLine({ garment, fabric, colour }: Piece): boolean {
  return (
    (fabric !== 'denim' || lightnessOf(colour) > WHITE_DENIM) &&
    !isCoat(garment) &&
    SEEN_AT_ONCE.includes(garment.slot)
  );
}

const SEEN_AT_ONCE: readonly Slot[] = ['outer', 'top', 'bottom', 'dress'];

/** Denim and chambray are worn under a blazer as jeans are. */
function isDressShirt({ garment, fabric }: Piece): boolean {
  return (
    garment.slot === 'top' && isKind(garment, 'shirt') && !['chambray', 'denim', 'flannel'].includes(fabric)
  );
}

function isJacket({ garment }: Piece): boolean {
  return isKind(garment, 'blazer', 'suit') && garment.slot === 'outer' && !isCoat(garment);
}

function areOneSuit(one: Piece, other: Piece): boolean {
  return one.garment.suits.some((suit) => other.garment.suits.includes(suit));
}

function isOfMetal({ garment }: Piece): boolean {
  return garment.slot !== 'accessory' || isKind(garment, 'jewelry', 'watch');
}

/** A tie needs a collar to lie under. */
export function isCollarless({ key }: Garment): boolean {
  return COLLARLESS.has(key);
}

/** A shirt of the sky over trousers of the sky is nearly a uniform. */
const PALE_BLUES: readonly ColourName[] = ['Powder Blue', 'Sky Blue'];
const COLLARLESS: ReadonlySet<string> = new Set([
  'band-collar-shirt',
  'kurta',
  'camp-shirt',
  'polo',
  'knit-polo',
  'rugby-shirt',
]);
/** None of them is worn with a jacket or a tie. */
const REGIONAL: ReadonlySet<string> = new Set([
  ...(['kurta', 'kurta-trousers', 'anarkali', 'lehenga', 'sari', 'juttis'] as const),
]);
export const SLINGBACKS: ReadonlySet<string> = new Set(['kitten-heels']);

/** OKLab lightness. */
const PALE_SHOES = 0.7;
const SAME_LIGHTNESS = 0.03;
const ALMOST_A_SUIT = 0.12;
export const PALE_SHIRT = 0.75;
const TIE_IS_DARKER = 0.15;
const PALE_SATIN = 0.75;
/** Ivory and paler. */
const WHITES = 0.93;
/** White, ivory and cream; the palest blue is darker. */
const WHITE_DENIM = 0.9;

const SUMMER_CLOTHS: readonly FabricName[] = ['linen', 'seersucker'];
const WOOLS: readonly FabricName[] = ['wool', 'flannel', 'tweed', 'tropical wool'];
/** Cloths of the cold half of the year, whatever is cut from them. */
const WINTER_CLOTHS: readonly FabricName[] = [
  'wool',
  'wool flannel',
  'flannel',
  'tweed',
  'boucle',
  'corduroy',
  'velvet',
];
const METALS: readonly ColourName[] = ['Gold', 'Silver'];
const SKIN_TONES: readonly ColourName[] = ['Beige', 'Tan', 'Taupe'];
const DARKS: readonly ColourName[] = ['Black', 'Charcoal', 'Navy', 'Chocolate'];

/** Leg and foot are one line: black shoes carry black tights, navy ones navy. */
const TIGHTS_OF = new Map<ColourName, readonly ColourName[]>([
  ['Black', ['Black']],
  ['Charcoal', ['Charcoal', 'Black']],
  ['Navy', ['Navy']],
  ['Brown', ['Chocolate', 'Navy', 'Charcoal']],
  ['Chocolate', ['Chocolate', 'Navy', 'Charcoal']],
  ['Cognac', ['Chocolate', 'Navy', 'Charcoal']],
  ['Burgundy', ['Black', 'Chocolate', 'Charcoal', 'Navy']],
]);

/** Chocolate is for the brown family; below black, charcoal and navy legs are black or of the hem's own dark. */
const TIGHTS_BELOW = new Map<ColourName, readonly ColourName[]>([
  ['Black', ['Black', 'Charcoal']],
  ['Charcoal', ['Black', 'Charcoal']],
  ['Gray', ['Black', 'Charcoal']],
  ['Slate', ['Black', 'Charcoal', 'Navy']],
  ['Navy', ['Navy', 'Black', 'Charcoal']],
  ['Brown', ['Chocolate', 'Black']],
  ['Chocolate', ['Chocolate', 'Black']],
  ['Cognac', ['Chocolate', 'Black']],
]);
