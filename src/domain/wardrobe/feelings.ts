import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from './fabrics.ts';
import { type Garment, isKind } from './garment.ts';
import { isHeeled, necklineOf, sleeveOf } from './garment-facts.ts';

/** A piece as far as its feeling goes; of an item of a model's own naming nothing is known but its color. */
export interface Felt {
  garment: Garment;
  fabric: FabricName;
  pattern: FabricPattern;
  colour: ColourName;
}

/** How somebody wants to look or feel, as facts of pieces: "something fun", "not frumpy". */
export interface FeelingRule {
  /** What gives it by cut, cloth or pattern. */
  by?: (piece: Omit<Felt, 'colour'>) => boolean;
  /** What gives it as the color of clothes. */
  colours?: readonly ColourName[];
  /** So many pieces have to; absent: one. */
  least?: number;
  /** What takes it away, whatever else is worn. */
  breaks?: (piece: Omit<Felt, 'colour'>) => boolean;
}

const CLOTHES: readonly Garment['slot'][] = ['top', 'bottom', 'dress', 'outer'];

export const LIVELY: readonly ColourName[] = [
  ...(['Red', 'Coral', 'Orange', 'Yellow', 'Mustard', 'Lime', 'Emerald', 'Turquoise', 'Teal'] as const),
  ...(['Cobalt', 'Royal Blue', 'Purple', 'Fuchsia', 'Pink'] as const),
];
const JEWELS: readonly ColourName[] = [
  ...([
    'Emerald',
    'Royal Blue',
    'Burgundy',
    'Purple',
    'Plum',
    'Teal',
    'Fuchsia',
    'Red',
    'Gold',
    'Silver',
  ] as const),
];
const TENDER: readonly ColourName[] = [
  ...(['Pink', 'Blush', 'Dusty Rose', 'Lavender', 'Mauve', 'Peach', 'Coral', 'Powder Blue', 'Mint'] as const),
];
const FRIENDLY: readonly ColourName[] = [
  ...([
    'Sky Blue',
    'Powder Blue',
    'Sage',
    'Mint',
    'Blush',
    'Dusty Rose',
    'Peach',
    'Butter',
    'Camel',
  ] as const),
  ...(['Cream', 'Lavender', 'Coral', 'Mustard', 'Teal'] as const),
];

const SHINES: ReadonlySet<FabricName> = new Set([
  ...(['silk', 'satin', 'velvet', 'sequin', 'brocade', 'taffeta', 'lace', 'chiffon'] as const),
]);
const HAS_TEXTURE: ReadonlySet<FabricName> = new Set([
  ...SHINES,
  ...(['corduroy', 'tweed', 'boucle', 'leather', 'vegan leather', 'suede', 'mohair', 'seersucker'] as const),
  ...(['faux shearling', 'shearling', 'wax-print cotton'] as const),
]);
const SOFT: ReadonlySet<FabricName> = new Set([
  ...([
    'jersey',
    'cotton knit',
    'merino',
    'cashmere',
    'lambswool',
    'ribbed knit',
    'flannel',
    'linen',
  ] as const),
  ...(['corduroy', 'viscose', 'lyocell', 'suede', 'chambray'] as const),
]);

const isClothing = ({ garment }: Pick<Felt, 'garment'>) => CLOTHES.includes(garment.slot);
const isOneOf = (keys: string) => {
  const set = new Set(keys.split('|'));
  return ({ garment }: Pick<Felt, 'garment'>) => set.has(garment.key);
};

const isSuitJacket = ({ garment }: Pick<Felt, 'garment'>) =>
  garment.slot === 'outer' && isKind(garment, 'suit');
const isJewelOfSize = isOneOf('statement-necklace|drop-earrings');
const isUneasy = (piece: Pick<Felt, 'garment'>) =>
  isHeeled(piece.garment) || isKind(piece.garment, 'corset', 'tie', 'bow-tie', 'crop-top');
const isPressed = isOneOf(
  'tailored-trousers|slim-trousers|wide-leg-trousers|pleated-trousers|flannel-trousers|tapered-trousers|chinos|' +
    'pencil-skirt|a-line-skirt|pleated-skirt|slip-skirt|culottes',
);
const isOutOfBed = (piece: Pick<Felt, 'garment'>) =>
  isKind(piece.garment, 'hoodie', 'sweatshirt', 'joggers', 'leggings', 'shorts', 'crop-top') ||
  isOneOf('baggy-jeans|graphic-tee|slides|track-jacket')(piece);
const hasGarmentStyle = (...styles: readonly Garment['styles'][number][]) => {
  return ({ garment }: Pick<Felt, 'garment'>) => garment.styles.some((style) => styles.includes(style));
};

