import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from './fabrics.ts';
import { type Feeling, LIVELY } from './feelings.ts';
import { type Garment, isKind } from './garment.ts';
import { CLOTHS_BY_CARE, isEasyAtTheWaist, opensInFront } from './garment-details.ts';
import { footwearOf, isHeeled, necklineOf, sleeveOf } from './garment-facts.ts';

/**
 * What a day, a body or a household asks of clothes beside their looks. Each rules pieces out by facts of garments; what is left is
 * what its answer says of all of it.
 */
export interface PracticalRule {
  /** Pieces that are in its way. */
  hinders?: (garment: Garment) => boolean;
  /** Pieces that may be needed all the same; with them it is not met. */
  spoiledBy?: readonly string[];
  /** Of garments and what is worn under them, not of shoes, bags and touches. */
  cloths?: readonly FabricName[];
  /** Of what it rules the cloths out; absent: of all of that. A coat is worn on the way, and not packed. */
  clothsOf?: (garment: Garment, fabric: FabricName) => boolean;
  colours?: readonly ColourName[];
  /** What it asks for besides, given as it is where it was asked for in words. */
  feeling?: Feeling;
  /** Keys of which one is added at the end, the first that is right there. */
  adds?: readonly string[];
  /** Of what it rules the colors out; absent: of every garment, and of no shoe, bag or touch. */
  coloursOf?: (garment: Garment) => boolean;
}

const CLOTHES: readonly Garment['slot'][] = ['top', 'bottom', 'dress', 'outer'];
const PALE: readonly ColourName[] = [
  ...(['White', 'Ivory', 'Cream', 'Beige', 'Blush', 'Butter', 'Powder Blue', 'Mint'] as const),
  ...(['Lavender', 'Peach', 'Silver', 'Stone'] as const),
];
const SHOWS_MUD: readonly ColourName[] = [
  ...PALE,
  ...(['Tan', 'Khaki', 'Pink', 'Dusty Rose', 'Coral', 'Yellow', 'Sky Blue', 'Sage'] as const),
];
/** Smooth below: leather, rope, and the flat crepe of a desert boot. */
const slips = ({ slot, key }: Garment): boolean =>
  slot === 'shoes' && (['thin', 'rope'].includes(footwearOf(key)?.sole ?? '') || key === 'desert-boots');
/** Shows the wet at once. */
const SHOWS_SWEAT: readonly ColourName[] = ['Gray', 'Sky Blue', 'Powder Blue', 'Khaki', 'Beige', 'Lavender'];
const HOLDS_HAIR: readonly FabricName[] = [
  ...(['velvet', 'mohair', 'wool', 'boucle', 'fleece', 'felt', 'flannel', 'corduroy', 'lambswool'] as const),
  ...(['wool flannel', 'faux shearling', 'shearling', 'tweed', 'camel hair', 'french terry'] as const),
];
const SCRATCHES: readonly FabricName[] = [
  ...(['wool', 'wool flannel', 'tropical wool', 'tweed', 'boucle', 'lambswool', 'mohair', 'lace'] as const),
  ...(['sequin', 'stretch nylon', 'quick-dry polyester', 'camel hair', 'taffeta', 'brocade'] as const),
  'merino',
];
const LACED = new Set(
  (
    'leather-sneakers|canvas-sneakers|chunky-sneakers|retro-runners|running-shoes|tennis-shoes|training-shoes|golf-shoes|oxfords|derbies|brogues|patent-oxfords|' +
    'desert-boots|combat-boots|hiking-boots|insulated-boots|espadrille-wedges|strappy-heels|monk-straps|knee-boots'
  ).split('|'),
);
/** Nothing in front or under it that holds the foot. */
const UNSTEADY = new Set(
  'ballet-flats|slides|espadrilles|leather-sandals|dress-sandals|evening-flats'.split('|'),
);

/** Of what one sits in: wraps fall open, pleats and tiers reach the spokes, and long cardigans bunch behind. */
const BUNCHES = new Set(
  'wrap-dress|wax-print-skirt|slip-skirt|slip-dress|pleated-skirt|tiered-skirt|duster-cardigan|kimono-jacket|chunky-sweater|slides|mini-skirt'.split(
    '|',
  ),
);
/** Too plain for a table in the evening, however neat at a desk. */
const ONLY_BY_DAY = new Set(
  'breton-tee|rugby-shirt|baggy-jeans|cargo-trousers|carpenter-trousers|denim-shorts|leather-tote|canvas-tote|structured-tote|straw-tote'.split(
    '|',
  ),
);

