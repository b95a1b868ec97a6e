import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer, type Weather } from '#domain/wardrobe/weather.ts';
import { isPatterned, type Piece } from './piece.ts';
import { isMain } from './search.ts';

interface WearNote {
  applies: (outfit: Worn) => boolean;
  note: string;
}

/** Where and when it is worn, as far as advice depends on it. */
export interface WearContext {
  formality: number;
  weather: Weather;
  isWet: boolean;
  /** Tucking in and belts are for waists. */
  hasBump?: boolean;
}

interface Worn extends WearContext {
  has: (...kinds: Kind[]) => boolean;
  piece: (...kinds: Kind[]) => Piece | undefined;
  keys: readonly string[];
  pieces: readonly Piece[];
}

/** How to wear what is there, as a stylist would say it in the fitting room. All that apply, in order; none for what needs no handling. */
export function wearNotes(pieces: readonly Piece[], context: WearContext): string[] {
  const outfit: Worn = {
    ...context,
    has: (...kinds) => pieces.some((piece) => isKind(piece.garment, ...kinds)),
    piece: (...kinds) => pieces.find((piece) => isKind(piece.garment, ...kinds)),
    keys: pieces.map((piece) => piece.garment.key),
    pieces,
  };

  return NOTES.filter(({ applies }) => applies(outfit))
    .map(({ note }) => note)
    .filter((note) => context.hasBump !== true || !/tuck|waist|belt/i.test(note));
}

const hasIndoorJacket = (outfit: Worn) =>
  outfit.pieces.some((piece) => isKind(piece.garment, 'blazer') && !isCoat(piece.garment));
const hasTuck = (outfit: Worn) => outfit.has('trousers', 'skirt') && !outfit.has('joggers', 'active');

/** Coats are closed and ankles covered below 14 °C and in the rain. */
const isMildOut = (outfit: Worn) => !needsLayer(outfit.weather) && !outfit.isWet;
const isTied = (outfit: Worn) => outfit.has('tie', 'bow-tie');

/** Loose knits are worn over the waistband; only a fine one can be tucked in. */
const hasFineKnit = (outfit: Worn) =>
  outfit.pieces.some(
    ({ garment }) =>
      garment.slot === 'top' &&
      isKind(garment, 'sweater', 'turtleneck') &&
      garment.warmth <= 2 &&
      garment.fit !== 'oversized' &&
      garment.fit !== 'relaxed',
  );
/** A pinstripe or a woven check is seen from near by only. */
const isLively = (piece: Piece) => isPatterned(piece) && !['pinstripe', 'check'].includes(piece.pattern);
/** Flowers and dots. */
const isPrettyDress = ({ garment, pattern }: Piece) =>
  garment.slot === 'dress' && ['floral', 'dot'].includes(pattern);
const hasLongSleevedShirt = (outfit: Worn) =>
  outfit.pieces.some(({ garment }) => isKind(garment, 'shirt') && sleeveOf(garment.key) === 'long');