export const FEELING_RULES = {
  fun: {
    by: (piece) =>
      (isClothing(piece) && ['floral', 'dot'].includes(piece.pattern)) ||
      ['sequin', 'wax-print cotton'].includes(piece.fabric) ||
      isOneOf('statement-necklace|graphic-tee|kimono-jacket|beaded-pouch')(piece),
    colours: LIVELY,
  },
  special: {
    by: (piece) =>
      (isClothing(piece) &&
        (SHINES.has(piece.fabric) ||
          isKind(piece.garment, 'blazer', 'suit', 'gown') ||
          isOneOf('biker-jacket|leather-trousers|leather-skirt|jumpsuit|sheath-dress|wrap-dress')(piece))) ||
      isJewelOfSize(piece),
  },
  unforced: {
    by: (piece) =>
      isKind(piece.garment, 'jeans', 'tshirt', 'sweater', 'cardigan', 'polo', 'sneakers', 'loafers') ||
      isOneOf('overshirt|denim-jacket|chore-jacket|desert-boots|chelsea-boots|linen-shirt|oxford-shirt')(
        piece,
      ),
    breaks: (piece) =>
      isUneasy(piece) ||
      isSuitJacket(piece) ||
      isKind(piece.garment, 'pocket-square', 'clutch', 'handbag') ||
      ['sequin', 'brocade', 'taffeta'].includes(piece.fabric) ||
      isOneOf('statement-necklace|bodycon-dress|opera-gloves')(piece),
  },
  yourself: {
    by: ({ garment }) =>
      isKind(
        garment,
        'shirt',
        'tshirt',
        'sweater',
        'cardigan',
        'polo',
        'blouse',
        'trousers',
        'jeans',
        'flats',
      ) || isKind(garment, 'sneakers', 'loafers', 'blazer', 'midi'),
    least: 2,
    breaks: (piece) =>
      isKind(piece.garment, 'corset', 'crop-top', 'above-knee', 'bow-tie') ||
      piece.fabric === 'sequin' ||
      isOneOf('bodycon-dress|leather-trousers|leather-skirt|strappy-heels|pumps|ribbed-tank')(piece),
  },
  pretty: {
    by: (piece) =>
      isClothing(piece) &&
      (hasGarmentStyle('Feminine', 'Romantic')(piece) ||
        ['floral', 'dot'].includes(piece.pattern) ||
        ['lace', 'chiffon', 'silk', 'satin'].includes(piece.fabric)),
    colours: TENDER,
  },
  polished: {
    by: (piece) =>
      isKind(piece.garment, 'blazer', 'suit', 'loafers', 'lace-ups') ||
      isPressed(piece) ||
      isOneOf(
        'poplin-shirt|oxford-shirt|band-collar-shirt|blouse|bow-blouse|wrap-blouse|knit-polo|fine-crew-sweater|turtleneck|' +
          'sheath-dress|shirt-dress|wrap-dress|midi-occasion-dress|cocktail-dress|blazer-dress|jumpsuit|chelsea-boots|wool-coat|wrap-coat',
      )(piece),
    least: 2,
    breaks: isOutOfBed,
  },
  tidy: {
    by: (piece) =>
      isKind(piece.garment, 'blazer', 'cardigan', 'shirt', 'blouse', 'polo', 'loafers', 'lace-ups') ||
      isPressed(piece) ||
      isOneOf(
        'fine-crew-sweater|v-neck-sweater|turtleneck|fitted-rollneck|breton-tee|leather-sneakers|chelsea-boots',
      )(piece),
    breaks: (piece) =>
      isKind(piece.garment, 'hoodie', 'shorts', 'crop-top') ||
      isOneOf('baggy-jeans|graphic-tee|track-jacket|slides|sweatshirt')(piece),
  },
  measured: {
    by: (piece) =>
      isKind(
        piece.garment,
        'trousers',
        'jeans',
        'sweater',
        'cardigan',
        'shirt',
        'blouse',
        'tshirt',
        'polo',
        'midi',
      ) || isKind(piece.garment, 'flats', 'sneakers', 'loafers', 'boots'),
    breaks: (piece) =>
      isKind(piece.garment, 'gown', 'floor-length', 'bow-tie') ||
      ['sequin', 'brocade', 'taffeta'].includes(piece.fabric) ||
      (isClothing(piece) && ['satin', 'velvet'].includes(piece.fabric)) ||
      isOneOf('opera-gloves|tuxedo-jacket|tailcoat|statement-necklace|double-breasted-blazer|pocket-square')(
        piece,
      ),
  },
  confident: {
    by: (piece) =>
      isKind(piece.garment, 'blazer', 'suit') ||
      isOneOf(
        'biker-jacket|waistcoat|blazer-dress|sheath-dress|leather-trousers|leather-skirt|jumpsuit|trench-coat|heeled-boots',
      )(piece),
    colours: ['Red', 'Cobalt', 'Emerald', 'Royal Blue', 'Fuchsia', 'Burgundy'],
  },
  current: {
    by: (piece) =>
      isOneOf(
        'straight-jeans|wide-jeans|flared-jeans|wide-leg-trousers|culottes|slip-skirt|leather-skirt|leather-trousers|biker-jacket|' +
          'denim-jacket|overshirt|bomber|leather-sneakers|chunky-sneakers|retro-runners|chelsea-boots|chunky-loafers|knit-polo|' +
          'jumpsuit|boilersuit|oversized-shirt|blazer-dress|slip-dress|soft-blazer',
      )(piece) ||
      (isClothing(piece) && hasGarmentStyle('Contemporary', 'Streetwear', 'Edgy')(piece)),
    breaks: isOneOf('bow-blouse|pashmina|handbag|flat-cap|tweed-blazer'),
  },
  easy: {
    by: (piece) =>
      (isClothing(piece) && SOFT.has(piece.fabric)) || isKind(piece.garment, 'sneakers', 'loafers', 'flats'),
    breaks: (piece) => isUneasy(piece) || isOneOf('waistcoat')(piece),
  },
  offDuty: {
    by: (piece) =>
      isKind(piece.garment, 'jeans', 'tshirt', 'sweater', 'polo', 'midi', 'sneakers', 'boots') ||
      isOneOf(
        'overshirt|denim-jacket|bomber|biker-jacket|blouse|wrap-blouse|wrap-dress|slip-skirt|camisole|leather-trousers|jumpsuit|linen-shirt|' +
          'oxford-shirt|breton-tee|cardigan|chinos|block-heel-sandals|ballet-flats|heeled-boots',
      )(piece),
    breaks: (piece) =>
      isSuitJacket(piece) ||
      isKind(piece.garment, 'tie', 'briefcase', 'lace-ups') ||
      isOneOf(
        'structured-tote|leather-tote|pencil-skirt|sheath-dress|single-breasted-blazer|double-breasted-blazer|cigarette-trousers|pumps|laptop-bag',
      )(piece),
  },
  lively: {
    by: (piece) =>
      (isClothing(piece) &&
        (['floral', 'dot', 'check', 'stripe'].includes(piece.pattern) || HAS_TEXTURE.has(piece.fabric))) ||
      isJewelOfSize(piece) ||
      isOneOf('silk-scarf|beaded-pouch')(piece),
    colours: [...LIVELY, 'Burgundy', 'Rust', 'Plum'],
  },
  festive: {
    by: (piece) => SHINES.has(piece.fabric) || isJewelOfSize(piece) || piece.garment.key === 'pearls',
    colours: JEWELS,
  },
  respectful: {
    by: (piece) =>
      isKind(piece.garment, 'trousers', 'jeans', 'midi', 'floor-length') ||
      (piece.garment.slot === 'top' && sleeveOf(piece.garment.key) === 'long'),
    least: 1,
    breaks: (piece) =>
      isKind(piece.garment, 'above-knee', 'shorts', 'crop-top', 'corset') ||
      // Nobody is dressed decently in what one trains or lounges in.
      isKind(piece.garment, 'hoodie', 'sweatshirt', 'joggers', 'leggings', 'active') ||
      piece.fabric === 'sequin' ||
      isOneOf('graphic-tee|bodycon-dress|camisole|lace-camisole|track-jacket|slides|baggy-jeans')(piece) ||
      (isClothing(piece) && necklineOf(piece.garment.key) === 'low'),
  },
  friendly: {
    by: (piece) => isClothing(piece) && isKind(piece.garment, 'cardigan', 'sweater', 'polo'),
    colours: FRIENDLY,
    breaks: (piece) => piece.garment.key === 'biker-jacket',
  },
  // A line from shoulder to hem, or a waist: no cut that hides that somebody is in it.
  shapely: {
    by: (piece) =>
      isClothing(piece) &&
      (['fitted', 'slim', 'tailored', 'straight', 'a-line', 'bodycon'].includes(piece.garment.fit ?? '') ||
        piece.garment.goals.includes('accentuate-waist') ||
        isKind(piece.garment, 'blazer', 'suit') ||
        isOneOf('trench-coat|wrap-coat|fine-crew-sweater|v-neck-sweater')(piece)),
    breaks: (piece) =>
      isClothing(piece) &&
      (piece.garment.fit === 'oversized' ||
        piece.garment.avoid.includes('boxy-silhouettes') ||
        isOneOf('kaftan|boxy-tee|cape|long-puffer|poncho|oversized-shirt|baggy-jeans')(piece)),
  },
  flattering: {
    by: (piece) => isClothing(piece) && piece.garment.goals.length > 0,
  },
} as const satisfies Record<string, FeelingRule>;

export type Feeling = keyof typeof FEELING_RULES;

/** Whether this piece gives the feeling. */
export function gives(feeling: Feeling, piece: Felt): boolean {
  const { by, colours }: FeelingRule = FEELING_RULES[feeling];

  return by?.(piece) === true || (isClothing(piece) && colours?.includes(piece.colour) === true);
}

/** Whether this piece takes it away. */
export function breaks(feeling: Feeling, piece: Felt): boolean {
  const { breaks: isBroken }: FeelingRule = FEELING_RULES[feeling];

  return isBroken?.(piece) === true;
}

/** What gives the feeling to what is worn together; none where it is too little, or broken by another piece. */
export function givenBy<Piece extends Felt>(feeling: Feeling, pieces: readonly Piece[]): readonly Piece[] {
  const { least = 1 }: FeelingRule = FEELING_RULES[feeling];
  const givers = pieces.filter((piece) => gives(feeling, piece));

  return givers.length < least || pieces.some((piece) => breaks(feeling, piece)) ? [] : givers;
}