/** Slides up or opens where one stretches, runs or pedals. */
const RIDES_UP = new Set(
  'wrap-dress|wax-print-skirt|slip-skirt|slip-dress|bodycon-dress|pencil-skirt|suit-skirt|mini-skirt'.split(
    '|',
  ),
);
/** By a fire in the cold a short coat is worn; a long one swings into it. */
const LONG_COATS: ReadonlySet<string> = new Set(['trench-coat', 'wool-coat', 'wrap-coat']);
const HANGS_AT_THE_WRIST = new Set(
  'kimono-jacket|kaftan|cape|poncho|duster-cardigan|peasant-blouse|wrap-blouse'.split('|'),
);
/** Melts, or burns at once. */
const NEAR_HEAT: readonly FabricName[] = [
  ...([
    'nylon',
    'stretch nylon',
    'quick-dry polyester',
    'satin',
    'chiffon',
    'sequin',
    'lace',
    'silk',
  ] as const),
];

const OPEN_NECKS: ReadonlySet<ReturnType<typeof necklineOf>> = new Set(['v', 'collar', 'low']);

/** Whether a shoe is closed by laces, buckles or a long zip. */
export function isTiedOn({ key }: Garment): boolean {
  return LACED.has(key);
}

const goesOverTheHead = (garment: Garment) =>
  ((garment.slot === 'top' || garment.slot === 'dress') &&
    !opensInFront(garment) &&
    garment.key !== 'swimsuit') ||
  garment.key === 'knit-vest';
const isNarrow = (garment: Garment) =>
  isKind(garment, 'slim-cut', 'leggings') || garment.fit === 'slim' || garment.fit === 'bodycon';
const isClinging = (garment: Garment) =>
  ['top', 'dress', 'bottom'].includes(garment.slot) &&
  // Pleats and an elastic waist leave room above a narrow hem.
  ((isNarrow(garment) && garment.key !== 'tapered-trousers') ||
    garment.avoid.includes('tight-fitting') ||
    isKind(garment, 'bodysuit', 'corset', 'crop-top', 'turtleneck') ||
    garment.key.startsWith('slip-'));
const LOOSE_FITS: readonly string[] = ['oversized', 'relaxed', 'wide-leg', 'shift', 'a-line'];
const LOOSE_LEGS = new Set(
  'pleated-trousers|linen-trousers|joggers|culottes|corduroys|flannel-trousers|training-shorts|swim-shorts|bermuda-shorts|hiking-trousers|ski-trousers'.split(
    '|',
  ),
);

function isCutClose(garment: Garment): boolean {
  if (isClinging(garment) || isKind(garment, 'belt')) return true;
  if (garment.slot === 'bottom' && !isKind(garment, 'skirt'))
    return !LOOSE_LEGS.has(garment.key) && !LOOSE_FITS.includes(garment.fit ?? '');

  return (
    ((garment.slot === 'top' || garment.slot === 'dress') &&
      ['fitted', 'slim', 'bodycon'].includes(garment.fit ?? '') &&
      !isKind(garment, 'shirt')) ||
    ['pencil-skirt', 'suit-skirt', 'mini-skirt', 'leather-skirt'].includes(garment.key)
  );
}

/** Has no strap that leaves both hands free. */
export function isHandHeld(garment: Garment): boolean {
  return isKind(garment, 'tote', 'clutch', 'handbag', 'briefcase');
}

/** Shoes that mud comes in over. */
const LOW_AND_STITCHED: readonly string[] = [
  'canvas-sneakers',
  'leather-sneakers',
  'slip-on-sneakers',
  'loafers',
];

/** Each takes a folder, a laptop or a day for two. */
const LARGE_BAGS: readonly string[] = [
  ...['backpack', 'messenger-bag', 'leather-tote', 'canvas-tote', 'straw-tote', 'briefcase', 'gym-bag'],
];

const isWarmTop = (garment: Garment) => ['top', 'dress'].includes(garment.slot) && garment.warmth >= 3;