const NOTES: readonly WearNote[] = [
  {
    applies: (outfit) => outfit.keys.includes('ski-trousers'),
    note: 'Ski boots, helmet and goggles are hired at the slope; the lined boots are for the way and the hut',
  },
  {
    applies: (outfit) => outfit.keys.includes('tailcoat'),
    note: 'The waistcoat ends where the tailcoat does; only the shirt, the bow and the piping stay bright',
  },
  {
    applies: (outfit) => outfit.pieces.some((piece) => piece.garment.suits.includes('tuxedo')),
    note: 'Keep the jacket buttoned while you stand',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('suit') && outfit.has('turtleneck'),
    note: 'The roll-neck does the work of collar and tie, so leave the jacket open',
  },
  {
    applies: (outfit) => outfit.has('suit') && outfit.has('tie'),
    note: 'A single dimple under the knot, half an inch of cuff, and the last jacket button undone',
  },
  {
    applies: (outfit) =>
      outfit.formality <= 3 && outfit.has('suit') && outfit.has('shirt') && !outfit.has('tie', 'bow-tie'),
    note: 'Worn without a tie, with two buttons open and the collar kept inside the jacket',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      outfit.has('suit') &&
      outfit.pieces.some(
        ({ garment }) => garment.slot === 'top' && isKind(garment, 'tshirt', 'camisole', 'sleeveless'),
      ),
    note: 'A plain neckline under a suit keeps it out of the boardroom; leave the jacket open',
  },
  {
    applies: (outfit) => isMildOut(outfit) && hasIndoorJacket(outfit) && outfit.has('jeans'),
    note: 'The jacket lifts the jeans, so keep their hem clean and turn nothing up',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && hasIndoorJacket(outfit) && outfit.has('tshirt') && !outfit.has('suit'),
    note: 'Tuck the tee, push the jacket sleeves up once, and leave it open',
  },
  {
    applies: (outfit) =>
      hasLongSleevedShirt(outfit) &&
      !outfit.has('sweater') &&
      hasTuck(outfit) &&
      hasIndoorJacket(outfit) &&
      !outfit.has('suit'),
    note: 'Tuck the shirt all the way in and let half an inch of cuff show',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      hasLongSleevedShirt(outfit) &&
      outfit.has('jeans', 'shorts') &&
      !outfit.has('blazer', 'cardigan', 'jacket', 'vest', 'sweater'),
    note: 'Half-tuck the shirt at the front and roll the sleeves twice, loosely',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && hasLongSleevedShirt(outfit) && outfit.keys.includes('waistcoat'),
    note: 'Close every button of the waistcoat but the last',
  },
  {
    applies: (outfit) => hasFineKnit(outfit) && outfit.keys.includes('slip-skirt'),
    note: 'Half-tuck the knit at one hip, so that the satin keeps its line',
  },
  {
    applies: (outfit) =>
      hasFineKnit(outfit) &&
      outfit.has('trousers') &&
      !outfit.has('jeans', 'suit', 'joggers', 'outdoor', 'belt'),
    note: 'Tuck the knit in at the front only',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('tshirt') && outfit.has('jeans'),
    note: 'Tuck the tee flat and turn the jeans up once',
  },
  {
    applies: (outfit) => outfit.has('wide-leg') && outfit.has('heels'),
    note: 'Let the trouser hem cover the heel to a quarter inch of the floor',
  },
  {
    applies: (outfit) =>
      outfit.has('jeans') &&
      outfit.has('boots') &&
      outfit.formality <= 2 &&
      !outfit.has('wide-leg', 'rain', 'outdoor') &&
      !outfit.isWet &&
      outfit.weather !== 'freezing',
    note: 'Stack the hem on the boot instead of tucking it in',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && outfit.has('trousers') && outfit.has('loafers') && !outfit.has('jeans'),
    note: 'A bare inch between hem and loafer keeps it light',
  },
  {
    applies: (outfit) => outfit.formality <= 2 && outfit.has('boots') && outfit.pieces.some(isPrettyDress),
    note: 'The boots take the prettiness out of the dress, which is the point',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && outfit.has('dress') && outfit.has('sneakers') && !outfit.has('tights'),
    note: 'Sneakers keep the dress on the ground; bare ankles, no socks in sight',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && outfit.has('dress') && outfit.has('jacket') && !outfit.has('gown'),
    note: 'Wear the jacket open or over the shoulders, so that the waist of the dress still shows',
  },
  {
    applies: (outfit) => outfit.keys.includes('wrap-dress') || outfit.keys.includes('wrap-blouse'),
    note: 'Tie the wrap at the side, flat, with the ends left long',
  },
  {
    applies: (outfit) => outfit.keys.includes('trench-coat'),
    note: 'Knot the coat belt and ignore the buckle',
  },
  {
    applies: (outfit) =>
      outfit.has('blouse') &&
      hasTuck(outfit) &&
      !outfit.has('sweater') &&
      !outfit.keys.includes('wrap-blouse'),
    note: 'Tuck the top in and ease it up a little, so that it falls over the waistband',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('camisole') && outfit.has('jacket', 'cardigan'),
    note: 'The layer stays on the shoulders; the camisole is for when it comes off',
  },
  {
    applies: (outfit) => outfit.has('polo') && hasTuck(outfit),
    note: 'Button the polo to the last but one and tuck it',
  },
  {
    applies: (outfit) => outfit.has('hoodie', 'sweatshirt') && outfit.has('coat', 'jacket'),
    note: 'Let an inch of hem show below the jacket',
  },
  {
    applies: (outfit) => outfit.pieces.filter((piece) => isKind(piece.garment, 'active')).length > 2,
    note: 'Flat seams, nothing that needs adjusting once you have started',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      outfit.formality <= 1 &&
      outfit.keys.includes('shirt-dress') &&
      !outfit.has('cardigan', 'jacket', 'coat'),
    note: 'Leave the shirt dress unbuttoned from the knee and roll its sleeves once',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('cardigan') && outfit.has('skirt', 'dress'),
    note: 'Button the cardigan at the waist only, or leave it over the shoulders',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('cardigan') && outfit.has('trousers'),
    note: 'Leave the cardigan open',
  },
  {
    applies: (outfit) => outfit.has('blazer') && hasFineKnit(outfit) && !outfit.has('suit'),
    note: 'The fine knit under the blazer stands in for shirt and tie',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && (outfit.keys.includes('denim-jacket') || outfit.keys.includes('chore-jacket')),
    note: 'Turn the jacket cuffs back once and leave the front open',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.keys.includes('biker-jacket'),
    note: 'Zip the biker halfway, never to the neck',
  },
  {
    applies: (outfit) => outfit.keys.includes('bomber') || outfit.keys.includes('varsity-jacket'),
    note: 'The ribbing should end at the waistband; push the sleeves up if they run long',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('coat') && outfit.has('sweater'),
    note: 'Leave the coat open over the knit, so that its edge draws a straight line',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      outfit.has('trousers') &&
      outfit.has('sneakers') &&
      !outfit.has('jeans', 'joggers', 'active'),
    note: 'Clean sneakers and a cropped hem make trousers casual without making them careless',
  },
  {
    applies: (outfit) =>
      outfit.weather !== 'freezing' &&
      outfit.keys.includes('wool-scarf') &&
      outfit.keys.some((key) => ['wool-coat', 'wrap-coat'].includes(key)) &&
      outfit.has('scarf') &&
      outfit.has('coat') &&
      !outfit.has('headscarf'),
    note: 'Fold the scarf lengthwise and let it hang inside the lapels',
  },
  {
    applies: (outfit) => outfit.has('shorts') && !outfit.has('active', 'swim'),
    note: 'Keep the shoe low and plain, so that the shorts stay grown-up',
  },
  {
    applies: (outfit) =>
      outfit.formality <= 1 &&
      outfit.pieces.some((piece) => piece.fabric === 'linen' && piece.garment.slot !== 'accessory'),
    note: 'Let the linen crease: pressed flat it looks rented',
  },
  {
    applies: (outfit) =>
      outfit.pieces.filter(isPatterned).length === 1 &&
      outfit.pieces.some((piece) => isMain(piece) && isLively(piece)),
    note: 'One pattern is enough: everything around it is plain',
  },
  {
    applies: (outfit) =>
      !isTied(outfit) &&
      outfit.formality <= 3 &&
      hasTuck(outfit) &&
      !outfit.has('sweater') &&
      outfit.pieces.some(({ garment }) => garment.slot === 'top' && isKind(garment, 'shirt', 'polo')),
    note: 'Leave the top button open',
  },
];
