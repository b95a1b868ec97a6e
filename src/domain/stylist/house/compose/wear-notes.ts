import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer, type Weather } from '#domain/wardrobe/weather.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import { isPatterned, type Piece } from './piece.ts';
import { isMain } from './search.ts';
import { WEAR_NOTES, type WearNoteName } from './wear-note-texts.ts';

interface WearNote {
  applies: (outfit: Worn) => boolean;
  note: WearNoteName;
}

/** Where and when it is worn, as far as advice depends on it. */
export interface WearContext {
  formality: number;
  weather: Weather;
  isWet: boolean;
  /** Whose cuts they are. */
  worn: OutfitPlan['worn'];
  /** Tucking in and belts are for waists. */
  hasBump?: boolean;
  /** On a course or a court: nothing is half in and half out. */
  isSport?: boolean;
  /** Nothing is left open or bare that could be closed. */
  isCovered: boolean;
}

interface Worn extends WearContext {
  has: (...kinds: Kind[]) => boolean;
  piece: (...kinds: Kind[]) => Piece | undefined;
  keys: readonly string[];
  pieces: readonly Piece[];
}

/** How to wear what is there, as a stylist would say it in the fitting room. All that apply, in order; none for what needs no handling. */
export function wearNotes(pieces: readonly Piece[], context: WearContext): Sentence[] {
  const outfit: Worn = {
    ...context,
    has: (...kinds) => pieces.some((piece) => isKind(piece.garment, ...kinds)),
    piece: (...kinds) => pieces.find((piece) => isKind(piece.garment, ...kinds)),
    // Which coat it is that somebody has, nobody knows.
    keys: pieces.filter(({ owned }) => owned?.called === undefined).map((piece) => piece.garment.key),
    pieces,
  };

  return NOTES.filter(({ applies }) => applies(outfit))
    .map(({ note }) => tell(note, WEAR_NOTES[note]))
    .filter(({ text }) => context.hasBump !== true || !/tuck|waist|belt/i.test(text));
}

/** Suit trousers alone are no suit. */
const isSuited = (outfit: Worn) =>
  outfit.pieces.some(({ garment }) => garment.slot === 'outer' && isKind(garment, 'suit'));
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
/** What is cut wide or long hangs over the waistband. */
const hasTuckedTee = (outfit: Worn) =>
  outfit.pieces.some(
    ({ garment }) =>
      isKind(garment, 'tshirt') &&
      garment.fit !== 'oversized' &&
      !['longline-tee', 'performance-tee'].includes(garment.key),
  );
/** A pinstripe or a woven check is seen from near by only. */
const isLively = (piece: Piece) => isPatterned(piece) && !['pinstripe', 'check'].includes(piece.pattern);
/** Beside them nothing is plain. */
const RICH_CLOTHS: readonly string[] = ['sequin', 'brocade', 'lace', 'tweed', 'boucle'];
const isKnitted = ({ garment }: Piece) => isKind(garment, 'tshirt', 'sweater', 'cardigan', 'polo');
/** Skin between hem and shoe is for warm days, and not for whoever covers up. */
const areAnklesCovered = (outfit: Worn) =>
  !['warm', 'hot'].includes(outfit.weather) || outfit.isCovered || outfit.has('headscarf');
/** A kaftan and a shift fall past it. */
const hasWaist = ({ garment }: Piece) =>
  garment.slot === 'dress' && garment.goals.includes('accentuate-waist');
/** Flowers and dots. */
const isPrettyDress = ({ garment, pattern }: Piece) =>
  garment.slot === 'dress' && ['floral', 'dot'].includes(pattern);
const hasLongSleevedShirt = (outfit: Worn) =>
  outfit.pieces.some(({ garment }) => isKind(garment, 'shirt') && sleeveOf(garment.key) === 'long');

/** Below these a hoodie's hem can show. */
const ENDS_AT_THE_WAIST: ReadonlySet<string> = new Set(
  'bomber|denim-jacket|biker-jacket|varsity-jacket|track-jacket'.split('|'),
);

/** Business casual. */
const BUSINESS = 3;

const isBlouseTucked = (outfit: Worn) =>
  outfit.has('blouse') && hasTuck(outfit) && !outfit.has('sweater') && !outfit.keys.includes('wrap-blouse');
/** Where a belt is to be seen, and from business casual up, nothing falls over the waistband. */
const isTuckedFlat = (outfit: Worn) => outfit.has('belt') || outfit.formality >= BUSINESS;
/** Below a fleece and a shell, or a closed coat, nobody sees the stripes. */
const isSeen = (outfit: Worn, { garment }: Piece) =>
  garment.slot !== 'top' ||
  (outfit.pieces.filter((piece) => piece.garment.slot === 'outer').length < 2 && !needsCoat(outfit.weather));