/** A knit or what is as warm, worn within and not over it all. */
export function warmsWithin(garment: Garment): boolean {
  return (['top', 'dress'].includes(garment.slot) && garment.warmth >= 2) || isKind(garment, 'cardigan');
}

export const PRACTICAL_RULES = {
  'small hands': {
    cloths: CLOTHS_BY_CARE['machine washable'],
    colours: PALE,
    coloursOf: ({ slot }) => slot !== 'accessory' && slot !== 'shoes',
    hinders: (garment) =>
      isKind(garment, 'necklace', 'tie') ||
      ['drop-earrings', 'duster-cardigan', 'kimono-jacket', 'kaftan', 'cape', 'pashmina'].includes(
        garment.key,
      ),
  },
  'dirty work': {
    cloths: [...CLOTHS_BY_CARE['machine washable'], 'merino'],
    colours: PALE,
    coloursOf: ({ slot }) => slot !== 'accessory',
    hinders: (garment) =>
      isKind(garment, 'skirt', 'dress', 'heels', 'open-toe', 'clutch', 'handbag', 'blazer') ||
      ['canvas-sneakers', 'suede-loafers', 'loafers', 'ballet-flats'].includes(garment.key),
  },
  'on the floor': {
    hinders: (garment) =>
      isKind(garment, 'above-knee', 'heels', 'slim-cut', 'low-rise') ||
      // A wrap opens on the floor.
      ['pencil-skirt', 'suit-skirt', 'slip-skirt', 'wrap-dress', 'wax-print-skirt'].includes(garment.key),
  },
  'room to move': {
    hinders: (garment) =>
      isKind(garment, 'slim-cut', 'heels') || ['pencil-skirt', 'suit-skirt'].includes(garment.key),
  },
  'on and off': {
    hinders: (garment) =>
      goesOverTheHead(garment) ||
      isTiedOn(garment) ||
      (isKind(garment, 'tights', 'jumpsuit', 'bodysuit', 'belt', 'suspenders', 'base-layer') &&
        !isKind(garment, 'swim')),
  },
  'arm in a cast': {
    hinders: (garment) =>
      goesOverTheHead(garment) ||
      isTiedOn(garment) ||
      isNarrow(garment) ||
      isKind(garment, 'blazer', 'suit', 'tights', 'jumpsuit', 'belt', 'bracelet', 'watch', 'gloves') ||
      isHandHeld(garment),
  },
  'leg in a cast': {
    hinders: (garment) =>
      (garment.slot === 'bottom' && isNarrow(garment)) ||
      isHeeled(garment) ||
      isHandHeld(garment) ||
      isKind(garment, 'tights', 'floor-length') ||
      UNSTEADY.has(garment.key),
  },
  'swollen feet': {
    hinders: (garment) =>
      isHeeled(garment) ||
      isKind(garment, 'boots', 'lace-ups', 'leggings', 'joggers', 'slim-cut', 'tights') ||
      ['ballet-flats', 'evening-flats', 'mary-janes', 'pumps', 'loafers', 'chunky-loafers'].includes(
        garment.key,
      ),
  },
  'quiet shoes': {
    hinders: (garment) =>
      garment.slot === 'shoes' && !['rubber', 'rope', 'lug'].includes(footwearOf(garment.key)?.sole ?? ''),
  },
  'no laces': { hinders: isTiedOn },
  'easy middle': {
    hinders: (garment) =>
      isClinging(garment) ||
      isKind(garment, 'belt', 'low-rise', 'vest') ||
      ['waistcoat', 'sheath-dress', 'fitted-rollneck'].includes(garment.key),
  },
  'nothing at the waist': {
    hinders: (garment) =>
      ((garment.slot === 'bottom' || garment.slot === 'dress') && !isEasyAtTheWaist(garment)) ||
      isKind(garment, 'belt', 'bodysuit', 'jumpsuit') ||
      garment.key === 'belt-bag',
  },
  'nothing clings': {
    hinders: isClinging,
    cloths: ['jersey', 'ribbed knit', 'satin', 'stretch nylon', 'silk'],
  },
  // Said of the whole look: what is cut close above is as much in its way as a straight leg.
  'loose all over': { hinders: isCutClose },
  'full bust': {
    hinders: (garment) =>
      (['top', 'dress'].includes(garment.slot) && !OPEN_NECKS.has(necklineOf(garment.key))) ||
      isKind(garment, 'camisole', 'corset') ||
      ['slip-dress', 'ruffle-blouse', 'bow-blouse', 'pinafore', 'sundress', 'bodysuit'].includes(garment.key),
  },
  sweat: {
    hinders: isWarmTop,
    cloths: ['silk', 'satin', 'stretch nylon', 'taffeta', 'chiffon', 'sequin', 'velvet'],
    colours: SHOWS_SWEAT,
    coloursOf: ({ slot }) => slot === 'top' || slot === 'dress',
  },
  'pet hair': { cloths: HOLDS_HAIR },
  'tender skin': { cloths: SCRATCHES },
  'packs small': {
    cloths: CLOTHS_BY_CARE['no ironing'],
    hinders: ({ slot, warmth, key }) =>
      ['cape', 'slip-skirt', 'slip-dress'].includes(key) || (slot === 'outer' && warmth >= 4),
    clothsOf: (garment) => !isKind(garment, 'coat'),
  },
  'shoes off': {
    hinders: (garment) => isTiedOn(garment) || isKind(garment, 'tights'),
  },
  'grabbing hands': {
    colours: PALE,
    coloursOf: ({ slot }) => slot === 'outer' || slot === 'bottom' || slot === 'bag',
    hinders: (garment) =>
      // A headscarf is pinned close.
      isKind(garment, 'jewelry', 'necklace', 'earrings', 'tie', 'glasses', 'sunglasses') ||
      (isKind(garment, 'scarf') && !isKind(garment, 'headscarf')),
  },
  'hands free': { hinders: isHandHeld },
  'dancing feet': {
    hinders: ({ slot, key }) =>
      slot === 'shoes' &&
      (['pumps', 'strappy-heels', 'kitten-heels', 'slides', 'evening-flats', 'rain-boots'].includes(key) ||
        footwearOf(key)?.sole === 'lug'),
  },
  'long sitting': {
    hinders: (garment) => isNarrow(garment) || isKind(garment, 'belt', 'corset') || isHeeled(garment),
  },
  security: {
    hinders: (garment) =>
      isTiedOn(garment) || isKind(garment, 'belt', 'jewelry', 'watch', 'hat', 'suspenders', 'corset'),
  },
  'muddy ways': {
    hinders: (garment) =>
      isKind(garment, 'wide-leg', 'floor-length', 'heels', 'open-toe') ||
      ['fitted-rollneck', 'slip-skirt', 'slip-dress', ...LOW_AND_STITCHED].includes(garment.key) ||
      slips(garment),
    cloths: ['satin', 'silk'],
    colours: SHOWS_MUD,
    // A cream parka is washed after every walk.
    coloursOf: ({ slot }) => ['bottom', 'dress', 'shoes', 'outer'].includes(slot),
  },
  'to mix': {
    hinders: (garment) => isKind(garment, 'dress', 'jumpsuit', 'suit'),
  },
  'beside the couple': {
    hinders: ({ key }) => ['wrap-dress', 'day-dress', 'sundress', 'shirt-dress', 'maxi-dress'].includes(key),
    colours: ['White', 'Ivory', 'Cream'],
    coloursOf: ({ slot }) => ['dress', 'outer', 'bottom'].includes(slot),
  },
  'something over': {},
  // A room without heating: a knit (over a shirt, where one is worn) and something over it, and nothing open at the foot.
  'warm within': {
    hinders: (garment) =>
      (['top', 'dress'].includes(garment.slot) &&
        (garment.warmth < 2 || isKind(garment, 'tshirt')) &&
        !['poplin-shirt', 'oxford-shirt'].includes(garment.key)) ||
      isKind(garment, 'shorts', 'open-toe', 'sleeveless') ||
      ['ballet-flats', 'evening-flats', 'espadrilles'].includes(garment.key),
    cloths: ['linen', 'viscose', 'satin', 'chiffon', 'seersucker'],
  },
  // Books, a laptop, a change of clothes: neither a clutch nor what hangs at the belt.
  'much to carry': {
    adds: LARGE_BAGS,
    hinders: (garment) => garment.slot === 'bag' && !LARGE_BAGS.includes(garment.key),
  },
  'over no head': { hinders: goesOverTheHead },
  'thighs that rub': {
    hinders: (garment) => isKind(garment, 'skirt', 'dress', 'shorts', 'tights'),
  },
  'on deck': {
    hinders: (garment) =>
      garment.slot === 'shoes' && (isHeeled(garment) || footwearOf(garment.key)?.sole === 'thin'),
  },
  ladders: {
    hinders: (garment) => isKind(garment, 'skirt', 'dress', 'heels', 'wide-leg', 'open-toe', 'scarf'),
  },
  // The pack hangs at a waistband, the clip at an edge.
  'clip-on mic': {
    hinders: (garment) =>
      isKind(garment, 'dress', 'jumpsuit') ||
      ['turtleneck', 'fitted-rollneck', 'chunky-sweater'].includes(garment.key),
  },
  'on camera': { cloths: ['linen', 'sequin', 'seersucker', 'satin'] },
  'waist up': {},
  'wet hands': {
    cloths: ['silk', 'satin', 'velvet', 'lace'],
    hinders: (garment) =>
      isKind(garment, 'watch', 'bracelet', 'gloves') ||
      ['kimono-jacket', 'kaftan', 'peasant-blouse', 'cape', 'wrap-blouse'].includes(garment.key),
  },
  'near the fire': {
    cloths: NEAR_HEAT,
    hinders: (garment) =>
      isKind(garment, 'scarf', 'tie', 'open-toe') ||
      garment.key === 'espadrilles' ||
      LONG_COATS.has(garment.key) ||
      HANGS_AT_THE_WRIST.has(garment.key),
  },
  'no bulk': {
    spoiledBy: ['puffer', 'fleece-jacket'],
    hinders: ({ key }) => ['teddy-coat', 'chunky-sweater', 'shearling-jacket', 'cape'].includes(key),
  },
  'sure grip': {
    hinders: (garment) => slips(garment) || (garment.slot === 'shoes' && isHeeled(garment)),
  },
  'soft ground': {
    hinders: (garment) =>
      garment.slot === 'shoes' &&
      // A broad heel sinks later than a thin one, and a wedge not at all.
      ((isHeeled(garment) && garment.key !== 'espadrille-wedges') ||
        ['evening-flats', 'espadrilles'].includes(garment.key)),
  },
  // A dress shirt is of twill then: it is the cotton that keeps its shape below a jacket.
  'no creases': {
    cloths: CLOTHS_BY_CARE['no ironing'],
    clothsOf: (garment, fabric) =>
      !isKind(garment, 'coat') && !(isKind(garment, 'shirt') && fabric === 'twill'),
  },
  // Each comes off by itself: no warm top under it all, and no thick layer below a coat.
  layers: {
    hinders: (garment) =>
      isWarmTop(garment) ||
      isKind(garment, 'turtleneck', 'jumpsuit', 'bodysuit') ||
      (garment.slot === 'outer' && garment.warmth >= 3 && !isKind(garment, 'coat')),
  },
  // What reaches the wheels, slides off the lap, rides up, opens or bunches where one sits.
  seated: {
    hinders: (garment) =>
      isNarrow(garment) ||
      isHandHeld(garment) ||
      isHeeled(garment) ||
      isKind(garment, 'floor-length', 'above-knee', 'coat', 'wide-leg', 'backpack', 'corset', 'low-rise') ||
      BUNCHES.has(garment.key),
  },
  'day to night': {
    hinders: (garment) =>
      isKind(
        garment,
        'sneakers',
        'shorts',
        'joggers',
        'leggings',
        'hoodie',
        'sweatshirt',
        'tshirt',
        'tank',
      ) ||
      isKind(garment, 'backpack', 'active', 'lounge', 'outdoor') ||
      ONLY_BY_DAY.has(garment.key),
  },
  'cool and covered': {
    hinders: (garment) =>
      (CLOTHES.slice(0, 3).includes(garment.slot) &&
        (sleeveOf(garment.key) === 'none' || isKind(garment, 'shorts', 'above-knee', 'crop-top'))) ||
      isWarmTop(garment),
    cloths: ['wool', 'wool flannel', 'tweed', 'fleece', 'velvet', 'corduroy', 'flannel', 'lambswool'],
  },
  'head covered': { adds: ['headscarf', 'bandana'] },
  sun: {
    adds: ['sun-hat', 'cap'],
    hinders: (garment) =>
      (garment.slot === 'top' || garment.slot === 'dress') && sleeveOf(garment.key) === 'none',
  },
  sunburn: {
    adds: ['sun-hat', 'cap'],
    hinders: (garment) =>
      ((garment.slot === 'top' || garment.slot === 'dress') && sleeveOf(garment.key) !== 'long') ||
      isKind(garment, 'shorts', 'above-knee'),
  },
  'no logo': { hinders: ({ key }) => key === 'graphic-tee' },
  'under a gown': {
    // A coat is worn to the hall.
    hinders: (garment) =>
      (garment.slot === 'outer' && !isKind(garment, 'coat')) ||
      garment.key === 'turtleneck' ||
      garment.key === 'hoodie',
  },
  // It is buttoned over a shirt or a knit; a jacket waits in the locker.
  'under a white coat': {
    hinders: (garment) =>
      garment.slot === 'outer' ||
      isKind(garment, 'hoodie', 'sweatshirt', 'scarf', 'shorts', 'open-toe') ||
      isWarmTop(garment),
  },
  'runs about': {
    hinders: (garment) =>
      isHeeled(garment) ||
      UNSTEADY.has(garment.key) ||
      isKind(garment, 'loafers', 'floor-length', 'above-knee', 'clutch', 'handbag') ||
      RIDES_UP.has(garment.key),
  },
  cooking: {
    cloths: [...NEAR_HEAT, 'velvet'],
    colours: PALE,
    coloursOf: ({ slot }) => slot === 'top' || slot === 'dress',
    hinders: (garment) =>
      isWarmTop(garment) ||
      isKind(garment, 'scarf', 'tie', 'open-toe', 'bracelet') ||
      HANGS_AT_THE_WRIST.has(garment.key),
  },
  lifting: {
    cloths: ['silk', 'satin', 'chiffon', 'lace'],
    hinders: (garment) =>
      isHeeled(garment) ||
      garment.slot === 'bag' ||
      isKind(garment, 'low-rise', 'crop-top', 'above-knee', 'corset', 'floor-length', 'open-toe') ||
      RIDES_UP.has(garment.key) ||
      HANGS_AT_THE_WRIST.has(garment.key),
  },
  'by bike': {
    hinders: (garment) =>
      isKind(garment, 'floor-length', 'wide-leg') ||
      (isHeeled(garment) && footwearOf(garment.key)?.sole === 'thin') ||
      isHandHeld(garment) ||
      RIDES_UP.has(garment.key) ||
      HANGS_AT_THE_WRIST.has(garment.key) ||
      // What slips off the foot, and what the wind takes off the head.
      ['slides', 'sun-hat', 'fedora'].includes(garment.key),
  },
  // They bite what is bare, and come to what is dark.
  insects: {
    colours: ['Black', 'Navy', 'Charcoal', 'Chocolate', 'Burgundy', 'Plum', 'Forest Green'],
    hinders: (garment) =>
      isKind(garment, 'shorts', 'above-knee', 'open-toe', 'crop-top') || sleeveOf(garment.key) === 'none',
  },
  // Hired at the counter, over one's own socks.
  'hired shoes': {
    hinders: (garment) =>
      ['ballet-flats', 'mary-janes', 'evening-flats', 'slides'].includes(garment.key) ||
      isKind(garment, 'sandals', 'heels'),
  },
  'swim first': {
    cloths: ['denim', 'silk', 'satin', 'velvet', 'wool'],
    hinders: (garment) =>
      isTiedOn(garment) ||
      (isKind(garment, 'tights', 'jumpsuit', 'bodysuit', 'corset', 'suit') && !isKind(garment, 'swim')) ||
      (garment.slot === 'bottom' && isNarrow(garment)),
  },
  'on stage': {
    cloths: ['linen', 'seersucker'],
    hinders: (garment) =>
      isKind(garment, 'above-knee', 'crop-top', 'bracelet', 'hoodie') ||
      ['slip-dress', 'slip-skirt', 'graphic-tee'].includes(garment.key),
  },
  // Whoever works at somebody's feast is not looked at, and not heard.
  unseen: {
    cloths: ['sequin', 'satin', 'taffeta', 'brocade', 'lace'],
    colours: [...LIVELY, 'White', 'Ivory', 'Cream', 'Butter', 'Peach', 'Lavender', 'Mint'],
    coloursOf: ({ slot }) => slot === 'dress' || slot === 'outer' || slot === 'bottom',
    hinders: (garment) =>
      isHeeled(garment) ||
      isKind(garment, 'bracelet', 'necklace', 'clutch', 'above-knee', 'pocket-square', 'low-rise'),
  },
  'in honour': {
    colours: ['White', 'Ivory', 'Cream'],
    coloursOf: ({ slot }) => slot === 'dress',
    hinders: (garment) =>
      isKind(garment, 'jeans', 'sneakers', 'tshirt', 'hoodie', 'sweatshirt', 'shorts', 'backpack', 'tank') ||
      ['canvas-tote', 'belt-bag', 'denim-jacket', 'overshirt', 'chore-jacket', 'sundress'].includes(
        garment.key,
      ),
  },
  noticed: { feeling: 'special' },
  understated: { feeling: 'measured', cloths: ['sequin', 'brocade', 'taffeta'] },
  authority: {
    feeling: 'confident',
    hinders: (garment) =>
      isKind(garment, 'hoodie', 'sweatshirt', 'tshirt', 'sneakers', 'shorts', 'above-knee', 'backpack') ||
      ['ruffle-blouse', 'peasant-blouse', 'sundress', 'graphic-tee', 'camisole', 'pinafore'].includes(
        garment.key,
      ),
  },
  approachable: {
    feeling: 'friendly',
    hinders: ({ key }) => key === 'biker-jacket' || key === 'double-breasted-blazer',
  },
} as const satisfies Record<string, PracticalRule>;