const NOTES: readonly WearNote[] = [
  {
    applies: (outfit) => outfit.keys.includes('ski-trousers'),
    note: 'note_ski_hire',
  },
  {
    applies: (outfit) => outfit.keys.includes('jodhpur-boots'),
    note: 'note_riding_helmet',
  },
  {
    applies: (outfit) => outfit.keys.includes('tailcoat'),
    note: 'note_tailcoat_waistcoat',
  },
  {
    applies: (outfit) => outfit.pieces.some((piece) => piece.garment.suits.includes('tuxedo')),
    note: 'note_tuxedo_buttoned',
  },
  {
    applies: (outfit) => isMildOut(outfit) && isSuited(outfit) && outfit.has('turtleneck'),
    note: 'note_roll_neck_suit',
  },
  {
    applies: (outfit) => isSuited(outfit) && outfit.has('tie'),
    note: 'note_tie_and_suit',
  },
  {
    // Nobody expects a tie of womenswear.
    applies: (outfit) =>
      outfit.worn !== 'womenswear' &&
      outfit.formality <= 3 &&
      isSuited(outfit) &&
      outfit.has('shirt') &&
      !outfit.has('tie', 'bow-tie'),
    note: 'note_suit_without_tie',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      isSuited(outfit) &&
      outfit.pieces.some(
        ({ garment }) => garment.slot === 'top' && isKind(garment, 'tshirt', 'camisole', 'sleeveless'),
      ),
    note: 'note_suit_plain_neck',
  },
  {
    applies: (outfit) => isMildOut(outfit) && hasIndoorJacket(outfit) && outfit.has('jeans'),
    note: 'note_jacket_lifts_jeans',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && hasIndoorJacket(outfit) && hasTuckedTee(outfit) && !isSuited(outfit),
    note: 'note_tee_under_jacket',
  },
  {
    applies: (outfit) =>
      hasLongSleevedShirt(outfit) &&
      !outfit.has('sweater') &&
      hasTuck(outfit) &&
      hasIndoorJacket(outfit) &&
      !isSuited(outfit),
    note: 'note_shirt_all_in',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      !outfit.isCovered &&
      outfit.formality <= 1 &&
      hasLongSleevedShirt(outfit) &&
      outfit.has('jeans', 'shorts') &&
      // Trunks have no waistband for it.
      !outfit.has('swim', 'active') &&
      outfit.isSport !== true &&
      !outfit.has('blazer', 'cardigan', 'jacket', 'vest', 'sweater'),
    note: 'note_shirt_half_in',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && hasLongSleevedShirt(outfit) && outfit.keys.includes('waistcoat'),
    note: 'note_waistcoat_buttons',
  },
  {
    applies: (outfit) =>
      outfit.formality < BUSINESS && hasFineKnit(outfit) && outfit.keys.includes('slip-skirt'),
    note: 'note_knit_at_hip',
  },
  {
    // Half in and half out is not for business.
    applies: (outfit) =>
      outfit.worn !== 'menswear' &&
      outfit.formality < BUSINESS &&
      outfit.isSport !== true &&
      // In the cold nothing is left open at the waist.
      !needsCoat(outfit.weather) &&
      hasFineKnit(outfit) &&
      outfit.has('trousers') &&
      !outfit.has('jeans', 'suit', 'joggers', 'outdoor', 'belt'),
    note: 'note_knit_at_front',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && hasTuckedTee(outfit) && outfit.has('jeans') && !outfit.has('wide-leg'),
    note: 'note_tee_and_jeans',
  },
  {
    applies: (outfit) => outfit.has('wide-leg') && outfit.has('heels') && !outfit.keys.includes('culottes'),
    note: 'note_wide_leg_hem',
  },
  {
    applies: (outfit) =>
      outfit.has('jeans') &&
      outfit.has('boots') &&
      outfit.formality <= 2 &&
      !outfit.has('wide-leg', 'rain', 'outdoor') &&
      !outfit.isWet &&
      outfit.weather !== 'freezing',
    note: 'note_hem_on_boot',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      outfit.formality <= 1 &&
      !areAnklesCovered(outfit) &&
      outfit.has('trousers') &&
      outfit.has('loafers') &&
      !outfit.has('jeans', 'wide-leg'),
    note: 'note_bare_ankle_loafer',
  },
  {
    applies: (outfit) => outfit.formality <= 2 && outfit.has('boots') && outfit.pieces.some(isPrettyDress),
    note: 'note_boots_with_dress',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      !outfit.isCovered &&
      outfit.has('dress') &&
      outfit.has('sneakers') &&
      !outfit.has('tights'),
    note: 'note_sneakers_with_dress',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && outfit.pieces.some(hasWaist) && outfit.has('jacket') && !outfit.has('gown'),
    note: 'note_jacket_over_dress',
  },
  {
    applies: (outfit) => outfit.keys.includes('wrap-dress') || outfit.keys.includes('wrap-blouse'),
    note: 'note_wrap_tied',
  },
  {
    applies: (outfit) => outfit.keys.includes('trench-coat'),
    note: 'note_coat_belt',
  },
  {
    applies: (outfit) => isBlouseTucked(outfit) && !isTuckedFlat(outfit),
    note: 'note_top_eased',
  },
  {
    applies: (outfit) => isBlouseTucked(outfit) && isTuckedFlat(outfit),
    note: 'note_top_flat',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && outfit.keys.includes('camisole') && outfit.has('jacket', 'cardigan'),
    note: 'note_layer_over_camisole',
  },
  {
    applies: (outfit) => outfit.keys.some((key) => ['polo', 'knit-polo'].includes(key)) && hasTuck(outfit),
    note: 'note_polo_buttons',
  },
  {
    applies: (outfit) =>
      outfit.has('hoodie', 'sweatshirt') && outfit.keys.some((key) => ENDS_AT_THE_WAIST.has(key)),
    note: 'note_hem_below_jacket',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      !outfit.isCovered &&
      outfit.formality <= 1 &&
      outfit.keys.includes('shirt-dress') &&
      !outfit.has('cardigan', 'jacket', 'coat'),
    note: 'note_shirt_dress_open',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      outfit.has('cardigan') &&
      !outfit.keys.includes('duster-cardigan') &&
      outfit.has('skirt', 'dress'),
    note: 'note_cardigan_at_waist',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('cardigan') && outfit.has('trousers'),
    note: 'note_cardigan_open',
  },
  {
    applies: (outfit) =>
      outfit.worn === 'menswear' && outfit.has('blazer') && hasFineKnit(outfit) && !isSuited(outfit),
    note: 'note_knit_for_shirt',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) && (outfit.keys.includes('denim-jacket') || outfit.keys.includes('chore-jacket')),
    note: 'note_jacket_cuffs',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.keys.includes('biker-jacket'),
    note: 'note_biker_zip',
  },
  {
    applies: (outfit) => outfit.keys.includes('bomber') || outfit.keys.includes('varsity-jacket'),
    note: 'note_ribbing',
  },
  {
    applies: (outfit) => isMildOut(outfit) && outfit.has('coat') && outfit.has('sweater'),
    note: 'note_coat_open',
  },
  {
    applies: (outfit) =>
      isMildOut(outfit) &&
      outfit.formality >= 2 &&
      outfit.has('trousers') &&
      outfit.has('sneakers') &&
      !outfit.has('jeans', 'joggers', 'active'),
    note: 'note_clean_sneakers',
  },
  {
    applies: (outfit) =>
      outfit.weather !== 'freezing' &&
      outfit.keys.includes('wool-scarf') &&
      outfit.keys.some((key) => ['wool-coat', 'wrap-coat'].includes(key)) &&
      outfit.has('scarf') &&
      outfit.has('coat') &&
      !outfit.has('headscarf'),
    note: 'note_scarf_lengthwise',
  },
  {
    applies: (outfit) =>
      outfit.has('shorts') &&
      !outfit.has('active', 'swim', 'heels') &&
      outfit.pieces.every((piece) => piece.garment.slot !== 'shoes' || !isPatterned(piece)),
    note: 'note_shorts_shoe',
  },
  {
    applies: (outfit) =>
      outfit.formality <= 1 &&
      outfit.pieces.some((piece) => piece.fabric === 'linen' && isMain(piece) && !isKnitted(piece)),
    note: 'note_linen_creases',
  },
  {
    applies: (outfit) =>
      outfit.pieces.filter(isPatterned).length === 1 &&
      !outfit.pieces.some(({ fabric }) => RICH_CLOTHS.includes(fabric)) &&
      outfit.pieces.some((piece) => isMain(piece) && isLively(piece) && isSeen(outfit, piece)),
    note: 'note_one_pattern',
  },
  {
    applies: (outfit) =>
      !isTied(outfit) &&
      !outfit.isCovered &&
      // Nobody leaves it open to the frost.
      (!needsCoat(outfit.weather) || outfit.has('blazer')) &&
      outfit.formality <= 3 &&
      hasTuck(outfit) &&
      !outfit.has('sweater') &&
      outfit.pieces.some(
        ({ garment }) =>
          garment.slot === 'top' && isKind(garment, 'shirt', 'polo') && garment.key !== 'camp-shirt',
      ),
    note: 'note_top_button',
  },
];