export type PracticalWish = keyof typeof PRACTICAL_RULES;

/** Whether a wish is not met by what wears this piece, needed as it may be. */
function spoils(wish: PracticalWish, { key }: Garment): boolean {
  const { spoiledBy }: PracticalRule = PRACTICAL_RULES[wish];

  return spoiledBy?.includes(key) === true;
}

/** How somebody who has these wishes wants to look. */
export function feelingsOf(wishes: Iterable<PracticalWish>): Feeling[] {
  return [...wishes].flatMap((wish) => {
    const { feeling }: PracticalRule = PRACTICAL_RULES[wish];

    return feeling ?? [];
  });
}

/** What each of the wishes adds: of every list one piece. */
export function addedFor(wishes: Iterable<PracticalWish>): (readonly string[])[] {
  return [...wishes].flatMap((wish) => {
    const { adds }: PracticalRule = PRACTICAL_RULES[wish];

    return adds === undefined ? [] : [adds];
  });
}

/** A piece as far as it is chosen; what is not chosen yet is not counted against it. */
export interface Chosen {
  garment: Garment;
  fabric?: FabricName;
  colour?: ColourName;
}

/** Whether a wish is not met where this is worn. */
export function isAgainst(wish: PracticalWish, chosen: Chosen): boolean {
  return spoils(wish, chosen.garment) || hindersAny([wish], chosen);
}

/** Whether a piece is in the way of what was asked for. */
export function hindersAny(wishes: Iterable<PracticalWish>, chosen: Chosen): boolean {
  for (const wish of wishes) {
    const { hinders }: PracticalRule = PRACTICAL_RULES[wish];
    if (hinders?.(chosen.garment) === true || isOfWrongCloth(wish, chosen)) return true;
  }

  return false;
}

/** Whether it is in the way by its cloth or its color, whatever it is. */
export function isOfWrongCloth(wish: PracticalWish, { garment, fabric, colour }: Chosen): boolean {
  const rule: PracticalRule = PRACTICAL_RULES[wish];
  const isClothing = CLOTHES.includes(garment.slot);
  const isCloth =
    (isClothing || isKind(garment, 'tights', 'base-layer')) &&
    fabric !== undefined &&
    rule.cloths?.includes(fabric) === true &&
    rule.clothsOf?.(garment, fabric) !== false;

  return (
    isCloth ||
    (colour !== undefined &&
      rule.colours?.includes(colour) === true &&
      (rule.coloursOf?.(garment) ?? isClothing))
  );
}
